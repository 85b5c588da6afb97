import { FUNCTION_WORDS } from "./generic-words";
import { stem, wordsOf } from "./words";

/** What a sentence says, apart from how: verbs and words that any question or request may have. */
const HOW_IT_IS_SAID = new Set(
  `use using get buy know tell work thing video vid make show please explain say want need love wonder wondering curious
  ask question find see look watch brand kind type name exact exactly actually specific recommend link links add include
  put share post upload next time future also someone think guess good best great nice amazing awesome cool better
  possible possibly version happen mean seem quick sorry anybody tutorial episode like help try
  description fix keep help issue problem error wrong miss same again properly correct solve able right way name game review good well still alternative option tip suggestion`
    .split(/\s+/)
    .map(stem),
);

/** Different words for what a creator takes for one thing. */
const SAME_THING: readonly [RegExp, string][] = [
  [/\b(?:source ?code|git ?hub (?:link|repo\w*)|repo(?:sitory|s)?|link to the code)\b/g, " repo "],
  [/\b(?:songs?|tracks?|tunes?|bgm|music)\b/g, " song "],
  [/\b(?:time ?stamps?|chapters?)\b/g, " timestamp "],
  [/\b(?:(?:closed )?captions?|subtitles?|cc)\b/g, " captions "],
  [
    /\b(?:full |written |printable )?(?:recipe|amounts?|measurements?|quantit(?:y|ies)|ingredients? list)\b/g,
    " recipe ",
  ],
  [
    /\b(?:zoom(?:ed|ing)? in|(?:text|font) size|(?:bigger|larger) (?:font|text|code)|(?:font|text) bigger)\b/g,
    " bigger text ",
  ],
  [/\b(?:substitut\w*|replac\w+|swap|alternatives?|instead of)\b/g, " substitute "],
  [/\bco-?op\b/g, " coop "],
  [/\bupdated? (?:version|video|tutorial)?\b/g, " update "],
];
/** Minutes and seconds: those who mean a moment stop some seconds apart. */
const STAMP = /\b(\d{1,2}):([0-5]\d)\b/g;

/** The words that a sentence is about, as stems, each once. */
export function gistOf(sentence: string): string[] {
  const gist = new Set<string>();
  let text = sentence.toLowerCase();
  if (text.includes(":")) {
    text = text.replace(
      STAMP,
      (_, minutes, seconds) => ` at${Math.round((60 * minutes + Number(seconds)) / 10)} `,
    );
  }
  for (const [words, name] of SAME_THING) text = text.replace(words, name);
  for (const word of wordsOf(text).words) {
    if (FUNCTION_WORDS.has(word) || !/[\p{L}\p{N}]/u.test(word)) continue;
    const one = stem(word);
    if (!HOW_IT_IS_SAID.has(one)) gist.add(one);
  }
  return [...gist];
}

/** From this part of the words of both, two sentences ask the same (Jaccard's index over weighed words). */
const ALIKE = 0.46;
/** A word of one sentence only tells less than one that returns; one of very many tells least. */
const ONCE = 0.6;
const EVERYWHERE = 0.5;
/** In more sentences than this part, and more than so many, a word is everywhere. */
const EVERYWHERE_PART = 0.08;
const EVERYWHERE_LEAST = 8;
/** Groups looked at for a word: looking at all would take long. */
const MOST_LOOKED_AT = 24;

export interface Group<T> {
  gist: Set<string>;
  members: T[];
}

/**
 * Puts together what is about the same: each joins the group whose first gist shares most with its own; else it
 * begins a group. The shortest gists come first, so that a group is named by its core.
 */
export function groupsOf<T>(sayings: readonly { gist: string[]; member: T }[]): Group<T>[] {
  const weightOf = weightsOf(sayings.map(({ gist }) => gist));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
  const groups: (Group<T> & { weight: number })[] = [];
  const byWord = new Map<string, number[]>();
  const ordered = sayings
    .map((saying, at) => ({ ...saying, at }))
    .sort((a, b) => a.gist.length - b.gist.length || a.at - b.at);
  for (const { gist, member } of ordered) {
    const weight = sum(gist);
    const common = new Map<number, number>();
    for (const word of gist) {
      for (const at of byWord.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + weightOf(word));
    }
    let best = -1;
    let bestPart = 0;
    for (const [at, both] of common) {
      const part = both / (weight + (groups[at]?.weight ?? 0) - both);
      if (part > bestPart) {
        best = at;
        bestPart = part;
      }
    }
    if (bestPart >= ALIKE) {
      groups[best]?.members.push(member);
      continue;
    }
    groups.push({ gist: new Set(gist), members: [member], weight });
    for (const word of gist) {
      const known = byWord.get(word) ?? [];
      if (known.length < MOST_LOOKED_AT) known.push(groups.length - 1);
      byWord.set(word, known);
    }
  }
  return groups;
}

function weightsOf(gists: readonly string[][]): (word: string) => number {
  const times = new Map<string, number>();
  for (const gist of gists) for (const word of gist) times.set(word, (times.get(word) ?? 0) + 1);
  const everywhere = Math.max(EVERYWHERE_LEAST, gists.length * EVERYWHERE_PART);
  return (word) => {
    const count = times.get(word) ?? 0;
    if (count > everywhere) return EVERYWHERE;
    return count > 1 ? 1 : ONCE;
  };
}
