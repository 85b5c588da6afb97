import { COLOURS } from "../../light/messages";
import { dayText, relativeAge } from "../../numbers/days";
import { approximate } from "../../numbers/figures";
import type { StepLink } from "../../ui/next-steps";
import { CARD_STATES, type Card, type CardFields, cardName } from "../card";
import { OUTCOME_TEXTS, STATE_LABELS } from "../messages";
import { outcomePath } from "../paths";

/** What the form of a card is filled with: texts alone. */
export type FormTexts = Record<keyof CardFields, string>;

export interface CardPageShown {
  id: string;
  name: string;
  version: number;
  isSample: boolean;
  state: string;
  texts: FormTexts;
  light: { colour: NonNullable<Card["light"]>["colour"]; sentence: string; at: string } | null;
  forecast: { likely: string; range: string; at: string } | null;
  video: { title: string; day: string; link: string | null } | null;
  /** What to do next with it: each opens a desk filled in. */
  next: StepLink[];
  /** "Added Nov 20, 2026." */
  history: string;
}

/** The fields of a card as its form has them. */
export function formTexts(card: CardFields): FormTexts {
  const { idea, title, description, notes, state, date, series, episode } = card;
  return {
    ...{ idea, title, description, notes, state, series },
    date: date ?? "",
    episode: episode === null ? "" : String(episode),
  };
}

export function showCardPage(card: Card, now: Date): CardPageShown {
  const { id, version, isSample, light, forecast, video } = card;
  return {
    id,
    name: cardName(card),
    version,
    isSample,
    state: STATE_LABELS[card.state],
    texts: formTexts(card),
    light: light && { colour: light.colour, sentence: besideName(light), at: relativeAge(light.at, now) },
    forecast: forecast && showForecast(forecast, now),
    video: video && {
      title: video.title,
      day: dayText(video.publishedAt),
      link: video.id && `https://www.youtube.com/watch?v=${video.id}`,
    },
    next: nextSteps(card),
    history: `Added ${dayText(card.createdAt)}.`,
  };
}

/** A light's sentence where the name of its color stands above it: "No light yet" is not said twice. */
function besideName({ colour, sentence }: NonNullable<Card["light"]>): string {
  const name = `${COLOURS[colour]}. `;
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

/** The steps of a video in their order; the first is the one that is missing, or what became of it once it is out. */
function nextSteps(card: Card): StepLink[] {
  const text = cardName(card);
  const open = (path: string, field: string, label: string, more: Record<string, string> = {}) => ({
    label,
    to: `${path}?${new URLSearchParams({ [field]: text, ...more, card: card.id })}`,
  });
  const day: Record<string, string> = card.date === null ? {} : { date: card.date };
  const steps = [
    { ...open("/light", "q", card.light ? "See its light" : "Get its light"), has: card.light !== null },
    { ...open("/thumbnail-optimizer/yours", "titles", "Score its title"), has: card.title !== "" },
    {
      ...open("/description-rewriter/yours", "title", "Write its description"),
      has: card.description !== "",
    },
    { ...open("/video-forecast/yours", "title", "Forecast it", day), has: card.forecast !== null },
  ];
  const links = steps
    .toSorted((a, b) => Number(a.has) - Number(b.has))
    .map(({ label, to }) => ({ label, to }));
  const outcome = { label: OUTCOME_TEXTS.card.title, to: outcomePath(card.id) };
  if (card.state === "published" || card.video) return [outcome, ...links];
  return card.state === "scheduled" ? [...links, outcome] : links;
}

/** A field that two tabs filled in differently. */
export interface Difference {
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

/** Where what was typed differs from what another tab saved. */
export function findDifferences(typed: FormTexts, saved: CardFields): Difference[] {
  const theirs = formTexts(saved);
  const names = Object.keys(LABELS) as (keyof CardFields)[];
  return names
    .filter((name) => typed[name] !== theirs[name])
    .map((name) => ({ name, label: LABELS[name], theirs: readable(name, theirs[name]) }));
}

function readable(name: keyof CardFields, text: string): string {
  if (name === "state") return STATE_LABELS[CARD_STATES.find((state) => state === text) ?? "idea"];
  if (name === "date" && text) return dayText(text);
  return text || "(empty)";
}
