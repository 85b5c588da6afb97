import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the main part after a client navigation, so that screen readers announce it like a new document. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
