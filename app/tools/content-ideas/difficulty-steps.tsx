import type { ContentIdea } from "./ideas";

const STEPS = ["Easy", "Medium", "Hard"] as const;

/** One, two or three steps up. A drawing only: the word stands beside it. */
export function DifficultySteps({ difficulty }: { difficulty: ContentIdea["difficulty"] }) {
  const reached = STEPS.indexOf(difficulty);
  return (
    <svg viewBox="0 0 20 14" className="h-3.5 w-5" aria-hidden="true" focusable="false">
      {STEPS.map((step, index) => {
        const height = 4 + index * 5;
        return (
          <rect
            key={step}
            x={index * 7}
            y={14 - height}
            width="5"
            height={height}
            rx="1"
            className={index <= reached ? "fill-ink" : "fill-line"}
          />
        );
      })}
    </svg>
  );
}
