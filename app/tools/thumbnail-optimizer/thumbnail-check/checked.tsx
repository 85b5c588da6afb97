import { ChevronDown } from "lucide-react";
import type { FigureShown } from "../../tool/figure";
import { Drawing, WIDTHS } from "./drawing";
import { concernsOf, factsOf } from "./facts";
import type { Reading } from "./reading";
import { ASKED } from "./upload";

interface CheckedProps {
  name: string;
  picture: ImageBitmap;
  reading: Reading;
}

/** What came of a check, below its finding: what speaks against the picture, the picture as lists draw it, and each figure with how it was measured. */
export function Checked({ name, picture, reading }: CheckedProps) {
  const concerns = concernsOf(reading);
  return (
    <div className="grid gap-5">
      <div className="max-w-prose">
        <p dir="auto" className="text-xs text-ink-soft wrap-anywhere">
          {name}
        </p>
        {concerns.length > 0 && (
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
            {concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {WIDTHS.map(({ width, where }) => (
          <li key={width} className="min-w-0">
            <Drawing picture={picture} width={width} />
            <p className="mt-1 text-xs text-ink-soft">
              {width} pixels, {where}
            </p>
          </li>
        ))}
      </ul>
      <div className="divide-y divide-line border-y border-line">
        {factsOf(reading).map((fact) => (
          <MeasuredFact key={fact.label} fact={fact} />
        ))}
      </div>
      <p className="max-w-prose text-xs text-ink-soft">
        Drawn at about the sizes of YouTube's lists, which differ by window and device. What YouTube asks:{" "}
        <a href={ASKED.source} rel="noreferrer" className="link">
          YouTube Help
        </a>
        .
      </p>
    </div>
  );
}

/** A figure on a line, that opens into its parts, what it is from and how it was measured. */
function MeasuredFact({ fact }: { fact: FigureShown }) {
  const { label, value, range, parts = [], basis, method } = fact;
  return (
    <details name="thumbnail-fact" className="disclosure">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <span className="text-ink-soft">{label}</span>
        <span className="font-medium tabular-nums max-sm:col-start-1">
          {value}
          <span className="font-normal text-ink-soft">, {range}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="chevron size-4.5 text-ink-soft max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </summary>
      <div className="grid max-w-prose gap-1.5 pb-4 text-sm">
        {parts.map((part) => (
          <p key={part.name} className="tabular-nums">
            <span className="text-ink-soft">{part.name}: </span>
            {part.value}
          </p>
        ))}
        <p>
          <span className="text-ink-soft">From: </span>
          {basis}
        </p>
        <p className="text-ink-soft">{method}</p>
      </div>
    </details>
  );
}
