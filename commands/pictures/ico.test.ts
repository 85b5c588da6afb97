import { expect, it } from "vitest";
import { encodeIco } from "./ico.ts";

it("says of each picture how large it is and where it stands", () => {
  const pictures = [
    { size: 16, png: Buffer.from("small") },
    { size: 256, png: Buffer.from("larger") },
  ];
  const ico = encodeIco(pictures);
  const found = [0, 1].map((i) => {
    const at = 6 + 16 * i;
    const start = ico.readUInt32LE(at + 12);
    return { size: ico[at] || 256, png: ico.subarray(start, start + ico.readUInt32LE(at + 8)) };
  });
  expect(ico.readUInt16LE(4)).toBe(2);
  expect(found).toEqual(pictures);
});
