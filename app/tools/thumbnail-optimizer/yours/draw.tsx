import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { draw, drawnByContent } from "../../../hydration/draw";
import { addressWith } from "../../../navigation/address";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { TitleCuts } from "../view";
import type { IdeaShown } from "./idea";
import { FORM_ID, FRAMES_TEXTS, YOURS_TEXTS } from "./messages";
import type { AlternativeShown, AnalysisShown, EntryShown, FramesShown, TitleDeskShown } from "./show";

/** Frames for the form, each with the uploads it comes from drawn. */
export function drawFrames(request: Request, shown: FramesShown | null) {
  return (
    shown && {
      ...shown,
      frames: shown.frames.map(({ uploads, more, ...frame }) => {
        const list = (
          <>
            <UploadList uploads={uploads} />
            {more && <p className="mt-1.5 text-sm text-ink-soft">{more}</p>}
          </>
        );
        return { ...frame, uploads: drawnByContent(request, draw(frame.field, list)) };
      }),
    }
  );
}

/** So many frames stand below a title that no change of words makes better; the form has them all. */
const TO_FILL = 3;

interface NoAlternativeProps {
  note: string;
  /** The channel's hits most like the title. */
  hits: EntryShown["hits"];
  /** Its frames, and its best titles; null without a channel. */
  own: FramesShown | null;
}

/** Why a title has no alternatives; instead, hits to take its shape from and the channel's frames to fill. */
function NoAlternative({ note, hits, own }: NoAlternativeProps) {
  const open = own?.frames.filter(({ text }) => text.includes("…")).slice(0, TO_FILL) ?? [];
  const best = hits.length === 0 && open.length === 0 ? (own?.best ?? []) : [];
  const listed = hits.length > 0 ? hits : best;
  return (
    <>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>
      {listed.length > 0 && (
        <>
          <p className="mt-3 max-w-prose text-sm">{FRAMES_TEXTS[hits.length > 0 ? "hits" : "best"]}</p>
          <UploadList uploads={listed} />
        </>
      )}
      {open.length > 0 && (
        <>
          <p className="mt-3 max-w-prose text-sm">{FRAMES_TEXTS.toFill}</p>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {open.map(({ field, text, did }) => (
              <li key={field} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {text}
                </span>
                <span className="text-sm text-ink-soft tabular-nums">{did}</span>
                <a
                  href={`${addressWith(YOURS_TEXTS.path, { titles: text })}#${FORM_ID}`}
                  className="link text-sm print:hidden"
                >
                  Fill it in
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export type AnalysisDrawn = ReturnType<typeof drawAnalysis>;
export type EntryDrawn = AnalysisDrawn["entries"][number];
export type AlternativeDrawn = EntryDrawn["alternatives"][number];

/** What the desk shows, with the titles of its open result drawn, and what stands behind them. */
export function drawOpenAnalysis(
  request: Request,
  { analyses, ...shown }: TitleDeskShown,
  /** The channel's frames, for titles without an alternative. */
  frames: FramesShown | null = null,
) {
  return {
    ...shown,
    analyses: analyses.map(({ open, ...listed }) => ({
      ...listed,
      open: open && drawAnalysis(request, listed.id, open, frames),
    })),
  };
}

function drawAnalysis(
  request: Request,
  id: string,
  { entries, ...shown }: AnalysisShown,
  frames: FramesShown | null,
) {
  const drawn = (part: ReactNode) => drawnByContent(request, draw(id, part));
  return {
    ...shown,
    entries: entries.map((entry, at) => {
      const { title, characters, isPublished, notes, note, tidied, hits } = entry;
      return {
        ...{ title, characters, isPublished, notes },
        note: note && drawn(<NoAlternative note={note} hits={hits} own={frames} />),
        summary: drawn(<TitleSummary entry={entry} rank={at + 1} />),
        evidence: drawn(<EntryEvidence entry={entry} />),
        // A title that is tidied alone does no better, and can be taken all the same.
        alternatives: [...entry.alternatives, ...(tidied === null ? [] : [tidiedOf(tidied)])].map(
          (alternative) => ({
            title: alternative.title,
            drawn: drawn(<Alternative alternative={alternative} />),
          }),
        ),
      };
    }),
  };
}

/** What stands behind a title's place, folded. */
function EntryEvidence({ entry: { cuts, idea } }: { entry: EntryShown }) {
  return (
    <>
      <Disclosure summary={idea.heading}>
        <Idea idea={idea} />
      </Disclosure>
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

/** A ranked title, and what it would get, on the line that opens it. */
function TitleSummary({ entry, rank }: TitleSummaryProps) {
  const { title, standing, chance, isPublished, barred } = entry;
  const isFirst = rank === 1 && standing !== null && !isPublished;
  return (
    <>
      <span
        className={`text-lg leading-snug font-semibold tabular-nums ${isFirst ? "text-go" : "text-ink-faint"}`}
      >
        {rank}
      </span>
      {/* A heading in a summary may not stand inside a span: so it is a grid cell of its own. */}
      <h4 dir="auto" className="min-w-0 text-base leading-snug font-medium wrap-anywhere">
        {title}
      </h4>
      <span className="grid text-sm max-sm:col-start-2 max-sm:row-start-2 sm:justify-items-end">
        {standing && <span className={isFirst ? "font-medium text-go" : "text-ink-soft"}>{standing}</span>}
        {chance && <span className="text-xs text-ink-soft tabular-nums">{chance}</span>}
        {barred.map((why) => (
          <span key={why} className="text-xs text-fair sm:text-right">
            {why}
          </span>
        ))}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="chevron mt-0.5 size-4.5 text-ink-soft max-sm:col-start-3 max-sm:row-start-1"
      />
    </>
  );
}

/** An alternative: whether it would do better, and what was changed. */
function Alternative({ alternative }: { alternative: AlternativeShown }) {
  const { title, isFromNotes, verdict, isBetter, changes } = alternative;
  return (
    <>
      {verdict && (
        <p className="sm:col-start-2 sm:justify-self-end">
          <Badge tone={isBetter ? "good" : "neutral"}>{verdict}</Badge>
        </p>
      )}
      <div className="min-w-0 sm:col-start-1 sm:row-span-2 sm:row-start-1">
        <p dir="auto" className={`text-base leading-snug wrap-anywhere ${isBetter ? "font-medium" : ""}`}>
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
      </div>
    </>
  );
}

const tidiedOf = (title: string): AlternativeShown => ({
  title,
  isFromNotes: false,
  verdict: null,
  isBetter: false,
  changes: [],
});

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
    <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
      {uploads.map(({ title, did }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two uploads may have the same title
        <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {title}
          </span>
          <span className="text-ink-soft tabular-nums">{did}</span>
        </li>
      ))}
    </ul>
  );
}
