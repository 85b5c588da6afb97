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
  for (const word of wordsOf(text)) {
    if (FUNCTION_WORDS.has(word) || !/[\p{L}\p{N}]/u.test(word)) continue;
    const one = stem(word);
    if (!HOW_IT_IS_SAID.has(one)) gist.add(one);
  }
  return [...gist];
}
