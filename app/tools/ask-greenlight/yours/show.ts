import type { Reading } from "../../../engines/questions";
import type { OwnAnswer } from "../../../functions/ask-greenlight/answer";
import { addressWith } from "../../../navigation/address";
import { cardPath, LIGHT_PATH, MONITOR_PATH, OUTCOMES_PATH, PLAN_PATH } from "../../../navigation/paths";
import { isoDay, shortDayText } from "../../../numbers/days";
import { counted, listed } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";
import { DECLINED, YOURS_PATH } from "./messages";
import { showForecasts, showIdeas, showInterest, showJudged, showRequests, showTitles } from "./show-ideas";
import { showEarnings, showKinds } from "./show-money";
import { showSeries, showTiming } from "./show-series";
import { showSpan } from "./show-span";
import { showFigures, showLastUploads, showUploads } from "./show-uploads";
import { type AnswerShown, COMMENTS_PATH, FORECAST_PATH, type Found, LINES, TITLES_PATH } from "./shown";

interface Asked {
  question: string;
  now: Date;
}

/** What functions said, as a sentence, lines below it, the source and what to do next. */
export function showAnswer(answer: OwnAnswer, asked: Asked): AnswerShown {
  const shown = showFound(answer, asked);
  const rest = answer.kind === "declined" || TELLS_BOTH.has(answer.kind) ? null : answer.reading;
  return rest?.other ? { ...shown, next: [askOn(rest, rest.other), ...shown.next] } : shown;
}

const TELLS_BOTH = new Set<OwnAnswer["kind"]>(["ideas-judged", "forecasts"]);

/** The same of the other thing that the question named. */
const askOn = ({ intent, subject }: Reading, other: string): StepLink => ({
  label: `Ask for “${other}”`,
  to: addressWith(YOURS_PATH, { q: `And “${other}”?`, was: intent, ...(subject && { about: subject }) }),
});

function showFound(answer: OwnAnswer, { question, now }: Asked): AnswerShown {
  switch (answer.kind) {
    case "declined":
      return { says: DECLINED, lines: [], source: null, next: [] };
    case "elsewhere":
      return elsewhere(answer.reading);
    case "channel":
      return showFigures(answer.found, answer.reading, question);
    case "last-uploads":
      return showLastUploads(answer.found, answer.reading);
    case "uploads":
      return showUploads(answer.found, answer.reading);
    case "span":
      return showSpan(answer.found, answer.reading, { question, today: isoDay(now) });
    case "kinds":
      return showKinds(answer.found, answer.reading);
    case "earnings":
      return showEarnings(answer.found, answer.reading, { question, missing: answer.missing });
    case "series":
      return showSeries(answer.found, answer.reading, question);
    case "timing":
      return showTiming(answer.found);
    case "titles":
      return showTitles(answer.found, answer.reading);
    case "forecasts":
      return showForecasts(answer.found);
    case "interest":
      return showInterest(answer.found);
    case "requests":
      return showRequests(answer.found, answer.reading);
    case "ideas-judged":
      return showJudged(answer.found);
    case "ideas":
      return showIdeas(answer.found);
    case "cards":
      return due(answer.found, isoDay(now));
    case "outcomes":
      return outcomes(answer.found);
    case "watched":
      return watched(answer.found);
  }
}

function outcomes({ record: { green, amber, red, inside } }: Found<"outcomes">): AnswerShown {
  const told = [
    ...(green.of > 0 ? [`${green.hits} of ${green.of} green lights beat your usual`] : []),
    ...(inside.of > 0 ? [`${inside.hits} of ${inside.of} forecasts held the views`] : []),
  ];
  const lights = Object.entries({ Green: green, Amber: amber, Red: red }).filter(([, { of }]) => of > 0);
  return {
    says: told.length > 0 ? `${listed(told)}.` : "No video of your plan is 30 days old yet.",
    lines: lights.map(([name, { hits, of }]) => ({
      text: `${name} lights`,
      value: `${hits} of ${of} beat your usual`,
      percent: (100 * hits) / of,
    })),
    source: { label: "Source: your outcomes", to: OUTCOMES_PATH },
    next: [{ label: "See each outcome", to: OUTCOMES_PATH }],
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

function watched({ events, channels }: Found<"watched">): AnswerShown {
  const uploads = events.flatMap((event) =>
    event.kind === "watched-upload" ? [{ ...event.facts, at: event.at }] : [],
  );
  const [only, ...others] = channels;
  const whom = only && others.length === 0 ? only.title : "channels you watch";
  const nameOf = new Map(channels.map(({ id, title }) => [id, title]));
  const rest = events.length - uploads.length;
  const says = !only
    ? "You watch no channel yet."
    : events.length === 0
      ? `No news from ${only && others.length === 0 ? only.title : "the channels you watch"} in 30 days.`
      : `${counted(uploads.length, "new upload")}${rest > 0 ? ` and ${counted(rest, "other event")}` : ""} on ${whom} in 30 days.`;
  return {
    says,
    lines: uploads.slice(0, LINES).map(({ title, channel, at }) => ({
      text: title,
      value: [others.length > 0 ? nameOf.get(channel) : null, shortDayText(at)].filter(Boolean).join(", "),
      percent: null,
    })),
    source: only ? { label: "Source: channels you watch", to: MONITOR_PATH } : null,
    next: [{ label: only ? "See all their news" : "Watch a channel", to: MONITOR_PATH }],
  };
}

/** Questions that a page answers: it opens with what they are about. */
function elsewhere({ intent, subject }: Reading): AnswerShown {
  const withSubject = (path: string, name: string) =>
    addressWith(path, subject === null ? {} : { [name]: subject });
  const pages: Partial<Record<Reading["intent"], { says: string; step: StepLink }>> = {
    "write-titles": {
      says: "Name the video, and I show titles that did well on your channel.",
      step: { label: "Get titles", to: withSubject(TITLES_PATH, "titles") },
    },
    describe: {
      says: "A description is written from your title and notes.",
      step: { label: "Write it", to: withSubject("/description-rewriter/yours", "title") },
    },
    forecast: {
      says: "Name the video, and I forecast its views.",
      step: { label: "Forecast it", to: FORECAST_PATH },
    },
    interest: {
      says: "Name the topic, and I say whether people look for it.",
      step: { label: "Look up a topic", to: LIGHT_PATH },
    },
    "viewer-requests": {
      says: "Comments tell what your viewers ask for.",
      step: { label: "See your comments", to: COMMENTS_PATH },
    },
    "judge-idea": {
      says: "Type the idea, and see its light.",
      step: { label: "Judge an idea", to: LIGHT_PATH },
    },
  };
  const page = pages[intent];
  return { says: page?.says ?? DECLINED, lines: [], source: null, next: page ? [page.step] : [] };
}
