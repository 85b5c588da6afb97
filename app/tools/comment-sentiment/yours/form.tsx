import { MessageSquareText } from "lucide-react";
import type { SampleToTry } from "../../../sources/sources";
import { Field } from "../../../ui/field";
import { DeskForm, MaterialField } from "../../tool/desk-form";
import { useToolForm } from "../../tool/form";
import type { Refusal } from "../../tool/refusal";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";

export interface CommentsFormProps {
  page: ToolPageData<unknown>;
  /** Videos that can be read without a key for YouTube; empty with one. */
  samples: readonly SampleToTry[];
  refused?: Refusal;
  busy: Busy;
}

const FILES = ".csv,.tsv,.txt,.json,.jsonl,text/csv,text/tab-separated-values,text/plain,application/json";

/** Where the empty list leads. */
export const FORM_ID = "your-comments";

/** Comments pasted, in a file, or under a video. One of the fields has to be filled. */
export function CommentsForm({ page, samples, refused, busy }: CommentsFormProps) {
  const { form, field } = useToolForm({
    action: "analyze",
    names: [],
    page,
    busy,
    refused,
    missing: "",
  });
  const optional = (name: string) => ({ ...field(name), required: false });
  return (
    <DeskForm
      id={FORM_ID}
      path={page.address}
      form={form}
      action="analyze"
      icon={MessageSquareText}
      label="Analyze"
      working="Analyzing…"
      trying="Reading the example…"
      busy={busy}
      note="Up to 10,000 comments are read at once. We keep the figures and the comments quoted with them, not the rest and not who wrote them, until 30 days after you last used a tool."
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <MaterialField
          {...optional("comments")}
          label="Comments"
          rows={6}
          fileName="file"
          fileError={field("file").error}
          accept={FILES}
          fileHint="CSV, JSON or plain text, up to 2 MB. It is read once and not kept."
          hint="One a line, CSV with a heading such as “comment,likes,published”, or JSON. Text copied from YouTube's own page will do, too."
        />
        <div className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
          <Field {...optional("link")} label="Or a video's link" inputMode="url" hint={linkHint(samples)} />
          <Field
            {...optional("title")}
            label="Video title (optional)"
            hint="What this analysis is called in your list."
          />
        </div>
      </div>
    </DeskForm>
  );
}

function linkHint(samples: readonly SampleToTry[]): string {
  const [first, second] = samples;
  if (!first) return "As the Share button copies it. Up to 1,000 of the newest comments are read.";
  const others = second ? ` or ${second.asked}` : "";
  return `This copy has no key for YouTube: it reads sample videos only, such as ${first.asked}${others}.`;
}
