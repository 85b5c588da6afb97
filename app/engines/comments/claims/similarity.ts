import { likeWeight, type ScoredComment } from "../scored-comments";
import { peopleOf } from "./people";

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

/** A group as it is shown: by one of its wordings, with the people who say the very same. */
export interface Alike<T> {
  shown: T;
  members: T[];
  comments: ScoredComment[];
  stems: Set<string>;
  rank: number;
}

interface HowShown<T> {
  /** Stems of what the video is about. */
  subject: ReadonlySet<string>;
  mayBeShown: (wording: T) => boolean;
  /** How well a wording reads, among those that say the same. */
  reads: (wording: T) => number;
}

/** Two wordings say the same from this Jaccard index of their stems on. */
const SAME = 0.5;

/**
 * The wording of a group that has most in common with the others, of equals the one that `reads` best, and those much
 * like it: a group also holds what is only like its core. Empty where none may be shown.
 */
export function alike<T extends Wording>(
  { members, comments: all, rank }: SimilarWordings<T>,
  { subject, mayBeShown, reads }: HowShown<T>,
): Alike<T>[] {
  // The video's subject distinguishes no two of them.
  const telling = new Map(members.map((one) => [one, one.stems.filter((word) => !subject.has(word))]));
  const areSame = (one: T, other: T) =>
    one === other ||
    (fits(one, other) &&
      areAlike(one.stems, other.stems, one.form) &&
      areAlike(telling.get(one) ?? [], telling.get(other) ?? [], one.form));
  const [best] = members
    .filter(mayBeShown)
    .slice(0, MAX_LOOKED_AT)
    .map((one) => ({ one, same: members.filter((other) => areSame(one, other)) }))
    .sort((a, b) => b.same.length - a.same.length || reads(b.one) - reads(a.one));
  if (!best) return [];
  const comments = peopleOf(best.same);
  return [
    {
      shown: best.one,
      members: best.same,
      comments,
      stems: new Set(best.one.stems),
      rank: rank + comments.length - all.length,
    },
  ];
}

/** Members that may be shown: of more, the first tell as much. */
const MAX_LOOKED_AT = 40;

/** Of few words more have to be the same, since two that share one of two are of two things … */
const FEW = 3;
/** … as are names: "what is the song" of the first and of the last. Whether, when and how much is asked of one thing. */
const NAMING = new Set(["what", "where", "who"]);

function areAlike(one: readonly string[], other: readonly string[], form: string | undefined): boolean {
  const both = one.filter((word) => other.includes(word)).length;
  const index = both / (one.length + other.length - both);
  const isOfOneThing = form !== undefined && !NAMING.has(form) && both > 1;
  return one.length > FEW || isOfOneThing ? index >= SAME : index > SAME;
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

/** Of two lines that share two words and so much of the shorter, the second says nothing new. */
const SAME_LINE = 0.5;

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
      return common > 0 && (common === least || (common > 1 && common >= SAME_LINE * least));
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

/** Where both have a form, it is the same. */
function fits(one: Pick<Wording, "form"> | undefined, { form }: Wording): boolean {
  return form === undefined || one?.form === undefined || one.form === form;
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
