import { counted } from "../../../numbers/figures";
import { CopyButton } from "../../../ui/copy-button";
import { TextArea } from "../../../ui/text-area";
import { ClosedResult, Finding, ResultCard } from "../../tool/results";
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
  /** Whether it was just made. */
  isNew: boolean;
}

/** A rewrite in full: the finding, both texts, the changes, and every measure before and after. */
export function RewriteCard({ rewrite, shown, busy, isNew }: RewriteCardProps) {
  const { id, title, age, isExample } = rewrite;
  const { finding, languageNote, rewritten, suggestedHashtags, isChanged } = shown;
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
      edit={{ formId: FORM_ID, label: "Edit and rewrite" }}
      busy={busy}
    >
      <div className="grid gap-8">
        <div className="flex items-start justify-between gap-x-10 gap-y-4 max-sm:flex-col">
          <div className="max-w-prose min-w-0">
            <Finding id={id} isNew={isNew}>
              {finding}
            </Finding>
            {languageNote && <p className="mt-2 text-sm text-fair">{languageNote}</p>}
          </div>
          {rewritten !== null && (
            <div className="shrink-0">
              <CopyButton text={rewritten} label="Copy rewrite" />
            </div>
          )}
        </div>
        <SideBySide sides={shown.sides} />
        {rewritten !== null && (
          <noscript>
            <TextArea
              label="The rewrite alone, to copy"
              name="rewritten"
              readOnly
              rows={6}
              value={rewritten}
            />
          </noscript>
        )}
        <div
          className={`grid gap-x-10 gap-y-8 ${isChanged ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]" : ""}`}
        >
          {isChanged && <ChangesList changes={shown.changes} more={shown.moreChanges} />}
          {suggestedHashtags.length > 0 && <Hashtags tags={suggestedHashtags} />}
        </div>
        <MeasuresTable id={id} measures={shown.measures} isChanged={isChanged} />
      </div>
    </ResultCard>
  );
}

function Hashtags({ tags }: { tags: string[] }) {
  return (
    <section className="grid content-start gap-3">
      <h4 className="text-sm font-semibold">Hashtags you could add</h4>
      <p className="text-sm text-ink-soft">
        Made of your keywords, and not in the text. You decide which fit.
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm font-medium">
        {tags.map((tag) => (
          <li key={tag} className="min-w-0 wrap-anywhere">
            <bdi>{tag}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton text={tags.join(" ")} label="Copy hashtags" />
      </div>
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

interface ChangesListProps {
  changes: RewriteShown["changes"];
  /** How many more there are. */
  more: number;
}

/** The changes with their reasons, each with its places. */
function ChangesList({ changes, more }: ChangesListProps) {
  return (
    <section className="min-w-0">
      <h4 className="text-sm font-semibold">Changes and reasons</h4>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {changes.map(({ what, why, places }) => (
          <li key={what + why} className="grid gap-2 py-4 text-sm">
            <p className="max-w-prose">
              <span className="font-medium">{what}.</span> <span className="text-ink-soft">{why}</span>
            </p>
            {places.map(({ before, after }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of one text, which never move
              <dl key={at} className="grid max-w-prose grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5">
                {before && <Quoted term="Before">{before}</Quoted>}
                {after && <Quoted term="After">{after}</Quoted>}
              </dl>
            ))}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-2 text-sm text-ink-soft">And {counted(more, "change")} more of these kinds.</p>
      )}
    </section>
  );
}

function Quoted({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-xs leading-[1.8] text-ink-soft">{term}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </>
  );
}
