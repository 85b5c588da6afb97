import type { Casing } from "./casing";
import type { Draft } from "./cleaning";
import { actingForms } from "./forms-acting";
import { askingForms } from "./forms-asking";
import { choosingForms } from "./forms-choosing";
import { clausalForms } from "./forms-clausal";
import { doneForms } from "./forms-done";
import { explainedForms, guideForms } from "./forms-explained";
import { joinedForms } from "./forms-joined";
import { lessonForms, reviewForms } from "./forms-labelled";
import { listingForms } from "./forms-listing";
import { bestForms, openForms, takingForms } from "./forms-open";
import { foodForms, placeForms } from "./forms-placing";
import { episodeForms, worthForms } from "./forms-series";
import { settingForms, stateForms } from "./forms-setting";
import { showingForms } from "./forms-showing";
import { statingForms } from "./forms-stating";
import { timedForms } from "./forms-timed";
import type { Family } from "./saying";

const FAMILIES: Family[] = [
  actingForms,
  doneForms,
  clausalForms,
  choosingForms,
  listingForms,
  bestForms,
  worthForms,
  reviewForms,
  lessonForms,
  episodeForms,
  askingForms,
  openForms,
  takingForms,
  foodForms,
  timedForms,
  placeForms,
  explainedForms,
  guideForms,
  stateForms,
  settingForms,
];
/** So many sayings show that a family has read it. */
const READ = 3;
/** What is nothing else may state something, or name a thing. */
const LAST: Family[] = [statingForms, showingForms];

/** All that the families make of a draft, each with what was done to it before. */
export function said({ title, changes }: Draft, casing: Casing): Draft[] {
  const write = (families: Family[]) => families.flatMap((family) => family(title, casing));
  // Halves are only put together anew as they came.
  const isTurned = changes.some(({ what }) => /^(?:Put|Made|Opened|Set|Said|Left)/.test(what));
  const isRequest = changes.at(-1)?.what === "Said it as a request";
  const last = isRequest ? [] : isTurned ? LAST : [...LAST, joinedForms];
  const first = write(FAMILIES);
  const isRead = first.filter(({ what }) => !what.startsWith("Set “")).length >= READ;
  return [
    ...first,
    ...(isRead ? [] : (last.map((family) => family(title, casing)).find((all) => all.length > 0) ?? [])),
  ].map(({ title, what, why }) => ({
    title,
    changes: [...changes.filter((change) => change.what !== what), { what, why }],
  }));
}
