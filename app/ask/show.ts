import type { Reading } from "../engines/questions";
import type { OwnAnswer } from "../functions/ask-greenlight/own-answer";
import { IDEAS_PATH } from "../functions/content-ideas/yours-messages";
import type { WatchEvent } from "../model/event";
import type { LightColor } from "../model/light";
import { addressWith } from "../navigation/address";
import { cardPath, LIGHT_PATH, MONITOR_PATH, OUTCOMES_PATH, PLAN_PATH } from "../navigation/paths";
import { isoDay, shortDayText } from "../numbers/days";
import { counted, formatCount, listed, moneyText, timesText } from "../numbers/figures";
import type { StepLink } from "../ui/next-steps";
import { DECLINED } from "./messages";

interface Line {
  text: string;
  value: string;
  href?: string;
  /** Of the longest bar, 0 to 100; null where lines are not compared. */
  percent: number | null;
}

export interface AnswerShown {
  says: string;
  lines: Line[];
  /** Where the figures stand. */
  source: StepLink | null;
  next: StepLink[];
}

const CHANNEL = { label: "Source: your channel", to: "/channel" };
const LINES = 5;

const LIGHTS: Record<LightColor, string> = {
  green: "Green light",
  amber: "Amber light",
  red: "Red light",
  unknown: "No light yet",
};

const ideaLinks = (idea: string): StepLink[] => [
  { label: "Get its light", to: addressWith(LIGHT_PATH, { q: idea }) },
  { label: "Get titles", to: addressWith("/thumbnail-optimizer/yours", { titles: idea }) },
  { label: "Forecast it", to: addressWith("/video-forecast/yours", { title: idea }) },
];

/** What functions said, as a sentence, lines below it, the source and what to do next. */
export function showAnswer(answer: OwnAnswer, now: Date): AnswerShown {
  switch (answer.kind) {
    case "declined":
      return { says: DECLINED, lines: [], source: null, next: [] };
    case "elsewhere":
      return elsewhere(answer.reading);
    case "channel":
      return answer.reading.intent === "last-uploads" ? lastUploads(answer.found) : figures(answer.found);
    case "uploads":
      return earnings(answer.found);
    case "ideas-judged":
      return judged(answer.found);
    case "ideas": {
      const ideas = answer.found.ideas.slice(0, LINES);
      return {
        says:
          ideas.length === 0
            ? "Nothing on your channel points to a next video yet."
            : `Your likeliest next video: ${ideas[0]?.title ?? ideas[0]?.subject}.`,
        lines: ideas.map(({ title, subject, color }) => ({
          text: title ?? subject,
          value: LIGHTS[color],
          href: addressWith(LIGHT_PATH, { q: title ?? subject }),
          percent: null,
        })),
        source: { label: "Source: your ideas", to: IDEAS_PATH },
        next: [{ label: "Open your ideas", to: IDEAS_PATH }],
      };
    }
    case "cards":
      return due(answer.found, isoDay(now));
    case "outcomes": {
      const { green, inside } = answer.found.record;
      const told = [
        ...(green.of > 0 ? [`${green.hits} of ${green.of} green lights beat your usual`] : []),
        ...(inside.of > 0 ? [`${inside.hits} of ${inside.of} forecasts held the views`] : []),
      ];
      return {
        says: told.length > 0 ? `${listed(told)}.` : "No video of your plan is 30 days old yet.",
        lines: [],
        source: { label: "Source: your outcomes", to: OUTCOMES_PATH },
        next: [{ label: "See each outcome", to: OUTCOMES_PATH }],
      };
    }
    case "watched":
      return watched(answer.found.events);
  }
}

type Found<Kind extends OwnAnswer["kind"]> = Extract<OwnAnswer, { kind: Kind; found: unknown }>["found"];

function figures({ channel }: Found<"channel">): AnswerShown {
  const { name, subscribers, uploads, longs, shorts } = channel;
  const known = subscribers === null ? "" : `${counted(subscribers, "subscriber")} and `;
  return {
    says: `${name} has ${known}${counted(uploads, "upload")}.`,
    lines: [
      { text: "Long videos", value: formatCount(longs), percent: null },
      { text: "Shorts", value: formatCount(shorts), percent: null },
    ],
    source: CHANNEL,
    next: [{ label: "See your channel's report", to: "/channel" }],
  };
}

function lastUploads({ channel: { lastUploads } }: Found<"channel">): AnswerShown {
  const [newest] = lastUploads;
  const most = Math.max(...lastUploads.map(({ multiple }) => multiple ?? 0));
  const says =
    newest === undefined
      ? "No upload has been read yet."
      : newest.multiple === null
        ? `“${newest.title}” has ${counted(newest.views, "view")}. It cannot be compared yet.`
        : `“${newest.title}” has ${counted(newest.views, "view")}: ${timesText(newest.multiple)} your usual at its age.`;
  return {
    says,
    lines: lastUploads.map(({ title, multiple, views }) => ({
      text: title,
      value: multiple === null ? counted(views, "view") : `${timesText(multiple)} your usual`,
      percent: multiple === null || most === 0 ? null : (100 * multiple) / most,
    })),
    source: CHANNEL,
    next: [{ label: "See your channel's report", to: "/channel" }],
  };
}

