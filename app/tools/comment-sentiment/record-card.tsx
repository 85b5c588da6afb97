import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Topics } from "../../ui/lists";
import { ScoreRing, SharesBar, SharesFigure } from "./chart-figures";
import type { RecordShown } from "./show";

interface RecordCardProps {
  record: Omit<RecordShown, "publishedAt">;
  open: boolean;
}

/** A video of the list. Opening one closes the others. */
export function RecordCard({ record, open }: RecordCardProps) {
  return (
    <details id={record.id} name="analyzed-video" open={open} className="disclosure scroll-mt-20">
      <summary className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-4 sm:grid-cols-[auto_minmax(0,1fr)_9rem_auto] sm:gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)_14rem_auto]">
        <span className="row-span-2">
          <ScoreRing score={record.score} arc={record.arc} tone={record.tone} />
        </span>
        {/* A summary holds phrases and headings, and a phrase no heading: so this is a cell of the grid. */}
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

interface RecordBodyProps {
  record: Omit<RecordShown, "publishedAt">;
  /** Of its headings: one below that of the video. */
  level: "h3" | "h4";
}

/** What the comments of one video come to, what to do about it, and what they say. */
export function RecordBody({ record, level: Heading }: RecordBodyProps) {
  return (
    <div className="grid gap-7 print:gap-5">
      <div className="grid gap-4">
        <p className="text-lg font-semibold text-pretty">{record.finding}</p>
        <div className="rounded-control border print:break-inside-avoid border-transparent bg-go-soft px-5 py-4 print:border-line">
          <Heading className="text-sm font-semibold">Actionable insights</Heading>
          <ol className="mt-2 grid max-w-prose gap-2 text-sm">
            {record.actionableInsights.map((insight, index) => (
              <li key={insight} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
                <span aria-hidden="true" className="font-semibold text-good tabular-nums">
                  {index + 1}
                </span>
                {insight}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <SharesFigure shares={record.shares} />
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2 print:grid-cols-2 print:gap-y-5">
        <Part title={<Heading className={TITLE}>Top positive comments</Heading>}>
          <Quotes comments={record.topPositiveComments} rule="border-go" />
        </Part>
        <Part title={<Heading className={TITLE}>Top negative comments</Heading>}>
          <Quotes comments={record.topNegativeComments} rule="border-poor" />
        </Part>
        <Part title={<Heading className={TITLE}>Common themes</Heading>}>
          <div className="mt-3">
            <Topics words={record.commonThemes} />
          </div>
        </Part>
        <Part title={<Heading className={TITLE}>Emotional triggers</Heading>}>
          <div className="mt-3">
            <Topics words={record.emotionalTriggers} />
          </div>
        </Part>
      </div>
    </div>
  );
}

const TITLE = "text-sm font-semibold";

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 print:break-inside-avoid">
      {title}
      {children}
    </div>
  );
}

function Quotes({ comments, rule }: { comments: string[]; rule: string }) {
  return (
    <ul className="mt-3 grid gap-3 text-sm">
      {comments.map((comment) => (
        <li key={comment} className={`border-l-2 pl-4 wrap-anywhere ${rule}`}>
          “{comment}”
        </li>
      ))}
    </ul>
  );
}
