import { forecastNext } from "../engines/forecast";
import { rangeAtAge } from "../engines/growth";
import { unreadTexts } from "../functions/content-ideas/yours-messages";
import { cardDay } from "../functions/plan/card-day";
import { wasBefore } from "../functions/plan/outcome";
import { isSameVideo } from "../functions/plan/pick-video";
import { STATE_LABELS } from "../functions/plan/state-labels";
import { showIdea } from "../ideas/show";
import { cardName, rangeAt } from "../model/card";
import { countedLast } from "../model/channel";
import type { WatchEvent, WatchKind } from "../model/event";
import { comparedKind } from "../model/upload";
import type { NoteTime, WatchedChannel } from "../model/watch";
import { addDays, DAY_MS, longDayText, nearDayText, shortDayText, WEEKDAYS } from "../numbers/days";
import { approximate, compactCounted, counted, timesText } from "../numbers/figures";
import { TIME_ZONES } from "../numbers/time-zones";
import type { NotedCard, NotedUpload, NoteKept } from "../services/watch";
import { NOTE_TEXTS } from "./messages";
import type { NoteOf } from "./note-times";
import { ageInWords, evidencePath, KIND_NAMES, textOf } from "./tell";

/** Events in a note: a reader of Monday morning looks at no more. */
const MOST = 3;
/** An upload is news for as long as its forecast is for. */
const FORECAST_DAYS = 30;

/** Which events come first; thumbnails change most and tell least. */
const ORDER: WatchKind[] = [
  "watched-outlier",
  "season-begun",
  "watched-title",
  "watched-withdrawn",
  "watched-rhythm",
  "watched-upload",
  "watched-thumbnail",
];

export type NoteShown = ReturnType<typeof showNote>;

/** "Your note of Monday" */
export const noteName = (weekday: number) => `Your note of ${WEEKDAYS[weekday]}`;

/** The note of an instant, worked out from what is known now. */
export function showNote(note: NoteOf, { weekday, hour, zone }: NoteTime, kept: NoteKept) {
  const upload = showUpload(kept, note);
  const news = newsOf(kept.events, note);
  const due = dueIn(kept.cards, note.day);
  const missing = missingIn(kept, note);
  const isQuiet = upload === null && news.length === 0 && due.length === 0;
  return {
    title: `${noteName(weekday)}, ${longDayText(note.day)}`,
    asOf: `As of ${hourText(hour)}, ${zone.replaceAll("_", " ")}`,
    upload,
    events: news.slice(0, MOST).map((event) => showEvent(event, kept.watched)),
    more: news.length > MOST ? `${counted(news.length - MOST, "more event")} at the desk` : null,
    due,
    ideas: {
      ideas: (kept.weeks.find(({ day }) => day === note.day)?.ideas ?? []).map(showIdea),
      isSample: kept.channel?.isSample ?? false,
      unread: unreadTexts(kept.unread),
    },
    quiet: isQuiet ? quietText(missing) : null,
    /** Something happened in its week, or is due in the next: a reason to be told without asking. */
    isNews: news.length > 0 || due.length > 0 || (upload?.isNew ?? false),
    missing,
  };
}

/** An idea in one line, as mails and feeds have it; without a light there is no chance. */
export const ideaLine = ({ says, text, beside, chance }: NoteShown["ideas"]["ideas"][number]) =>
  `${says}: ${text}${beside ? `. ${beside}` : ""}.${chance ? ` ${chance}.` : ""}`;

/** "8 AM" */
const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

export type NoteChoices = ReturnType<typeof noteChoices>;

/** What its time is chosen from, each list with the choice that holds. */
export function noteChoices({ weekday, hour, zone }: NoteTime) {
  const options = (names: readonly string[]) => names.map((text, at) => ({ value: String(at), text }));
  return [
    { name: "weekday", chosen: String(weekday), options: options(WEEKDAYS) },
    {
      name: "hour",
      chosen: String(hour),
      options: options(Array.from({ length: 24 }, (_, at) => hourText(at))),
    },
    {
      name: "zone",
      chosen: zone,
      options: [...new Set([...TIME_ZONES, zone])].map((name) => ({
        value: name,
        text: name.replaceAll("_", " "),
      })),
    },
  ] as const;
}

/** The newest upload before the note that its forecast still reaches, beside that; null without one. */
function showUpload({ channel, outcomes }: NoteKept, { from, at }: NoteOf) {
  if (!channel) return null;
  const [upload] = channel.uploads
    // The age is unknown where the day is.
    .filter(({ publishedAt, publishedWithinDays }) => !publishedWithinDays && isIn(publishedAt, at))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  if (!upload) return null;
  const days = (Date.parse(upload.countedAt) - Date.parse(upload.publishedAt)) / DAY_MS;
  return {
    title: upload.title,
    isSample: channel.isSample,
    isNew: upload.publishedAt > from.toISOString(),
    // A count from after the note's hour stands with its own day: the note tells what is known now.
    text: `${compactCounted(upload.views, "view")} after ${ageInWords(days)}${upload.countedAt > at.toISOString() ? `, counted on ${shortDayText(upload.countedAt)}` : ""}. ${againstForecast(upload, days, forecastOf(upload, channel, outcomes))}`,
  };
}

