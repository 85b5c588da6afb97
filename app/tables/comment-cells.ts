// Cells of a table of comments. Counts and dates are not read as those of upload lists are (counts.ts, dates.ts): likes
// may be "12.0", and a date counts only where it is one instant everywhere. One reader for both would change answers.

/** "1,204" and "1.2K" as whole numbers; undefined for anything else. */
export function readNumber(text: string | undefined): number | undefined {
  const match = /^(\d{1,3}(?:[,.\s]\d{3})+|\d+)(?:[.,](\d+))?\s?([KMB])?$/i.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const [, whole = "", part = "", unit = ""] = match;
  const times = { k: 1e3, m: 1e6, b: 1e9 }[unit.toLowerCase()] ?? 1;
  const value = Math.round(Number(`${whole.replace(/\D/g, "")}.${part || 0}`) * times);
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * An instant as ISO 8601 in UTC, from ISO 8601 or seconds or milliseconds since 1970; undefined for anything else. An
 * instant without a zone is UTC, whatever the machine's clock says.
 */
export function readInstant(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const epoch = /^1\d{9}(?:\d{3})?$/.test(text)
    ? Number(text.length === 10 ? `${text}000` : text)
    : undefined;
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(
    text,
  );
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || text.length === 10 ? text : `${text}Z`;
  const at = epoch ?? (iso ? Date.parse(zoned.replace(" ", "T")) : Number.NaN);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** Yes or no in several languages, an empty cell is a no; undefined for any other text. */
export function readFlag(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(?:true|yes|y|1|x|ja|sí|si|oui|sim|creator|owner|uploader)$/i.test(text)) return true;
  return /^(?:false|no|n|0|nein|non|não|)$/i.test(text) ? false : undefined;
}

/** Whether the cell marks a reply. */
export function readIsReply(text: string | undefined): boolean {
  return /^(?:true|yes|1|reply|antwort|respuesta|réponse)$/i.test(text ?? "");
}

/** The id of the comment that this one replies to; undefined for the many ways to write none. */
export function readParent(text: string | undefined): string | undefined {
  return text === undefined || /^(?:|root|none|null|nan|undefined|0|-|n\/a)$/i.test(text) ? undefined : text;
}
