import { drawn } from "../../numbers/drawn";

const QUESTIONS = [
  { question: "Why is my crumb so dense?", asked: 312 },
  { question: "How long in the fridge?", asked: 268 },
  { question: "Can I bake it without a Dutch oven?", asked: 154 },
  { question: "Is rye harder?", asked: 61 },
];

const FULL = 312;
const ROW = 40;

/** Viewers' questions on sourdough, and how often each was asked. */
export function DemandPicture() {
  return (
    <svg viewBox="0 0 320 150" className="w-full" aria-hidden="true" focusable="false">
      {QUESTIONS.map(({ question, asked }, row) => (
        <g key={question}>
          <text x="0" y={row * ROW + 12} className="fill-ink">
            “{question}”
          </text>
          <text x="320" y={row * ROW + 12} textAnchor="end" className="fill-ink-soft">
            {asked}
          </text>
          <rect y={row * ROW + 21} width="320" height="6" rx="3" className="fill-ink" fillOpacity="0.08" />
          <rect
            y={row * ROW + 21}
            width={drawn((asked / FULL) * 320)}
            height="6"
            rx="3"
            className={row === 0 ? "fill-go" : "fill-ink"}
            fillOpacity={row === 0 ? 1 : 0.4}
          />
        </g>
      ))}
    </svg>
  );
}
