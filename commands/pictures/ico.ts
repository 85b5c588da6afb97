const HEADER = 6;
const ENTRY = 16;

/** An .ico of square PNG pictures, each 256 pixels wide at most. */
export function encodeIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * i;
    header.set([size % 256, size % 256, 0, 0], at);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
