import { useEffect, useLayoutEffect } from "react";
import type { Theme } from "../model/theme";
import { parseTheme, THEME_KEY, themeCookie, themeFromCookie } from "./theme";

/** The theme in local storage, or null: access may be denied (private windows, policies) and it may hold anything. */
function readStoredTheme(): Theme | null {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

/** In the browser: switches the page at once, saves the choice in the cookie and mirrors it to local storage. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  classList.add(theme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = themeCookie(theme, { secure: location.protocol === "https:" });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The cookie has the choice anyway.
  }
}

/**
 * Keeps the document in the stored theme. The error screen renders the document again, with the theme the page loaded
 * with instead of a later choice. Local storage mirrors the cookie (spec section 4, Theme) and restores it if cookies
 * were cleared. A switch in one tab reaches the others.
 */
export function useStoredTheme(): void {
  // Before paint, or the other theme would flash.
  useLayoutEffect(() => {
    const chosen = themeFromCookie(document.cookie) ?? readStoredTheme();
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
