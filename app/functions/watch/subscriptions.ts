import { channelId } from "../../model/watch";
import { cleanText } from "../../tables/file-text";
import { plainLines, readRows } from "../../tables/rows";
import { plainTitle } from "../../tables/upload-row";

/** YouTube takes 5,000 subscriptions at most. */
const MOST_ROWS = 5_001;
const ID = /UC[\w-]{22}(?![\w-])/;

export interface Subscription {
  id: string;
  title: string;
}

/**
 * The channels of Google Takeout's subscriptions.csv, each once, in the file's order. Its heading is in the account's
 * language, so columns are known by what is in them: an id alone, an address that ends in one, and the title, which is
 * what is left. A title that is missing is the id.
 */
export function readSubscriptions(text: string): Subscription[] {
  const { rows } = readRows(cleanText(plainLines(text)), ",", MOST_ROWS);
  const found = new Map<string, Subscription>();
  for (const { cells } of rows) {
    const trimmed = cells.map((cell) => cell.trim());
    const id =
      trimmed.find((cell) => channelId.safeParse(cell).success) ??
      ID.exec(trimmed.find(isAddress) ?? "")?.[0];
    if (id === undefined || found.has(id)) continue;
    const title = trimmed.find((cell) => cell !== "" && cell !== id && !isAddress(cell));
    found.set(id, { id, title: plainTitle(title ?? "") || id });
  }
  return [...found.values()];
}

const isAddress = (cell: string) => /^https?:\/\/(?:www\.)?youtube\.com\/channel\//i.test(cell);
