import { readIdeaWords } from "../../engines/ideas";
import { type MayBring, mayBring } from "../../engines/revenue";
import { type Card, cardName } from "../../model/card";
import type { Workspace } from "../../services/workspaces";
import { parseState } from "../desk/state";
import { type KeptTest, revenueList, revenueState } from "./kept-report";

/** What the desk of own revenue knows of a card. */
export interface CardRevenue {
  /** null without a forecast, or without revenue of one's own. In units of the currency, over the forecast's days. */
  brings: (MayBring & { currency: string | null; days: number }) | null;
  /** The tests that run: one of them may be what the card is for. */
  tests: KeptTest[];
  /** Titles of what was made for each test so far, by its id, where that is known. */
  progress?: ReadonlyMap<string, readonly string[]>;
}

/** What is kept at the desk of own revenue as a card sees it. A sample card, a video that is out and an invented export bring nothing. */
export function readCardRevenue(
  kept: Workspace,
  card: Pick<Card, "idea" | "title" | "forecast" | "isSample" | "video">,
  now: Date,
): CardRevenue {
  const read = parseState({ key: "rpm-booster", desk: "yours", state: revenueState }, kept.state);
  if ("problem" in read) return { brings: null, tests: [] };
  const { state } = read;
  const own = revenueList.current(state, now).find(({ from }) => from !== "example")?.report;
  const views = card.forecast?.ranges.at(-1);
  const isAsked = own && views && !card.isSample && card.video === null;
  const brings = isAsked ? mayBring(own.typical, readIdeaWords(cardName(card)).kinds, views) : null;
  return {
    brings: brings && own && views ? { ...brings, currency: own.currency, days: views.days } : null,
    tests: state.tests,
  };
}
