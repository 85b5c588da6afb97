import {
  type ChangeKind,
  type NoAlternative,
  SHOWN,
  type TitleChange,
  YOUTUBE_MAX,
} from "../../engines/title-writing";
import type { CountedTrait, FormTrait, ScorePart, Trait } from "../../engines/titles";
import { counted } from "../../numbers/figures";
import { TITLE_MAX } from "../../words/bounds";

/** The name of the part for all that has no name of its own. */
export const EVERYTHING_ELSE = "Everything else";

const TRAITS: Record<Trait, string> = {
  question: "Asks a question",
  dots: "Trails off in dots",
  colon: "Has a colon",
  dash: "Has a dash",
  brackets: "Has brackets",
  quotation: "Quotes something",
  "number-first": "Opens with a number",
  number: "Has a number",
  tag: "Has a tag",
  "full-stop": "Ends in a full stop",
  "sentence-case": "Written in sentence case",
  "title-case": "Most Words Capitalised",
  "article-first": "Opens with an article",
  "this-first": "Opens with “this”",
  "pronoun-first": "Opens with a pronoun",
  "question-word-first": "Opens with a question word",
  "request-first": "Opens with a request",
};

const COUNTED: Record<CountedTrait, (count: number) => string> = {
  "exclamation-marks": (count) => counted(count, "exclamation mark"),
  commas: (count) => counted(count, "comma"),
  sentences: (count) => `${count} sentences`,
  "shouted-words": (count) => `${counted(count, "word")} all in capitals`,
};

/** The name of a part of a score: "Length: 71 characters, 12 words", "Has a colon", "The word “why”". */
export function tellPart(part: ScorePart): string {
  if (part.kind === "rest") return EVERYTHING_ELSE;
  if (part.kind === "form") return tellTrait(part);
  const what = /^\d/.test(part.word) ? "The number" : "The word";
  const times = part.times > 1 ? `, ${part.times} times` : "";
  return `${what} “${part.word}”${times}${part.isKnown ? "" : " (not in the table)"}`;
}

function tellTrait(form: FormTrait): string {
  if ("characters" in form)
    return `Length: ${counted(form.characters, "character")}, ${counted(form.words, "word")}`;
  return "count" in form ? COUNTED[form.trait](form.count) : TRAITS[form.trait];
}

/** What was changed, with its words, and why it may help: a sentence, or "" if it is obvious. */
type ChangeTexts = [what: string | ((words: string) => string), why: string];

const takenOut = (words: string) => `Took out ${words}`;
const leftOut = (words: string) => `Left out ${words}`;
const NUMBER_FIRST = "A number is read first.";
const SUBJECT_FIRST = "New viewers look for the subject, not the episode.";
const ANSWER =
  "Tested headlines that promised the answer beat those that asked. On channels it made no difference.";

const CHANGES: Record<ChangeKind, ChangeTexts> = {
  html: [takenOut, "Titles show HTML as typed."],
  hashtags: [takenOut, "Hashtags take room and say little. Put them in the description."],
  "how-to-watch": [takenOut, "It says how to watch, not what the video is about."],
  "about-the-video": [takenOut, "The subject comes first."],
  "watch-this": [takenOut, "It talks about the video, not about its subject."],
  praise: [takenOut, "Praise says nothing about the video."],
  "same-without": [takenOut, "It says the same without it."],
  "and-more": [takenOut, "It names nothing."],
  top: [takenOut, "It says the same in fewer words."],
  "top-of-count": [takenOut, "The number says that you chose."],
  emoji: ["Took out the emoji", "The words carry the title."],
  marks: ["Took out stars and repeated marks", "They raise the voice and add nothing."],
  "question-mark": ["Took out the question mark", "It is an answer."],
  "question-mark-added": ["Added the question mark", "It is a question."],
  "full-stop": ["Took out the full stop", ""],
  with: [(words) => `Wrote ${words} out`, "It reads faster."],
  apostrophe: [(words) => `Wrote ${words} with an apostrophe`, ""],
  shouting: ["Wrote shouted words small", "Capitals are slower to read and look like shouting."],
  digits: ["Wrote the number in digits", "A digit is seen before it is read."],
  series: [leftOut, SUBJECT_FIRST],
  "channel-name": [
    leftOut,
    "If it is your channel's name: YouTube shows that below the title. No difference in clicks is known.",
  ],
  end: [leftOut, `Lists cut titles at about ${SHOWN} characters, phones earlier.`],
  brackets: [leftOut, "Lists cut brackets first."],
  "number-first": ["Put the number first", NUMBER_FIRST],
  "subject-before-series": ["Put the subject before the series", SUBJECT_FIRST],
  "subject-before-number": ["Put the subject before the number", SUBJECT_FIRST],
  "subject-first": ["Put the subject first", "The point comes before the format."],
  "topic-first": ["Put the topic first", "The topic comes first."],
  "name-first": ["Put the name first", "People who search for it read its name first."],
  statement: ["Made the question a statement", ANSWER],
  "how-to": ["Made the question a how-to", ANSWER],
  model: ["Written by the language model from your notes", ""],
};

/** A change in words, as it is kept. */
export function tellChange({ kind, words }: TitleChange): { what: string; why: string } {
  const [what, why] = CHANGES[kind];
  const named = words.map((word) => `“${word}”`).join(", ");
  return { what: typeof what === "string" ? what : what(named), why };
}

const NOTES: Record<Exclude<NoAlternative["kind"], "just-tidy">, string> = {
  "no-title": "There is no title.",
  "no-words": "There are no words in it to rewrite.",
  "one-word": "One word leaves nothing to change. Write what the video shows in a few words.",
  "not-english": "Alternatives are written in English only, and few of its words are known English words.",
  repeats: "The same few words come again and again.",
  "too-long": `It is longer than ${TITLE_MAX} characters. No title on YouTube is.`,
  "over-youtube": `Shorten it to ${YOUTUBE_MAX} characters: only you know which words can go.`,
  leave: "Keep its words. No safe change would make them better.",
};

/** Why a title has no alternatives, in a sentence. */
export function tellNote(note: NoAlternative): string {
  return note.kind === "just-tidy" ? `Keep its words, or just tidy it: “${note.title}”.` : NOTES[note.kind];
}
