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
        <ScoreRing score={record.score} arc={record.arc} tone={record.tone} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere group-hover:underline">{record.videoTitle}</h3>
          <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
            {record.published} · {record.comments}
          </p>
          <div className="when-closed sm:hidden">
            <SharesBar shares={record.shares} className="mt-2 h-1.5" />
          </div>
        </div>
        <div aria-hidden="true" className="when-closed max-sm:hidden">
          <SharesBar shares={record.shares} />
          <p className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
            <span>{record.shares[0]?.percent}% positive</span>
            <span className="max-lg:hidden">{record.shares[2]?.percent}% negative</span>
          </p>
        </div>
        <ChevronDown aria-hidden="true" className="chevron col-start-[-2] size-4.5 shrink-0 text-ink-soft" />
      </summary>
      <div className="pt-2 pb-8 lg:pl-19">
        <RecordBody record={record} level="h4" />
      </div>
    </details>
  );
}
