import type { Refusal } from "../../forms/refusal";
import { changeConflict } from "../../functions/plan/cards";
import { STATE_LABELS } from "../../functions/plan/state-labels";
import type { CardRevenue } from "../../functions/rpm-booster/card-revenue";
import { kindName, showTest } from "../../handover/revenue-test";
import { COLORS } from "../../light/messages";
import { CARD_STATES, type Card, type CardFields, type CardState, cardName } from "../../model/card";
import { outcomePath, PLAN_PATH } from "../../navigation/paths";
import { aboutDayText, dayText, isoDay, relativeAge } from "../../numbers/days";
import { approximate, approximateMoney, formatCount } from "../../numbers/figures";
import type { StepLink } from "../../ui/next-steps";
import { type CardTestShown, showCardTest } from "../ab-test/show";
import { OUTCOME_TEXTS } from "../messages";

/** What the form of a card is filled with: texts alone. */
export type FormTexts = Record<keyof CardFields, string>;

export interface CardPageShown {
  id: string;
  name: string;
  version: number;
  isSample: boolean;
  state: string;
  texts: FormTexts;
  light: { color: NonNullable<Card["light"]>["colour"]; sentence: string; at: string } | null;
  forecast: { likely: string; range: string; at: string } | null;
  /** What it may bring by own revenue, and how a test of revenue came out that it is for. */
  revenue: { brings: string; basis: string } | null;
  revenueTest: string | null;
  video: { title: string; day: string; link: string | null } | null;
  test: CardTestShown | null;
  /** What to do next: each opens a desk filled in, or another page of the plan. The first is the one to do now. */
  next: StepLink[];
  /** The state to go on to by one button, where that is what to do now. */
  advance: { state: CardState; label: string } | null;
  /** "Added Nov 20, 2026." */
  history: string;
}

/** The fields of a card as its form has them. */
function formTexts(card: CardFields): FormTexts {
  const { idea, title, description, notes, state, date, series, episode } = card;
  return {
    ...{ idea, title, description, notes, state, series },
    date: date ?? "",
    episode: episode === null ? "" : String(episode),
  };
}

export function showCardPage(card: Card, now: Date, revenue: CardRevenue | null = null): CardPageShown {
  const { id, version, isSample, light, forecast, video } = card;
  return {
    id,
    name: cardName(card),
    version,
    isSample,
    state: STATE_LABELS[card.state],
    texts: formTexts(card),
    light: light && { color: light.colour, sentence: besideName(light), at: relativeAge(light.at, now) },
    forecast: forecast && showForecast(forecast, now),
    revenue: showRevenue(revenue),
    revenueTest: testText(card, revenue),
    video: video && {
      title: video.title,
      day: aboutDayText(video.publishedAt, video.publishedWithinDays),
      link: video.id && `https://www.youtube.com/watch?v=${video.id}`,
    },
    test: showCardTest(card, now),
    ...nextSteps(card, now),
    history: `Added ${dayText(card.createdAt)}.`,
  };
}

/** A light's sentence where the name of its color stands above it: "No light yet" is not said twice. */
function besideName({ colour, sentence }: NonNullable<Card["light"]>): string {
  const name = `${COLORS[colour]}. `;
  return sentence.startsWith(name) ? sentence.slice(name.length) : sentence;
}

function showForecast({ ranges, at }: NonNullable<Card["forecast"]>, now: Date): CardPageShown["forecast"] {
  const last = ranges.at(-1);
  if (!last) return null;
  return {
    likely: `About ${approximate(last.likely)} views after ${last.days} days`,
    range: `likely ${approximate(last.low)} to ${approximate(last.high)}`,
    at: relativeAge(at, now),
  };
}

function showRevenue(revenue: CardRevenue | null): CardPageShown["revenue"] {
  if (!revenue?.brings) return null;
  const { likely, low, high, rpm, currency, days } = revenue.brings;
  const money = (amount: number) => approximateMoney(amount, currency);
  const whose = rpm.kind === null ? "all your long videos" : `your videos of its kind: ${kindName(rpm.kind)}`;
  return {
    brings: `May bring ${money(low)} to ${money(high)} in ${days} days, most likely ${money(likely)}`,
    basis: `Untested: its forecast at the RPM of ${whose} (${formatCount(rpm.videos)}).`,
  };
}

