import { likeWeight, onePerPerson, type ScoredComment } from "../scored-comments";
import { FUNCTION_WORDS } from "../word-lists";
import { stem, tokenize } from "../words";

/** A sentence or part of one, by what it is about. */
export interface Wording {
  /** As `contentStems` makes them, each once. */
  stems: string[];
  comment: ScoredComment;
  /** Only wordings of one form are the same: "where is it?" and "is it good?" are not. Undefined fits any. */
  form?: string;
}

/** From this weighted Jaccard index on, two wordings ask the same. */
const SIMILAR = 0.46;
/** … and from this one on where one of them names a single thing: "what about the iPad?" is not what all ask who name it. */
const SIMILAR_TO_ONE = 0.55;
/** A word of one wording only says less than one that comes again; the video's subject and a bare number ("iPad 2", "Tegra 2") say least. */
const SINGLE_WEIGHT = 0.6;
const SUBJECT_WEIGHT = 0.3;
/** Groups compared with for each word: comparing with all would take long. */
const MAX_COMPARED = 12;

/** Wordings that are much alike, and whose they are. */
export interface SimilarWordings<T> {
  /** Those of its core. */
  stems: Set<string>;
  members: T[];
  comments: ScoredComment[];
  rank: number;
}

interface Group<T> {
  /** Those of its first, shortest wording. */
  stems: Set<string>;
  members: T[];
  weight: number;
  /** Of its members that have one. */
  form: string | undefined;
}

/**
 * Groups wordings that ask the same. Answers the first `most` groups, ranked by how many different comments they have
 * and by their likes, each with its comments in the order given and the stems of its core. Wordings that only name the
 * video's `subject` (stems) are left out: they ask nothing in particular.
 */
export function groupSimilar<T extends Wording>(
  wordings: readonly T[],
  most: number,
  subject: ReadonlySet<string>,
): SimilarWordings<T>[] {
  const telling = wordings.filter(({ stems }) => stems.some((word) => !subject.has(word)));
  return group(telling, subject)
    .map(({ stems, members }) => {
      const comments = peopleOf(members);
      // Among equals, a few words go before a single one.
      const bonus = stems.size >= 2 && stems.size <= 6 ? 0.2 : 0;
      const likes = comments.reduce((sum, comment) => sum + likeWeight(comment), 0);
      return { stems, members, comments, rank: comments.length + likes / 2 + bonus };
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most);
}

/** The first comment of each person among wordings, in the order given. */
export function peopleOf(members: readonly Wording[]): ScoredComment[] {
  return onePerPerson([...new Set(members.map(({ comment }) => comment))].sort((a, b) => a.index - b.index));
}

/** Of two lines that share so much of the shorter, the second says nothing new: "naruto mod" and "doors mod" share half. */
const SAME_LINE = 0.6;

/** Lines without those that only say again what one before them says, but for the video's `subject` (stems). */
export function distinct<T extends { stems: Iterable<string> }>(
  lines: readonly T[],
  subject: ReadonlySet<string>,
): T[] {
  const kept: { line: T; stems: Set<string> }[] = [];
  for (const line of lines) {
    const stems = new Set([...line.stems].filter((word) => !subject.has(word)));
    const isSaid = kept.some((other) => {
      const common = [...stems].filter((word) => other.stems.has(word)).length;
      const least = Math.min(stems.size, other.stems.size);
      return common >= SAME_LINE * least && (common > 1 || stems.size === other.stems.size) && common > 0;
    });
    if (!isSaid) kept.push({ line, stems });
  }
  return kept.map(({ line }) => line);
}

/**
 * Each wording joins the most similar group, or begins one. The shortest come first, so that a group is named by its
 * core.
 */
function group<T extends Wording>(wordings: readonly T[], subject: ReadonlySet<string>): Group<T>[] {
  const { numbered, weights } = numberStems(wordings, subject);
  const groups: Group<T>[] = [];
  const groupsWith: number[][] = weights.map(() => []);
  /** What the wording at hand has in common with each group; all 0 again after each wording. */
  const common = new Float64Array(wordings.length);
  for (const { wording, words } of numbered) {
    const compared: number[] = [];
    let weight = 0;
    for (const word of words) {
      const own = weights[word] ?? 0;
      weight += own;
      for (const at of groupsWith[word] ?? []) {
        const before = common[at] ?? 0;
        if (before === 0) compared.push(at);
        common[at] = before + own;
      }
    }
    let best: Group<T> | undefined;
    let highest = 0;
    for (const at of compared) {
      const both = common[at] ?? 0;
      common[at] = 0;
      const candidate = groups[at];
      const similarity = both / (weight + (candidate?.weight ?? 0) - both);
      if (similarity > highest && fits(candidate, wording)) {
        best = candidate;
        highest = similarity;
      }
    }
    if (best && highest >= (best.stems.size === 1 ? SIMILAR_TO_ONE : SIMILAR)) {
      best.members.push(wording);
      best.form ??= wording.form;
      continue;
    }
    groups.push({ stems: new Set(wording.stems), members: [wording], weight, form: wording.form });
    for (const word of words) {
      const known = groupsWith[word];
      if (known && known.length < MAX_COMPARED) known.push(groups.length - 1);
    }
  }
  return groups;
}

function fits(group: Group<Wording> | undefined, { form }: Wording): boolean {
  return form === undefined || group?.form === undefined || group.form === form;
}

/** The wordings, the shortest first, with a number for each stem; and what each stem weighs. */
function numberStems<T extends Wording>(wordings: readonly T[], subject: ReadonlySet<string>) {
  const numbers = new Map<string, number>();
  const times: number[] = [];
  const numbered = wordings.map((wording) => ({
    wording,
    words: wording.stems.map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      times[number] = (times[number] ?? 0) + 1;
      return number;
    }),
  }));
  const weights = [...numbers.keys()].map((word, number) => {
    if (subject.has(word) || /^\d{1,2}$/.test(word)) return SUBJECT_WEIGHT;
    return (times[number] ?? 0) > 1 ? 1 : SINGLE_WEIGHT;
  });
  return { numbered: numbered.sort((a, b) => a.words.length - b.words.length), weights };
}

/** Verbs and words that any question or request may have: they say how it is asked, not what for. */
const WORDING_STEMS = new Set(
  `use using get buy know tell work thing video vid make show please explain say want need love wonder wondering curious
  ask question find see look watch brand kind type name exact exactly actually specific recommend link links add include
  put share post upload next time future also someone think guess good best great nice amazing awesome cool better
  possible possibly version happen mean seem quick sorry anybody tutorial episode like help try
  description fix keep help issue problem error wrong miss same again properly correct solve able right way name game review new old good well still alternative option tip suggestion thought thoughts opinion opinions`
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
