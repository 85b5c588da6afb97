import type { Trigger } from "./claims";
import { behind, type Heard, likesOf, type Named } from "./heard";
import { momentsOf } from "./moments";
import { Phrases } from "./phrases";
import { leaningOf, sharesOf, tallyOf } from "./shares";
import { topicsOf } from "./topics";
import { NEGATIONS, TRIGGER_RULES, type TriggerRule } from "./trigger-words";
import { BREAK } from "./words";

const MOST_TRIGGERS = 12;
const MOST_WORDS = 5;
/** Two name the same second: that is hardly chance, other than two who use the same word. */
const MOMENT_SUPPORT = 2;

const PHRASES = new Phrases<TriggerRule>();
for (const rule of TRIGGER_RULES) for (const phrase of rule.words.split(",")) PHRASES.add(phrase, rule);

/**
 * What stirs viewers: moments they name, feelings with their cause (laughter, surprise, nostalgia ...) and what they
 * mind (sound, pace, price ...), each by words of its own and counted once a comment; at least `support` comments
 * each. A phrase behind a negation is not counted ("not confusing").
 */
export function triggersOf(
  heard: readonly Heard[],
  bare: readonly Named[],
  subject: ReadonlySet<string>,
  support: number,
): Trigger[] {
  const found = new Map<TriggerRule, { about: Heard[]; words: Map<string, number> }>();
  for (const one of heard) {
    for (const { value: rule, phrase, at } of PHRASES.in(one.words)) {
      if (rule.unless === one.feeling || isNegated(one.words, at)) continue;
      const known = found.get(rule) ?? { about: [], words: new Map<string, number>() };
      found.set(rule, known);
      if (known.about.at(-1) !== one) known.about.push(one);
      known.words.set(phrase, (known.words.get(phrase) ?? 0) + 1);
    }
  }
  const feelings = [...found]
    .filter(([, { about }]) => about.length >= support)
    .map(([{ kind, name, complaint }, { about, words }]): Trigger => {
      const tally = tallyOf(about.map(({ feeling }) => feeling));
      return {
        kind,
        name,
        complaint,
        support: about.length,
        likes: likesOf(about),
        shares: sharesOf(tally),
        leaning: leaningOf(tally),
        about: topicsOf(about, subject, new Set([...words.keys()].flatMap((phrase) => phrase.split(" ")))),
        words: [...words]
          .sort((a, b) => b[1] - a[1])
          .slice(0, MOST_WORDS)
          .map(([word]) => word),
        evidence: behind(about),
      };
    });
  return [
    ...feelings,
    ...momentsOf([...heard, ...bare], subject, Math.max(MOMENT_SUPPORT, Math.ceil(support / 2))),
  ]
    .sort((a, b) => b.support - a.support)
    .slice(0, MOST_TRIGGERS);
}

function isNegated(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (words[before] === BREAK) return false;
    if (NEGATIONS.has(words[before] as string)) return true;
  }
  return false;
}
