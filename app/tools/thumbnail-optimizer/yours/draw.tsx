import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { draw, drawnByContent } from "../../../hydration/draw";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { TitleCuts } from "../view";
import type { IdeaShown } from "./idea";
import { Distribution, PartBars, Reason, Scores } from "./score-figures";
import type { AlternativeShown, AnalysisShown, EntryShown, FramesShown, TitleDeskShown } from "./show";

/** Frames for the form, each with the uploads it comes from drawn. */
export function drawFrames(request: Request, frames: FramesShown | null) {
  return (
    frames?.map(({ uploads, more, ...frame }) => ({
      ...frame,
      uploads: drawnByContent(
        request,
        draw(
          frame.field,
          <>
            <UploadList uploads={uploads} />
            {more && <p className="mt-1.5 text-sm text-ink-soft">{more}</p>}
          </>,
        ),
      ),
    })) ?? null
  );
}

export type AnalysisDrawn = ReturnType<typeof drawAnalysis>;
export type EntryDrawn = AnalysisDrawn["entries"][number];
export type AlternativeDrawn = EntryDrawn["alternatives"][number];

/** What the desk shows, with the titles of its open result drawn, and what stands behind them. */
export function drawOpenAnalysis(request: Request, { analyses, ...shown }: TitleDeskShown) {
  return {
    ...shown,
    analyses: analyses.map(({ open, ...listed }) => ({
      ...listed,
      open: open && drawAnalysis(request, listed.id, open),
    })),
  };
}

function drawAnalysis(request: Request, id: string, { entries, distribution, ...shown }: AnalysisShown) {
  const drawn = (part: ReactNode) => drawnByContent(request, draw(id, part));
  const curve = distribution && <Distribution distribution={distribution} isSeveral={shown.isSeveral} />;
  return {
    ...shown,
    distribution:
      curve && shown.isSeveral
        ? drawn(<Disclosure summary="Beside all tested headlines">{curve}</Disclosure>)
        : null,
    entries: entries.map((entry, at) => {
      const { title, characters, isJudged, notes, note } = entry;
      const name = `${id}-${at}-why`;
      return {
        ...{ title, characters, isJudged, notes, note },
        summary: drawn(<TitleSummary entry={entry} rank={at + 1} />),
        evidence: drawn(<EntryEvidence entry={entry} name={name} curve={!shown.isSeveral && curve} />),
        alternatives: entry.alternatives.map((alternative) => ({
          title: alternative.title,
          drawn: drawn(<Alternative alternative={alternative} name={name} />),
        })),
      };
    }),
  };
}

interface EntryEvidenceProps {
  entry: EntryShown;
  /** Opening one disclosure closes the others of this name. */
  name: string;
  /** Where it stands among tested headlines. */
  curve: ReactNode;
}

/** What stands behind a title's score, folded. */
function EntryEvidence({ entry, name, curve }: EntryEvidenceProps) {
  const { parts, logit, reason, chance, isJudged, lengthNote, cuts, idea, rival, place } = entry;
  return (
    <>
      {idea && (
        <Disclosure summary={idea.heading}>
          <Idea idea={idea} />
        </Disclosure>
      )}
      <Disclosure summary={isJudged ? "Its wording, word by word" : "Its wording: too few words are known"}>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div>
            {isJudged && (
              <p className="max-w-prose text-sm text-ink-soft">
                Higher than {place} of 100 tested headlines. {lengthNote}
              </p>
            )}
            <PartBars parts={parts} total={logit} />
          </div>
          {curve}
        </div>
      </Disclosure>
      {reason && chance && (
        <Disclosure name={name} summary={`Why ${chance.value} against ${rival}`}>
          <Reason reason={reason} />
        </Disclosure>
      )}
      <Disclosure summary="Where lists cut it">
        <TitleCuts cuts={cuts} />
      </Disclosure>
    </>
  );
}

interface TitleSummaryProps {
  entry: EntryShown;
  /** From 1, the best. */
  rank: number;
}

/** A ranked title, its place and what it is compared with, on the line that opens it. */
function TitleSummary({ entry, rank }: TitleSummaryProps) {
  const { title, place, chance, isJudged, standing, rival } = entry;
  const isRanked = isJudged || standing !== null;
  return (
    <>
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
    </>
  );
}

interface AlternativeProps {
  alternative: AlternativeShown;
  name: string;
}

/** An alternative: its chance of more clicks, and what was changed. */
function Alternative({ alternative, name }: AlternativeProps) {
  const { title, isFromNotes, chance, changes, reason, place, characters, parts } = alternative;
  return (
    <>
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
        <Disclosure name={name} summary={`Why ${chance.value}`} className="mt-1">
          <div className="grid gap-4">
            <Scores rows={reason.rows} />
            <div>
              <p className="text-sm text-ink-soft">
                Higher than {place} of 100 tested headlines, {characters} characters. Its own parts:
              </p>
              <PartBars parts={parts} />
            </div>
          </div>
        </Disclosure>
      </div>
    </>
  );
}

/** Alternatives stand out by their verdict. */
const LOOKS = { more: "font-medium", same: "", fewer: "text-ink-soft" } as const;

/** How the idea would do, and the channel's own uploads that say so. */
function Idea({ idea: { answer, note, similar } }: { idea: IdeaShown }) {
  return (
    <>
      <p className="max-w-prose">{answer}</p>
      {similar.length > 0 && (
        <>
          <p className="mt-2 text-sm text-ink-soft">Most like it on the channel:</p>
          <UploadList uploads={similar} />
        </>
      )}
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{note}</p>
    </>
  );
}

/** Uploads of the channel's own, and how each did. */
function UploadList({ uploads }: { uploads: IdeaShown["similar"] }) {
  return (
    <ul className="mt-1 grid gap-1.5 text-sm">
      {uploads.map(({ title, did }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two uploads may have the same title
        <li key={at} className="max-w-prose">
          <span dir="auto" className="wrap-anywhere">
            {title}
          </span>
          <span className="block text-ink-soft tabular-nums">{did}</span>
        </li>
      ))}
    </ul>
  );
}