/** How an upload stands at its age beside a forecast for 30 days. */
function againstForecast({ views }: NotedUpload, days: number, found: ReturnType<typeof forecastOf>) {
  // No growth curve tells the first hours.
  if (days < 1) return "Too new to hold against a forecast.";
  if (!found) return "There is no forecast to hold it against.";
  const { low, high } = rangeAtAge(found.range, days);
  const place = views < low ? "Below" : views > high ? "Above" : "Inside";
  const forecast = found.isKept ? "your forecast" : "a forecast from the uploads before it";
  return `${place} ${forecast}: ${approximate(low)} to ${approximate(high)} at that age.`;
}

/** Whether something came out so shortly before an instant that its forecast reaches it. */
const isIn = (publishedAt: string, at: Date) => {
  const age = at.getTime() - Date.parse(publishedAt);
  return age >= 0 && age <= FORECAST_DAYS * DAY_MS;
};

/** The forecast that was made before an upload came out, else one from the uploads before it; null for a Short, or with too few. */
function forecastOf(
  upload: NotedUpload,
  channel: NonNullable<NoteKept["channel"]>,
  outcomes: NoteKept["outcomes"],
) {
  const card = outcomes.find(({ video }) => video && isSameVideo(upload, video));
  const kept = wasBefore(card?.forecast?.at, upload) ? rangeAt(card?.forecast ?? null, FORECAST_DAYS) : null;
  if (kept) return { range: kept, isKept: true };
  if (comparedKind(upload) === "short") return null;
  const before = channel.uploads.filter(({ publishedAt }) => publishedAt < upload.publishedAt);
  const made = forecastNext(before, upload.title, new Date(upload.countedAt));
  if (made.kind === "refused") return null;
  return { range: { low: made.p10, likely: made.p50, high: made.p90 }, isKept: false };
}

/** What the watched channels did in the week, what stands out first, each video once; nothing from before the watching. */
function newsOf(events: readonly WatchEvent[], { from, at }: NoteOf): WatchEvent[] {
  const told = new Set<string>();
  return events
    .filter((event) => {
      const then = Date.parse(event.at);
      const isPast = event.kind === "watched-outlier" && event.facts.isPast;
      return then > from.getTime() && then <= at.getTime() && !isPast;
    })
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || weight(b) - weight(a))
    .filter(({ facts }) => {
      const key =
        "video" in facts
          ? facts.video
          : "topic" in facts
            ? `season of ${facts.topic}`
            : `rhythm of ${facts.channel}`;
      return !told.has(key) && told.add(key);
    });
}

/** Outliers by the low end of their interval, others by when they happened. */
const weight = (event: WatchEvent) =>
  event.kind === "watched-outlier" ? event.facts.low : Date.parse(event.at);

/** An event as notes and feeds tell it. */
export function showEvent(event: WatchEvent, watched: readonly WatchedChannel[]) {
  const { id, kind, facts } = event;
  const told = { id, text: textOf(event), to: evidencePath(event) };
  if (kind === "season-begun")
    return { ...told, label: KIND_NAMES[kind].label, channel: NOTE_TEXTS.topic, title: facts.topic };
  return {
    ...told,
    label: kind === "watched-outlier" ? `${timesText(facts.times)} its usual` : KIND_NAMES[kind].label,
    channel: watched.find((one) => one.id === facts.channel)?.title ?? facts.channel,
    title: "video" in facts ? facts.title : null,
  };
}

/** The cards with a day in the week that begins with the note, the earliest first, those dropped left out. */
function dueIn(cards: readonly NotedCard[], day: string) {
  const end = addDays(day, 6);
  return cards
    .flatMap((card) => {
      const on = cardDay(card);
      return on !== null && on >= day && on <= end && card.state !== "dropped" ? [{ on, card }] : [];
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, card }) => ({
      id: card.id,
      name: cardName(card),
      day: `${WEEKDAYS[new Date(on).getUTCDay()]?.slice(0, 3)}, ${shortDayText(on)}`,
      state: STATE_LABELS[card.state],
      isSample: card.isSample,
    }));
}

/** What a note cannot tell, since nobody read it then, and how that changes. */
function missingIn({ channel, watched }: NoteKept, { from, at }: NoteOf) {
  const counted = channel && countedLast(channel);
  // Of an upload whose day is not known nobody can say that it came out before the week.
  const mayBeNew = channel?.uploads.some(
    ({ publishedAt, publishedWithinDays }) =>
      publishedWithinDays && Date.parse(publishedAt) + (publishedWithinDays / 2) * DAY_MS > from.getTime(),
  );
  return {
    uploads: !counted
      ? NOTE_TEXTS.connect
      : counted < from
        ? `Your uploads: last counted on ${nearDayText(counted, at)}.`
        : mayBeNew
          ? NOTE_TEXTS.ages
          : null,
    others:
      watched.length === 0
        ? NOTE_TEXTS.watch
        : watched.every(({ since }) => Date.parse(since) > at.getTime())
          ? NOTE_TEXTS.unwatched
          : null,
  };
}

/** That nothing happened, in one line that claims only what was looked at. */
function quietText({ uploads, others }: ReturnType<typeof missingIn>): string {
  const quiet = [
    uploads === null && "no new upload of yours",
    others === null && "nothing on the channels you watch",
    "nothing due in your plan",
  ].filter((part) => part !== false);
  const last = quiet.pop();
  return `A quiet week: ${quiet.length > 0 ? `${quiet.join(", ")} and ${last}` : last}.`;
}
