// The `fields` parameter, by which an answer leaves out what nobody asked for.

/** The named fields: true for one whole, else those within it. */
type Mask = Map<string, true | Mask>;

/** Only the fields of "a,b(c,d(e))": what is not named is left out, within each item of a list. */
export function onlyFields(fields: string, value: unknown): unknown {
  const mask: Mask = new Map();
  const open = [mask];
  for (const [, name = "", sign] of fields.matchAll(/(\w*)([,()]|$)/g)) {
    const inner: Mask = new Map();
    if (name) open.at(-1)?.set(name, sign === "(" ? inner : true);
    if (sign === "(") open.push(inner);
    if (sign === ")") open.pop();
  }
  return masked(mask, value);
}

function masked(mask: Mask, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(mask, item));
  if (typeof value !== "object" || value === null) return value;
  const named = Object.entries(value).filter(([name]) => mask.has(name));
  return Object.fromEntries(
    named.map(([name, field]) => {
      const inner = mask.get(name);
      return [name, inner instanceof Map ? masked(inner, field) : field];
    }),
  );
}
