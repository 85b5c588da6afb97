import type { ReactNode } from "react";
import { Topics } from "../../ui/lists";
import { SharesFigure } from "./shares-bar";
import type { RecordShown } from "./show";

interface RecordBodyProps {
  record: RecordShown;
  /** Of its headings: one below that of the video. */
  level: "h3" | "h4";
}

/** What was found in the comments of one video. */
export function RecordBody({ record, level: Heading }: RecordBodyProps) {
  return (
    <div className="grid gap-7 print:gap-5">
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
