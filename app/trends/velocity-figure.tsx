import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { Direction, VelocityText } from "./velocity";

const ARROWS = { up: ArrowUp, down: ArrowDown, none: ArrowRight } satisfies Record<Direction, unknown>;
const TONES: Record<Direction, string> = { up: "text-good", down: "text-poor", none: "text-ink-soft" };

/** The week's change, with the arrow that says which way it went. */
export function VelocityFigure({ text, direction }: VelocityText) {
  const Arrow = ARROWS[direction];
  return (
    <span className="inline-flex items-center gap-1.5 text-3xl font-semibold tabular-nums">
      <Arrow aria-hidden="true" strokeWidth={2.25} className={`size-[0.8em] shrink-0 ${TONES[direction]}`} />
      {text}
    </span>
  );
}
