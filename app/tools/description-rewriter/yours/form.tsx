import { PenLine } from "lucide-react";
import { Link } from "react-router";
import { ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DeskForm, MaterialField } from "../../../forms/desk-form";
import { useEditFocus } from "../../../forms/focus";
import { type ToolFields, useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { type Drawn, DrawnPart } from "../../../hydration/drawn";
import { addressWith } from "../../../navigation/address";
import { chipClass } from "../../../ui/badge";
import { CopyButton } from "../../../ui/copy-button";
import { Field } from "../../../ui/field";
import { TITLE_MAX } from "../../../words/bounds";
import type { BlocksShown } from "./blocks";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { RewriterDeskShown } from "./show";

interface DescriptionFormProps {
  page: ToolPageData<Pick<RewriterDeskShown, "again" | "asked"> & { blocks: BlocksShown }>;
  /** Titles of the connected channel's newest videos. */
  latest: string[];
  /** The part of the form that writes from notes. */
  fromNotes: Drawn;
  /** The description of the card that the desk was opened from. */
  draft: string;
  refused?: Refusal;
  busy: Busy;
}

/** Fields that say in the error box that they are blank. */
export const BOXED = ["title", "description"];

/** The form's id, to which the empty list links. */
export const FORM_ID = "your-description";

export function DescriptionForm({ page, latest, fromNotes, draft, refused, busy }: DescriptionFormProps) {
  const { again, asked, blocks } = page.shown;
  const own = useConnectedChannel();
  const isWritten = [busy.action, refused?.action, page.done].includes("write");
  const { form, field } = useToolForm({
    action: isWritten ? "write" : "rewrite",
    page,
    busy,
    refused,
    boxed: isWritten ? [] : BOXED,
  });
  useEditFocus(form, "title", again?.id);
  // The input of an earlier rewrite, to be edited and sent again.
  const filled = (name: "title" | "description" | "keywords") => {
    const wired = field(name);
    // A card is worked on by its link, which brings its title.
    const linked = asked === "" || name === "keywords" ? "" : name === "title" ? asked : draft;
    return { ...wired, defaultValue: wired.defaultValue || again?.[name] || linked };
  };
  return (
    <>
      <DeskForm
        // A new form for each earlier rewrite and each link, so that its input fills the fields.
        key={again?.id ?? asked}
        id={FORM_ID}
        path={YOURS_TEXTS.path}
        form={form}
        action="rewrite"
        icon={PenLine}
        label="Rewrite Description"
        working="Rewriting…"
        trying="Rewriting the example…"
        busy={busy}
        note={YOURS_NOTES.kept}
      >
        {own && (
          <ForChannel channel={own}>
            <LatestVideos latest={latest} />
          </ForChannel>
        )}
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div className="grid content-start gap-5">
            <Field
              {...filled("title")}
              label="Video title"
              dir="auto"
              hint={`Up to ${TITLE_MAX} characters.`}
            />
            <MaterialField
              {...filled("description")}
              label="Video description"
              rows={9}
              className="[unicode-bidi:plaintext]"
              fileName="file"
              fileError={field("file").error}
              accept=".txt,text/plain"
              fileHint={YOURS_NOTES.file}
              hint={YOURS_NOTES.description}
            />
          </div>
          <div className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
            <Field
              {...filled("keywords")}
              required={false}
              label="Keywords (optional)"
              dir="auto"
              hint={YOURS_NOTES.keywords}
            />
          </div>
        </div>
        <Blocks blocks={blocks} field={field} />
      </DeskForm>
      <DrawnPart id="from-notes" drawn={fromNotes} className="my-5" />
    </>
  );
}

interface BlocksProps {
  blocks: BlocksShown;
  field: ToolFields["field"];
}

/** What the creator's descriptions usually have: to be copied, or ticked to stand below the rewrite. */
function Blocks({ blocks: { title, hint, blocks }, field }: BlocksProps) {
  if (blocks.length === 0) return <p className="max-w-prose text-xs text-ink-soft">{hint}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{title}</legend>
      <p className="mt-1 max-w-prose text-xs text-ink-soft">{hint}</p>
      <ul className="mt-3 grid gap-x-8 border-t border-line lg:grid-cols-2">
        {blocks.map(({ field: name, label, note, text, ticked }) => {
          const { defaultValue, disabled } = field(name);
          return (
            <li key={name} className="min-w-0 border-b border-line py-3">
              <div className="flex items-center justify-between gap-3">
                <label className="flex min-h-9 min-w-0 grow items-start gap-3 py-1.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    name={name}
                    value={text}
                    defaultChecked={ticked || defaultValue !== ""}
                    disabled={disabled}
                    className="mt-0.5 size-4.5 shrink-0 accent-go"
                  />
                  <span className="grid min-w-0 text-sm">
                    <span className="font-medium">{label}</span>
                    <span className="text-xs text-ink-soft">{note}</span>
                  </span>
                </label>
                <CopyButton text={text} label="Copy" />
              </div>
              <p
                dir="auto"
                className="mt-1 line-clamp-4 pl-7.5 text-sm whitespace-pre-line text-ink-soft wrap-anywhere"
              >
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Which video it is for, at one click: its title fills the form. */
function LatestVideos({ latest }: { latest: string[] }) {
  return (
    <>
      {YOURS_NOTES.which}
      <span className="mt-1.5 flex flex-wrap gap-2">
        {latest.map((title) => (
          <Link
            key={title}
            to={addressWith(YOURS_TEXTS.path, { title })}
            replace
            preventScrollReset
            className={chipClass}
          >
            <bdi className="max-w-60 truncate">{title}</bdi>
          </Link>
        ))}
      </span>
    </>
  );
}
