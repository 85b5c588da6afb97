import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** State of a link that opens a dialog over its page. */
export const OVER_PAGE = { overPage: true };

/**
 * Turns a server-rendered `<dialog open>` into a modal one: scroll lock, focus inside, Escape leads to `closeHref`, and
 * closing returns the focus to the opener. `step` is what the dialog shows; when it changes, the focus moves to that
 * step's `data-focus` element. A dialog opened over its page is closed by going back, or Back would reopen it, so its
 * steps must replace one another in the history.
 */
export function useModal(closeHref: string, step: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [overPage] = useState(() => Boolean(state?.overPage));
  const close = useCallback(() => {
    if (overPage) navigate(-1);
    else navigate(closeHref, { preventScrollReset: true, replace: true });
  }, [closeHref, navigate, overPage]);

  // Before it is shown: an Escape that came before the listener would close the dialog, and leave its address.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const leave = (event: Event) => {
      // Other elements inside the dialog can be cancelled too (a file picker, say).
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    dialog?.addEventListener("cancel", leave);
    return () => dialog?.removeEventListener("cancel", leave);
  }, [close]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // showModal() refuses a dialog that is already open.
    dialog.removeAttribute("open");
    dialog.showModal();
    return () => {
      dialog.close();
      // A page loaded with its dialog open has no opener, so the page takes the focus.
      const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = known && !dialog.contains(opener) ? opener : document.getElementById("main");
      target?.focus({ preventScroll: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("[data-focus]")?.focus({ preventScroll: true });
  }, [step]);

  return { ref, close };
}
