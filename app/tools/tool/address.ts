/**
 * A page's address with more in its query, and a place on the page: "/x?period=7d" with { confirm: "clear" } and
 * "confirm" is "/x?period=7d&confirm=clear#confirm". `address` has no place of its own.
 */
export function addressWith(address: string, search: Record<string, string>, place?: string): string {
  const [path, query] = address.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(search)) all.set(name, value);
  return `${path}${all.size > 0 ? `?${all}` : ""}${place ? `#${place}` : ""}`;
}
