import { cardDay } from "../../functions/plan/card-day";
import { STATE_LABELS } from "../../functions/plan/state-labels";
import { cardName, type PlannedCard } from "../../model/card";
import { isTakenDay } from "../../numbers/bounds";
import { addDays, isoDay, MONTHS, WEEKDAYS } from "../../numbers/days";

export interface WeekShown {
  /** "November 23 to 29, 2026" */
  title: string;
  /** The first days of the weeks around it, "2026-11-16"; null where the plan's calendar begins or ends. */
  previous: string | null;
  next: string | null;
  days: WeekDay[];
  /** Cards with a date in it. */
  total: number;
}

interface WeekDay {
  /** "2026-11-24" */
  date: string;
  /** "Tuesday" */
  weekday: string;
  /** "November 24" */
  day: string;
  isToday: boolean;
  cards: { id: string; name: string; state: string; series: string; isSample: boolean }[];
}

/**
 * The day a week is asked for; where the address names no day that the plan takes, tomorrow: on Sunday the new week
 * counts.
 */
export function readWeek(asked: string | null, now: Date): string {
  return asked !== null && isTakenDay(asked) && isoDay(asked) === asked ? asked : addDays(now, 1);
}

/** The week around a day, Monday first (ISO 8601), with the cards that have a day in it, those dropped left out. */
export function showWeek(cards: readonly PlannedCard[], around: string, now: Date): WeekShown {
  const start = addDays(around, -((new Date(around).getUTCDay() + 6) % 7));
  const days = Array.from({ length: 7 }, (_, at): WeekDay => {
    const date = addDays(start, at);
    return {
      date,
      weekday: WEEKDAYS[new Date(date).getUTCDay()] ?? "",
      day: longDay(date),
      isToday: date === isoDay(now),
      cards: cards
        .filter((card) => cardDay(card) === date && card.state !== "dropped")
        .map((card) => ({
          id: card.id,
          name: cardName(card),
          state: STATE_LABELS[card.state],
          series:
            card.series && card.episode !== null ? `${card.series}, episode ${card.episode}` : card.series,
          isSample: card.isSample,
        })),
    };
  });
  const end = addDays(start, 6);
  return {
    title: `${longDay(start)} to ${start.slice(0, 7) === end.slice(0, 7) ? Number(end.slice(8)) : longDay(end)}, ${end.slice(0, 4)}`,
    previous: takenDay(addDays(start, -7)),
    next: takenDay(addDays(start, 7)),
    days,
    total: days.reduce((sum, day) => sum + day.cards.length, 0),
  };
}

const takenDay = (day: string) => (isTakenDay(day) ? day : null);

function longDay(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
}
