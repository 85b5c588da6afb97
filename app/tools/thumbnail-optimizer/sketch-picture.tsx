import type { Stroke, Tone } from "./sketch";

const FILLS: Record<Tone, string> = {
  ground: "fill-sunken",
  far: "fill-line",
  dim: "fill-line-strong",
  thing: "fill-ink-faint",
  spark: "fill-go",
  word: "fill-ink-soft",
  dark: "fill-well",
  night: "fill-housing-line",
  light: "fill-lamp",
};

/** A thumbnail in outline. A drawing only: the words below it say the same. */
export function SketchPicture({ strokes }: { strokes: Stroke[] }) {
  return (
    <svg
      viewBox="0 0 160 90"
      className="mt-2 mb-3 w-full max-w-96 overflow-hidden rounded-control border border-line"
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ d, tone }) => (
        <path key={`${tone} ${d}`} d={d} className={FILLS[tone]} />
      ))}
    </svg>
  );
}
