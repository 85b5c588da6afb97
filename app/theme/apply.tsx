import { parseTheme, THEME_KEY, type Theme, themeCookie } from "./theme";

/** What local storage mirrors, or null: it may be refused (private windows, policies) or hold anything. */
export function storedTheme(): Theme | null {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

/** In the browser: flips the page at once, keeps the choice in the cookie and mirrors it to local storage. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  classList.add(theme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = themeCookie(theme, { secure: location.protocol === "https:" });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The cookie carries the choice all the same.
  }
}
