import { counted } from "../../../numbers/figures";
import { PlanSteps, WriteBackButton } from "../../../plan/handover/opened-card";
import { CopyButton } from "../../../ui/copy-button";
import { Disclosure } from "../../../ui/disclosure";
import { TextArea } from "../../../ui/text-area";
import { ClosedResult, Evidence, ResultCard } from "../../tool/results";
import type { Busy } from "../../tool/sending";
import { FORM_ID } from "./form";
import { MeasuresTable } from "./measures-table";
import { YOURS_TEXTS } from "./messages";
import type { RewriterDeskShown, RewriteShown } from "./show";
import { SideBySide } from "./side-by-side";

type Listed = RewriterDeskShown["rewrites"][number];

interface RewriteCardProps {
  rewrite: Listed;
  shown: RewriteShown;
  busy: Busy;
}

/** A rewrite in full: the answer, what to do, what changed line by line; both texts and every measure folded. */
export function RewriteCard({ rewrite, shown, busy }: RewriteCardProps) {
  const { id, title, age, isExample } = rewrite;
  const { finding, languageNote, rewritten, chosen, difference, todo, suggestedHashtags, isChanged, next } =
    shown;
  const { changedMeasures, otherMeasures } = shown;
  return (
    <ResultCard
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      label={
        <>
          <span dir="auto" className="min-w-0 font-medium text-ink wrap-anywhere">
            {title}
          </span>
          <span>{age}</span>
        </>
      }
      finding={finding}
      edit={{ formId: FORM_ID, label: "Edit and rewrite" }}
      busy={busy}
    >
      {shown.kept && <p className="max-w-prose text-ink-soft">{shown.kept}</p>}
      {languageNote && <p className="max-w-prose border-l-2 border-fair pl-3 text-sm">{languageNote}</p>}
      <PlanSteps steps={next} size="sm">
        <WriteBackButton description={chosen} />
        {rewritten !== null && <CopyButton text={rewritten} label="Copy rewrite" />}
      </PlanSteps>
      {(todo.length > 0 || suggestedHashtags.length > 0) && (
        <TodoList todo={todo} hashtags={suggestedHashtags} />
      )}
      {difference && <Difference rows={difference} changes={shown.changes} more={shown.moreChanges} />}
      <Evidence>
        {changedMeasures.length > 0 && (
          <Disclosure summary="Measures that changed">
            <MeasuresTable id={id} measures={changedMeasures} isChanged />
          </Disclosure>
        )}
        <Disclosure summary={isChanged ? "Both texts in full" : "Your description in full"}>
          <SideBySide sides={shown.sides} />
        </Disclosure>
        <Disclosure
          summary={counted(otherMeasures.length, changedMeasures.length > 0 ? "other measure" : "measure")}
        >
          <MeasuresTable id={`${id}-other`} measures={otherMeasures} isChanged={isChanged} />
        </Disclosure>
      </Evidence>
      {rewritten !== null && (
        <noscript>
          <TextArea label="The rewrite alone, to copy" name="rewritten" readOnly rows={6} value={rewritten} />
        </noscript>
      )}
    </ResultCard>
  );
}

/** What only the creator can mend, and hashtags to add. */
function TodoList({ todo, hashtags }: { todo: RewriteShown["todo"]; hashtags: string[] }) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">What to do</h4>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {todo.map(({ what, why, quote }) => (
          <li key={what} className="grid max-w-prose gap-1 py-3">
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
        {hashtags.length > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0">
              <span className="font-medium">Add what fits:</span> <bdi>{hashtags.join(" ")}</bdi>
            </p>
            <CopyButton text={hashtags.join(" ")} label="Copy hashtags" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** A rewrite as a link that opens it. */
export function ClosedRewrite({ rewrite: { id, title, age, isExample, changes } }: { rewrite: Listed }) {
  return (
    <ClosedResult
      id={id}
      path={YOURS_TEXTS.path}
      isExample={isExample}
      title={title}
      note={`${changes}, ${age}`}
    />
  );
}

type Row = NonNullable<RewriteShown["difference"]>[number];

/** Each mark has a sign and a word, so that none depends on colour. */
const LOOKS: Record<
  Exclude<Row["mark"], "kept">,
  { sign: string; said: string; look: string; row: string }
> = {
  gone: { sign: "−", said: "Before: ", look: "text-ink-soft line-through decoration-poor", row: "" },
  new: { sign: "+", said: "After: ", look: "", row: "bg-go-soft" },
  moved: { sign: "↕", said: "Moved: ", look: "", row: "bg-go-soft" },
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
  const { sign, said, look, row } = LOOKS[mark];
  return (
    <li
      className={`grid gap-x-3 border-line px-4 py-2 not-first:border-t sm:grid-cols-[5.5rem_minmax(0,1fr)] ${row}`}
    >
      <span className="text-xs leading-[1.8] text-ink-soft tabular-nums">
        <span aria-hidden="true">{sign} </span>
        <span className="sr-only">{said}</span>
        {label}
      </span>
      <span dir="auto" className={`whitespace-pre-wrap wrap-anywhere ${look}`}>
        {text}
      </span>
    </li>
  );
}
