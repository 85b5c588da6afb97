import { storable } from "../words/storable";

/**
 * The text of a file: UTF-16 with a byte order mark (as spreadsheets save "Unicode text"), else UTF-8, else
 * Windows-1252 (as older programs save CSV). Null for binary data, by the bytes that no text has (WHATWG MIME Sniffing,
 * section 7).
 */
export function fileText(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]},${bytes[1]}`;
  if (mark === "255,254") return decode("utf-16le", bytes);
  if (mark === "254,255") return decode("utf-16be", bytes);
  if (bytes.some(isBinary)) return null;
  return decode("utf-8", bytes) ?? decode("windows-1252", bytes);
}

/** Controls that text never has: all but tab, line ends, form feed and escape. */
function isBinary(byte: number): boolean {
  return byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return storable(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
