import { useEffect } from "react";
import { applyTheme } from "./apply";
import { parseTheme, THEME_KEY, themeFromCookie } from "./theme";

/**
 * Local storage mirrors the cookie (spec section 4, Theme). Where only the mirror is left, as when cookies
 * were cleared, the preference comes back from it.
 */
export function useStoredTheme(): void {
  useEffect(() => {
    const mirrored = parseTheme(localStorage.getItem(THEME_KEY));
    if (!mirrored || themeFromCookie(document.cookie)) return;
    applyTheme(mirrored);
  }, []);
}
