import type { ReactNode } from "react";
import { draw, drawnByContent } from "../../../hydration/draw";
import type { UsualBlocks } from "../../../model/channel";
import { counted } from "../../../numbers/figures";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Evidence } from "../../tool/results";
import { FORM_ID } from "./form";
import { MeasuresTable } from "./measures-table";
import { WRITE_NOTES } from "./messages";
import type { RewriterDeskShown, RewriteShown } from "./show";
import { SideBySide } from "./side-by-side";

export type RewriteDrawn = ReturnType<typeof drawRewrite>;

/** What the desk shows, with the channel's usual blocks, and what is only looked at of its open rewrite drawn. */
export function drawOpenRewrite(
  request: Request,
  { rewrites, blocks, ...shown }: RewriterDeskShown,
  usual?: UsualBlocks,
) {
  return {
    ...shown,
    blocks: blocks(usual),
    rewrites: rewrites.map(({ open, ...listed }) => ({
      ...listed,
      open: open && drawRewrite(request, listed.id, open),
    })),
  };
}

function drawRewrite(request: Request, id: string, shown: RewriteShown) {
  const { finding, kept, languageNote, rewritten, chosen, todo, suggestedHashtags, next } = shown;
  const { difference, changes, moreChanges } = shown;
  const drawn = (part: ReactNode) => drawnByContent(request, draw(id, part));
  return {
    ...{ finding, kept, languageNote, rewritten, chosen, next },
    hashtags: suggestedHashtags.join(" "),
    todo: todo.length > 0 ? drawn(<TodoList todo={todo} />) : null,
    difference: difference && drawn(<Difference rows={difference} changes={changes} more={moreChanges} />),
    evidence: drawn(<RewriteEvidence id={id} shown={shown} />),
  };
}

/** What writes from notes, behind the form, whose first button is the one that Enter presses. `model` may be asked. */
export function drawFromNotes(request: Request, model: string | null) {
  const part = (
    <div className="grid items-center gap-x-6 gap-y-3 rounded-card bg-sunken px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-7">
      <div className="grid max-w-prose gap-1 text-sm">
        <p>
          <b className="font-medium">{WRITE_NOTES.title}</b>{" "}
          <span className="text-ink-soft">{WRITE_NOTES.text}</span>
        </p>
        {model && (
          <label className="flex items-start gap-3 py-1">
            <input
              type="checkbox"
              form={FORM_ID}
              name="propose"
              className="mt-0.5 size-4.5 shrink-0 accent-go"
            />
            <span className="wrap-anywhere">{WRITE_NOTES.propose(model)}</span>
          </label>
        )}
      </div>
      <Button form={FORM_ID} name="action" value="write" variant="secondary" className="max-sm:w-full">
        Write from Notes
      </Button>
    </div>
  );
  return drawnByContent(request, draw("from-notes", part));
}

/** What only the creator can mend. */
function TodoList({ todo }: { todo: RewriteShown["todo"] }) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">What to do</h4>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {todo.map(({ what, why, quote }) => (
          <li key={what} className="grid gap-1 py-3 *:max-w-prose">
            <p>
              <span className="font-medium wrap-anywhere">{what}</span>{" "}
              <span className="text-ink-soft">{why}</span>
            </p>
            {quote && (
              <p dir="auto" className="text-ink-soft italic wrap-anywhere">
                {quote}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both texts and every measure, folded. */
function RewriteEvidence({ id, shown }: { id: string; shown: RewriteShown }) {
  const { changedMeasures, otherMeasures, isChanged, sides } = shown;
  return (
    <Evidence>
      {changedMeasures.length > 0 && (
        <Disclosure summary="Measures that changed">
          <MeasuresTable id={id} measures={changedMeasures} isChanged />
        </Disclosure>
      )}
      <Disclosure summary={isChanged ? "Both texts in full" : "Your description in full"}>
        <SideBySide sides={sides} />
      </Disclosure>
      <Disclosure
        summary={counted(otherMeasures.length, changedMeasures.length > 0 ? "other measure" : "measure")}
      >
        <MeasuresTable id={`${id}-other`} measures={otherMeasures} isChanged={isChanged} />
      </Disclosure>
    </Evidence>
  );
}

type Row = NonNullable<RewriteShown["difference"]>[number];

/** Each mark has a sign and a word, so that none depends on color. */
const LOOKS: Record<
  Exclude<Row["mark"], "kept">,
  { sign: string; prefix: string; look: string; row: string }
> = {
  gone: { sign: "−", prefix: "Before: ", look: "text-ink-soft line-through decoration-poor", row: "" },
  new: { sign: "+", prefix: "After: ", look: "", row: "bg-go-soft" },
  moved: { sign: "↕", prefix: "Moved: ", look: "", row: "bg-go-soft" },
};

interface DifferenceProps {
  rows: Row[];
  changes: RewriteShown["changes"];
  /** How many changes there are beyond those. */
  more: number;
}

/** What changed: each change with its reason, then the lines. */
function Difference({ rows, changes, more }: DifferenceProps) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">What changed</h4>
      <ul className="mt-2 grid gap-1 text-sm">
        {changes.map(({ what, why }) => (
          <li key={what} className="max-w-prose">
            <span className="font-medium">{what}.</span> <span className="text-ink-soft">{why}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">And {counted(more, "change")} more of these kinds.</li>}
      </ul>
      {rows.length > 0 && (
        <ol className="mt-3 overflow-hidden rounded-control border border-line text-sm">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
            <DifferenceLine key={at} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

function DifferenceLine({ row: { mark, label, text } }: { row: Row }) {
  if (mark === "kept") {
    return (
      <li className="border-line bg-sunken px-4 py-1.5 text-xs text-ink-soft not-first:border-t">{label}</li>
    );
  }
  const { sign, prefix, look, row } = LOOKS[mark];
  return (
    <li
      className={`grid gap-x-3 border-line px-4 py-2 not-first:border-t sm:grid-cols-[5.5rem_minmax(0,1fr)] ${row}`}
    >
      <span className="text-xs leading-[1.8] text-ink-soft tabular-nums">
        <span aria-hidden="true">{sign} </span>
        <span className="sr-only">{prefix}</span>
        {label}
      </span>
      <span dir="auto" className={`whitespace-pre-wrap wrap-anywhere ${look}`}>
        {text}
      </span>
    </li>
  );
}
