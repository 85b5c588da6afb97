import { CircleDollarSign } from "lucide-react";
import { ForChannel, useConnectedChannel } from "../../../channel/connected";
import { DeskForm } from "../../../forms/desk-form";
import { FileField } from "../../../forms/file-field";
import { useToolForm } from "../../../forms/form";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { Disclosure } from "../../../ui/disclosure";
import { Field, TextArea } from "../../../ui/field";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";

/** Where the empty list leads. */
export const FORM_ID = "your-revenue";

const FILES = ".zip,.csv,.tsv,.txt,application/zip,text/csv,text/tab-separated-values,text/plain";

interface RevenueFormProps {
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

/** Up to three exports, a paste, or the connected channel's; and the creator's own target. */
export function RevenueForm({ page, refused, busy }: RevenueFormProps) {
  const { form, field, optional } = useToolForm({ action: "analyze", page, busy, refused });
  const channel = useConnectedChannel();
  const isMore = ["file2", "file3", "pasted"].some((name) => refused?.field === name || refused?.typed[name]);
  return (
    <DeskForm
      id={FORM_ID}
      path={YOURS_TEXTS.path}
      form={form}
      action="analyze"
      icon={CircleDollarSign}
      label="Analyze RPM"
      working="Analyzing…"
      trying="Reading the example…"
      busy={busy}
      note={YOURS_NOTES.kept}
    >
      {channel && !channel.isSample && (
        <ForChannel channel={channel}>{channel.hasExport ? YOURS_NOTES.own : YOURS_NOTES.unpaid}</ForChannel>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <FileField
          label="YouTube Studio's export"
          name="file"
          accept={FILES}
          hint={YOURS_NOTES.file}
          error={field("file").error}
          disabled={field("file").disabled}
        />
        <Field
          {...optional("target")}
          label="RPM you aim at (optional)"
          inputMode="decimal"
          hint={YOURS_NOTES.target}
        />
      </div>
      <Disclosure summary="More exports, or paste one" open={isMore} className="border-t border-line">
        <div className="grid gap-5 pt-2 pb-3">
          {["file2", "file3"].map((name, at) => (
            <FileField
              key={name}
              label={at === 0 ? "A second export" : "A third export"}
              name={name}
              accept={FILES}
              hint={YOURS_NOTES.more}
              error={field(name).error}
              disabled={field(name).disabled}
            />
          ))}
          <TextArea
            {...optional("pasted")}
            label="Or paste a table"
            rows={5}
            dir="auto"
            hint={YOURS_NOTES.pasted}
          />
        </div>
      </Disclosure>
      <Disclosure summary="Where YouTube Studio has it" className="border-t border-line">
        <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
          {YOURS_NOTES.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </DeskForm>
  );
}
