/** A length in a drawing, rounded to a hundredth: nobody sees finer ones, and seventeen digits weigh on the page. */
export function roundLength(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A share of the drawing's width or height, from 0 to 100, rounded likewise: "33.7%". */
export function percentLength(percent: number): string {
  return `${roundLength(percent)}%`;
}

/** A trillion: the most viewed video has some 17 billion. A higher count is another figure, or a slip. */
export const MOST_VIEWS = 1e12;

/** The days that are taken, whether something is planned for one or came out on it: further away, a year is a slip. */
export const FIRST_DAY = "1990-01-01";
export const LAST_DAY = "2100-12-31";

const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Whether an ISO 8601 day or instant falls between `FIRST_DAY` and `LAST_DAY`; false for what is neither. */
export function isTakenDay(text: string): boolean {
  const [day = ""] = DAY.exec(text) ?? [];
  return day >= FIRST_DAY && day <= LAST_DAY && !Number.isNaN(Date.parse(text));
}
