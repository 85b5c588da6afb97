import { strToU8, zipSync } from "fflate";
import { addDays } from "../../app/numbers/days.ts";

/** "Nov 3, 2025" */
function written(day: string): string {
  const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  const [year = "", month = "", date = ""] = day.split("-");
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** `Table data.csv` of as many videos as YouTube Studio writes it: one a week back from `newest`. */
export function studioTable(count: number, { newest = "2025-11-03", prefix = "sv" } = {}): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = `${prefix}${String(at).padStart(11 - prefix.length, "0")}`;
    const day = written(addDays(newest, -7 * at));
    return `${id},Knife video ${count - at},"${day}",${600 + at},${1000 + 37 * at},${(50 + at).toFixed(4)},${20_000 + 11 * at},4.${10 + (at % 80)}`;
  });
  return [
    "Content,Video title,Video publish time,Duration,Views,Watch time (hours),Impressions,Impressions click-through rate (%)",
    "Total,,,,99999,999,999999,4.2",
    ...rows,
  ].join("\n");
}

/** The ZIP as Studio gives it: the table and the channel's daily views of its last days. */
export function studioZip(table: string, { days = 400, to = "2025-11-10" } = {}): Uint8Array<ArrayBuffer> {
  const totals = Array.from({ length: days }, (_, at) => `${addDays(to, at + 1 - days)},${100 + (at % 7)}`);
  const files = { "Table data.csv": table, "Totals.csv": ["Date,Views", ...totals].join("\n") };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Uint8Array.from(zipSync(Object.fromEntries(bytes)));
}
