import { ChevronDown } from "lucide-react";
import type { RewriteShown } from "./show";

type Measure = RewriteShown["otherMeasures"][number];

interface MeasuresTableProps {
  id: string;
  measures: Measure[];
  /** Whether there is a rewrite to compare with. */
  isChanged: boolean;
}

const ROW = "grid grid-cols-[minmax(0,1fr)_1.25rem] items-start gap-x-4 gap-y-1";
const WIDE = {
  two: "sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_1.25rem]",
  one: "sm:grid-cols-[minmax(0,1fr)_8.5rem_1.25rem]",
};

/** The same columns in a table, where each column includes the gap before it. */
const BEFORE = "w-[30%] sm:w-38";
const AFTER = "w-[30%] sm:w-34";

/** Every measure before and after. Each opens to show its parts, its basis and its method. */
export function MeasuresTable({ id, measures, isChanged }: MeasuresTableProps) {
  const wide = isChanged ? WIDE.two : WIDE.one;
  return (
    <div className="min-w-0">
      <div className={`${ROW} ${wide} text-xs text-ink-soft`}>
        <span className="max-sm:hidden" />
        {isChanged && (
          <>
            <span aria-hidden="true" className="max-sm:hidden">
              Before
            </span>
            <span aria-hidden="true" className="max-sm:hidden">
              After
            </span>
          </>
        )}
      </div>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {measures.map((measure) => (
          <details key={measure.label} name={`${id}-measure`} className="disclosure">
            <summary className={`${ROW} ${wide} rounded-control py-3`}>
              <span className="min-w-0">
                <span className="block font-medium">{measure.label}</span>
                {measure.note && (
                  <span dir="auto" className="block max-w-prose text-xs text-ink-soft wrap-anywhere">
                    {measure.note}
                  </span>
                )}
              </span>
              <Values measure={measure} isChanged={isChanged} />
              <ChevronDown
                aria-hidden="true"
                className="chevron mt-1 size-4.5 text-ink-soft max-sm:col-start-2 max-sm:row-start-1 sm:col-start-[-2]"
              />
            </summary>
            <div className="grid gap-3 pb-5 text-sm sm:pr-9">
              {measure.parts.length > 0 && <Parts measure={measure} isChanged={isChanged} />}
              <p className="max-w-prose">
                <span className="text-ink-soft">From: </span>
                {measure.basis}
              </p>
              <p className="max-w-prose text-ink-soft">{measure.method}</p>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

/** The two values side by side; on a phone in one line under the name. */
function Values({
  measure: { before, after },
  isChanged,
}: { measure: Measure } & Pick<MeasuresTableProps, "isChanged">) {
  const same = before === after;
  return (
    <span className="flex flex-wrap gap-x-2 tabular-nums max-sm:col-start-1 sm:contents">
      {isChanged && (
        <>
          <span className="text-ink-soft wrap-anywhere">
            <span className="sr-only">Before: </span>
            {before}
          </span>
          <span aria-hidden="true" className="text-ink-soft sm:hidden">
            →
          </span>
        </>
      )}
      <span className={`wrap-anywhere ${same && isChanged ? "text-ink-soft" : "font-semibold"}`}>
        {isChanged && <span className="sr-only">After: </span>}
        {after}
      </span>
    </span>
  );
}

function Parts({
  measure: { label, parts },
  isChanged,
}: { measure: Measure } & Pick<MeasuresTableProps, "isChanged">) {
  return (
    <table className="w-full table-fixed border-y border-line text-left tabular-nums">
      <caption className="sr-only">{label}, by its parts</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-2 font-normal">
            <span className="sr-only">Part</span>
          </th>
          {isChanged && (
            <th scope="col" className={`${BEFORE} py-2 font-normal`}>
              Before
            </th>
          )}
          <th scope="col" className={`${AFTER} py-2 font-normal`}>
            {isChanged ? "After" : "Now"}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {parts.map((part) => (
          <tr key={part.name} className="align-baseline">
            <th scope="row" dir="auto" className="py-2 pr-4 font-normal text-ink-soft wrap-anywhere">
              {part.name}
            </th>
            {isChanged && (
              <td className={`${BEFORE} py-2 pr-4 text-ink-soft wrap-anywhere`}>{part.before}</td>
            )}
            <td
              className={`${AFTER} py-2 wrap-anywhere ${isChanged && part.before === part.after ? "text-ink-soft" : "font-medium"}`}
            >
              {part.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
