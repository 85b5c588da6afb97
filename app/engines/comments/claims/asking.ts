import { analyzedPart, type DistinctComment, onePerPerson } from "../scored-comments";
import { isQuestion } from "./question-forms";
import { isReply, type Sentence } from "./sentences";

const MOST_SHOWN = 5;
/** A sentence with a question mark of any script. */
const MARKED = /[^.!?。！？؟¿\n]{8,120}[?？؟]/u;
/** Asks in any language who is here, too: "2020?". */
const ROLL_CALL = /\b20\d\d\b/;

/** The comments with a question or a request, by their form. */
export function askingIn(sentences: readonly Sentence[]): DistinctComment[] {
  const asking = sentences.filter((sentence) => sentence.request !== null || isQuestion(sentence));
  return [...new Set(asking.map(({ comment }) => comment))];
}

/** The comments with a question in any language, by its mark alone. */
export function askingByMark(all: readonly DistinctComment[]): DistinctComment[] {
  return all.filter(({ given }) => {
    const [question] = MARKED.exec(analyzedPart(given.text)) ?? [];
    return question !== undefined && !ROLL_CALL.test(question);
  });
}

/**
 * How many people ask or request something, and the most liked of their comments, but for those behind a claim (`told`):
 * what one viewer alone wants is shown as it is written, and claims nothing.
 */
export function summarizeAsking(asking: readonly DistinctComment[], told: ReadonlySet<number>) {
  const people = onePerPerson(asking.filter((comment) => !isReply(comment)));
  const comments = people
    .filter(({ index }) => !told.has(index))
    .toSorted((a, b) => (b.given.likes ?? 0) - (a.given.likes ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ index }) => index);
  return { count: people.length, comments };
}
