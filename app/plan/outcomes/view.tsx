import { Link } from "react-router";
import { outcomePath, PLAN_PATH, RECORD_FILE_PATH, RECORD_PATH } from "../../navigation/paths";
import { Claims, Figures } from "../../record/figures";
import { Badge, type Tone } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { EmptyState, Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";
import type { TestsShown } from "../ab-test/show";
import { Tests } from "../ab-test/view";
import { LightMark } from "../card-item";
import { OUTCOME_TEXTS, PLAN_TEXTS } from "../messages";
import type { AgeShown, BeforeShown, OutcomesShown } from "./show";

interface OutcomesProps {
  shown: OutcomesShown | null;
  /** Until something sealed was counted: what would have been said of the channel's newest uploads. */
  before: BeforeShown | null;
  /** Published cards without views. */
  waiting: { id: string; name: string }[];
  tests: TestsShown | null;
  unread: boolean;
  /** Whether the record could not be downloaded. */
  failed: boolean;
}

/** How right Greenlight has been for this plan, and each video behind it. */
export function OutcomesView({ shown, before, waiting, tests, unread, failed }: OutcomesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        back={{ to: PLAN_PATH, label: PLAN_TEXTS.title }}
        title={OUTCOME_TEXTS.title}
        intro={OUTCOME_TEXTS.intro}
      />
      {failed && (
        <Notice tone="error">
          <p>{OUTCOME_TEXTS.notDownloaded}</p>
        </Notice>
      )}
      {unread && (
        <Notice tone="error">
          <p>{PLAN_TEXTS.unread}</p>
        </Notice>
      )}
      {!shown && waiting.length === 0 && !unread && (
        <EmptyState
          title={OUTCOME_TEXTS.none.title}
          action={
            <Link to={PLAN_PATH} className={buttonClass({})}>
              Open the plan
            </Link>
          }
        >
          <p>{OUTCOME_TEXTS.none.text}</p>
        </EmptyState>
      )}
      {before && (
        <section aria-labelledby="before" className="grid gap-3">
          <h2 id="before" className="text-lg font-semibold">
            {before.title}
          </h2>
          <Claims claims={before.claims} />
          <p className="max-w-prose text-sm text-ink-soft">{OUTCOME_TEXTS.before}</p>
        </section>
      )}
      {waiting.length > 0 && <Waiting cards={waiting} />}
      {shown && <Outcomes shown={shown} />}
      {tests && <Tests shown={tests} />}
    </div>
  );
}

/** Published cards without views, each with the way to its video. */
function Waiting({ cards }: { cards: OutcomesProps["waiting"] }) {
  return (
    <section className="card grid gap-3 p-4 sm:p-5">
      <h2 className="text-base font-semibold">{OUTCOME_TEXTS.waiting.title}</h2>
      <p className="max-w-prose text-sm text-ink-soft">{OUTCOME_TEXTS.waiting.text}</p>
      <ul className="grid gap-2">
        {cards.map(({ id, name }) => (
          <li key={id}>
            <Link to={outcomePath(id)} dir="auto" className="link wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcomes({ shown }: { shown: OutcomesShown }) {
  const { finding, figures, hasSample, videos } = shown;
  return (
    <>
      <p className="max-w-prose text-lg font-medium">{finding}</p>
      <Figures figures={figures} />
      <p className="text-sm text-ink-soft">
        {OUTCOME_TEXTS.sealed}{" "}
        <a href={RECORD_FILE_PATH} className="link">
          {OUTCOME_TEXTS.download}
        </a>{" "}
        <Link to={RECORD_PATH} className="link">
          {OUTCOME_TEXTS.record}
        </Link>
      </p>
      {hasSample && <p className="text-sm text-ink-soft">{OUTCOME_TEXTS.sample}</p>}
      <ul className="grid gap-4">
        {videos.map(({ id, name, published, light, against, ages }) => (
          <li key={id} className="card grid gap-3 p-4 sm:p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {light && <LightMark color={light} />}
              <h2 className="min-w-0 text-base font-semibold">
                <Link to={outcomePath(id)} dir="auto" className="wrap-anywhere hover:underline">
                  {name}
                </Link>
              </h2>
              <span className="text-sm text-ink-soft">
                {[published, against].filter(Boolean).join(" · ")}
              </span>
            </div>
            <Ages ages={ages} />
          </li>
        ))}
      </ul>
      <Disclosure summary="How this is counted" className="border-y border-line">
        <p className="max-w-prose text-sm text-ink-soft">{OUTCOME_TEXTS.method}</p>
      </Disclosure>
    </>
  );
}

const TONES: Record<NonNullable<AgeShown["verdict"]>, Tone> = {
  inside: "good",
  above: "neutral",
  below: "fair",
};

/** The forecast beside the views, age by age. */
export function Ages({ ages }: { ages: AgeShown[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm tabular-nums">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="w-[19%] py-1 pr-3 font-medium sm:w-1/6">
            After
          </th>
          <th scope="col" className="w-[29%] py-1 pr-4 text-right font-medium sm:w-1/5 sm:pr-8">
            Forecast
          </th>
          <th scope="col" className="w-[20%] py-1 pr-4 text-right font-medium sm:w-1/5 sm:pr-8">
            Views
          </th>
          <th scope="col" className="py-1 font-medium">
            <span className="sr-only">Verdict</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ages.map(({ age, range, views, verdict, text }) => (
          <tr key={age} className="border-t border-line">
            <th scope="row" className="py-2 pr-3 font-medium whitespace-nowrap">
              {age}
            </th>
            <td className="py-2 pr-4 text-right sm:pr-8">{range || "–"}</td>
            <td className="py-2 pr-4 text-right sm:pr-8">{views || "–"}</td>
            <td className="py-2">
              {verdict ? (
                <Badge tone={TONES[verdict]}>{text}</Badge>
              ) : (
                <span className="text-ink-soft">{text}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
