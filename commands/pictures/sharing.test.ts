import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { BRAND } from "../../app/brand.ts";
import { SHARING_PICTURE } from "../../app/navigation/sharing-picture.ts";

const file = (path: string) => readFile(new URL(path, import.meta.url));

it("is as large as its readers are told, and light", async () => {
  const { path, width, height } = SHARING_PICTURE;
  const png = await file(`../../public${path}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(png.length).toBeLessThan(60_000);
});

it("says the product's name and what it is for", async () => {
  const drawing = (await file("sharing.html")).toString();
  const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts.join(" ")).toBe(`${BRAND.name} ${BRAND.tagline}`);
  expect(SHARING_PICTURE.alt).toContain(BRAND.tagline);
});
