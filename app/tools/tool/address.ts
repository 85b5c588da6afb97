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
