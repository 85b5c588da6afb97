import { ScanSearch } from "lucide-react";
import { ConnectFirst, ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DeskForm } from "../../../forms/desk-form";
import { useEditFocus } from "../../../forms/focus";
import { type ToolFields, useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { asksForUploads, UploadsField } from "../../../forms/uploads-field";
import { DrawnPart } from "../../../hydration/drawn";
import { Disclosure } from "../../../ui/disclosure";
import { TextArea, TextInput } from "../../../ui/field";
import type { drawFrames } from "./draw";
import { FORM_ID, YOURS_NOTES, YOURS_TEXTS } from "./messages";
import type { TitleDeskShown } from "./show";

type FramesDrawn = ReturnType<typeof drawFrames>;

interface TitlesFormProps {
  page: ToolPageData<Pick<TitleDeskShown, "again" | "asked">> & {
    /** Of the connected channel; null without one to find any on. */
    frames: FramesDrawn;
  };
  refused?: Refusal;
  busy: Busy;
}

export function TitlesForm({ page, refused, busy }: TitlesFormProps) {
  const { again, asked } = page.shown;
  const own = useConnectedChannel();
  const { form, ...fields } = useToolForm({
    action: "analyze",
    page,
    busy,
    refused,
    // The same list is there for the next titles.
    clears: ["titles"],
  });
  const titles = fields.field("titles");
  useEditFocus(form, "titles", again?.id);
  return (
    <DeskForm
      id={FORM_ID}
      path={YOURS_TEXTS.path}
      form={form}
      action="analyze"
      icon={ScanSearch}
      label="Analyze Content"
      working="Analyzing…"
      trying="Ranking the example…"
      busy={busy}
      note={YOURS_NOTES.kept}
    >
      {own ? (
        <ForChannel channel={own}>{YOURS_NOTES.own}</ForChannel>
      ) : (
        <ConnectFirst>{YOURS_NOTES.connect}</ConnectFirst>
      )}
      {/* The key puts an earlier result's or a link's titles into the field. Each line has its own direction: dir="auto" gives
          all lines one, and keeps Chromium busy for seconds over thousands of lines. */}
      <TextArea
        {...titles}
        key={again?.id ?? asked}
        defaultValue={titles.defaultValue || again?.titles || asked}
        label="Titles"
        rows={4}
        className="[unicode-bidi:plaintext]"
        placeholder="One a line, as you would type them into YouTube"
        hint={YOURS_NOTES.titles}
      />
      {own && page.frames && (
        <Frames
          // A new result begins with the frames as they are found.
          key={page.open}
          shown={page.frames}
          fields={fields}
        />
      )}
      {page.kinds && <DrawnPart id="kinds" drawn={page.kinds} />}
      {!own && (
        <Disclosure
          summary={YOURS_NOTES.list}
          open={asksForUploads(refused)}
          className="border-t border-line"
        >
          <div className="pt-3">
            <UploadsField label="Your videos" fields={fields} refused={refused} takesFile />
          </div>
        </Disclosure>
      )}
    </DeskForm>
  );
}

interface FramesProps {
  shown: NonNullable<FramesDrawn>;
  fields: ToolFields;
}

/** Titles to fill, from what the channel's own hits share: each opens to those. */
function Frames({ shown: { title, isOpen, about, frames }, fields }: FramesProps) {
  const note = <p className="text-xs text-ink-soft">{about}</p>;
  if (frames.length === 0) return note;
  return (
    <Disclosure summary={title} open={isOpen}>
      {note}
      <ul className="mt-3 grid gap-2">
        {frames.map(({ field, text, did, uploads }) => {
          const { name, defaultValue } = fields.optional(field, text);
          return (
            <li key={field}>
              <TextInput
                name={name}
                defaultValue={defaultValue}
                dir="auto"
                aria-label={`Title to fill: ${text}`}
              />
              <Disclosure summary={did}>
                <DrawnPart id={field} drawn={uploads} />
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
