import type { ComponentProps, ReactNode } from "react";

/** A definition list: terms on the left, values on the right. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A box with a thin border. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`card ${className}`} />;
}

/** The label above a card's figure or text. */
export function CardLabel({ className = "", ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={`text-xs font-medium text-ink-soft ${className}`} />;
}

/** Classes of a link that is a suggestion to pick. */
export const chipClass = "chip";

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
