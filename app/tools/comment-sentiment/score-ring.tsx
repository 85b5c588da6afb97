import type { ScoreTone } from "../../numbers/score-tone";

const STROKES: Record<ScoreTone, string> = { good: "stroke-good", fair: "stroke-fair", poor: "stroke-poor" };

export interface ScoreRingProps {
  /** "8.3" */
  score: string;
  /** How much of the ring is drawn, of a length of 10. */
  arc: string;
  tone: ScoreTone;
}

/** A score of 10, as far round as it goes. */
export function ScoreRing({ score, arc, tone }: ScoreRingProps) {
  return (
    <span className="relative inline-grid size-14 shrink-0 place-items-center">
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="4" className="absolute inset-0" aria-hidden="true">
        <circle cx="28" cy="28" r="25" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r="25"
          pathLength="10"
          strokeDasharray={arc}
          transform="rotate(-90 28 28)"
          className={STROKES[tone]}
        />
      </svg>
      <span className="text-base font-semibold tabular-nums">
        <span className="sr-only">Sentiment score </span>
        {score}
        <span className="sr-only"> of 10</span>
      </span>
    </span>
  );
}
