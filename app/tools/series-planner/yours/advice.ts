import { cardDay } from "../../../functions/plan/card-day";
import type { PlannedSeries } from "../../../functions/plan/series";
import { isOpen, type PlannedCard } from "../../../model/card";
import { addDays, daysBetween, nearDayText } from "../../../numbers/days";
import { counted } from "../../../numbers/figures";
import { DAYS_APART, LENGTH, releaseGaps } from "../guidance";

/** What to do next with a series, and the form that does it. */
export interface Advice {
  text: string;
  /** The card that gets a day, and which. */
  move: { id: string; date: string } | null;
}

/** What a series is judged by besides its cards. */
interface Around {
  /** A day in UTC. */
  today: string;
  /** Its episodes on the channel; 0 if there are none. */
  published: number;
  /** Whether these pay: a series that does may be longer. */
  pays: boolean;
}

/**
 * What the guidance (spec section 9: 4 to 8 videos, 3 to 7 days apart) says of a series, the most pressing first: an
 * episode that is late, a date that is too near or too far, an episode without a date, then the length. [] where all is well.
 */
export function advise({ cards }: PlannedSeries, { today, published, pays }: Around): Advice[] {
  return [...adviseDates(cards, today), ...adviseLength(cards, { published, pays })];
}

function adviseDates(cards: PlannedCard[], today: string): Advice[] {
  const videos = cards.map((card) => ({
    status: isOpen(card) ? ("planned" as const) : ("published" as const),
    publishDate: cardDay(card),
  }));
  const gaps = releaseGaps(videos);
  return cards.flatMap((card, at): Advice[] => {
    if (!isOpen(card)) return [];
    const { id, date } = card;
    const before = cards[at - 1];
    const dayBefore = before ? cardDay(before) : null;
    if (date !== null && date < today) {
      return [
        { text: `${named(card, at)} was due on ${nearDayText(date, today)} and is not out.`, move: null },
      ];
    }
    if (!before || dayBefore === null) return [];
    const move = (to: string) => ({ id, date: to });
    if (date === null) {
      const to = latest(addDays(dayBefore, DAYS_APART.max), today);
      return [{ text: `${named(card, at)} has no date: give it ${nearDayText(to, today)}.`, move: move(to) }];
    }
    const gap = gaps[at];
    if (!gap || gap.tone === "good") return [];
    const wanted = addDays(dayBefore, gap.days < DAYS_APART.min ? DAYS_APART.min : DAYS_APART.max);
    const to = latest(wanted, today);
    // As near as it can come by now.
    if (gap.days > DAYS_APART.max && daysBetween(to, date) <= 0) return [];
    const apart =
      gap.days < 0
        ? "is dated before"
        : gap.days === 0
          ? "comes on the same day as"
          : `comes ${counted(gap.days, "day")} after`;
    const text = `${named(card, at)} ${apart} ${episodeNumber(before, at - 1)}: move it to ${nearDayText(to, today)}.`;
    return [{ text, move: move(to) }];
  });
}

const latest = (one: string, other: string) => (one > other ? one : other);

function adviseLength(
  cards: PlannedCard[],
  { published, pays }: Pick<Around, "published" | "pays">,
): Advice[] {
  // What is published stands on the channel, too.
  const count = Math.max(published, cards.length - cards.filter(isOpen).length) + cards.filter(isOpen).length;
  if (count < LENGTH.min)
    return [
      {
        text: `${counted(LENGTH.min - count, "more video")} ${LENGTH.min - count === 1 ? "makes" : "make"} it a series.`,
        move: null,
      },
    ];
  if (count <= LENGTH.max || pays) return [];
  return [{ text: `${count} videos: 4 to 8 is better. End it, or begin a second series.`, move: null }];
}

/** Its number in the series: without one of its own, that of its place among the cards. */
export const episodeNumber = ({ episode }: Pick<PlannedCard, "episode">, at: number) =>
  String(episode ?? at + 1);
const named = (card: PlannedCard, at: number) => `Episode ${episodeNumber(card, at)}`;

/** The day for the next episode: a week after the last one, not before today; null where none has a date. */
export function nextDay(cards: PlannedCard[], today: string): string | null {
  const days = cards.flatMap((card) => cardDay(card) ?? []).sort();
  const last = days.at(-1);
  return last === undefined ? null : latest(addDays(last, DAYS_APART.max), today);
}
