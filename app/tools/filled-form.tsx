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
}

/**
 * What script adds to a form that must be filled: it knows whether a field is blank, clears the fields once the
 * action is done, and moves the focus, which the disabled button lost: to the new card, or back after a refusal.
 */
export function useFilledForm({ action, names, page, busy, refused }: FilledForm) {
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
    if (ended && refused) form.current?.querySelector("button")?.focus();
    if (ended && !refused && page.done === action) {
      form.current?.reset();
      openCard(page.open);
    }
    look();
  }, [working]);

  return { form, blank, working, look };
}

/** Opens a card and puts the focus on it. A <details> that comes while another of its name is open is shut by the browser. */
function openCard(id: string | null) {
  const card = id === null ? null : document.getElementById(id);
  const details = card?.closest("details") ?? card?.querySelector("details");
  if (!details) return;
  details.open = true;
  details.querySelector("summary")?.focus();
}
