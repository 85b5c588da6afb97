import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Fact, Facts } from "../../ui/badge";

/** A computed figure with its evidence, as a tool's `show` makes it. */
export interface FigureShown {
  label: string;
  /** "64 %", or "not enough data". */
  value: string;
  /** Its interval: "58 to 70 %". */
  range?: string;
  /** The sample behind it: "240 scored comments". */
  basis: string;
  /** How it was computed, in a sentence or two. */
  method: string;
  /** Its parts. */
  parts?: { name: string; value: string }[];
}

interface FigureProps {
  figure: FigureShown;
  /** Figures with the same name open one at a time. */
  name?: string;
  /** Open from the start, for print. */
  open?: boolean;
  /** A drawing below the value. */
  children?: ReactNode;
}

/** A figure that opens to its parts, its sample and its method. */
export function Figure({ figure, name, open, children }: FigureProps) {
  const { label, value, range, basis, method, parts = [] } = figure;
  return (
    <details name={name} open={open} className="disclosure min-w-0 bg-surface px-4 py-3 sm:px-5">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 rounded-control">
        <span className="text-xs text-ink-soft">{label}</span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 text-ink-soft" />
        <span className="col-span-2 mt-1 text-xl font-semibold wrap-anywhere tabular-nums">{value}</span>
        {range && <span className="col-span-2 text-xs text-ink-soft tabular-nums">{range}</span>}
      </summary>
      {children}
      <div className="mt-3 grid gap-3 text-sm">
        {parts.length > 0 && (
          <Facts>
            {parts.map((part) => (
              <Fact key={part.name} term={part.name}>
                {part.value}
              </Fact>
            ))}
          </Facts>
        )}
        <p>
          <span className="text-ink-soft">From: </span>
          {basis}
        </p>
        <p className="max-w-prose text-ink-soft">{method}</p>
      </div>
    </details>
  );
}

/** Figures in one frame with hairlines between them. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-px overflow-hidden rounded-card border border-line bg-line has-[details[open]]:bg-surface">
      {children}
    </div>
  );
}

interface StatFigureProps extends Pick<FigureShown, "basis" | "method"> {
  /** With an id if two may have the same name. */
  parts?: { id?: string; name: string; value: string }[];
  /** The figure. */
  children: ReactNode;
}

/** A figure in a tile of the stats row that opens to its evidence. */
export function StatFigure({ parts = [], basis, method, children }: StatFigureProps) {
  return (
    <details className="disclosure">
      <summary className="flex items-start justify-between gap-3 rounded-control">
        <span className="min-w-0" dir="auto">
          {children}
        </span>
        <ChevronDown aria-hidden="true" className="chevron mt-2 size-4.5 shrink-0 text-ink-soft" />
      </summary>
      <span className="mt-3 grid gap-2 text-xs font-normal tracking-normal text-ink-soft">
        {parts.map(({ name, value, id = name }) => (
          <span key={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <bdi>{name}</bdi>
            <span className="text-ink">{value}</span>
          </span>
        ))}
        <span>{basis}</span>
        <span>{method}</span>
      </span>
    </details>
  );
}
