import { crc32, deflateRawSync } from "node:zlib";
import { strToU8 } from "fflate";

// Places of the ZIP format (APPNOTE 4.3).
const FILE = 0x04034b50;
const FILE_LENGTH = 30;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const SIZE = 24;
const END = 0x06054b50;
const END_LENGTH = 22;
const DEFLATED = 8;

const FILES = 100;

/** A ZIP of files as any tool writes it. Node's own deflate takes a tenth of fflate's time for megabytes. */
export function zipOf(files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, stream] = [strToU8(path), deflateRawSync(content, { level: 1 })];
    const [local, entry] = [new Uint8Array(FILE_LENGTH), new Uint8Array(ENTRY_LENGTH)];
    for (const [header, signature, at] of [
      [local, FILE, 0],
      [entry, ENTRY, 2],
    ] as const) {
      const view = new DataView(header.buffer);
      view.setUint32(0, signature, true);
      view.setUint16(8 + at, DEFLATED, true);
      view.setUint32(14 + at, crc32(content), true);
      view.setUint32(18 + at, stream.length, true);
      view.setUint32(22 + at, content.length, true);
      view.setUint16(26 + at, name.length, true);
    }
    new DataView(entry.buffer).setUint32(42, offset, true);
    locals.push(local, name, stream);
    entries.push(entry, name);
    offset += FILE_LENGTH + name.length + stream.length;
  }
  const end = new DataView(new ArrayBuffer(END_LENGTH));
  end.setUint32(0, END, true);
  end.setUint16(8, entries.length / 2, true);
  end.setUint16(10, entries.length / 2, true);
  end.setUint32(12, Buffer.concat(entries).length, true);
  end.setUint32(16, offset, true);
  return Uint8Array.from(Buffer.concat([...locals, ...entries, new Uint8Array(end.buffer)]));
}

/**
 * A ZIP of 100 files that all are one stream and declare a byte each: over one local header, or each with a header of
 * its own whose long name ends where the stream begins.
 */
export function overlappingZip(content: Uint8Array, over: "one header" | "own headers") {
  const stream = deflateRawSync(content, { level: 9 });
  const step = over === "one header" ? 0 : FILE_LENGTH;
  const begins = (FILES - 1) * step + FILE_LENGTH;
  const directory = begins + stream.length;
  const nameLength = 8;
  const bytes = new Uint8Array(directory + FILES * (ENTRY_LENGTH + nameLength) + END_LENGTH);
  const view = new DataView(bytes.buffer);
  bytes.set(stream, begins);
  for (let n = 0; n < FILES; n++) {
    const at = n * step;
    view.setUint32(at, FILE, true);
    view.setUint16(at + 8, DEFLATED, true);
    view.setUint16(at + 26, begins - at - FILE_LENGTH, true);
    const entry = directory + n * (ENTRY_LENGTH + nameLength);
    view.setUint32(entry, ENTRY, true);
    view.setUint16(entry + 10, DEFLATED, true);
    view.setUint32(entry + 20, stream.length, true);
    view.setUint32(entry + SIZE, 1, true);
    view.setUint16(entry + 28, nameLength, true);
    view.setUint32(entry + 42, at, true);
    bytes.set(strToU8(`${n}.csv`.padStart(nameLength, "0")), entry + ENTRY_LENGTH);
  }
  const end = bytes.length - END_LENGTH;
  view.setUint32(end, END, true);
  view.setUint16(end + 10, FILES, true);
  view.setUint32(end + 16, directory, true);
  return bytes;
}

/** A ZIP of so many files of one content that declare a byte each. */
export function damagedZip(content: Uint8Array, count: number) {
  const files = Array.from({ length: count }, (_, n) => [`${n}.csv`, content]);
  const bytes = zipOf(Object.fromEntries(files));
  const view = new DataView(bytes.buffer);
  for (let at = view.getUint32(bytes.length - END_LENGTH + 16, true); view.getUint32(at, true) === ENTRY; ) {
    view.setUint32(at + SIZE, 1, true);
    at += ENTRY_LENGTH + view.getUint16(at + 28, true);
  }
  return bytes;
}
