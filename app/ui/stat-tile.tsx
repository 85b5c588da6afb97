import type { ReactNode } from "react";
import type { Tone } from "./badge";

const FILLS: Record<Tone, string> = {
  good: "fill-good",
  fair: "fill-fair",
  poor: "fill-poor",
  neutral: "fill-ink-faint",
  go: "fill-go",
};

interface MeterProps {
  /** From 0 to 100. */
  percent: number;
  tone?: Tone;
  className?: string;
}

/** How full something is. Decorative: the figure stands beside it as text. */
export function Meter({ percent, tone = "go", className = "h-2" }: MeterProps) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`meter block w-full overflow-hidden rounded-full bg-line ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={Math.min(Math.max(percent, 0), 100)} height="1" className={FILLS[tone]} />
    </svg>
  );
}

interface StatTileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** One figure of a stats row; belongs inside `StatRow`, where figures stand level though a label wraps. */
export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-0 bg-surface px-4 py-4 sm:px-5">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="mt-1 text-2xl font-semibold wrap-anywhere">{value}</dd>
      {note && <dd className="mt-1 text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}

/** Four tiles in one frame, parted by hairlines; two and two where four would break their figures (tools.css). */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="stat-row gap-px overflow-hidden rounded-card border border-line bg-line">{children}</dl>
  );
}

/** A name or a word in a tile, where others have a figure: as long as it is, it keeps to the tile. */
export function StatText({ children }: { children: ReactNode }) {
  return <span className="block pt-1 text-base leading-snug tracking-normal">{children}</span>;
}
