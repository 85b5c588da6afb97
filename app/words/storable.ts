/**
 * A text as it may be kept: halves of characters (lone surrogates) and NULs as U+FFFD. UTF-8 has no form for the former,
 * and readers of files and databases end at the latter.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}
