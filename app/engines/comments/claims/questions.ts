import type { GivenComment, Question } from "../../../model/comment-digest";
import { analyzedPart, pickEvidence, sumLikes } from "../scored-comments";
import { BREAK, tokenize } from "../words";
import { trackAnswers } from "./answers";
import { contentStems } from "./content-stems";
import { peopleOf } from "./people";
import {
  bareQuestion,
  GREETING,
  isFull,
  isMarked,
  isQuestion,
  kindOf,
  MAX_CHARACTERS,
} from "./question-forms";
import type { Sentence } from "./sentences";
import { type Alike, alike, distinct, groupSimilar, type Wording } from "./similarity";
import { isOfVideo } from "./target";

const MAX_QUESTIONS = 10;
const MAX_GROUPS = 60;
/** One that no viewer puts in fewer tells a story. */
const MAX_SHOWN = 120;
/** More content words are a story that ends in a question. */
const MAX_STEMS = 14;

interface QuestionWording extends Wording {
  text: string;
}

/**
 * What at least `people` viewers want to know, ranked by how many ask and by likes. Left out: questions for effect
 * ("who else ..."), those that ask for a video or a change (they are requests), and those that do not say what they are
 * about ("why?").
 */
export function findQuestions(
  sentences: readonly Sentence[],
  comments: readonly GivenComment[],
  subject: ReadonlySet<string>,
  { people, isProducts }: { people: number; isProducts: boolean },
): Question[] {
  const answerTo = trackAnswers(comments);
  const wordings = sentences
    .filter(isQuestion)
    .map(({ comment, text: written }): QuestionWording => {
      const text = bareQuestion(written);
      return { stems: contentStems(written.replace(GREETING, "")), comment, text, form: kindOf(text) };
    })
    .filter(({ stems }) => stems.length <= MAX_STEMS && stems.some((word) => /\p{L}/u.test(word)));
  const lines = groupSimilar(wordings, MAX_GROUPS, subject)
    .flatMap((group) => alike(group, { subject, mayBeShown, reads: readsAmong(group.members) }))
    .map(withoutMereNames)
    .filter(({ members, comments: asking }) => asking.length >= people && areMeant(members))
    .sort((a, b) => b.rank - a.rank);
  return distinct(lines, subject)
    .slice(0, MAX_QUESTIONS)
    .map(({ shown, comments: asking, members }) => {
      const answers = { answered: 0, unanswered: 0, unknown: 0 };
      for (const comment of asking) answers[answerTo(comment)] += 1;
      return {
        text: toQuestion(withoutTimes(shown.text, members)),
        asked: asking.length,
        ...(isProducts && !areOfVideo(members) && { ofProduct: true as const }),
        likes: sumLikes(asking),
        answers,
        evidence: pickEvidence(asking),
      };
    });
}

/** Whoever names one of two does not ask which: "S21+?". */
function withoutMereNames(line: Alike<QuestionWording>): Alike<QuestionWording> {
  if (line.shown.form !== "choice") return line;
  const members = line.members.filter(({ form }) => form !== undefined);
  const comments = peopleOf(members);
  return { ...line, members, comments, rank: line.rank + comments.length - line.comments.length };
}

/** An outcry, whatever mark it ends in. */
const SWEARS = /\b(?:shit|damn|ass|fuck\w*|wtf|wth)\b/i;
/** What is asked of stands in another sentence: "what causes this?". */
const POINTS_ELSEWHERE = /(?<!\b(?:is|was|are)\s)\b(?:this|that)\W*$/i;

function mayBeShown({ text, stems }: QuestionWording): boolean {
  const saysWhat = stems.length > 1 || !POINTS_ELSEWHERE.test(text);
  return isFull(text) && text.length <= MAX_SHOWN && saysWhat && !SWEARS.test(text);
}

const LAUGH = /[😂🤣💀]|\blo+l\b|\blmao\b/iu;

