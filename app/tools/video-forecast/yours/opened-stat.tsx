import { ChevronDown } from "lucide-react";
import type { FigureShown } from "../../frame/figure";

/** A tile's figure, which opens into what it rests on. */
export function OpenedStat({ figure: { value, parts = [], basis, method } }: { figure: FigureShown }) {
  return (
    <details className="disclosure">
      <summary className="flex items-start justify-between gap-3 rounded-control">
        {value}
        <ChevronDown aria-hidden="true" className="chevron mt-2 size-4.5 shrink-0 text-ink-soft" />
      </summary>
      <span className="mt-3 grid gap-2 text-xs font-normal tracking-normal text-ink-soft">
        {parts.map((part) => (
          <span key={part.name} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>{part.name}</span>
            <span className="text-ink">{part.value}</span>
          </span>
        ))}
        <span>{basis}</span>
        <span>{method}</span>
      </span>
    </details>
  );
}
