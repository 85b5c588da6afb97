import type { AbTest } from "../../app/model/ab-test";
import type { Card, CardFields } from "../../app/model/card";

/** What a creator fills in of a card: an idea alone, unless told otherwise. */
export function cardFields(fields: Partial<CardFields> = {}): CardFields {
  return {
    idea: "Sourdough mistakes",
    title: "",
    description: "",
    notes: "",
    state: "idea",
    date: null,
    series: "",
    episode: null,
    ...fields,
  };
}

/** A card of a plan: an idea of Nov 20, 2026, unless told otherwise. */
export function plannedCard(fields: Partial<Card> = {}): Card {
  return {
    id: "card-one",
    ...cardFields(),
    light: null,
    forecast: null,
    video: null,
    outcome: [],
    abTest: null,
    isSample: false,
    rank: 1024,
    version: 1,
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
    ...fields,
  };
}

/** A noted test of two titles that the one ranked first won, unless told otherwise. */
export function abTest(fields: Partial<AbTest> = {}): AbTest {
  return {
    version: 1,
    of: "titles",
    variants: [
      { title: "Rye in a day", thumbnail: "", share: 54.1 },
      { title: "Rye bread", thumbnail: "", share: 45.9 },
    ],
    outcome: "first",
    ranking: { by: "channel", scores: [0.6, 0.4] },
    at: "2026-11-20T10:00:00.000Z",
    ...fields,
  };
}
