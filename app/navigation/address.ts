/**
 * An address with more query parameters and a fragment: "/x?period=7d" with { confirm: "clear" } and "confirm" is
 * "/x?period=7d&confirm=clear#confirm". `address` itself has no fragment.
 */
export function addressWith(address: string, search: Record<string, string>, fragment?: string): string {
  const [path, query] = address.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(search)) all.set(name, value);
  return `${path}${all.size > 0 ? `?${all}` : ""}${fragment ? `#${fragment}` : ""}`;
}

/**
 * What a link fills a field with, as text that a form can send: the query's parameter of that name, as it stands; ""
 * without one, and for one longer than `max` characters, since a cut title is another title.
 */
export function prefilled(search: URLSearchParams, name: string, max: number): string {
  const text = (search.get(name) ?? "").toWellFormed().replaceAll("\0", "").trim();
  return text.length > max ? "" : text;
}

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
