import { Plus } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { FormId } from "../../forms/form-id";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Spinner } from "../../ui/spinner";
import { useSampleAddress } from "../tool/use-sample-address";
import { MONITOR_TEXTS } from "./messages";

interface AddChannelFormProps {
  refused?: Refusal;
  busy: Busy;
  /** The channels in the list. */
  names: string[];
}

/**
 * Adds a channel by its name. Where that fails, the reason stands beside the field and the name stays in it
 * (docs/decisions/0027).
 */
export function AddChannelForm({ refused, busy, names }: AddChannelFormProps) {
  const address = useSampleAddress(MONITOR_TEXTS.path);
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(names.length);
  // Unknown until script runs: the server's button is enabled, and a blank name gets its message.
  const [blank, setBlank] = useState(false);
  const adding = busy.action === "add";
  const waits = busy.action !== null;

  const look = useCallback(() => setBlank(input.current?.value.trim() === ""), []);

  useEffect(() => {
    const added = names.length > count.current ? names.at(-1) : null;
    count.current = names.length;
    const typed = input.current?.value.trim().replace(/\s+/gu, " ");
    if (input.current && added && typed === added) {
      input.current.value = "";
      input.current.focus({ preventScroll: true });
    }
    look();
  }, [names, look]);

  function ignoreWhenBlankOrBusy(event: FormEvent) {
    if (blank || waits) event.preventDefault();
  }

  return (
    <Form
      method="post"
      action={address}
      replace
      preventScrollReset
      noValidate
      onSubmit={ignoreWhenBlankOrBusy}
      className="mt-5 grid gap-3 sm:grid-cols-[minmax(0,24rem)_auto]"
    >
      <FormId />
      <input type="hidden" name="action" value="add" />
      <Field
        ref={input}
        label="Channel name"
        name="name"
        autoComplete="off"
        required
        readOnly={adding}
        defaultValue={refused?.typed.name ?? ""}
        onInput={look}
        error={refused && !adding ? refused.message : null}
        atFault={refused?.field !== undefined}
      />
      <Button
        variant="secondary"
        disabled={blank || waits}
        className="max-sm:w-full sm:mt-[1.8125rem] sm:min-w-28 sm:justify-self-start"
      >
        {adding ? <Spinner className="size-4.5" /> : <Plus aria-hidden="true" className="size-4.5" />}
        {adding ? "Adding…" : "Add"}
      </Button>
    </Form>
  );
}
