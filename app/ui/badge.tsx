import type { ReactNode } from "react";

export type Tone = "good" | "fair" | "poor" | "neutral" | "go";

const TONES: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  fair: "bg-fair-soft text-fair",
  poor: "bg-poor-soft text-poor",
  neutral: "border-line bg-sunken text-ink-soft",
  /* Printers leave backgrounds out. */
  go: "bg-go text-on-go print:text-go",
};

/** A status in a word or two. The color never says more than the text. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>;
}
