import { Badge } from "../../ui/badge";
import { Card, CardLabel } from "../../ui/card";
import { CopyButton } from "../../ui/copy-button";
import type { SuggestionShown } from "./optimizer";
import { SketchPicture } from "./sketch-picture";
import { TitleCuts } from "./title-cuts";

/** One change: what is, what could be, why, and what it may bring. */
export function SuggestionCard({ suggestion }: { suggestion: SuggestionShown }) {
  const { type, current, suggested, reasoning, lengths, cuts, sketch } = suggestion;
  const name = `${suggestion.id}-title`;
  return (
    <Card>
      <article aria-labelledby={name}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3 id={name} className="text-lg">
            {type === "title" ? "A title" : "A thumbnail"}
            <span className="font-normal text-ink-soft"> · {suggestion.category}</span>
          </h3>
          <dl className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
            <div className="flex items-baseline gap-2">
              <dt className="text-ink-soft">Expected CTR</dt>
              <dd className="text-lg font-semibold">{suggestion.expectedCTRImprovement}</dd>
            </div>
            <div className="flex items-center">
              <dt className="sr-only">Confidence</dt>
              <dd>
                <Badge tone={suggestion.tone}>{suggestion.confidence}% confidence</Badge>
              </dd>
            </div>
          </dl>
        </div>
        <div className="mt-4 grid gap-x-8 gap-y-5 border-t border-line pt-4 sm:grid-cols-2">
          <div className="min-w-0">
            <CardLabel>Current{lengths && ` · ${lengths.current} characters`}</CardLabel>
            {sketch && <SketchPicture strokes={sketch.before} />}
            <p className="mt-1 text-ink-soft wrap-anywhere">{current}</p>
          </div>
          <div className="min-w-0">
            <CardLabel>Suggested{lengths && ` · ${lengths.suggested} characters`}</CardLabel>
            {sketch && <SketchPicture strokes={sketch.after} />}
            <p className="mt-1 font-medium wrap-anywhere">{suggested}</p>
            {type === "title" && (
              <div className="mt-3 empty:hidden">
                <CopyButton text={suggested} label="Copy title" />
              </div>
            )}
          </div>
        </div>
        <p className="mt-5 max-w-prose text-sm">{reasoning}</p>
        {sketch && <p className="mt-1 text-xs text-ink-soft">Sketch of the change: {sketch.label}.</p>}
        {cuts && <TitleCuts cuts={cuts} />}
      </article>
    </Card>
  );
}
