import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** State of a link that opens a dialog over the page it stands on. */
export const OVER_PAGE = { overPage: true };

/**
 * Turns a `<dialog open>` from the server into a modal one: scroll lock, focus inside, Escape leads to
 * `closeHref`, and closing gives the focus back to what opened it. `step` names what the dialog shows;
 * when it changes, the focus moves to that step's `data-focus` element. A dialog that the page behind it
 * opened is closed by going back, or Back would lead into it again; its steps have to replace one another.
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

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // showModal() refuses a dialog that is already open.
    dialog.removeAttribute("open");
    dialog.showModal();
    return () => {
      dialog.close();
      // A page that came with its dialog open has no opener: then the page itself takes the focus.
      const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = known && !dialog.contains(opener) ? opener : document.getElementById("main");
      target?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const leave = (event: Event) => {
      // Other things inside a dialog can be cancelled too (a file picker, say).
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    dialog?.addEventListener("cancel", leave);
    return () => dialog?.removeEventListener("cancel", leave);
  }, [close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("[data-focus]")?.focus({ preventScroll: true });
  }, [step]);

  return { ref, close };
}
