import type { GivenComment, Question } from "../../../model/comment-digest";
import { analyzedPart, type DistinctComment, onePerPerson, pickEvidence, sumLikes } from "../scored-comments";
import { trackAnswers } from "./answers";
import { hasLetter, isPlain } from "./plain-question";
import { bareQuestion, GREETING, isQuestion, MAX_CHARACTERS } from "./question-forms";
import { askedAlike, formOf, type QuestionWording } from "./same-question";
import { type Sentence, worthALine } from "./sentences";
import { contentStems, distinct, groupSimilar } from "./similarity";
import { asksOfVideo } from "./target";

const MAX_QUESTIONS = 10;
const MAX_GROUPS = 60;
/** One that no viewer puts in fewer tells a story. */
const MAX_SHOWN = 120;
/** More content words are a story that ends in a question. */
const MAX_STEMS = 14;

/** Of so many sentences one is a voice: two questions of thousands are alike by chance. */
const SENTENCES_A_VOICE = 1000;

/**
 * What viewers want to know. The same questions together, ranked by how many ask and by likes. Left out: questions for
 * effect ("who else ..."), those that ask for a video or a change (they are requests), and those that do not say what
 * they are about ("why?").
 */
export function findQuestions(
  sentences: readonly Sentence[],
  comments: readonly GivenComment[],
  subject: ReadonlySet<string>,
  isProducts: boolean,
): Question[] {
  const answerTo = trackAnswers(comments);
  const wordings = sentences
    .filter(isQuestion)
    .map(({ comment, text: written }): QuestionWording => {
      const text = bareQuestion(written);
      return {
        stems: contentStems(text.replace(GREETING, "")),
        comment,
        text,
        form: formOf(text),
      };
    })
    .filter(({ stems }) => stems.length > 0 && stems.length <= MAX_STEMS && stems.some(hasLetter));
  const groups = groupSimilar(wordings, MAX_GROUPS, subject)
    .flatMap(askedAlike)
    .sort((a, b) => b.rank - a.rank);
  return distinct(
    worthALine(
      groups,
      sentences,
      ({ shown }, isLiked) => isPlain(shown, { isLiked, isProducts }),
      Math.ceil(sentences.length / SENTENCES_A_VOICE),
    ),
    subject,
  )
    .slice(0, MAX_QUESTIONS)
    .flatMap(({ shown, comments, members }) => {
      const text = toQuestion(shown.text);
      if (text.length > MAX_SHOWN) return [];
      const answers = { answered: 0, unanswered: 0, unknown: 0 };
      for (const comment of comments) answers[answerTo(comment)] += 1;
      return {
        text,
        asked: comments.length,
        ...(isProducts && !isOfVideo(members) && { ofProduct: true as const }),
        likes: sumLikes(comments),
        answers,
        evidence: pickEvidence(comments),
      };
    });
}

function isOfVideo(members: readonly QuestionWording[]): boolean {
  return members.filter(({ text }) => asksOfVideo(text)).length > members.length / 2;
}

/** Without a greeting, with one mark, and not shouted. A longer one ends in an ellipsis. */
function toQuestion(sentence: string): string {
  const bare = sentence.replace(GREETING, "");
  const quiet = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  // "iPad or iPhone?" begins as it is written.
  const begun = /^\p{Ll}\p{Lu}/u.test(quiet) ? quiet : `${quiet.charAt(0).toUpperCase()}${quiet.slice(1)}`;
  const text = begun.replace(/(?<![ ?!])[ ?!]{2,40}$/, "?");
  const marked = /[?!.]["')\]]*$/.test(text) ? text : `${text}?`;
  return marked.length > MAX_CHARACTERS ? `${marked.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : marked;
}

/** A sentence with a question mark of any script. */
const MARKED = /[^.!?。！？؟¿\n]{8,120}[?？؟]/u;
const MOST_BY_MARK = 5;
/** Asks in any language who is here, too: "2020?". */
const ROLL_CALL = /\b20\d\d\b/;

/**
 * Questions in any language, by their mark alone: the first of each comment, as it is written, the most liked first.
 * `asking` counts the comments with one.
 */
export function findQuestionsByMark(
  all: readonly DistinctComment[],
  comments: readonly GivenComment[],
): { questions: Question[]; asking: number } {
  const answerTo = trackAnswers(comments);
  const asking = onePerPerson(all).flatMap((comment) => {
    const text = MARKED.exec(analyzedPart(comment.given.text))?.[0].trim();
    return text && !ROLL_CALL.test(text) ? [{ comment, text }] : [];
  });
  const questions = asking
    .toSorted((a, b) => (b.comment.given.likes ?? 0) - (a.comment.given.likes ?? 0))
    .slice(0, MOST_BY_MARK)
    .map(({ comment, text }) => ({
      text,
      asked: 1,
      likes: sumLikes([comment]),
      answers: { answered: 0, unanswered: 0, unknown: 0, [answerTo(comment)]: 1 },
      evidence: [comment.index],
    }));
  return { questions, asking: asking.length };
}
