import { ScanSearch } from "lucide-react";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import type { Stroke, Tone } from "../../functions/thumbnail-optimizer/sketch";
import { PlanTitle } from "../../handover/opened-card";
import { Badge, Card, CardLabel } from "../../ui/badge";
import { CopyButton } from "../../ui/copy-button";
import { RunFrame } from "../tool/run-frame";
import { OPTIMIZER_NOTES, OPTIMIZER_TEXTS } from "./messages";
import type { ListCuts, OptimizerShown, SuggestionShown } from "./show";

interface TitleCutsProps {
  cuts: ListCuts[];
  /** Left out below a heading that says it. */
  title?: string;
}

/** Titles as lists show them: where each is cut, and what is lost. */
export function TitleCuts({ cuts, title }: TitleCutsProps) {
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-xs text-ink-soft">
        {title && <span className="font-medium">{title}</span>}
        <span>Illustrative: real lists cut by width</span>
      </figcaption>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {cuts.map(({ name, characters, rows }) => (
          <div key={name} className="rounded-control bg-sunken px-4 py-3.5">
            <p className="text-xs text-ink-soft">
              {name}, about {characters} characters
            </p>
            <ul className="mt-3 grid gap-4">
              {rows.map(({ label, shown, lost }) => (
                <li key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
                  <ThumbnailFrame />
                  <div className="min-w-0 text-sm leading-snug">
                    <p className="wrap-anywhere">
                      <span className="sr-only">{label}: </span>
                      <bdi className={lost ? "" : "font-medium"}>{shown}</bdi>
                    </p>
                    <p className="mt-1 text-xs text-ink-soft wrap-anywhere">
                      {lost ? (
                        <>
                          Lost: <bdi>{lost}</bdi>
                        </>
                      ) : (
                        "Read to the end"
                      )}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** A thumbnail's place in a list. */
function ThumbnailFrame() {
  return (
    <svg viewBox="0 0 88 49.5" className="w-full" aria-hidden="true" focusable="false">
      <rect width="88" height="49.5" rx="4" className="fill-line" />
      <path d="M38 17v15.5l13-7.75z" className="fill-ink-faint" />
    </svg>
  );
}

interface OptimizerViewProps {
  page: ToolPageData<OptimizerShown>;
  refused?: Refusal;
  busy: Busy;
}

export function OptimizerView({ page, refused, busy }: OptimizerViewProps) {
  const { suggestions, ...shown } = page.shown;
  const empty = suggestions.length === 0;
  return (
    <RunFrame
      texts={OPTIMIZER_TEXTS}
      page={page}
      empty={empty}
      busy={busy}
      refused={refused}
      stats={[
        { label: "Total Optimizations", value: shown.totalOptimizations },
        { label: "Avg CTR Improvement", value: shown.avgCTRImprovement },
        { label: "Last Optimized", value: shown.lastOptimized },
        { label: "Videos Analyzed", value: shown.videosAnalyzed },
      ]}
      run={{
        action: "analyze",
        icon: ScanSearch,
        label: "Analyze Content",
        working: "Analyzing…",
        note: OPTIMIZER_NOTES.analyze,
      }}
      results={{
        title: "Worth testing",
        count: `${suggestions.length} suggestions`,
        answer: shown.answer,
        none: OPTIMIZER_NOTES.empty,
      }}
    >
      <ul className="grid gap-4">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </RunFrame>
  );
}

/** One suggestion: the current title or thumbnail, the suggested one, why, and the expected gain. */
function SuggestionCard({ suggestion }: { suggestion: SuggestionShown }) {
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
              <div className="mt-3 flex flex-wrap gap-3">
                <PlanTitle title={suggested} isSample />
                <CopyButton text={suggested} label="Copy title" />
              </div>
            )}
          </div>
        </div>
        <p className="mt-5 max-w-prose text-sm">{reasoning}</p>
        {sketch && <p className="mt-1 text-xs text-ink-soft">Sketch of the change: {sketch.label}.</p>}
        {cuts && (
          <div className="mt-6">
            <TitleCuts cuts={cuts} title="Where lists cut it" />
          </div>
        )}
      </article>
    </Card>
  );
}

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

/** A thumbnail in outline. Decorative: the text below says the same. */
function SketchPicture({ strokes }: { strokes: Stroke[] }) {
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
