import { type ChangeKind, type NoAlternative, SHOWN, type TitleChange } from "../../engines/title-writing";
import { TITLE_MAX } from "../../words/bounds";

/** What was changed, with its words, and why it may help: a sentence, or "" if it is obvious. */
type ChangeTexts = [what: string | ((words: string) => string), why: string];

const takenOut = (words: string) => `Took out ${words}`;
const leftOut = (words: string) => `Left out ${words}`;
const NUMBER_FIRST = "A number is read first.";
const SUBJECT_FIRST = "New viewers look for the subject, not the episode.";
const ANSWER = "It says that there is an answer. On channels, asking or telling made no difference.";

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
  spelling: [(words) => `Mended the spelling of ${words}`, ""],
  capitals: ["Put its capitals in", ""],
  series: [leftOut, SUBJECT_FIRST],
  "channel-name": [
    leftOut,
    "If it is your channel's name: YouTube shows that below the title. It made no difference in views.",
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
  explained: [
    "Made the question an explainer",
    "Videos that say so got more views than those around them on 17 of 22 channels.",
  ],
  model: ["Written by the language model from your notes", ""],
};

/** Changes in words, as they are kept: a reason that several share stands at the last. */
export function tellChanges(changes: TitleChange[]): { what: string; why: string }[] {
  return changes.map(({ kind, words }, at) => {
    const [what, why] = CHANGES[kind];
    const named = words.map((word) => `“${word}”`).join(", ");
    const isShared = changes.slice(at + 1).some((other) => CHANGES[other.kind][1] === why);
    return { what: typeof what === "string" ? what : what(named), why: isShared ? "" : why };
  });
}

const NOTES: Record<Exclude<NoAlternative["kind"], "just-tidy">, string> = {
  "no-title": "There is no title.",
  "no-words": "There are no words in it to rewrite.",
  "one-word": "One word leaves nothing to change. Write what the video shows in a few words.",
  "not-english": "Nothing in it has to go.",
  repeats: "The same few words come again and again.",
  "too-long": `It is longer than ${TITLE_MAX} characters. No title on YouTube is.`,
  "over-youtube": "Only you know which words can go.",
  worse: "Cutting or moving words should get fewer views on your channel.",
  leave: "Nothing in it has to go.",
};

/** Why a title has no alternatives, in a sentence. */
export function tellNote(note: NoAlternative): string {
  return note.kind === "just-tidy" ? `Little to change. Tidied: “${note.title}”.` : NOTES[note.kind];
}
