import { type ChannelSeries, findSeries } from "../../../engines/series";
import { cardDay } from "../../../functions/plan/card-day";
import { groupCards, nextEpisode, type PlannedSeries } from "../../../functions/plan/series";
import { STATE_LABELS } from "../../../functions/plan/state-labels";
import { cardName, type PlannedCard } from "../../../model/card";
import type { Channel } from "../../../model/channel";
import { PLAN_PATH } from "../../../navigation/paths";
import { isoDay, nearDayText } from "../../../numbers/days";
import { counted } from "../../../numbers/figures";
import type { StepLink } from "../../../ui/next-steps";
import { advise, episodeNumber, nextDay } from "./advice";
import {
  type FoundShown,
  mainSeries,
  type NextEpisode,
  seriesName,
  showFound,
  stepsFor,
  verdictOf,
} from "./found";

/** So many series of the channel are shown, the newest first. */
const MAX_FOUND = 8;
export interface PlannedShown {
  /** Of its element, and of the form in it. */
  id: string;
  name: string;
  /** "3 episodes, 1 published" */
  count: string;
  /** What to do next; null where all is well. */
  next: AdviceShown | null;
  /** What else could be better. */
  others: AdviceShown[];
  /** What its episodes on the channel got; null without any. */
  verdict: string | null;
  cards: {
    id: string;
    name: string;
    /** "3", "" without a number. */
    episode: string;
    /** "Nov 24", "" without a date. */
    day: string;
    state: string;
    isSample: boolean;
  }[];
  add: NextEpisode;
}

export interface AdviceShown {
  text: string;
  /** The card that gets a day by a button, and its label. */
  move: { id: string; date: string; label: string } | null;
}

export interface SeriesDeskShown {
  /** One sentence about the series that matters most; "" without any. */
  answer: string;
  next: StepLink[];
  planned: PlannedShown[];
  found: FoundShown[];
  /** Series of the channel that are not shown. */
  older: number;
}

/** What the channel's and the plan's series come to. */
export function showSeriesDesk(cards: PlannedCard[], channel: Channel | null, now: Date): SeriesDeskShown {
  const found = findSeries(channel?.uploads ?? [], channel?.name);
  const groups = groupCards(cards);
  const planned = groups.map((series, at) => showPlanned(series, at, found, now));
  const inPlan = new Set(groups.map(({ key }) => key));
  const main = mainSeries(found, now);
  const [first] = planned;
  return {
    answer: main ? verdictOf(main, now).answer : first ? `“${first.name}”: ${openingOf(first)}` : "",
    next: main
      ? stepsFor(main, now)
      : first
        ? [{ label: "See it in the calendar", to: `${PLAN_PATH}?view=calendar` }]
        : [],
    planned,
    found: found.slice(0, MAX_FOUND).map((series, at) => {
      const { key } = series;
      const add = inPlan.has(key)
        ? null
        : { series: seriesName(series), episode: nextEpisode(key, [], [series]), date: "" };
      return showFound(series, at, add, now);
    }),
    older: Math.max(found.length - MAX_FOUND, 0),
  };
}

function openingOf({ next, count }: PlannedShown): string {
  const text = next?.text ?? `${count}, well timed.`;
  return `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;
}

function showPlanned(series: PlannedSeries, at: number, found: ChannelSeries[], now: Date): PlannedShown {
  const { key, name, cards } = series;
  const today = isoDay(now);
  const onChannel = found.find((one) => one.key === key);
  const verdict = onChannel && verdictOf(onChannel, now);
  const [next = null, ...others] = advise(series, {
    today,
    published: onChannel?.episodes.length ?? 0,
    pays: verdict?.kind === "pays",
  }).map(
    ({ text, move }): AdviceShown => ({
      text,
      move: move && { ...move, label: `Set it to ${nearDayText(move.date, today)}` },
    }),
  );
  const published = cards.filter(({ state }) => state === "published").length;
  return {
    id: `planned-${at}`,
    name,
    count: `${counted(cards.length, "episode")}${published > 0 ? `, ${published} published` : ""}`,
    next,
    others: others.slice(0, 3),
    verdict: verdict
      ? `On your channel, ${verdict.sentence.charAt(0).toLowerCase()}${verdict.sentence.slice(1)}`
      : null,
    cards: cards.map((card, at) => {
      const day = cardDay(card);
      return {
        id: card.id,
        name: cardName(card),
        episode: episodeNumber(card, at),
        day: day === null ? "" : nearDayText(day, today),
        state: STATE_LABELS[card.state],
        isSample: card.isSample,
      };
    }),
    add: { series: name, episode: nextEpisode(key, cards, found), date: nextDay(cards, today) ?? "" },
  };
}
