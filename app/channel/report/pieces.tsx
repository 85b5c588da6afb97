import type { ReactNode } from "react";
import { RefusalText } from "../../forms/refusal-text";
import { Disclosure } from "../../ui/disclosure";
import { FirstDays, LevelPicture, UploadTitle } from "./evidence";
import { Funnel } from "./funnel";
import { TEXTS } from "./messages";
import type { KindShown, ReportShown } from "./show";
import { FreeTiming, Times, TimeZone } from "./timing";

/** What stands behind a kind's answer. */
export interface EvidencePiece {
  id: string;
  name: string;
  /** Said while it is closed. */
  answer: string | null;
  /** Drawn only where it is open. */
  content: () => ReactNode;
}

/** The evidence for a kind of video, each piece drawn where it is open. */
export function evidenceOf(
  kind: KindShown,
  { zone, freeTiming }: Pick<ReportShown, "zone" | "freeTiming">,
  at: string,
): EvidencePiece[] {
  const { newest, level, firstDays, funnel, timing } = kind;
  const piece = (name: keyof typeof TEXTS.evidence, answer: string | null, content: () => ReactNode) => ({
    id: `${name}-${kind.kind}`,
    name: TEXTS.evidence[name],
    answer,
    content,
  });
  return [
    piece("newest", newest.caption, () => (
      <>
        <NewestTable rows={newest.rows} />
        <Method notes={newest.notes} />
      </>
    )),
    level &&
      piece("level", level.answer, () => (
        <>
          <LevelPicture chart={level.chart} />
          {level.groups.map(({ name, rows }) => (
            <Disclosure
              key={name}
              summary={`${name}: ${rows.length} uploads`}
              className="border-t border-line"
            >
              <UploadList rows={rows} unit="views after 30 days" />
            </Disclosure>
          ))}
          <Method notes={level.notes} />
        </>
      )),
    firstDays &&
      piece("days", firstDays.answer, () => (
        <>
          <FirstDays rows={firstDays.rows} />
          <Method notes={firstDays.notes} />
        </>
      )),
    funnel &&
      piece("lost", funnel.answer, () => (
        <>
          <Funnel funnel={funnel} />
          <Method notes={funnel.notes} />
        </>
      )),
    piece("when", freeTiming === "left" ? TEXTS.freeTiming.answer : timing.answer, () =>
      freeTiming === "left" ? (
        <FreeTiming open={`when-${kind.kind}`} />
      ) : (
        <>
          {freeTiming && (
            <p className="text-sm text-ink-soft">
              <RefusalText>{freeTiming}</RefusalText>
            </p>
          )}
          <Times timing={timing} />
          {zone && timing.hours.length > 0 && <TimeZone zone={zone} at={at} open={`when-${kind.kind}`} />}
          <Method notes={timing.notes} />
        </>
      ),
    ),
  ].filter((one) => one !== null);
}

function Method({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="grid max-w-prose gap-1.5 text-xs text-ink-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function NewestTable({ rows }: { rows: KindShown["newest"]["rows"] }) {
  return (
    <table className="w-full text-sm">
      <thead className="sr-only sm:not-sr-only">
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className="py-2 font-normal">
            Upload
          </th>
          <th scope="col" className="py-2 pl-5 text-right font-normal">
            Views
          </th>
          <th scope="col" className="py-2 pl-5 text-right font-normal">
            Usual at its age
          </th>
          <th scope="col" className="py-2 pl-5 text-right font-normal">
            Times
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ key, views, usual, times, outlier, ...upload }) => (
          <tr key={key} className="align-baseline tabular-nums">
            <td className="py-2.5">
              <UploadTitle {...upload} />
              <span className="block text-xs text-ink-soft sm:hidden">
                {views} views{usual && `, usually ${usual}`}
              </span>
            </td>
            <td className="hidden py-2.5 pl-5 text-right sm:table-cell">{views}</td>
            <td className="hidden py-2.5 pl-5 text-right text-ink-soft sm:table-cell">{usual ?? "–"}</td>
            <td className="py-2.5 pl-5 text-right font-semibold whitespace-nowrap">
              {times ?? <span className="font-normal text-ink-soft">not yet</span>}
              {outlier && (
                <span
                  className={`block text-xs font-medium ${outlier === "over" ? "text-good" : "text-poor"}`}
                >
                  {outlier === "over" ? "stands out" : "fell behind"}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface UploadListProps {
  rows: { key: string; title: string; day: string; href: string | null; value: string; note?: string }[];
  /** Of the values. */
  unit: string;
}

/** Uploads with a figure each. */
function UploadList({ rows, unit }: UploadListProps) {
  return (
    <ul className="divide-y divide-line text-sm">
      {rows.map(({ key, value, note, ...upload }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 py-2.5">
          <UploadTitle {...upload} />
          <span className="text-right tabular-nums">
            <span className="font-semibold">{value}</span>
            <span className="sr-only"> {unit}</span>
            {note && <span className="block text-xs text-ink-soft">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
