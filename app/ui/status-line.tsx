import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface StatusLineProps {
  /** "unseen" is for screen readers alone: the page itself shows what was done. */
  look?: "done" | "refused" | "unseen";
  /** Takes the focus if it was lost with the button that was pressed. */
  takesFocus?: boolean;
  children?: ReactNode;
}

const LOOKS = {
  done: "border-l-2 border-go pl-3 text-sm outline-none",
  refused: "border-l-2 border-poor pl-3 text-sm outline-none",
  unseen: "sr-only",
};

/** What the last form did. Always rendered, so that screen readers announce its changes; out of sight while empty. */
export function StatusLine({ look = "done", takesFocus = false, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key } = useLocation();
  const hasText = Boolean(children);
  useEffect(() => {
    if (takesFocus && hasText && key !== "default" && document.activeElement === document.body)
      line.current?.focus();
  }, [takesFocus, hasText, key]);
  return (
    <p
      ref={line}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className={hasText ? LOOKS[look] : "sr-only"}
    >
      {children}
    </p>
  );
}
