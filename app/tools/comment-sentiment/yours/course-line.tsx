import { ChevronDown } from "lucide-react";
import { Fact, Facts } from "../../../ui/facts";
import type { AnalysisShown } from "./show";

interface CourseLineProps {
  course: NonNullable<AnalysisShown["course"]>;
  whole?: boolean;
}

/** Whether newer comments sound better than older ones; it opens to both halves. */
export function CourseLine({ course: { sentence, parts }, whole }: CourseLineProps) {
  return (
    <details open={whole} className="disclosure text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-control py-2">
        <span className="min-w-0">{sentence}</span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft print:hidden" />
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        <Facts>
          {parts.map(({ id, name, value }) => (
            <Fact key={id} term={name}>
              {value}
            </Fact>
          ))}
        </Facts>
        <p className="max-w-prose text-xs text-ink-soft">
          The comments that have a date, halved by it; repeats count once. It is called a change only where
          the two ranges do not touch.
        </p>
      </div>
    </details>
  );
}
