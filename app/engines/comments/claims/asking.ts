import { analyzedPart, type DistinctComment, onePerPerson } from "../scored-comments";
import { isQuestion } from "./question-forms";
import { isReply, type Sentence } from "./sentences";

/** Of single ones, so many are read at a glance: six stood folded away where a creator looked for them. */
const MOST_SHOWN = 8;
/** A sentence with a question mark of any script. */
const MARKED = /[^.!?。！？؟¿\n]{8,120}[?？؟]/u;
/** Asks in any language who is here, too: "2020?". */
const ROLL_CALL = /\b20\d\d\b/;

/** The comments with a question or a request, by their form. */
export function askingIn(sentences: readonly Sentence[]): DistinctComment[] {
  const asking = sentences.filter((sentence) => sentence.request !== null || isQuestion(sentence));
  return [...new Set(asking.map(({ comment }) => comment))];
}

/** Those of them that ask the creator for something. */
export function requestingIn(sentences: readonly Sentence[]): Set<DistinctComment> {
  return new Set(sentences.filter(({ request }) => request !== null).map(({ comment }) => comment));
}

/** The comments with a question in any language, by its mark alone. */
export function askingByMark(all: readonly DistinctComment[]): DistinctComment[] {
  return all.filter(({ given }) => {
    const [question] = MARKED.exec(analyzedPart(given.text)) ?? [];
    return question !== undefined && !ROLL_CALL.test(question);
  });
}

/**
 * How many people ask or request something, and some of their comments, but for those behind a claim (`told`), those with
 * a request first, then the most liked: what one viewer alone wants is shown as it is written, and claims nothing.
 */
export function summarizeAsking(
  asking: readonly DistinctComment[],
  told: ReadonlySet<number>,
  requesting: ReadonlySet<DistinctComment> = new Set(),
) {
  const wants = (comment: DistinctComment) => Number(requesting.has(comment));
  const people = onePerPerson(asking.filter((comment) => !isReply(comment)));
  const comments = people
    .filter(({ index }) => !told.has(index))
    .toSorted((a, b) => wants(b) - wants(a) || (b.given.likes ?? 0) - (a.given.likes ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ index }) => index);
  return { count: people.length, comments };
}
