import { BRAND } from "../brand";
import { THEMES, type Theme } from "../model/user";
import { choiceCookie, cookieValue } from "../navigation/cookie";

/** Name of the cookie and of the local storage key that mirrors it (spec section 4, Theme). */
export const THEME_KEY = `${BRAND.key}-theme`;

/** The stored preference; null, the system's preference, for anything but 'light' or 'dark'. */
export function parseTheme(value: unknown): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/** The preference in a `Cookie` header. */
export function themeFromCookie(header: string | null): Theme | null {
  return parseTheme(cookieValue(header, THEME_KEY));
}

/** The `Set-Cookie` value of the preference. Readable by script, which switches the page at once. */
export function themeCookie(theme: Theme, { secure }: { secure: boolean }): string {
  return choiceCookie(THEME_KEY, theme, { secure });
}
