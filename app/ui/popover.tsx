import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes an open popover, and those inside it, after a client navigation, as a document load would. */
export function useHideOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own key
  useEffect(() => {
    popover.current?.hidePopover();
    for (const inner of popover.current?.querySelectorAll<HTMLElement>("[popover]") ?? [])
      inner.hidePopover();
  }, [key]);
}
