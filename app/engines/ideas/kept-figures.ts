/** Figures in their order, so many at a time. */
export function reader(figures: Float64Array): (count: number) => Float64Array {
  let at = 0;
  return (count) => {
    at += count;
    return figures.subarray(at - count, at);
  };
}

/** Bytes a call turns into letters: more are too many arguments. */
const CHUNK = 8192;

/** Figures as base64. */
export function encode({ buffer }: Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>): string {
  const bytes = new Uint8Array(buffer);
  let letters = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** What each letter of base64 stands for: six bits. */
const BITS = new Uint8Array(128);
for (const [bits, letter] of [...LETTERS].entries()) BITS[letter.charCodeAt(0)] = bits;

/** Bytes of base64 as `encode` writes it. In half the time of `atob`, which gives letters that are read one by one again. */
function decode(text: string): ArrayBuffer {
  const letters = new TextEncoder().encode(text);
  const bytes = new Uint8Array((letters.length / 4) * 3);
  let to = 0;
  for (let at = 0; at < letters.length; at += 4) {
    const four =
      (bitsOf(letters[at]) << 18) |
      (bitsOf(letters[at + 1]) << 12) |
      (bitsOf(letters[at + 2]) << 6) |
      bitsOf(letters[at + 3]);
    bytes[to] = four >> 16;
    bytes[to + 1] = four >> 8;
    bytes[to + 2] = four;
    to += 3;
  }
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  return bytes.buffer.slice(0, bytes.length - padding);
}

const bitsOf = (letter = 0) => BITS[letter] ?? 0;

export const decodeDoubles = (text: string) => new Float64Array(decode(text));

/** The rows of a triangle, kept in single precision. */
export function decodeFactor(text: string, size: number): Float64Array[] {
  const all = Float64Array.from(new Float32Array(decode(text)));
  return Array.from({ length: size }, (_, row) => {
    const begin = (row * (row + 1)) / 2;
    return all.subarray(begin, begin + row + 1);
  });
}
