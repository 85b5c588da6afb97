import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { DrawnPart } from "../../../hydration/drawn";
import { PlanTitle } from "../../../plan/handover/opened-card";
import { Badge } from "../../../ui/badge";
import { CopyButton } from "../../../ui/copy-button";
import { Disclosure } from "../../../ui/disclosure";
import { Evidence } from "../../tool/results";
import type { AlternativeDrawn, AnalysisDrawn, EntryDrawn } from "./draw";

interface RankedTitlesProps {
  id: string;
  shown: AnalysisDrawn;
  /** The form that asks for more titles, shown with the title it asks about. */
  ask: ReactNode;
  isExample: boolean;
}

/** Each title with its alternatives; several are ranked, one open at a time. */
export function RankedTitles({ id, shown, ask, isExample }: RankedTitlesProps) {
  const { entries, isSeveral, asksAbout, distribution } = shown;
  const [only] = entries;
  if (!isSeveral && only) {
    return <Body entry={only} id={id} ask={ask} level="h4" isExample={isExample} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="divide-y divide-line border-y border-line">
        {entries.map((entry, index) => (
          <li key={entry.title}>
            <details name={`${id}-title`} open={index === 0} className="disclosure">
              <Summary entry={entry} rank={index + 1} />
              <div className="pb-6 sm:pl-10">
                <div className="mb-4">
                  <PlanTitle title={entry.title} isSample={isExample} />
                </div>
                <Body
                  entry={entry}
                  id={`${id}-${index}`}
                  ask={entry.title === asksAbout && ask}
                  level="h5"
                  isExample={isExample}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
      {distribution && <DrawnPart id={`${id}-distribution`} drawn={distribution} />}
    </div>
  );
}

function Summary({ entry, rank }: { entry: EntryDrawn; rank: number }) {
  const { title, place, chance, isJudged, standing, rival } = entry;
  const isRanked = isJudged || standing !== null;
  return (
    <summary className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-control py-4 sm:grid-cols-[1.5rem_minmax(0,1fr)_15rem_auto]">
      <span
        className={`text-lg leading-snug font-semibold tabular-nums ${rank === 1 && isRanked ? "text-go" : "text-ink-faint"}`}
      >
        {isRanked ? rank : "–"}
      </span>
      {/* A heading in a summary may not stand inside a span: so it is a grid cell of its own. */}
      <h4 dir="auto" className="min-w-0 text-base leading-snug font-medium wrap-anywhere">
        {title}
      </h4>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:col-start-2 max-sm:row-start-3 sm:row-span-2 sm:justify-end">
        {standing ? (
          <span className={rank === 1 ? "font-medium text-go" : "text-ink-soft"}>{standing}</span>
        ) : chance ? (
          <>
            <span className="text-ink-soft tabular-nums">{`${chance.value} against ${rival}`}</span>
            <Badge tone={chance.tone}>{chance.verdict}</Badge>
          </>
        ) : isJudged ? (
          <span className="font-medium text-go">Scores highest</span>
        ) : (
          <Badge>Not judged</Badge>
        )}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="chevron mt-0.5 size-4.5 text-ink-soft max-sm:col-start-3 max-sm:row-start-1"
      />
      <span className="col-start-2 row-start-2 text-xs text-ink-soft">
        {!isJudged
          ? "Wording not judged: too few words that the score knows"
          : standing && chance
            ? `Wording: ${chance.value} against the best`
            : standing
              ? "Wording: the best of these"
              : `Higher than ${place} of 100 tested headlines`}
      </span>
    </summary>
  );
}

interface BodyProps {
  entry: EntryDrawn;
  id: string;
  ask: ReactNode;
  /** Of its heading. */
  level: "h4" | "h5";
  isExample: boolean;
}

/** As many alternatives are seen at once. */
const SEEN = 3;

/** A title's alternatives, then what stands behind its score, folded. */
function Body({ entry, id, ask, level: Heading, isExample }: BodyProps) {
  const { isJudged, alternatives, note, notes, evidence } = entry;
  const items = alternatives.map((one, at) => (
    <AlternativeItem key={one.title} alternative={one} id={`${id}-${at}`} isExample={isExample} />
  ));
  const list = "divide-y divide-line border-y border-line";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notes.map((one) => (
        <p key={one} className="max-w-prose border-l-2 border-fair pl-3 text-sm">
          {one}
        </p>
      ))}
      {isJudged && (
        <section>
          <Heading className="text-sm font-semibold">Alternatives, the likeliest first</Heading>
          {note && <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>}
          {items.length > 0 && <ol className={`mt-2 ${list}`}>{items.slice(0, SEEN)}</ol>}
          {items.length > SEEN && (
            <Disclosure summary={`${items.length - SEEN} more`}>
              <ol start={SEEN + 1} className={list}>
                {items.slice(SEEN)}
              </ol>
            </Disclosure>
          )}
        </section>
      )}
      <Evidence>
        {isJudged && ask}
        <DrawnPart id={`${id}-evidence`} drawn={evidence} className="divide-y divide-line" />
      </Evidence>
    </div>
  );
}

interface AlternativeItemProps {
  alternative: AlternativeDrawn;
  id: string;
  isExample: boolean;
}

/** An alternative: its chance of more clicks, and what was changed. */
function AlternativeItem({ alternative, id, isExample }: AlternativeItemProps) {
  const { title, isFromNotes, chance, changes, why } = alternative;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_10rem] sm:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:col-start-2 sm:flex-col sm:items-end">
        <p className="text-2xl leading-none font-semibold tabular-nums">
          <span className="sr-only">The chance of more clicks than yours: </span>
          {chance.value}
        </p>
        <Badge tone={chance.tone}>{chance.verdict}</Badge>
      </div>
      <div className="min-w-0 sm:col-start-1 sm:row-span-2 sm:row-start-1">
        <p dir="auto" className={`text-base leading-snug wrap-anywhere ${LOOKS[chance.kind]}`}>
          {title}
        </p>
        {isFromNotes && <p className="mt-1.5 text-sm text-ink-soft">From your notes</p>}
        <ul className="mt-1.5 grid gap-1 text-sm text-ink-soft empty:hidden">
          {changes.map(({ what, why }) => (
            <li key={what} className="max-w-prose wrap-anywhere">
              <span className="text-ink">{what}.</span> {why}
            </li>
          ))}
        </ul>
        <DrawnPart id={`${id}-why`} drawn={why} className="mt-1" />
      </div>
      <div className="flex flex-wrap content-start gap-2 sm:col-start-2 sm:row-start-2 sm:justify-end">
        <PlanTitle title={title} isSample={isExample} />
        <CopyButton text={title} label="Copy title" />
      </div>
    </li>
  );
}

/** Alternatives stand out by their verdict. */
const LOOKS = { more: "font-medium", same: "", fewer: "text-ink-soft" } as const;