/** Whether most say in full what they ask, with a mark, and do not laugh: a line of a song or a joke is no question. */
function areMeant(members: readonly QuestionWording[]): boolean {
  const areMost = (is: (one: QuestionWording) => boolean) => 2 * members.filter(is).length > members.length;
  return (
    areMost(({ text }) => isMarked(text)) &&
    areMost(({ text, comment }) => isFull(text) && !LAUGH.test(analyzedPart(comment.given.text)))
  );
}

/** One of this length is read at a glance. */
const BEST_LENGTH = 35;
/** Stops the video at a place of its own. */
const PLACED =
  /\d[:.]\d\d|\b\d+ ?(?:m|mins?|minutes?|s|secs?|seconds?)\b|\b(?:first|second|last|beginning|start|end)\b/i;
const ROUGH = /(\p{L})\1\1|\b(?:tf|wtf|wth|hell|fuck\w*)\b/iu;

/** How much it counts that others put it in the same words, one after another: what many write is well put. */
const PUT_ALIKE = 2;

/**
 * Of wordings that say the same, how well each reads: neither cut short nor wordy, with its mark, of no one place, and in
 * the words that most put it in.
 */
function readsAmong(members: readonly QuestionWording[]): (wording: QuestionWording) => number {
  const times = new Map<string, number>();
  for (const { text } of members.slice(0, MAX_COUNTED))
    for (const pair of new Set(wordPairs(text))) times.set(pair, (times.get(pair) ?? 0) + 1);
  return ({ text }) => {
    const pairs = wordPairs(text);
    const alike =
      pairs.reduce((sum, pair) => sum + (times.get(pair) ?? 0), 0) / pairs.length / members.length;
    const mark = text.endsWith("?") ? 0.3 : 0;
    const odd = [PLACED, ROUGH].filter((form) => form.test(text)).length;
    return PUT_ALIKE * alike + mark - odd - Math.abs(Math.log(text.length / BEST_LENGTH));
  };
}

/** Of more, the first tell as much. */
const MAX_COUNTED = 200;

/** Its words two by two, with its beginning and its end. */
function wordPairs(text: string): string[] {
  const words = ["", ...tokenize(text).filter((word) => word !== BREAK), ""];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function areOfVideo(members: readonly QuestionWording[]): boolean {
  return 2 * members.filter(({ text }) => asksOfVideo(text)).length > members.length;
}

const TIME = /\b\d{1,2}[:.]\d\d(?:[:.]\d\d)?\b/g;

/** Whether a question is of the video rather than of the product in it. */
function asksOfVideo(text: string): boolean {
  const words = tokenize(text);
  return text.search(TIME) >= 0 || isOfVideo({ words }, 0, words.length);
}

const AT_TIME =
  /\s?\b(?:(?:at|in|on|from|around|for|a) )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\b(?: (?:to|-) \d{1,2}[:.]\d\d)?/gi;

/** Where viewers stop the video at other places, the question asks about no single one of them. */
function withoutTimes(text: string, members: readonly QuestionWording[]): string {
  const times = new Set(members.map((one) => one.text.match(TIME)?.join() ?? ""));
  return times.size > 1 ? text.replace(AT_TIME, "").trim() : text;
}

/** Ends a question that is shown. */
const LAST = /[\p{L}\p{N})"'\]]/u;
/** Behind a question these ask nothing. */
const BEHIND = /\s(?:please|pls+|plz+|bro|man|guys|sir)$/i;

function withoutEnd(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && !LAST.test(sentence.charAt(end - 1))) end -= 1;
  const bare = sentence.slice(0, end);
  return BEHIND.test(bare) ? withoutEnd(bare.replace(BEHIND, "")) : bare;
}

/** With one mark, and not shouted. A longer one ends in an ellipsis. */
function toQuestion(sentence: string): string {
  const bare = withoutEnd(sentence);
  const quiet = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  // "iPad or iPhone?" begins as it is written.
  const begun = /^\p{Ll}\p{Lu}/u.test(quiet) ? quiet : `${quiet.charAt(0).toUpperCase()}${quiet.slice(1)}`;
  return begun.length >= MAX_CHARACTERS ? `${begun.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : `${begun}?`;
}
