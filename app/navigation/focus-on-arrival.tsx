import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A page fetched by script is announced by nobody: its main part takes the focus, as a new document would. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
