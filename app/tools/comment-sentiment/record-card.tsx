import { ChevronDown } from "lucide-react";
import { RecordBody } from "./record-body";
import { ScoreRing } from "./score-ring";
import { SharesBar } from "./shares-bar";
import type { RecordShown } from "./show";

interface RecordCardProps {
  record: RecordShown;
  open: boolean;
}

/** A video of the list; opening one closes the others. */
export function RecordCard({ record, open }: RecordCardProps) {
  return (
    <details id={record.id} name="analyzed-video" open={open} className="disclosure scroll-mt-20">
      <summary className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-4 sm:grid-cols-[auto_minmax(0,1fr)_9rem_auto] sm:gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)_14rem_auto]">
        <span className="row-span-2">
          <ScoreRing score={record.score} arc={record.arc} tone={record.tone} />
        </span>
        {/* In a summary stand headings and phrases only, and a heading in no phrase: so it is a cell of the grid. */}
        <h3 className="col-start-2 min-w-0 self-end text-lg leading-snug wrap-anywhere group-hover:underline">
          {record.videoTitle}
        </h3>
        <span className="col-start-2 row-start-2 mt-0.5 block min-w-0 self-start text-sm text-ink-soft tabular-nums">
          {record.published} · {record.comments}
          <span className="when-closed">
            <SharesBar shares={record.shares} className="mt-2 h-1.5 sm:hidden" />
          </span>
        </span>
        <span aria-hidden="true" className="when-closed row-span-2 row-start-1 max-sm:hidden sm:col-start-3">
          <SharesBar shares={record.shares} />
          <span className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
            <span>{record.shares[0]?.percent}% positive</span>
            <span className="max-lg:hidden">{record.shares[2]?.percent}% negative</span>
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="chevron col-start-[-2] row-span-2 row-start-1 size-4.5 shrink-0 text-ink-soft"
        />
      </summary>
      <div className="pt-2 pb-8 lg:pl-19">
        <RecordBody record={record} level="h4" />
      </div>
    </details>
  );
}
