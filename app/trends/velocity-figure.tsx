import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { TrendSignal } from "./trend";
import type { Direction, VelocityText } from "./velocity";

const ARROWS = { up: ArrowUp, down: ArrowDown, none: ArrowRight } satisfies Record<Direction, unknown>;
/* By the signal: a steady topic that dips a little is no bad news. */
const TONES: Record<TrendSignal, string> = {
  spiking: "text-good",
  rising: "text-good",
  steady: "text-ink-faint",
  declining: "text-poor",
};

/** The week's change, with the arrow that says which way it went. */
export function VelocityFigure({ text, direction, signal }: VelocityText & { signal: TrendSignal }) {
  const Arrow = ARROWS[direction];
  return (
    <span className="inline-flex items-center gap-1.5 text-3xl font-semibold">
      <Arrow aria-hidden="true" strokeWidth={2.25} className={`size-[0.8em] shrink-0 ${TONES[signal]}`} />
      {text}
    </span>
  );
}
