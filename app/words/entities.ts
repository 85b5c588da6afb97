const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

/**
 * Decodes HTML entities, once: "&amp;lt;" gives "&lt;". The YouTube Data API writes them in search titles and in comments.
 * Unknown names stay as they are; numbers that are not a character of a text (control characters except the line end,
 * halves of characters, beyond Unicode) are dropped.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    const code = Number.parseInt(decimal ?? hex, hex ? 16 : 10);
    const isText = (code >= 32 || code === 10) && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : "";
  });
}
