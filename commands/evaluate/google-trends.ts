import type { DataFile } from "../measures/files.ts";
import { table } from "../table.ts";
import type { Evaluated } from "./evaluated.ts";
import { BELOW_ONE, type GoogleTrendsExport, readGoogleTrendsExport } from "./google-trends-export.ts";

/** "All categories" and what the first column is called, in the languages of exports seen so far. */
const LANGUAGES: Record<string, RegExp> = {
  English: /\ball categories\b|^(week|day|date|month|time)\b/im,
  Portuguese: /\btodas as categorias\b/i,
  Spanish: /\btodas las categorías\b/i,
  French: /\btoutes les catégories\b/i,
  German: /\balle kategorien\b/i,
  Italian: /\btutte le categorie\b/i,
  Vietnamese: /tất cả danh mục/i,
};

/** The language of an export's header, if it is a known one. */
export function languageOf(text: string): string {
  const above = text.normalize("NFC").split(/^["\s]*\d{4}[-/.]/m)[0] ?? "";
  return Object.entries(LANGUAGES).find(([, words]) => words.test(above))?.[0] ?? "not known";
}

/** Reads exports of Google Trends. A refusal with a reason is a result; an error or an empty reading is a failure. */
export function evaluateExports(files: DataFile[]): Evaluated {
  const readings = files.map(({ name, text }) => ({ name, text, found: readExport(text) }));
  const rows = readings.map(({ name, text, found }) => {
    if (!found.ok) return [name, "", "", "", "", languageOf(text), `refused: ${found.why}`];
    const cells = found.terms.flatMap(({ points }) => points);
    return [
      name,
      String(found.terms[0]?.points.length ?? 0),
      String(cells.filter(({ value }) => value === null).length),
      String(cells.filter(({ value }) => value === BELOW_ONE).length),
      found.interval,
      languageOf(text),
      found.terms.map(({ term, place }) => (place ? `${term} (${place})` : term)).join("; "),
    ];
  });
  const read = readings.flatMap(({ found }) => (found.ok ? [found] : []));
  const failures = readings.flatMap(({ name, found }) =>
    "threw" in found || (found.ok && !found.terms.some(({ points }) => points.length > 0))
      ? [`${name}: ${found.ok ? "read, with no point in it" : found.why}`]
      : [],
  );
  const points = read.flatMap(({ terms }) => terms.flatMap((term) => term.points)).length;
  return {
    text: table(
      ["export", "points", "empty", "below 1", "each a", "language", "terms, or why not"],
      rows,
      [0, 4, 5, 6],
    ),
    held: `${files.length} exports`,
    figure: `${read.length} read (${read.flatMap(({ terms }) => terms).length} terms, ${points} points), ${files.length - read.length} refused`,
    failures,
  };
}

/** The reader refuses what it cannot read. If it throws, that is a failure. */
function readExport(text: string): GoogleTrendsExport & { threw?: true } {
  try {
    return readGoogleTrendsExport(text);
  } catch (error) {
    return { ok: false, why: `it threw ${error}`, threw: true };
  }
}
