import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodePng } from "./png.ts";

/** Reads back what was written: each pixel's color and opacity. */
function decode(png: Buffer): number[][] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [palette, opacity] = [chunks.get("PLTE"), chunks.get("tRNS")];
  const width = chunks.get("IHDR")?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  return [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((index) => [...(palette?.subarray(index * 3, index * 3 + 3) ?? []), opacity?.[index] ?? 255]);
}

it("keeps every pixel where there are few colours, however alike", () => {
  const pixels = [
    [20, 32, 27, 255],
    [20, 32, 28, 255],
    [69, 217, 140, 128],
    [0, 0, 0, 0],
  ];
  expect(decode(encodePng(Uint8Array.from(pixels.flat()), 2, 2))).toEqual(pixels);
});

it("takes the nearest of the colours kept where there are more than 256", () => {
  const pixels = Array.from({ length: 1024 }, (_, i) => [i % 256, Math.floor(i / 256) * 60, 0, 255]);
  const drawn = decode(encodePng(Uint8Array.from(pixels.flat()), 32, 32));
  expect(new Set(drawn.map(String)).size).toBeLessThanOrEqual(256);
  drawn.forEach((color, i) => {
    expect(Math.abs((color[0] ?? 0) - (pixels[i]?.[0] ?? 0))).toBeLessThanOrEqual(8);
    expect(color[1]).toBe(pixels[i]?.[1]);
  });
});
