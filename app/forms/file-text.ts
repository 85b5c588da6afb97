/**
 * The text of a file: UTF-8 or, where a byte order mark says so, UTF-16 (as spreadsheets save "Unicode text");
 * else Windows-1252, in which older programs save CSV. null where it is no text: text holds no NUL (WHATWG MIME
 * Sniffing, section 7: binary data bytes).
 */
export function fileText(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]},${bytes[1]}`;
  if (mark === "255,254") return decoded("utf-16le", bytes);
  if (mark === "254,255") return decoded("utf-16be", bytes);
  if (bytes.some(isBinary)) return null;
  return decoded("utf-8", bytes) ?? decoded("windows-1252", bytes);
}

/** Controls that no text has: all but tab, the line ends, form feed and escape. */
function isBinary(byte: number): boolean {
  return byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
