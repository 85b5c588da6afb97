import { PenLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { formatCount } from "../../../numbers/figures";
import { Field } from "../../../ui/field";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../../words/bounds";
import { DeskButtons, MaterialField, useToolForm } from "../../tool/form";
import type { Refusal } from "../../tool/refusal";
import type { ToolPageData } from "../../tool/route";
import type { Busy } from "../../tool/sending";
import { KEYWORDS_MAX, YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import type { RewriterDeskShown } from "./show";

interface DescriptionFormProps {
  page: ToolPageData<RewriterDeskShown>;
  refused?: Refusal;
  busy: Busy;
}

/** The form's id, to which the empty list links. */
export const FORM_ID = "your-description";

const LIMIT = formatCount(DESCRIPTION_MAX);

export function DescriptionForm({ page, refused, busy }: DescriptionFormProps) {
  const { again } = page.shown;
  const { form, blank, field } = useToolForm({
    action: "rewrite",
    names: ["title"],
    page,
    busy,
    refused,
    missing: YOURS_MESSAGES.blank,
  });
  // Opening an earlier rewrite for editing moves the focus to the form.
  const edited = useRef(again?.id);
  useEffect(() => {
    const title = form.current?.elements.namedItem("title");
    if (again && edited.current !== again.id && title instanceof HTMLElement)
      title.focus({ preventScroll: true });
    edited.current = again?.id;
  }, [again, form]);
  // A file or a text: either is enough.
  const [given, setGiven] = useState(true);
  const look = () => {
    const fields = new FormData(form.current ?? undefined);
    const file = fields.get("file");
    setGiven(String(fields.get("description")).trim() !== "" || (file instanceof File && file.name !== ""));
  };
  // The input of an earlier rewrite, to be edited and sent again.
  const filled = (name: "title" | "description" | "keywords") => {
    const wired = field(name);
    return { ...wired, defaultValue: wired.defaultValue || again?.[name] };
  };
  return (
    <Form
      ref={form}
      id={FORM_ID}
      // A new form for each earlier rewrite, so that its input fills the fields.
      key={again?.id}
      method="post"
      encType="multipart/form-data"
      action={YOURS_TEXTS.path}
      replace
      preventScrollReset
      noValidate
      onInput={look}
      className="grid scroll-mt-20 gap-6 rounded-card border border-line bg-surface px-4 py-5 sm:px-6 sm:py-6 print:hidden"
    >
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
            fileHint={`Plain text (.txt), up to ${LIMIT} characters.`}
            hint={`As it is now, with its links, timestamps and hashtags: in YouTube Studio under Content, the video, Details. Up to ${LIMIT} characters.`}
          />
        </div>
        <div className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
          <Field
            {...filled("keywords")}
            required={false}
            label="Keywords (optional)"
            dir="auto"
            hint={`With commas between them, such as “hand plane, rust removal”. Up to ${KEYWORDS_MAX}. Without any, those that your title and description name are looked for.`}
          />
          <p className="text-xs text-ink-soft">
            Your description and its rewrite are kept here for you, until 30 days pass without a visit. Nobody
            else gets them.{" "}
            <Link to="/privacy" className="link">
              Privacy
            </Link>
          </p>
        </div>
      </div>
      <div className="border-t border-line pt-5">
        <DeskButtons
          action="rewrite"
          icon={PenLine}
          label="Rewrite Description"
          working="Rewriting…"
          trying="Rewriting the example…"
          blank={blank || !given}
          busy={busy}
        />
      </div>
    </Form>
  );
}
