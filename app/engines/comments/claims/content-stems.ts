import { FUNCTION_WORDS } from "../word-lists";
import { stem, tokenize } from "../words";

/** Verbs and words that any question or request may have: they say how it is asked, not what for. */
const WORDING_STEMS = new Set(
  `use using get buy know tell work thing video vid make show please explain say want need love wonder wondering curious
  ask question find see look watch brand kind type name exact exactly actually specific recommend link links add include
  put share post upload next time future also someone think guess good best great nice amazing awesome cool better
  possible possibly version happen mean seem quick sorry anybody tutorial episode like help try
  description fix keep help issue problem error wrong miss same again properly correct solve able right way name game review new old good well still advice advise idea reason answer suggest consider alternative option tip suggestion thought thoughts opinion opinions`
    .split(/\s+/)
    .map(stem),
);

/** Different words for one thing. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\b(?:source ?code|git ?hub (?:link|repo\w*)|repo(?:sitory|s)?|link to the code)\b/g, " repo "],
  // The track that a car drives on is no song.
  [/(?<=\b(?:race|on the|on a|round the|around the) ?)\btracks?\b(?! (?:on|at|in) \d)/g, " racetrack "],
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
/** Minutes and seconds. People who mean the same moment stop some seconds apart. */
const STAMP = /\b(\d{1,2}):([0-5]\d)\b/g;

/** Where a song is heard: whoever asks for one wants the video's music named, wherever it plays. */
const WHEREABOUTS = new Set(
  "at start begin opening intro outro end background play first last classic hear heard sound call come titl artist band".split(
    " ",
  ),
);

/** The stems of the words that a sentence is about, each once. */
export function contentStems(sentence: string): string[] {
  const stems = new Set<string>();
  let text = sentence.toLowerCase();
  if (text.includes(":")) {
    text = text.replace(
      STAMP,
      (_, minutes, seconds) => ` at${Math.round((60 * minutes + Number(seconds)) / 10)} `,
    );
  }
  for (const [words, name] of SYNONYMS) text = text.replace(words, name);
  for (const word of tokenize(text)) {
    if (FUNCTION_WORDS.has(word) || !/[\p{L}\p{N}]/u.test(word)) continue;
    const one = stem(word);
    if (!WORDING_STEMS.has(one)) stems.add(one);
  }
  if (!stems.has("song")) return [...stems];
  const others = [...stems].filter((one) => !WHEREABOUTS.has(one) && !/^\d+$|^at\d+$/.test(one));
  return others.length > 0 ? others : ["song"];
}
