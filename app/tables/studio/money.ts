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
  R$: "BRL",
};
const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u;
const SIGN = /R\$|\p{Sc}/u;
/** Longer than any amount. */
const MAX_CHARACTERS = 60;

/** Reads an amount: "1,234.5", "$ 12", "EUR 3", "R$ 4". null for anything else. */
export function readMoney(written: string, mark: DecimalMark): number | null {
  const text = written.slice(0, MAX_CHARACTERS + 1).trim();
  return readDecimal(text.replace(CODE, "").replace("R$", ""), mark);
}

/** The currencies that amounts of a table are in, as its headings and cells say. */
interface Currencies {
  see(cell: string): void;
  /** As ISO 4217 has it; null if nothing names one. */
  currency(): string | null;
  /** A clause for the creator where there are several; null else. */
  problem(): string | null;
}

/** Collects the currencies of a table, from the headings of its money columns on. */
export function currenciesOf(headings: string[]): Currencies {
  const found = new Set<string>();
  /** "$" beside no code: a sign of several currencies. */
  const open = new Set<string>();
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
      const [code] = CODE.exec(text) ?? [];
      const [sign] = code ? [] : (SIGN.exec(text) ?? []);
      const known = code ?? SIGNS[sign ?? ""];
      if (known) found.add(known);
      else if (sign) open.add(sign);
    },
    currency: () => [...found][0] ?? null,
    problem() {
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
