/** "1,204" and "1.2K" as numbers; nothing for what is none. */
export function numberIn(text: string | undefined): number | undefined {
  const match = /^(\d{1,3}(?:[,.\s]\d{3})+|\d+)(?:[.,](\d+))?\s?([KMB])?$/i.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const [, whole = "", part = "", unit = ""] = match;
  const times = { k: 1e3, m: 1e6, b: 1e9 }[unit.toLowerCase()] ?? 1;
  const value = Math.round(Number(`${whole.replace(/\D/g, "")}.${part || 0}`) * times);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Only instants that are read one way everywhere: ISO 8601, or seconds or milliseconds since 1970. */
export function instantIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const epoch = /^1\d{9}(?:\d{3})?$/.test(text)
    ? Number(text.length === 10 ? `${text}000` : text)
    : undefined;
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(
    text,
  );
  // Without a zone, an instant is taken for UTC, whatever the clock of the machine says.
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || text.length === 10 ? text : `${text}Z`;
  const at = epoch ?? (iso ? Date.parse(zoned.replace(" ", "T")) : Number.NaN);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** Yes or no in several languages; an empty cell of such a column is a no. Nothing for any other text. */
export function flagIn(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(?:true|yes|y|1|x|ja|sí|si|oui|sim|creator|owner|uploader)$/i.test(text)) return true;
  return /^(?:false|no|n|0|nein|non|não|)$/i.test(text) ? false : undefined;
}

/** Whether a cell marks a reply. */
export function replyIn(text: string | undefined): boolean {
  return /^(?:true|yes|1|reply|antwort|respuesta|réponse)$/i.test(text ?? "");
}

/** No parent is written in many ways. */
export function parentIn(text: string | undefined): string | undefined {
  return text === undefined || /^(?:|root|none|null|nan|undefined|0|-|n\/a)$/i.test(text) ? undefined : text;
}