/** How the test came out that the card is for: what is out of it, and what that says; null without one. */
function testText({ idea }: Card, revenue: CardRevenue | null): string | null {
  const tests = revenue?.tests.map((test) => showTest(test, revenue.progress?.get(test.id))) ?? [];
  const own = tests.find((test) => test.idea === idea);
  if (!own) return null;
  return own.out.length > 0 ? `${own.progress}. ${own.says}` : own.says;
}

interface DeskStep extends StepLink {
  has: boolean;
  /** Whether it is of use for a video that is out. */
  lasts?: true;
}

/** What a card gets at the desks, in its order. */
function deskSteps(card: Card): DeskStep[] {
  const text = cardName(card);
  const open = (path: string, field: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ [field]: text, ...more, card: card.id })}`;
  const { light, title, description, forecast, date } = card;
  const day: Record<string, string> = date === null ? {} : { date };
  return [
    {
      label: light && light.colour !== "unknown" ? "See its light" : "Get its light",
      to: open("/light", "q"),
      has: light !== null,
    },
    {
      label: "Score its title",
      to: open("/thumbnail-optimizer/yours", "titles"),
      has: title !== "",
      lasts: true,
    },
    {
      label: "Write its description",
      to: open("/description-rewriter/yours", "title"),
      has: description !== "",
      lasts: true,
    },
    {
      label: "Forecast it",
      to: open("/video-forecast/yours", "title", day),
      has: forecast !== null,
    },
  ];
}

/** What is to be done with a card next, and whether one button on its page does it. */
function nextSteps(card: Card, now: Date): Pick<CardPageShown, "next" | "advance"> {
  const { id, state, date, video } = card;
  const steps = deskSteps(card);
  const link = ({ label, to }: StepLink) => ({ label, to });
  const missing = steps.filter(({ has }) => !has).map(link);
  const done = steps.filter(({ has }) => has).map(link);
  const outcome = { label: OUTCOME_TEXTS.card.title, to: outcomePath(id) };
  const another = { label: "Start your next idea", to: "/light" };
  if (state === "published" || video) {
    // A light or a forecast would come too late; a title or a description can still be changed.
    return { next: [outcome, ...steps.filter(({ lasts }) => lasts).map(link), another], advance: null };
  }
  if (state === "dropped") {
    return { next: [...missing, ...done], advance: { state: "idea", label: "Take it up again" } };
  }
  if (date === null)
    missing.push({ label: "Pick its day", to: `${PLAN_PATH}?view=calendar&move=${id}#move` });
  if (state === "scheduled") {
    if (missing.length > 0) return { next: [...missing, ...done, outcome], advance: null };
    const isDue = date !== null && date <= isoDay(now);
    return { next: isDue ? [outcome, ...done] : [another, ...done, outcome], advance: null };
  }
  const following = CARD_STATES[CARD_STATES.indexOf(state) + 1];
  const advance =
    missing.length === 0 && following
      ? { state: following, label: `Mark it ${STATE_LABELS[following].toLowerCase()}` }
      : null;
  return { next: [...missing, ...done], advance };
}

/** What another tab saved in between: its version, and where the two differ. */
interface CardConflict {
  version: number;
  differences: Difference[];
}

/** A card's form that was not saved. */
export type CardRefusal = Refusal & { conflict?: CardConflict };

export interface CardAnswer {
  refused: CardRefusal;
}

/** A field that two tabs filled in differently. */
interface Difference {
  name: keyof CardFields;
  label: string;
  /** What the other tab saved: as a person reads it, and as the field has it. */
  theirs: string;
}

const LABELS: Record<keyof CardFields, string> = {
  idea: "Idea",
  title: "Title",
  description: "Description",
  notes: "Notes",
  state: "State",
  date: "Date",
  series: "Series",
  episode: "Episode",
};

/** What another tab saved while the form was filled in, of a refusal's details; undefined where no tab did. */
export function showConflict(details: unknown): CardConflict | undefined {
  const conflict = changeConflict.safeParse(details).data;
  if (!conflict) return undefined;
  const { version, theirs } = conflict;
  const names = Object.keys(LABELS) as (keyof CardFields)[];
  const differences = names
    .filter((name) => name in theirs)
    .map((name) => ({ name, label: LABELS[name], theirs: readable(name, String(theirs[name] ?? "")) }));
  return { version, differences };
}

function readable(name: keyof CardFields, text: string): string {
  if (name === "state") return STATE_LABELS[CARD_STATES.find((state) => state === text) ?? "idea"];
  if (name === "date" && text) return dayText(text);
  return text || "(empty)";
}
