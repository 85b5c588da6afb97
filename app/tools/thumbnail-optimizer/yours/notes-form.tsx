import { Send } from "lucide-react";
import { Form } from "react-router";
import { useToolForm } from "../../../forms/form";
import { FormId } from "../../../forms/form-id";
import type { ToolPageData } from "../../../forms/page-data";
import type { Refusal } from "../../../forms/refusal";
import type { Busy } from "../../../forms/sending";
import { addressWith } from "../../../navigation/address";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Spinner } from "../../../ui/spinner";
import { TextArea } from "../../../ui/text-area";

import { YOURS_NOTES, YOURS_TEXTS } from "./messages";

interface NotesFormProps {
  /** The result's id, and which of its titles is sent. */
  id: string;
  title: string;
  /** Who gets it: "gpt-oss-120b at api.example.com". */
  model: string;
  page: ToolPageData<unknown>;
  refused?: Refusal;
  busy: Busy;
}

/** Asks the language model for titles from what the creator writes: nothing leaves before the button is pressed. */
export function NotesForm({ id, title, model, page, refused, busy }: NotesFormProps) {
  const mine = refused?.action === "propose" && refused.typed.id === id ? refused : undefined;
  const { form, field, working } = useToolForm({
    action: "propose",
    page,
    busy,
    refused: mine,
    missing: "",
  });
  return (
    <Disclosure summary="Ask the language model" open={mine !== undefined} className="print:hidden">
      <Form
        ref={form}
        method="post"
        action={addressWith(YOURS_TEXTS.path, { open: id })}
        replace
        preventScrollReset
        noValidate
        className="grid max-w-prose gap-4"
      >
        <FormId />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="title" value={title} />
        <TextArea
          {...field("notes")}
          label="What happens in the video?"
          rows={4}
          dir="auto"
          hint={YOURS_NOTES.notes}
        />
        <p className="text-sm text-ink-soft">{YOURS_NOTES.sentTo(model)}</p>
        <Button
          name="action"
          value="propose"
          disabled={busy.action !== null}
          className="justify-self-start max-sm:w-full"
        >
          {working ? <Spinner className="size-4.5" /> : <Send aria-hidden="true" className="size-4.5" />}
          {working ? "Asking…" : "Send title and notes"}
        </Button>
      </Form>
    </Disclosure>
  );
}
