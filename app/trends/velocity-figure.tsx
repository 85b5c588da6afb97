import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { TrendSignal } from "../engines/seasons";

import type { Direction, VelocityText } from "./velocity";

const ARROWS = { up: ArrowUp, down: ArrowDown, none: ArrowRight } satisfies Record<Direction, unknown>;
/* By the signal: a steady topic that dips a little is no bad news. */
const TONES: Record<TrendSignal, string> = {
  spiking: "text-good",
  rising: "text-good",
  steady: "text-ink-faint",
  declining: "text-poor",
};

interface VelocityFigureProps extends VelocityText {
  signal: TrendSignal;
  /** False where two weeks could not be compared. */
  isEnough: boolean;
}

/** The week's change, with the arrow that says which way it went. */
export function VelocityFigure({ text, direction, signal, isEnough }: VelocityFigureProps) {
  // Words, and no measurement: they must not look like one.
  if (!isEnough) return <span className="text-xl font-semibold text-ink-soft">{text}</span>;
  const Arrow = ARROWS[direction];
  return (
    <span className="inline-flex items-center gap-1.5 text-3xl font-semibold">
      <Arrow aria-hidden="true" strokeWidth={2.25} className={`size-[0.8em] shrink-0 ${TONES[signal]}`} />
      {text}
    </span>
  );
}
