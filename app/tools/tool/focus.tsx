import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { confirmLinkId } from "./confirmation";
import type { ToolPageData } from "./route";
import type { Busy } from "./sending";

/**
 * After each navigation by script: opens the card that the action opened, scrolls the result into view, restores a
 * lost focus, and removes "done" from the address, so that a reload does not say it again.
 */
export function useAfterNavigation({ done, open, confirming }: ToolPageData<unknown>, busy: Busy): void {
  const { key } = useLocation();
  const focused = useLastFocused();
  const at = useRef({ key, confirming });
  const isBusy = busy.action !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key
  useEffect(forgetDone, [key]);

  useEffect(() => {
    if (isBusy || at.current.key === key) return;
    const asked = at.current.confirming;
    at.current = { key, confirming };
    const card = done && open ? document.getElementById(open) : null;
    const details = card?.closest("details") ?? card?.querySelector("details");
    // The browser closes a new <details> while another of the same name is open.
    if (details) details.open = true;
    if (done) scrollToTop(card ?? document.getElementById("results"));
    if (document.activeElement !== document.body) return;
    const opener = asked && !done ? document.getElementById(confirmLinkId(asked)) : null;
    const kept = focused.current?.matches(":enabled, a, [tabindex]") ? focused.current : null;
    const place = opener ?? details?.querySelector("summary") ?? (kept?.isConnected ? kept : null);
    (place ?? document.getElementById("results-title"))?.focus({ preventScroll: true });
  }, [key, isBusy, done, open, confirming, focused]);
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

/** Scrolls to an element, unless its top is in the upper part of the window. */
function scrollToTop(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.75) element.scrollIntoView();
}

function forgetDone(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("done")) return;
  url.searchParams.delete("done");
  history.replaceState(history.state, "", url);
}

/** For a new result's heading: takes the focus if the button that made the result lost it. */
export function useResultFocus(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return heading;
}

/** Moves the focus into a form's field when an earlier result comes back for editing; `id` is that result's. */
export function useEditFocus(form: RefObject<HTMLFormElement | null>, field: string, id?: string): void {
  const edited = useRef(id);
  useEffect(() => {
    const input = form.current?.elements.namedItem(field);
    if (id && edited.current !== id && input instanceof HTMLElement) input.focus({ preventScroll: true });
    edited.current = id;
  }, [form, field, id]);
}
