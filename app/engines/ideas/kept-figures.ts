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

function decode(text: string): ArrayBuffer {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes.buffer;
}

export const decodeDoubles = (text: string) => new Float64Array(decode(text));

/** The rows of a triangle, kept in single precision. */
export function decodeFactor(text: string, size: number): Float64Array[] {
  const all = Float64Array.from(new Float32Array(decode(text)));
  return Array.from({ length: size }, (_, row) => {
    const begin = (row * (row + 1)) / 2;
    return all.subarray(begin, begin + row + 1);
  });
}
