import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** A page reached by script leaves open popovers open; a page loaded anew does not, and neither do we. */
export function useHiddenOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => popover.current?.hidePopover(), [key]);
}
