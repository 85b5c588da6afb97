import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After each step that script makes, brings the first of these elements that there is into its open card, into
 * view and into focus: a moved button, a form that was opened. A new document does so by its address.
 */
export function useFocusAfter(ids: string[]): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    const refused = document.querySelector<HTMLElement>("[data-refused]");
    if (refused) return refused.focus();
    const card = target?.closest("details");
    if (card) card.open = true;
    if (card && target?.localName === "summary") card.scrollIntoView({ block: "nearest" });
    // A form that came back with a message goes on at the field it is about.
    const wrong = target?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? target)?.focus();
  }, [key, ids]);
}
