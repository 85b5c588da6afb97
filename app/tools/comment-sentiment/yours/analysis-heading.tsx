import { Badge } from "../../../ui/badge";
import { ScoreRing } from "../score-ring";
import { SharesBar } from "../shares-bar";
import type { HeadingShown } from "./show";

/** The grid of a card's head, as at the sample desk. */
export const HEADING_GRID =
  "group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_9rem_auto] sm:gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)_14rem_auto]";

/** What names an analysis in the list: score, title, how many comments and from where, the shares. */
export function AnalysisHeading({ heading }: { heading: HeadingShown }) {
  const { ring, title, mark, comments, origin, age, shares, sides } = heading;
  return (
    <>
      <span className="row-span-2">{ring ? <ScoreRing {...ring} /> : <NoRing />}</span>
      <h3
        dir="auto"
        className="col-start-2 min-w-0 self-end text-left text-lg leading-snug wrap-anywhere group-hover:underline"
      >
        {title}
      </h3>
      <span className="col-start-2 row-start-2 mt-0.5 block min-w-0 self-start text-sm text-ink-soft tabular-nums wrap-anywhere">
        {mark && (
          <span className="mr-2 inline-block">
            <Badge>{mark}</Badge>
          </span>
        )}
        {comments} · {origin} · {age}
        {shares && (
          <span className="when-closed">
            <SharesBar shares={shares} className="mt-2 h-1.5 sm:hidden" />
          </span>
        )}
      </span>
      {shares && (
        <span aria-hidden="true" className="when-closed row-span-2 row-start-1 max-sm:hidden sm:col-start-3">
          <SharesBar shares={shares} />
          <span className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
            <span>{sides[0]}</span>
            <span className="max-lg:hidden">{sides[1]}</span>
          </span>
        </span>
      )}
    </>
  );
}

/** Where there are too few comments for a score. */
function NoRing() {
  return (
    <span className="inline-grid size-14 shrink-0 place-items-center rounded-full border-4 border-line text-base text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No score: not enough data</span>
    </span>
  );
}
