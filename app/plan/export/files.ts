import { BRAND } from "../../brand";
import { STATE_LABELS } from "../../functions/plan/state-labels";
import { CARD_STATES, type Card, cardName, OUTCOME_DAYS, rangeAt } from "../../model/card";
import { dayText, isoDay } from "../../numbers/days";
import { approximate } from "../../numbers/figures";
import { spreadsheetText } from "../../tables/rows";
import { testLine } from "../ab-test/show";

/** The age that a file names a forecast for. */
const AT_DAYS = 30;

const COLUMNS = [
  "Idea",
  "Title",
  "State",
  "Date",
  "Series",
  "Episode",
  "Light",
  "Forecast low",
  "Forecast likely",
  "Forecast high",
  "Video",
  "Published",
  ...OUTCOME_DAYS.map((days) => `Views after ${days} ${days === 1 ? "day" : "days"}`),
  "A/B test",
  "Notes",
  "Description",
  "Sample",
];

/** The cards as a spreadsheet that runs no formula, one row each; an empty cell where something is not known. */
export function planSpreadsheet(cards: readonly Card[]): string {
  return spreadsheetText(
    COLUMNS,
    cards.map((card) => {
      const range = rangeAt(card.forecast, AT_DAYS);
      const light = card.light?.colour ?? "";
      return [
        card.idea,
        card.title,
        STATE_LABELS[card.state],
        card.date ?? "",
        card.series,
        card.episode ?? "",
        light === "unknown" ? "" : light,
        range?.low ?? "",
        range?.likely ?? "",
        range?.high ?? "",
        card.video?.title ?? "",
        card.video?.publishedAt.slice(0, 10) ?? "",
        ...OUTCOME_DAYS.map((days) => card.outcome.find((reading) => reading.days === days)?.views ?? ""),
        card.abTest ? testLine(card.abTest) : "",
        card.notes,
        card.description,
        card.isSample ? "yes" : "",
      ];
    }),
  );
}

/** The cards as Markdown (CommonMark): a heading for each state, and each card with what is known of it. */
export function planMarkdown(cards: readonly Card[], now: Date): string {
  const parts = [`# ${BRAND.name} plan, ${dayText(now)}`];
  for (const state of CARD_STATES) {
    const found = cards.filter((card) => card.state === state);
    if (found.length > 0)
      parts.push(`## ${STATE_LABELS[state]} (${found.length})`, ...found.map(cardMarkdown));
  }
  if (cards.length === 0) parts.push("No cards yet.");
  return `${parts.join("\n\n")}\n`;
}

function cardMarkdown(card: Card): string {
  const { idea, title, date, series, episode, light, forecast, video, outcome, abTest, notes, description } =
    card;
  const range = rangeAt(forecast, AT_DAYS);
  const facts = [
    title && title !== idea && `Idea: ${plain(idea)}`,
    date && `Date: ${date}`,
    series && `Series: ${plain(series)}${episode === null ? "" : `, episode ${episode}`}`,
    light && light.colour !== "unknown" && `Light: ${light.colour}`,
    range &&
      `Forecast: about ${approximate(range.likely)} views after ${AT_DAYS} days, likely ${approximate(range.low)} to ${approximate(range.high)}`,
    video && `Video: ${plain(video.title)}, published ${video.publishedAt.slice(0, 10)}`,
    ...outcome.flatMap(({ days, views }) =>
      views === null ? [] : `Views after ${days} ${days === 1 ? "day" : "days"}: ${approximate(views)}`,
    ),
    abTest && `A/B test. ${plain(testLine(abTest))}`,
    card.isSample && "From sample data",
  ].filter((fact) => typeof fact === "string" && fact !== "");
  return [
    `### ${plain(cardName(card))}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
    notes && quote(notes),
    description && `Description:\n\n${quote(description)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/**
 * A text in one line, its signs taken as they are: those that mark text up anywhere, and those that make a heading or a
 * list of a line they begin. The others stay plain, as the file is read by people, too.
 */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .replace(/^ ?[#+=-]/, "\\$&")
    .replace(/^( ?\d{1,9})([.)])/, "$1\\$2");
}

/** A text of several lines as a quote; two spaces keep its line ends. */
function quote(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `> ${plain(line).trimEnd()}`.trimEnd())
    .join("  \n");
}

/** The files a plan leaves as, by the ending in their address. */
export const PLAN_FILES = {
  csv: { type: "text/csv; charset=utf-8", write: (cards: readonly Card[]) => planSpreadsheet(cards) },
  md: { type: "text/markdown; charset=utf-8", write: planMarkdown },
} as const;

/** "greenlight-plan-2026-11-22.csv" */
export function planFileName(ending: keyof typeof PLAN_FILES, now: Date): string {
  return `${BRAND.key}-plan-${isoDay(now)}.${ending}`;
}
