import { useEffect } from "react";
import { applyTheme, storedTheme } from "./apply";
import { parseTheme, THEME_KEY, themeFromCookie } from "./theme";

/**
 * Local storage mirrors the cookie (spec section 4, Theme). Where only the mirror is left, as when cookies
 * were cleared, the preference comes back from it; and a flip in one tab reaches the others.
 */
export function useStoredTheme(): void {
  useEffect(() => {
    const mirrored = storedTheme();
    if (mirrored && !themeFromCookie(document.cookie)) applyTheme(mirrored);

    function follow(event: StorageEvent) {
      const flipped = event.key === THEME_KEY ? parseTheme(event.newValue) : null;
      if (flipped) applyTheme(flipped);
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}
