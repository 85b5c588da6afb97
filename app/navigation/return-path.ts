/**
 * A path on this site to return to. Anything that could leave the site (another origin, a scheme, `//host`, a backslash)
 * or is not a path becomes `fallback`.
 */
export function returnPath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || /^\/[/\\]|[\\\s\p{Cc}]/u.test(value))
    return fallback;
  const base = "https://site.invalid";
  const url = URL.parse(value, base);
  // Resolving dots can leave a second slash in front: `/..//host` is `//host`.
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}`;
}
