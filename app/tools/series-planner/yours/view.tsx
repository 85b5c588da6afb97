import { Link } from "react-router";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DoneLine } from "../../../forms/done-line";
import { useAfterNavigation } from "../../../forms/focus";
import type { DeskLink } from "../../../forms/page-data";
import { PostForm } from "../../../forms/post-form";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { cardPath } from "../../../navigation/paths";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { NextSteps } from "../../../ui/next-steps";
import { EmptyState, Notice } from "../../../ui/notice";
import { ToolHeader } from "../../tool/header";
import { Results } from "../../tool/results";
import type { SeriesDesk } from "./desk";
import { EpisodeForm } from "./form";
import { FoundSeries } from "./found-series";
import { YOURS_DONE, YOURS_MESSAGES, YOURS_PATH, YOURS_TEXTS } from "./messages";
import type { AdviceShown, PlannedShown } from "./show";

interface SeriesDeskViewProps {
  page: SeriesDesk & { desks: DeskLink[]; done: string | null; at: string | null };
  refused?: Refusal;
  busy: Busy;
}

/** The plan's series and the channel's, the answer first. */
export function SeriesDeskView({ page, refused, busy }: SeriesDeskViewProps) {
  const own = useConnectedChannel();
  const { shown, channelUnread, desks, done, at } = page;
  // What a form did stands right above the answer.
  useAfterNavigation({ done, open: null, confirming: null }, busy, done !== null && !refused);
  const isEmpty = shown !== null && shown.planned.length + shown.found.length === 0;
  const places = [...(shown?.planned ?? []), ...(shown?.found ?? [])];
  const refusedHere = refused?.action === "add" ? refused : undefined;
  const refusedAt = (name?: string) => (refusedHere?.typed.series === name ? refusedHere : undefined);
  // A refusal of a series that is there stands at its own form.
  const isKnown = places.some(({ add }) => add !== null && add.series === refused?.typed.series);
  const refusedStart = isKnown ? undefined : refusedHere;
  const start = <EpisodeForm id="new-series" refused={refusedStart} busy={busy} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ToolHeader
        path={YOURS_PATH}
        desk="yours"
        title={YOURS_TEXTS.title}
        intro={isEmpty ? YOURS_TEXTS.intro : undefined}
        desks={desks}
      />
      {own
        ? isEmpty && <ForChannel channel={own}>Your uploads are looked through for series.</ForChannel>
        : // Said below, where the rest was read.
          !(channelUnread && shown) && <ConnectFirst>{YOURS_TEXTS.noChannel}</ConnectFirst>}
      {refused && !refused.field && (
        <Notice tone="error" id="series-error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {!shown && <Notice tone="error">{YOURS_MESSAGES.unread}</Notice>}
      {channelUnread && shown && <Notice tone="error">{YOURS_MESSAGES["channel-unread"]}</Notice>}
      <DoneLine texts={YOURS_DONE} done={refused ? null : done} at={at} />
      {shown && !isEmpty && (
        <Results title="Your series" answer={shown.answer}>
          <NextSteps steps={shown.next} />
          {shown.planned.length > 0 && (
            <section aria-labelledby="planned-title" className="mt-4 grid gap-4">
              <h3 id="planned-title" className="text-lg font-semibold">
                {YOURS_TEXTS.planned}
              </h3>
              {shown.planned.map((series) => (
                <PlannedSeries
                  key={series.name}
                  series={series}
                  refused={refusedAt(series.name)}
                  busy={busy}
                />
              ))}
            </section>
          )}
          {shown.found.length > 0 && (
            <section aria-labelledby="found-title" className="mt-4 grid gap-4">
              <h3 id="found-title" className="text-lg font-semibold">
                {YOURS_TEXTS.found}
              </h3>
              {shown.found.map((series) => (
                <FoundSeries key={series.name} series={series} refused={refusedAt(series.name)} busy={busy} />
              ))}
              {shown.older > 0 && (
                <p className="text-sm text-ink-soft">And {shown.older} older series, not shown.</p>
              )}
              <Disclosure summary="How this is counted" className="border-y border-line">
                <div className="grid max-w-prose gap-2 pb-4 text-sm text-ink-soft">
                  {YOURS_TEXTS.method.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </Disclosure>
            </section>
          )}
        </Results>
      )}
      {isEmpty && (
        <EmptyState title={YOURS_TEXTS.empty.title}>
          <p>{own ? YOURS_TEXTS.empty.onChannel : YOURS_TEXTS.empty.text}</p>
        </EmptyState>
      )}
      {isEmpty || !shown ? (
        start
      ) : (
        <Disclosure
          summary={YOURS_TEXTS.start}
          open={refusedStart !== undefined}
          className="border-y border-line"
        >
          <div className="pt-1 pb-5">{start}</div>
        </Disclosure>
      )}
    </div>
  );
}

interface PlannedSeriesProps {
  series: PlannedShown;
  refused?: Refusal;
  busy: Busy;
}

function PlannedSeries({ series, refused, busy }: PlannedSeriesProps) {
  const { id, name, count, next, others, verdict, cards, add } = series;
  return (
    <article aria-labelledby={`${id}-name`} className="card grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 id={`${id}-name`} dir="auto" className="text-lg font-semibold wrap-anywhere">
            {name}
          </h4>
          <p className="text-sm text-ink-soft">{count}</p>
        </div>
        {next ? <Advice advice={next} busy={busy} /> : <p>A good length, and well timed.</p>}
        {others.map((advice) => (
          <Advice key={advice.text} advice={advice} busy={busy} isLesser />
        ))}
        {verdict && <p className="text-sm text-ink-soft wrap-anywhere">{verdict}</p>}
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <li
            key={card.id}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 py-2.5 sm:grid-cols-[2rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-soft tabular-nums">{card.episode}</span>
            <Link to={cardPath(card.id)} dir="auto" className="link w-fit wrap-anywhere">
              {card.name}
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft max-sm:col-start-2">
              {card.day && <span>{card.day}</span>}
              <span>{card.state}</span>
              {card.isSample && <Badge>Sample</Badge>}
            </span>
          </li>
        ))}
      </ol>
      <Disclosure summary={YOURS_TEXTS.add} open={refused !== undefined}>
        <div className="pt-1">
          <EpisodeForm id={`${id}-add`} add={add} refused={refused} busy={busy} />
        </div>
      </Disclosure>
    </article>
  );
}

/** What to do, and the button that does it. */
function Advice({
  advice: { text, move },
  busy,
  isLesser = false,
}: {
  advice: AdviceShown;
  busy: Busy;
  isLesser?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-0.5 ${isLesser ? "text-sm text-ink-soft" : ""}`}
    >
      <p>{text}</p>
      {move && (
        <PostForm does="date" action={YOURS_PATH} className="print:hidden">
          <input type="hidden" name="id" value={move.id} />
          <input type="hidden" name="date" value={move.date} />
          <Button size="sm" variant="secondary" disabled={busy.action !== null}>
            {move.label}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
