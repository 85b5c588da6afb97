import { THEME_KEY, type Theme, themeCookie } from "./theme";

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
    // Storage may be refused (private windows, policies); the cookie carries the choice all the same.
  }
}
