import { expect, it } from "vitest";
import { siteOrigin } from "./site-origin";

const HERE = "https://preview.greenlight.example";

it.each([
  [undefined, "https://preview.greenlight.example", 0],
  ["", "https://preview.greenlight.example", 0],
  ["https://greenlight.example", "https://greenlight.example", 0],
  ["https://greenlight.example/", "https://greenlight.example", 0],
  ["greenlight.example", "https://preview.greenlight.example", 1],
  ["javascript:alert(1)", "https://preview.greenlight.example", 1],
])("makes of SITE_ORIGIN %o the origin %s", (configured, origin, warnings) => {
  const warned: string[] = [];
  expect(siteOrigin(configured, HERE, (text) => void warned.push(text))).toBe(origin);
  expect(warned).toHaveLength(warnings);
});
