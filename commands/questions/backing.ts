// How many lies of a language model would be shown, and how many honest sentences.

import type { OwnAnswer } from "../../app/functions/ask-greenlight/answer.ts";
import { evidenceOf } from "../../app/functions/ask-greenlight/evidence.ts";
import { backedText } from "../../app/functions/ask-greenlight/worded.ts";
import { seeded } from "../../app/numbers/chance.ts";
import { NOW, saidOften, turned } from "./said.ts";

/** Answers of each kind. */
export const ROUNDS = 16;

/** Whether a sentence about an answer would be shown. */
export function backingOf(answer: OwnAnswer): (text: string) => boolean {
  const evidence = evidenceOf([answer], NOW);
  return (text) => backedText(text, evidence) !== null;
}

interface Backing {
  measure: string;
  isLie: boolean;
  items: number;
  shown: number;
}

/** Lies and honest sentences over varied answers, and how many of them are shown. */
export function measureBacking(): Backing[] {
  const random = seeded("turned");
  const counts: Record<string, boolean[]> = {};
  const note = (measure: string, isShown: boolean) => {
    counts[measure] = [...(counts[measure] ?? []), isShown];
  };
  for (const { answer, honest, lies } of saidOften(ROUNDS)) {
    const isShown = backingOf(answer);
    for (const { text } of lies) note("lies held back", isShown(text));
    for (const text of [...honest.known, ...honest.heldOut])
      for (const lie of turned(text, random)) note("true sentences turned, held back", isShown(lie.text));
    for (const text of honest.known) note("honest sentences shown", isShown(text));
    for (const text of honest.heldOut) note("honest sentences shown, of those held out", isShown(text));
  }
  return Object.entries(counts).map(([measure, all]) => ({
    ...{ measure, isLie: measure.endsWith("held back"), items: all.length },
    shown: all.filter(Boolean).length,
  }));
}
