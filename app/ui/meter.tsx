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
