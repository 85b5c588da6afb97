import { BRAND } from "../brand";
import { THEMES, type Theme } from "../model/theme";

/** Name of the cookie and of the local storage key that mirrors it (spec section 4, Theme). */
export const THEME_KEY = `${BRAND.key}-theme`;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The stored preference; null, the system's preference, for anything but 'light' or 'dark'. */
export function parseTheme(value: unknown): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/** The preference in a `Cookie` header. */
export function themeFromCookie(header: string | null): Theme | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${THEME_KEY}=`));
  return parseTheme(pair?.slice(THEME_KEY.length + 1));
}

/** The `Set-Cookie` value of the preference. Readable by script, which switches the page at once. */
export function themeCookie(theme: Theme, { secure }: { secure: boolean }): string {
  return `${THEME_KEY}=${theme}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
