import { MONTHS } from "../../numbers/days";
import type { Clause } from "./clauses";
import { sameName } from "./figures";
import type { Evidence } from "./types";
import { WEEKDAYS } from "./vocabulary";

const MONTH_NAMES = MONTHS.map((name) => name.toLowerCase());
const weekdayOf = (key: string) => WEEKDAYS.indexOf(key.replace(/s$/, ""));
const monthOf = (key: string) =>
  MONTH_NAMES.findIndex((name) => name === key || (key.length === 3 && name.startsWith(key)));

/** "may" is a verb as well: it is one where no number stands beside it. */
export const isCalendarWord = (key: string) => weekdayOf(key) >= 0 || (key !== "may" && monthOf(key) >= 0);

/** A day, weekday or month of a clause that nothing backs; null where all are. */
export function unbackedDay({ tokens, subjects }: Clause, { traits }: Evidence): string | null {
  const told = traits.filter(({ of }) => subjects.some((subject) => sameName(subject, of)));
  const days = told.flatMap(({ trait }) => (trait.kind === "day" ? [new Date(trait.is)] : []));
  for (const token of tokens) {
    if (token.kind === "day") {
      const isTold = days.some((day) => day.getUTCMonth() === token.month && day.getUTCDate() === token.day);
      if (!isTold) return token.text;
    }
    if (token.kind !== "word") continue;
    const weekday = weekdayOf(token.key);
    if (weekday >= 0) {
      const isTold =
        days.some((day) => day.getUTCDay() === weekday) ||
        told.some(({ trait }) => trait.kind === "time" && weekdayOf(trait.is.toLowerCase()) === weekday);
      if (!isTold) return token.text;
    }
    const month = token.key === "may" ? -1 : monthOf(token.key);
    if (month >= 0) {
      const isTold =
        days.some((day) => day.getUTCMonth() === month) ||
        told.some(({ trait }) => trait.kind === "peak" && monthOf(trait.is.toLowerCase()) === month);
      if (!isTold) return token.text;
    }
  }
  return null;
}
