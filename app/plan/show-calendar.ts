import { cardDay } from "../functions/plan/card-day";
import { isOpen, type PlannedCard } from "../model/card";
import { addDays, DAY_MS, isoDay, MONTHS, WEEKDAYS } from "../numbers/days";
import { listed } from "../numbers/figures";
import { type CardShown, isMonth, showCard } from "./show";

interface CalendarDay {
  /** "2026-11-24" */
  date: string;
  /** "24", with its month on the first: "Dec 1". */
  label: string;
  /** "Tuesday, November 24" */
  name: string;
  isToday: boolean;
  /** Of another month than the one that is asked for. */
  isOutside: boolean;
  /** A weekday on which the channel usually uploads. */
  isUsual: boolean;
  cards: CardShown[];
  /** Of the series planner's sample desk: titles. */
  sampleSeries: string[];
}

export interface Calendar {
  /** "November 2026" */
  title: string;
  month: string;
  /** null where the plan's calendar begins or ends. */
  previous: string | null;
  next: string | null;
  days: CalendarDay[];
  /** Open cards without a date. */
  undated: CardShown[];
  /** "Tuesday and Friday", "" without a rhythm. */
  usual: string;
  hasSampleSeries: boolean;
}

interface CalendarFacts {
  cards: PlannedCard[];
  month: string;
  now: Date;
  /** Weekdays of the channel's rhythm, 0 for Sunday. */
  usual: number[];
  /** Dated videos of the series planner's sample desk. */
  sampleSeries: { date: string; title: string }[];
}

const takenMonth = (month: string) => (isMonth(month) ? month : null);

/** A month in whole weeks, Sunday first, with the cards that have a day. Dropped ones are left out. */
export function showCalendar({ cards, month, now, usual, sampleSeries }: CalendarFacts): Calendar {
  const today = isoDay(now);
  const first = `${month}-01`;
  const start = addDays(first, -new Date(first).getUTCDay());
  const afterwards = addDays(`${addDays(first, 31).slice(0, 7)}-01`, 0);
  const weeks = Math.ceil((Date.parse(afterwards) - Date.parse(start)) / (7 * DAY_MS));
  const planned = cards.filter(({ state }) => state !== "dropped");
  const days = Array.from({ length: weeks * 7 }, (_, at): CalendarDay => {
    const date = addDays(start, at);
    const [monthName, day] = monthAndDay(date);
    const weekday = new Date(date).getUTCDay();
    return {
      date,
      label: day === 1 ? `${monthName.slice(0, 3)} 1` : String(day),
      name: `${WEEKDAYS[weekday]}, ${monthName} ${day}`,
      isToday: date === today,
      isOutside: !date.startsWith(month),
      isUsual: usual.includes(weekday),
      cards: planned.filter((card) => cardDay(card) === date).map((card) => showCard(card, now)),
      sampleSeries: sampleSeries.filter((video) => video.date === date).map(({ title }) => title),
    };
  });
  return {
    title: `${monthAndDay(first)[0]} ${month.slice(0, 4)}`,
    month,
    previous: takenMonth(addDays(first, -1).slice(0, 7)),
    next: takenMonth(afterwards.slice(0, 7)),
    days,
    undated: planned.filter((card) => card.date === null && isOpen(card)).map((card) => showCard(card, now)),
    usual: listed([...usual].sort((a, b) => (a || 7) - (b || 7)).map((day) => WEEKDAYS[day] ?? "")),
    hasSampleSeries: days.some((day) => day.sampleSeries.length > 0),
  };
}

function monthAndDay(date: string): [string, number] {
  const [, month, day] = date.split("-").map(Number);
  return [MONTHS[(month ?? 1) - 1] ?? "", day ?? 1];
}
