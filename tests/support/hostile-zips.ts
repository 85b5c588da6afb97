import { deflateSync, strToU8, zipSync } from "fflate";

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

/**
 * A ZIP of 100 files that all are one stream and declare a byte each: over one local header, or each with a header of
 * its own whose long name ends where the stream begins.
 */
export function overlappingZip(content: Uint8Array, over: "one header" | "own headers") {
  const stream = deflateSync(content, { level: 9 });
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
  const bytes = new Uint8Array(zipSync(Object.fromEntries(files), { level: 9 }));
  const view = new DataView(bytes.buffer);
  for (let at = view.getUint32(bytes.length - END_LENGTH + 16, true); view.getUint32(at, true) === ENTRY; ) {
    view.setUint32(at + SIZE, 1, true);
    at += ENTRY_LENGTH + view.getUint16(at + 28, true);
  }
  return bytes;
}
