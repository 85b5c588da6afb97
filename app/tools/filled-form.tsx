import { useEffect, useRef, useState } from "react";
import type { Busy } from "./busy";
import type { Refusal } from "./refusal";
import type { ToolPageData } from "./tool-route";

interface FilledForm {
  action: string;
  /** The fields that must not be blank. */
  names: string[];
  page: ToolPageData<unknown>;
  busy: Busy;
  refused?: Refusal;
  /** The message that something is missing: its place is the error box (spec section 8). */
  missing: string;
  /** The fields that are cleared once the action is done, where others are for the next time, too; all if left out. */
  clears?: string[];
}

/** True where a refusal is shown at the field that it is about. */
export function isAtField(refused: Refusal | undefined, missing: string): boolean {
  return refused?.field !== undefined && refused.message !== missing;
}

/**
 * A form that must be filled. With script it knows whether a field is blank, and clears the fields once the
 * action is done; after a refusal it holds what was typed, and marks the field at fault.
 */
export function useFilledForm({ action, names, page, busy, refused, missing, clears }: FilledForm) {
  const form = useRef<HTMLFormElement>(null);
  const working = busy.action === action;
  const worked = useRef(false);
  // Unknown until script runs: the server's button is enabled, and a blank submit gets the message.
  const [blank, setBlank] = useState(false);

  function look() {
    const fields = names.map((name) => form.current?.elements.namedItem(name));
    setBlank(fields.some((field) => field && "value" in field && field.value.trim() === ""));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the work ends, and only then
  useEffect(() => {
    const ended = worked.current && !working;
    worked.current = working;
    if (ended && !refused && page.done === action) clear(form.current, clears);
    look();
  }, [working]);

  const mine = refused?.action === action ? refused : undefined;

  function field(name: string) {
    const wrong = mine?.field === name && busy.action === null ? mine : undefined;
    const here = isAtField(wrong, missing);
    return {
      name,
      defaultValue: mine?.typed[name] ?? "",
      error: here ? wrong?.message : null,
      errorId: wrong && !here ? "tool-error" : undefined,
      disabled: working,
      autoComplete: "off",
      required: true,
      onInput: look,
    };
  }

  return { form, blank, working, field };
}

function clear(form: HTMLFormElement | null, names?: string[]): void {
  if (!names) form?.reset();
  for (const name of names ?? []) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = "";
  }
}
