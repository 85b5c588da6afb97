import { wordKey } from "../../words/words";
import type { Said } from "./caption-words";
import type { Cue } from "./read-captions";

/** In five languages; in others the words themselves and the form of sentences tell. */
const ANNOUNCING = new Set(
  [
    "let let's ask talk talking question next topic moving finally another first second third last lastly step",
    "number here's okay alright mentioned so now speaking",
    "kommen komm lass lasst nächste nächster nächsten nächstes thema frage fragen sprechen reden punkt",
    "abschließend zuletzt erstens zweitens bevor jetzt erwähnt",
    "vamos ahora siguiente hablemos pregunta tema pasemos último",
    "passons maintenant parlons prochain prochaine sujet ensuite enfin",
    "agora próximo próxima pergunta assunto falar último",
  ]
    .join(" ")
    .split(" ")
    .map(wordKey),
);

const QUESTION_SECONDS = 25;
const ANNOUNCED_WORDS = 10;
/** The shares of cues that begin a sentence, and that have a question soon: for captions without punctuation. */
const USUAL_SENTENCES = 0.16;
const USUAL_QUESTIONS = 0.36;

/** Whether a sentence begins, announcing words in the first ten words and the next ten, and a question soon. */
export function formOf(cues: readonly Cue[], said: readonly Said[]): number[][] {
  const first = new Int32Array(cues.length + 1).fill(said.length);
  for (const [at, { cue }] of said.entries()) first[cue] = Math.min(first[cue] ?? at, at);
  for (let at = cues.length - 1; at >= 0; at -= 1) first[at] = Math.min(first[at] ?? 0, first[at + 1] ?? 0);
  const announced = (from: number) =>
    Math.min(
      said
        .slice(from, from + ANNOUNCED_WORDS)
        .reduce((sum, { key }) => sum + (ANNOUNCING.has(key) ? 1 : 0), 0),
      3,
    );
  const ends = cues.map(({ text }) => /[.?!…。？！।؟۔]["'”]?$/u.test(text.slice(-2)));
  const isPunctuated = ends.filter((isEnd) => isEnd).length > cues.length / 100;
  const asks = cues.map(({ text }) => /[?？؟]/u.test(text));
  let question = Number.POSITIVE_INFINITY;
  const soon = cues.map(() => 0);
  for (let at = cues.length - 1; at >= 0; at -= 1) {
    const { start } = cues[at] ?? { start: 0 };
    if (asks[at]) question = start;
    soon[at] = question - start < QUESTION_SECONDS ? 1 : 0;
  }
  return [
    cues.map((_, at) => (isPunctuated ? Number(ends[at - 1] ?? false) : USUAL_SENTENCES)),
    cues.map((_, at) => announced(first[at] ?? 0)),
    cues.map((_, at) => announced((first[at] ?? 0) + ANNOUNCED_WORDS)),
    isPunctuated ? soon : soon.map(() => USUAL_QUESTIONS),
  ];
}
