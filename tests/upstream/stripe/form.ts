// Stripe's requests are forms with brackets in their names: line_items[0][price]=… .

export type Params = { [name: string]: string | Params };

/** The nested values of a form or a query. A list is a record with its places as names. */
export function readForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    let place = params;
    for (const [at, part] of path.entries()) {
      const key = part === "[]" ? String(Object.keys(place).length) : part;
      if (at === path.length - 1) place[key] = value;
      else {
        place[key] ??= {};
        place = place[key] as Params;
      }
    }
  }
  return params;
}

/** A value by its path, as text; undefined without one. */
export function textAt(params: Params, ...path: string[]): string | undefined {
  let found: string | Params | undefined = params;
  for (const part of path) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** The texts of a record or list. */
export function textsAt(params: Params, name: string): Record<string, string> {
  const found = params[name];
  if (typeof found !== "object") return {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
}
