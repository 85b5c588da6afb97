import { listed } from "../../numbers/figures";
import { type DecimalMark, readDecimal } from "../counts";
import { headingKey, meaningOf } from "./headings";

/** Signs of one currency alone: "$", "¥" and "kr" are those of several. */
const SIGNS: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
  "₺": "TRY",
  "₽": "RUB",
  "₫": "VND",
  "₪": "ILS",
  "₴": "UAH",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
  zł: "PLN",
  Kč: "CZK",
  R$: "BRL",
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  MX$: "MXN",
  NT$: "TWD",
  S$: "SGD",
};
const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u;
const SIGN = /(?:US|CA?|AU?|NZ|HK|MX|NT|S|R)\$|\p{Sc}|zł|Kč|(?<!\p{L})kr(?!\p{L})/u;
/** Longer than any amount. */
const MAX_CHARACTERS = 60;

/** Reads an amount: "1,234.5", "$ 12", "EUR 3", "R$ 4", and "(5.00)", as spreadsheets write less than none. null else. */
export function readMoney(written: string, mark: DecimalMark): number | null {
  const text = written.slice(0, MAX_CHARACTERS + 1).trim();
  const [, negative] = /^\((.+)\)$/.exec(text) ?? [];
  const amount = readDecimal((negative ?? text).replace(CODE, "").replace(SIGN, ""), mark);
  return negative === undefined || amount === null ? amount : -amount;
}

/** The currencies that amounts of a table are in, as its headings and cells say. */
interface Currencies {
  see(cell: string): void;
  /** As ISO 4217 has it; null if nothing names one. */
  currency(): string | null;
  /** A clause for the creator where there are several, or an amount cannot be read; null else. */
  problem(): string | null;
}

/** Collects the currencies of a table, from the headings of its money columns on. */
export function currenciesOf(headings: string[]): Currencies {
  const found = new Set<string>();
  /** "$" beside no code: a sign of several currencies. */
  const open = new Set<string>();
  let unread: string | null = null;
  for (const heading of headings) {
    const meaning = meaningOf(heading)?.meaning;
    const isMoney =
      meaning === "revenue" || meaning === "rpm" || meaning === "cpm" || meaning === "playbackCpm";
    const [code] = isMoney ? (CODE.exec(headingKey(heading).unit) ?? []) : [];
    if (code) found.add(code);
  }
  return {
    see(cell) {
      const text = cell.slice(0, MAX_CHARACTERS);
      // "–" and "n/a" stand for nothing; a number that is no amount is money that would be lost.
      if (/\d/.test(text) && readMoney(cell, ".") === null && readMoney(cell, ",") === null) unread ??= text;
      const [code] = CODE.exec(text) ?? [];
      const [sign] = code ? [] : (SIGN.exec(text) ?? []);
      const known = code ?? SIGNS[sign ?? ""];
      if (known) found.add(known);
      else if (sign) open.add(sign);
    },
    currency: () => [...found][0] ?? null,
    problem() {
      if (unread !== null)
        return `It has an amount that cannot be read: “${unread}”. Correct it, and send it again`;
      const all = [...found, ...(found.size === 0 || open.size > 1 ? open : isDollar(found) ? [] : open)];
      if (all.length < 2) return null;
      return `It has revenue in ${listed(all.slice(0, 4))}. Export it in one currency`;
    },
  };
}

/** Whether an open sign beside these codes may be theirs: it is, unless they have a sign of their own. */
function isDollar(found: Set<string>): boolean {
  return ![...found].some((code) => Object.values(SIGNS).includes(code));
}
