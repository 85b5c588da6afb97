import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useForget } from "../navigation/forget";
import { confirmLinkId } from "./confirmation";
import type { ToolPageData } from "./page-data";
import type { Busy } from "./sending";

/**
 * After each navigation by script: opens the card that the action opened, scrolls the result into view and gives it
 * the focus; after anything else restores a lost focus. Removes "done" from the address, so that a reload does not say
 * it again.
 *
 * @param hasResult whether the action made a result, which the page shows
 */
export function useAfterNavigation(
  { done, open, confirming }: Pick<ToolPageData<unknown>, "done" | "open" | "confirming">,
  busy: Busy,
  hasResult = false,
): void {
  const { key } = useLocation();
  const focused = useLastFocused();
  const at = useRef({ key, confirming });
  const isBusy = busy.action !== null;

  useForget("done", "at");

  useEffect(() => {
    if (isBusy || at.current.key === key) return;
    const asked = at.current.confirming;
    at.current = { key, confirming };
    const isLost = document.activeElement === document.body;
    const card = open && (done || isLost) ? document.getElementById(open) : null;
    const details = done ? (card?.closest("details") ?? card?.querySelector("details")) : null;
    // The browser closes a new <details> while another of the same name is open.
    if (details) details.open = true;
    if (hasResult) foldForm();
    // A link that opened a result is gone with the line it stood on.
    const result = card?.matches("[tabindex]") ? card : details?.querySelector("summary");
    if (done) scrollToTop(card ?? document.getElementById("results"));
    else if (result) scrollToTop(result);
    if (!isLost && !hasResult) return;
    const opener = asked && !done ? document.getElementById(confirmLinkId(asked)) : null;
    const mistake = document.querySelector<HTMLElement>("main :is(input, textarea, select)[aria-invalid]");
    const kept = focused.current?.matches(":enabled, a, [tabindex]") ? focused.current : null;
    const before = mistake ?? (kept?.isConnected && !hasResult ? kept : null);
    const place = opener ?? result ?? before ?? document.querySelector<HTMLElement>("#results [tabindex]");
    place?.focus({ preventScroll: !mistake });
  }, [key, isBusy, done, open, confirming, focused, hasResult]);
}

/** The last focused element: a button loses the focus when it is disabled. */
function useLastFocused() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return last;
}

/** Folds a form that its visitor opened above an earlier result (frame.tsx). */
function foldForm(): void {
  const form = document.querySelector<HTMLDetailsElement>(".folded-form");
  if (form) form.open = false;
}

/** As tall as an answer with its title and the first proof, on a phone. */
const ANSWER_HEIGHT = 320;

/** Scrolls to an element, unless as much as an answer of it is in the window. */
function scrollToTop(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top + ANSWER_HEIGHT > innerHeight) element.scrollIntoView();
}

/** Moves the focus into a form's field when an earlier result comes back for editing; `id` is that result's. */
export function useEditFocus(form: RefObject<HTMLFormElement | null>, field: string, id?: string): void {
  const edited = useRef(id);
  useEffect(() => {
    const input = form.current?.elements.namedItem(field);
    if (id && edited.current !== id && input instanceof HTMLElement) {
      const fold = form.current?.closest("details");
      // It may have been folded by hand since.
      if (fold) fold.open = true;
      input.focus({ preventScroll: true });
    }
    edited.current = id;
  }, [form, field, id]);
}
