import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { ToolPageData } from "./route";
import type { Busy } from "./sending";

/** The id of the link that asks before an action. */
export function confirmLinkId(action: string): string {
  return `ask-${action}`;
}

/**
 * After each step that script makes: opens the card that it opened, brings what came of it into view, gives the
 * focus a place where it lost its own, and takes "done" from the address, so that nothing says it again later.
 */
export function useAfterStep({ done, open, confirming }: ToolPageData<unknown>, busy: Busy): void {
  const { key } = useLocation();
  const focused = useLastFocused();
  const at = useRef({ key, confirming });
  const isBusy = busy.action !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has an address
  useEffect(forgetDone, [key]);

  useEffect(() => {
    if (isBusy || at.current.key === key) return;
    const asked = at.current.confirming;
    at.current = { key, confirming };
    const card = done && open ? document.getElementById(open) : null;
    const details = card?.closest("details") ?? card?.querySelector("details");
    // The browser shuts a <details> that comes while another of its name is open.
    if (details) details.open = true;
    if (done) showBeginning(card ?? document.getElementById("results"));
    if (document.activeElement !== document.body) return;
    const opener = asked && !done ? document.getElementById(confirmLinkId(asked)) : null;
    const kept = focused.current?.matches(":enabled, a, [tabindex]") ? focused.current : null;
    const place = opener ?? details?.querySelector("summary") ?? (kept?.isConnected ? kept : null);
    (place ?? document.getElementById("results-title"))?.focus({ preventScroll: true });
  }, [key, isBusy, done, open, confirming, focused]);
}

/** What had the focus last: a button that is disabled loses it. */
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

/** Scrolls to where something begins, unless that is in the upper part of the window. */
function showBeginning(element: HTMLElement | null): void {
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

/** For the heading a result begins with: who lost the focus with the button that made it goes on reading there. */
export function useResultFocus(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const beginning = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) beginning.current?.focus({ preventScroll: true });
  }, [isNew]);
  return beginning;
}
