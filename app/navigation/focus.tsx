import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the main part after a client navigation, so that screen readers announce it like a new document. */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    // A page that opens at one of its parts may have focused that.
    if (hash && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
