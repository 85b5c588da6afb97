import { describe, expect, it } from "vitest";
import { openApi } from "./document";
import { hasDoubledField, type JsonSchema, operations } from "./operations";

const ALL = [...operations().values()];

/** A schema and all within it. */
function within(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], ...rest } = schema;
  const { additionalProperties, propertyNames } = rest;
  const inner = [...Object.values(properties), items, ...prefixItems, ...anyOf, ...oneOf, propertyNames];
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [schema, ...[...inner, ...others].flatMap((one) => (one ? within(one) : []))];
}

describe.each(ALL.map((one) => [one.name, one] as const))("the schemas of %s", (_name, { input, output }) => {
  const all = [...within(input), ...within(output)];

  it("bound every text, list and whole number", () => {
    for (const one of all) {
      const isA = (type: string) => [one.type].flat().includes(type);
      if (isA("string") && !one.enum && one.const === undefined) expect(one).toHaveProperty("maxLength");
      if (isA("array")) expect([one.maxItems, one.items]).toEqual([expect.any(Number), expect.any(Object)]);
      if (isA("integer"))
        expect(one).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) });
    }
  });

  it("name no value to leave out that would be refused", () => {
    for (const { default: preset, minimum, type } of all) {
      if (typeof preset === "number" && typeof minimum === "number")
        expect(preset).toBeGreaterThanOrEqual(minimum);
      if (preset === "") expect(type).toBe("string");
    }
  });
});

it("refers to nothing that is not there", () => {
  const document = openApi("https://greenlight.example");
  const text = JSON.stringify(document);
  for (const [, place = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = place
      .split("/")
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], document);
    expect([place, found]).toEqual([place, expect.any(Object)]);
  }
  expect(text).toContain('"$ref"');
});

it.each([
  ['{"a":1,"b":{"a":2}}', false],
  ['{"a":1,"a":2}', true],
  ['{"a":[{"b":1},{"b":1,"b":2}]}', true],
  [String.raw`{"a":"\"b\":1","b":"{\"a\":1}"}`, false],
])("tells whether %s names a field twice", (text, doubled) => {
  expect(hasDoubledField(text, JSON.parse(text))).toBe(doubled);
});
