import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Refusal } from "../../forms/refusal";
import { Notice } from "../../ui/notice";
import { PATH, SERIES_TEXTS } from "./messages";

/** Props of a link to a step with its own URL: a form, or the confirmation before deleting. */
export function linkToStep(step: "edit" | "add" | "delete", id: string) {
  const anchor = step === "edit" ? id : `${step}-form-${id}`;
  return { to: `${PATH}?${step}=${id}#${anchor}`, replace: true, preventScrollReset: true };
}

/** Props of the link back to where a step was opened. */
export function linkBack(step: "edit" | "add" | "delete", id: string) {
  return { to: `${PATH}?open=${id}&back=${step}#${id}`, replace: true, preventScrollReset: true };
}

/** Where a form in a card is sent: after a refusal the page is at the same place, also without script. */
export function placeOf(search: Record<string, string>, anchor: string): string {
  return `${PATH}?${new URLSearchParams(search)}#${anchor}`;
}

/** Why an action was refused, at its row or form. useFocusAfterStep focuses it. */
export function RefusedHere({ refused }: { refused: Refusal }) {
  return (
    <div data-refused tabIndex={-1} className="w-full scroll-mt-20 rounded-control print:hidden">
      <Notice tone="error" title={SERIES_TEXTS.errorTitle}>
        <p>{refused.message}</p>
      </Notice>
    </div>
  );
}

/**
 * After each client navigation, opens the card of the first of these elements that exists, scrolls to it and focuses
 * it: a moved button, an opened form. A document load does so by its URL.
 */
export function useFocusAfterStep(ids: string[]): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    const refused = document.querySelector<HTMLElement>("[data-refused]");
    if (refused) return refused.focus();
    const card = target?.closest("details");
    if (card) card.open = true;
    if (card && target?.localName === "summary") card.scrollIntoView({ block: "nearest" });
    // A refused form focuses the field in question.
    const wrong = target?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? target)?.focus();
  }, [key, ids]);
}
