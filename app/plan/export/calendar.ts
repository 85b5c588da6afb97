import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { BRAND } from "../../brand";
import { STATE_LABELS } from "../../functions/plan/state-labels";
import { cardName } from "../../model/card";
import { cardPath } from "../../navigation/paths";
import { addDays } from "../../numbers/days";
import type { FeedCard } from "../../services/plan";

interface CalendarOf {
  /** What tells the events of this plan from those of all others in a calendar: the same for every reading. */
  plan: string;
  /** "https://greenlight.example" */
  origin: string;
}

/** How often a calendar may ask again, in hours. */
const EVERY_HOURS = 4;

/**
 * A plan's dates as a calendar (RFC 5545): an event of a whole day for each card, published cards confirmed and the others
 * tentative. It blocks no time. Texts are escaped, and lines folded at 75 octets.
 */
export function planCalendar(cards: readonly FeedCard[], { plan, origin }: CalendarOf): string {
  const calendar = ical({
    name: `${BRAND.name} plan`,
    prodId: { company: BRAND.name, product: "Plan", language: "EN" },
    ttl: EVERY_HOURS * 3600,
  });
  for (const card of cards) {
    const { id, idea, date, state, series, episode, isSample, version, updatedAt } = card;
    const name = cardName(card);
    const about = [
      STATE_LABELS[state],
      series && (episode === null ? series : `${series}, episode ${episode}`),
      name === idea ? "" : `Idea: ${idea}`,
      isSample ? "From sample data" : "",
    ];
    calendar.createEvent({
      id: `${id}.${plan}@${new URL(origin).hostname}`,
      start: day(date),
      end: day(addDays(date, 1)),
      allDay: true,
      // Of the last change, so that the same plan is the same file.
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      sequence: version,
      summary: name,
      description: about.filter(Boolean).join("\n"),
      status: state === "published" ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${origin}${cardPath(id)}`,
    });
  }
  return calendar.toString();
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);
