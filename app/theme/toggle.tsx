import { Moon, Sun } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import type { Theme } from "../model/user";
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
function applyTheme(theme: Theme): void {
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

const BUTTON_CLASS =
  "size-9 cursor-pointer items-center justify-center rounded-control text-ink-soft " +
  "transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11";

/**
 * Two submit buttons, of which CSS shows the one that switches, so that it also works when the system decides. With
 * script the page switches at once without a request: posted by a fetcher, the action's redirect would add a history
 * entry for every switch.
 */
export function ThemeToggle() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/theme" onSubmit={flip} className="flex print:hidden">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value="dark"
        aria-label="Switch to dark theme"
        className={`${BUTTON_CLASS} inline-flex dark:hidden`}
      >
        <Moon aria-hidden="true" className="size-5" />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        aria-label="Switch to light theme"
        className={`${BUTTON_CLASS} hidden dark:inline-flex`}
      >
        <Sun aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

function flip(event: FormEvent<HTMLFormElement>) {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const theme = parseTheme(submitter.value);
  if (!theme) return;
  event.preventDefault();
  applyTheme(theme);
  // The pressed button is hidden now, so the other one takes the focus.
  for (const button of event.currentTarget.querySelectorAll("button"))
    if (button !== submitter) button.focus();
}
