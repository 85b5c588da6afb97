import { type RevenueBreakdown, toMoney } from "../../model/revenue";
import { storable } from "../../words/bounds";
import { decimalMark, readCount } from "../counts";
import { foldName } from "./headings";
import { currenciesOf, readMoney } from "./money";
import { type BlockRows, rowsBelow } from "./sheet";
import { TOTALS } from "./video-table";

/** There are some 250 countries; cities are cut by Studio at 500. */
const MAX_ROWS = 1000;
const MAX_NAME = 80;

/** Revenue by what the first column names: countries, content types. null without a column of revenue. */
export function readBreakdown(
  text: string,
  sheet: BlockRows,
): { table: RevenueBreakdown; rows: number; currency: string | null } | { refused: string } | null {
  const { places, names, sample } = sheet;
  const { revenue: at } = places;
  if (at === undefined) return null;
  const mark = decimalMark(sample.map(({ cells }) => cells[at] ?? ""));
  const currencies = currenciesOf(names);
  const { table, rows } = rowsBelow(text, sheet, () => {
    const table: RevenueBreakdown = { by: (names[0] ?? "").trim().slice(0, MAX_NAME), total: null, rows: [] };
    let rows = 0;
    return {
      take(cells) {
        const name = storable((cells[0] ?? "").slice(0, MAX_NAME)).trim();
        currencies.see(cells[at] ?? "");
        const amount = readMoney(cells[at] ?? "", mark);
        const read = {
          revenue: amount === null ? null : toMoney(amount),
          views: readCount((cells[places.views ?? -1] ?? "").trim()),
        };
        if (TOTALS.has(foldName(name))) table.total ??= read;
        else if (name !== "") {
          rows += 1;
          table.rows.push({ name, ...read });
        }
        return rows < MAX_ROWS;
      },
      result: () => ({ table, rows }),
    };
  });
  const refused = currencies.problem();
  return refused ? { refused } : { table, rows, currency: currencies.currency() };
}