function earnings({ uploads, currency }: Found<"uploads">): AnswerShown {
  const paid = uploads
    .flatMap(({ title, revenue }) => (revenue === null ? [] : [{ title, revenue }]))
    .sort((one, other) => other.revenue - one.revenue);
  const [first] = paid;
  const page = { label: "See your revenue", to: "/rpm-booster/yours" };
  if (!first) {
    return {
      says: "No source of your channel tells revenue. Studio's export with revenue does.",
      ...{ lines: [], source: null, next: [page] },
    };
  }
  return {
    says: `“${first.title}” earned ${moneyText(first.revenue, currency)}, the most of your newest ${counted(uploads.length, "upload")}.`,
    lines: paid.slice(0, LINES).map(({ title, revenue }) => ({
      text: title,
      value: moneyText(revenue, currency),
      percent: first.revenue > 0 ? (100 * revenue) / first.revenue : null,
    })),
    source: CHANNEL,
    next: [page],
  };
}

function judged(found: Found<"ideas-judged">): AnswerShown {
  const told = ({ idea, color, chance }: (typeof found)[number]) =>
    chance === null
      ? `${LIGHTS[color]} for “${idea}”.`
      : `${LIGHTS[color]} for “${idea}”: about ${Math.min(9, Math.max(1, Math.round(10 * chance)))} in 10 like it beat your usual.`;
  return {
    says: found.map(told).join(" "),
    lines: [],
    source: { label: "Source: your uploads", to: addressWith(LIGHT_PATH, { q: found[0]?.idea ?? "" }) },
    next: ideaLinks(found[0]?.idea ?? ""),
  };
}

function due({ cards }: Found<"cards">, today: string): AnswerShown {
  const open = cards
    .flatMap((card) =>
      card.date === null || card.state === "published" ? [] : [{ ...card, date: card.date }],
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const late = open.filter(({ date }) => date < today).length;
  const next = open.find(({ date }) => date >= today);
  const says = [
    ...(late > 0 ? [`${counted(late, "card")} past ${late === 1 ? "its" : "their"} date.`] : []),
    next
      ? `Next: “${next.title || next.idea}” on ${shortDayText(next.date)}.`
      : `Nothing ${late > 0 ? "else " : ""}on your plan has a date.`,
  ];
  return {
    says: says.join(" "),
    lines: open.slice(0, LINES).map(({ id, title, idea, date }) => ({
      text: title || idea,
      value: shortDayText(date),
      href: cardPath(id),
      percent: null,
    })),
    source: { label: "Source: your plan", to: PLAN_PATH },
    next: [{ label: "Open your plan", to: PLAN_PATH }],
  };
}

function watched(events: WatchEvent[]): AnswerShown {
  const uploads = events.flatMap((event) =>
    event.kind === "watched-upload" ? [{ title: event.facts.title, at: event.at }] : [],
  );
  return {
    says:
      events.length === 0
        ? "No news from the channels you watch in 30 days."
        : `${counted(uploads.length, "new upload")} and ${formatCount(events.length - uploads.length)} other events on channels you watch.`,
    lines: uploads.slice(0, LINES).map(({ title, at }) => ({
      text: title,
      value: shortDayText(at),
      percent: null,
    })),
    source: { label: "Source: channels you watch", to: MONITOR_PATH },
    next: [{ label: "See all their news", to: MONITOR_PATH }],
  };
}

/** Questions that a page answers: it opens with what they are about. */
function elsewhere({ intent, subject }: Reading): AnswerShown {
  const about = subject ?? "";
  const withSubject = (path: string, name: string) =>
    addressWith(path, subject === null ? {} : { [name]: about });
  const pages: Partial<Record<Reading["intent"], { says: string; step: StepLink }>> = {
    "write-titles": {
      says: "Titles are ranked by what did well on your channel.",
      step: { label: "Get titles", to: withSubject("/thumbnail-optimizer/yours", "titles") },
    },
    describe: {
      says: "A description is written from your title and notes.",
      step: { label: "Write it", to: withSubject("/description-rewriter/yours", "title") },
    },
    forecast: {
      says: "A forecast is worked out from your own uploads.",
      step: { label: "Forecast it", to: withSubject("/video-forecast/yours", "title") },
    },
    "when-to-upload": {
      says: "Your report compares the days and hours of your uploads.",
      step: { label: "See your best times", to: "/channel" },
    },
    "viewer-requests": {
      says: "Comments tell what your viewers ask for.",
      step: { label: "See your comments", to: "/comment-sentiment/yours" },
    },
    "judge-idea": {
      says: "Type the idea, and see its light.",
      step: { label: "Judge an idea", to: LIGHT_PATH },
    },
  };
  const { says, step } = pages[intent] ?? { says: DECLINED, step: null };
  return { says, lines: [], source: null, next: step ? [step] : [] };
}
