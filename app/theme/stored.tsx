import { useEffect, useLayoutEffect } from "react";
import { applyTheme, storedTheme } from "./apply";
import { parseTheme, THEME_KEY, themeFromCookie } from "./theme";

/**
 * Keeps the document in the stored preference: the error screen lays the document out anew, with the theme
 * that the page came with and not the one flipped to since. Local storage mirrors the cookie (spec section 4,
 * Theme); where only the mirror is left, as when cookies were cleared, the preference comes back from it. A
 * flip in one tab reaches the others.
 */
export function useStoredTheme(): void {
  // Before the browser paints, or the other theme would flash.
  useLayoutEffect(() => {
    const chosen = themeFromCookie(document.cookie) ?? storedTheme();
    if (chosen && !document.documentElement.classList.contains(chosen)) applyTheme(chosen);
  }, []);

  useEffect(() => {
    function follow(event: StorageEvent) {
      const flipped = event.key === THEME_KEY ? parseTheme(event.newValue) : null;
      if (flipped) applyTheme(flipped);
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}
