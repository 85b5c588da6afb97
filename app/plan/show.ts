import { cardDay } from "../functions/plan/card-day";
import { STATE_LABELS } from "../functions/plan/state-labels";
import { CARD_STATES, type CardState, cardName, isOpen, type PlannedCard } from "../model/card";
import type { LightColor } from "../model/light";
import { PLAN_PATH } from "../navigation/paths";
import { isTakenDay } from "../numbers/bounds";
import { isoDay, nearDayText } from "../numbers/days";
import { approximate } from "../numbers/figures";
import { VIEWS, type ViewName } from "./messages";

/** What the plan's address asks for. */
export interface PlanAsk {
  view: ViewName;
  /** The month of the calendar, "2026-11". */
  month: string;
  list: ListAsk;
  /** The card that is to be moved. */
  moving: string | null;
  /** What the last form did, and to which card. */
  done: string | null;
  at: string | null;
}

const SORTS = ["date", "title", "state", "series", "forecast"] as const;

export type Sort = (typeof SORTS)[number];

export interface ListAsk {
  sort: Sort;
  state: CardState | null;
  text: string;
}

/** Whether a text is a month of the plan's calendar, "2026-11". */
export const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text) && isTakenDay(`${text}-01`);

/** Reads the address; what it does not know is as if it were not there. */
export function readAsk(search: URLSearchParams, now: Date): PlanAsk {
  const view = search.get("view") ?? "";
  const month = search.get("month") ?? "";
  return {
    view: isView(view) ? view : "board",
    month: isMonth(month) ? month : isoDay(now).slice(0, 7),
    list: {
      sort: SORTS.find((sort) => sort === search.get("sort")) ?? "date",
      state: CARD_STATES.find((state) => state === search.get("state")) ?? null,
      text: (search.get("q") ?? "").trim().slice(0, 100),
    },
    moving: search.get("move"),
    done: search.get("done"),
    at: search.get("at"),
  };
}

const isView = (view: string): view is ViewName => Object.hasOwn(VIEWS, view);

/** The address of a view, as far as it matters for it. */
export function planAddress({ view, month, list }: Pick<PlanAsk, "view" | "month" | "list">): string {
  const search = new URLSearchParams();
  if (view !== "board") search.set("view", view);
  if (view === "calendar") search.set("month", month);
  if (view === "list") {
    if (list.sort !== "date") search.set("sort", list.sort);
    if (list.state) search.set("state", list.state);
    if (list.text) search.set("q", list.text);
  }
  return search.size > 0 ? `${PLAN_PATH}?${search}` : PLAN_PATH;
}

/** A card as any view shows it. */
export interface CardShown {
  id: string;
  state: CardState;
  name: string;
  color: LightColor | null;
  isSample: boolean;
  /** "Nov 24", "" without a date. */
  day: string;
  /** Whether the video is out on that day: no plan moves it any more. */
  isOut: boolean;
  /** Whether that day is past, and the video not out. */
  isLate: boolean;
  /** "Rye week 3", "" for none. */
  series: string;
  /** "about 18K", "" without a forecast. */
  forecast: string;
}

export function showCard(card: PlannedCard, now: Date): CardShown {
  const { id, state, series, episode, forecast, color, isSample } = card;
  const day = cardDay(card);
  const likely = forecast?.ranges.at(-1)?.likely;
  return {
    id,
    state,
    name: cardName(card),
    color: color === "unknown" ? null : color,
    isSample,
    day: day === null ? "" : nearDayText(day, now),
    isOut: isOut(card),
    isLate: day !== null && day < isoDay(now) && isOpen(card),
    series: series && episode !== null ? `${series} ${episode}` : series,
    forecast: likely === undefined ? "" : `about ${approximate(likely)}`,
  };
}

const isOut = ({ state, video }: PlannedCard) => state === "published" && video !== null;

export interface Column {
  state: CardState;
  label: string;
  cards: CardShown[];
}

/** The board: a column a state, each card in its place. */
export function showBoard(cards: PlannedCard[], now: Date): Column[] {
  return CARD_STATES.map((state) => ({
    state,
    label: STATE_LABELS[state],
    cards: cards.filter((card) => card.state === state).map((card) => showCard(card, now)),
  }));
}

export interface ListShown {
  ask: ListAsk;
  cards: CardShown[];
  /** Cards there are without the filter. */
  total: number;
}

/** The cards that are asked for, in order: without a date, series or forecast last. */
export function showList(cards: PlannedCard[], ask: ListAsk, now: Date): ListShown {
  const text = ask.text.toLowerCase();
  const found = cards.filter(
    (card) =>
      (ask.state === null || card.state === ask.state) &&
      (text === "" || `${card.title}\n${card.idea}\n${card.series}`.toLowerCase().includes(text)),
  );
  return {
    ask,
    cards: found.toSorted((a, b) => compareBy(ask.sort, a, b)).map((card) => showCard(card, now)),
    total: cards.length,
  };
}

const LAST = "\uffff";

function compareBy(sort: Sort, a: PlannedCard, b: PlannedCard): number {
  if (sort === "state") return CARD_STATES.indexOf(a.state) - CARD_STATES.indexOf(b.state);
  if (sort === "forecast") return likelyViews(b) - likelyViews(a);
  if (sort === "title") return compareTexts(cardName(a), cardName(b));
  if (sort === "series")
    return compareTexts(a.series || LAST, b.series || LAST) || (a.episode ?? 0) - (b.episode ?? 0);
  return compareTexts(cardDay(a) ?? LAST, cardDay(b) ?? LAST);
}

const compareTexts = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());

const likelyViews = ({ forecast }: PlannedCard) => forecast?.ranges.at(-1)?.likely ?? -1;

/** Where a card may be moved to, each as its form sends it: "filmed:" for the end of a column, "idea:x" in front of x. */
export interface MoveShown {
  id: string;
  name: string;
  state: CardState;
  /** The day it is planned for, "" without one; null once its video is out. */
  date: string | null;
  columns: { to: string; label: string; isCurrent: boolean }[];
  /** Places in its own column; null where it is there already. */
  top: string | null;
  up: string | null;
  down: string | null;
}

/** What the panel of a card offers that is to be moved; null if it is not among these. */
export function showMove(cards: PlannedCard[], id: string | null): MoveShown | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const { state, date } = card;
  const column = cards.filter((one) => one.state === state);
  const place = column.indexOf(card);
  const inFrontOf = (at: number) => `${state}:${column[at]?.id ?? ""}`;
  return {
    id: card.id,
    name: cardName(card),
    state,
    date: isOut(card) ? null : (date ?? ""),
    columns: CARD_STATES.map((one) => ({
      to: `${one}:`,
      label: STATE_LABELS[one],
      isCurrent: one === state,
    })),
    top: place > 1 ? inFrontOf(0) : null,
    up: place > 0 ? inFrontOf(place - 1) : null,
    down: place < column.length - 1 ? inFrontOf(place + 2) : null,
  };
}
