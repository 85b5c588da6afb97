import type { Tone } from "./badge";

const FILLS: Record<Tone, string> = {
  good: "fill-good",
  fair: "fill-fair",
  poor: "fill-poor",
  neutral: "fill-ink-faint",
  go: "fill-go",
};

/** A share from 0 to 100 as a bar. Decoration: the figure itself stands beside it as text. */
export function Bar({ value, tone = "go" }: { value: number; tone?: Tone }) {
  const width = Math.min(100, Math.max(0, value));
  return (
    <svg className="h-1.5 w-full overflow-hidden rounded-full" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={`${width}%`} height="100%" rx="3" className={FILLS[tone]} />
    </svg>
  );
}
