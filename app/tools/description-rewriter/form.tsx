import { PenLine } from "lucide-react";
import { Form } from "react-router";
import { useBlank, useToolForm } from "../../forms/form";
import { FormId } from "../../forms/form-id";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { REWRITE_MESSAGES } from "../../functions/description-rewriter/messages";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Spinner } from "../../ui/spinner";
import { TextArea } from "../../ui/text-area";
import { useSampleAddress } from "../tool/use-sample-address";
import { REWRITER_NOTES, REWRITER_TEXTS } from "./messages";

interface RewriteFormProps {
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

export function RewriteForm({ page, refused, busy }: RewriteFormProps) {
  const address = useSampleAddress(REWRITER_TEXTS.path);
  const { form, working, field } = useToolForm({
    action: "rewrite",
    page,
    busy,
    refused,
    missing: REWRITE_MESSAGES.blank,
  });
  const { blank, look } = useBlank(form, ["title", "description"], working);
  return (
    <Form
      ref={form}
      id="new-rewrite"
      method="post"
      action={address}
      replace
      preventScrollReset
      noValidate
      onInput={look}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <FormId />
      <input type="hidden" name="action" value="rewrite" />
      <Field {...field("title")} label="Video title" />
      <TextArea
        {...field("description")}
        label="Video description"
        rows={6}
        hint={REWRITER_NOTES.description}
      />
      <Button disabled={blank || busy.action !== null} className="justify-self-start max-sm:w-full">
        {working ? <Spinner className="size-4.5" /> : <PenLine aria-hidden="true" className="size-4.5" />}
        {working ? "Rewriting…" : "Rewrite Description"}
      </Button>
    </Form>
  );
}
