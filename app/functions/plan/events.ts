import type { OutcomeReading } from "../../model/card";
import type { NewEvent } from "../../model/event";

/** A reading as an event tells it. How many views there were stays with the card: YouTube's count may have to go sooner. */
export function outcomeKnown(
  card: string,
  { days, isInside, beatUsual, light }: OutcomeReading,
  at: Date,
): NewEvent<"outcome-known"> {
  return { kind: "outcome-known", at, facts: { card, days, isInside, beatUsual, light } };
}
