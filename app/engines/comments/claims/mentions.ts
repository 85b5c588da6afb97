import type { Mention } from "../../../model/comment-digest";
import { isVagueWord, tagWords } from "../../keyphrases";
import { onePerPerson, pickEvidence, type ScoredComment, sumLikes } from "../scored-comments";
import { COMMENT_WORDS, FUNCTION_WORDS } from "../word-lists";
import { stem, tokenSpans } from "../words";

const MAX_MENTIONS = 8;
/** Of more, the first are what there is. */
const MAX_LOOKED_AT = 40;
/** Names compared with each other. */
const MAX_RANKED = 200;
/** Words of a name: "macbook skin", but not "dark side of". */
const MAX_WORDS = 3;
/** A comment names what it is about in its beginning. */
const FRONT = 80;
/** A longer name stands for a shorter one in it, if this share of those who name the shorter write it. */
const WITHIN = 0.5;

interface Named {
  words: string[];
  comments: ScoredComment[];
}

/**
 * What at least `least` people name, the most named first: a word or up to three in a row, in the spelling that most of
 * its comments have. It claims no more than that they write it: not what they think of it, and nothing of why. Words that
 * any comment has, and the `subject` of the video (stems), are left out.
 */
export function findMentions(
  comments: readonly ScoredComment[],
  subject: ReadonlySet<string>,
  least: number,
): Mention[] {
  const stemOf = stemmer(subject);
  let rows = comments.map((comment) => ({
    comment,
    stems: comment.words.slice(0, FRONT).map(stemOf),
  }));
  const found = new Map<string, Named>();
  for (let length = 1; length <= MAX_WORDS; length++) {
    const longer = new Map<string, Named>();
    for (const { comment, stems } of rows) {
      for (let at = 0; at + length <= stems.length; at++) {
        if (stems[at] === "" || stems[at + length - 1] === "") continue;
        const words = stems.slice(at, at + length);
        if (words.includes("")) continue;
        const key = words.join(" ");
        const known = longer.get(key);
        if (!known) longer.set(key, { words, comments: [comment] });
        else if (known.comments.at(-1) !== comment) known.comments.push(comment);
      }
    }
    for (const [key, { words, comments: those }] of longer) {
      const people = onePerPerson(those);
      if (people.length >= least) found.set(key, { words, comments: people });
    }
    // What is rare is in no longer name that is common.
    if (length === 1)
      rows = rows.map(({ comment, stems }) => ({
        comment,
        stems: stems.map((word) => (found.has(word) ? word : "")),
      }));
  }
  const most = [...found.values()]
    .sort((a, b) => b.comments.length - a.comments.length || b.words.length - a.words.length)
    .slice(0, MAX_RANKED);
  const ranked = most.filter((one) => !most.some((other) => standsFor(other, one)));
  const mentions: Mention[] = [];
  for (const { words, comments: those } of ranked.slice(0, MAX_LOOKED_AT)) {
    const text = thingNamed(words, those, stemOf);
    if (text === null) continue;
    mentions.push({
      text,
      support: those.length,
      likes: sumLikes(those),
      evidence: pickEvidence(those),
    });
    if (mentions.length === MAX_MENTIONS) break;
  }
  return mentions;
}

/** The stem of a word that names something; "" for any other. */
function stemmer(subject: ReadonlySet<string>): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const isNaming = /^\p{L}{3}/u.test(word) && !FUNCTION_WORDS.has(word) && !COMMENT_WORDS.has(word);
    const own = isNaming ? stem(word) : "";
    const named = subject.has(own) ? "" : own;
    known.set(word, named);
    return named;
  };
}

/** Whether a longer name says what a shorter one in it does, and more. */
function standsFor(longer: Named, shorter: Named): boolean {
  return (
    longer.words.length > shorter.words.length &&
    ` ${longer.words.join(" ")} `.includes(` ${shorter.words.join(" ")} `) &&
    longer.comments.length >= WITHIN * shorter.comments.length
  );
}

/** Comments looked at for how a name is spelled, and whether it names a thing. */
const READ_IN = 9;
/** Characters before a name that are read for its part of speech. */
const READ_BEFORE = 80;

/** A name as it is written most, where its last word is a noun in most of its comments; null for what is done or how. */
function thingNamed(
  words: readonly string[],
  comments: readonly ScoredComment[],
  stemOf: (word: string) => string,
): string | null {
  const times = new Map<string, number>();
  let things = 0;
  const read = comments.slice(0, READ_IN);
  for (const comment of read) {
    const stems = comment.words.slice(0, FRONT).map(stemOf);
    const at = stems.findIndex((_, from) => words.every((word, step) => stems[from + step] === word));
    const front = comment.given.text.slice(0, FRONT * 20);
    const spans = tokenSpans(front).slice(at, at + words.length);
    const [from, last, to] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
    const begin = Math.max(0, front.lastIndexOf(" ", Math.max(0, from - READ_BEFORE)));
    const near = front.slice(begin, to);
    const tag = tagWords(near).find(({ start, end }) => start <= last - begin && end > last - begin)?.tag;
    if (tag === "noun" && !isVagueWord(front.slice(last, to).toLowerCase())) things += 1;
    const text = front.slice(from, to).replace(/\s+/g, " ");
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const [most] = [...times].sort((a, b) => b[1] - a[1]);
  return most && 2 * things > read.length ? most[0] : null;
}
