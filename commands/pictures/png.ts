import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;
/** Squared distance of two colors that nobody sees the difference of. */
const INDISTINGUISHABLE = 24;

/**
 * A PNG of at most 256 colors: flat drawings need no more, and it is a third of what a browser writes.
 * Where there are more, the rarest become the nearest of those kept. Pixels are RGBA, row by row.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexOf } = choosePalette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The byte before each row names its filter: none.
      rows[y * (width + 1) + 1 + x] = indexOf(colorAt(pixels, (y * width + x) * 4));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => channels(color).slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((color) => color & 0xff))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function choosePalette(pixels: Uint8Array) {
  const uses = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = colorAt(pixels, at);
    uses.set(color, (uses.get(color) ?? 0) + 1);
  }
  const tooMany = uses.size > MOST_COLORS;
  const palette: number[] = [];
  const indexes = new Map<number, number>();
  for (const [color] of [...uses].sort(([, a], [, b]) => b - a)) {
    const like = nearest(palette, color);
    const full = palette.length === MOST_COLORS;
    const taken = full || (tooMany && like.distance <= INDISTINGUISHABLE);
    indexes.set(color, taken ? like.index : palette.push(color) - 1);
  }
  return { palette, indexOf: (color: number) => indexes.get(color) ?? 0 };
}

function nearest(palette: number[], color: number) {
  const distances = palette.map((kept) => distanceOf(channels(kept), channels(color)));
  const distance = Math.min(...distances);
  return { distance, index: distances.indexOf(distance) };
}

function distanceOf(a: number[], b: number[]): number {
  return a.reduce((sum, channel, i) => sum + (channel - (b[i] ?? 0)) ** 2, 0);
}

function colorAt(pixels: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

function channels(color: number): number[] {
  return [color >>> 24, (color >>> 16) & 0xff, (color >>> 8) & 0xff, color & 0xff];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
