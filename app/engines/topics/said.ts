import type { Word } from "../../words/words";
import type { Document } from "./documents";
import type { Phrase } from "./phrases";

/** A phrase as titles say it: its words, and how often it is written in which form. */
export interface Said {
  words: Word[];
  forms: Map<string, number>;
}

/** The phrases of a group's titles with every form they are written in. */
export function formsIn(group: Document[], query: string[]): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const { video, titlePhrases } of group) {
    for (const phrase of titlePhrases) {
      if (isCut(phrase, query)) continue;
      const { key, words, start, end } = phrase;
      const entry = found.get(key) ?? { words, forms: new Map<string, number>() };
      const form = video.title.slice(start, end);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      found.set(key, entry);
    }
  }
  return found;
}

/** "Science interview" out of "data science interview" is half a phrase when "data science" was asked for. */
function isCut({ before, words, after }: Phrase, query: string[]): boolean {
  const [first, last] = [words[0]?.key, words.at(-1)?.key];
  return query.some((key, at) => {
    const next = query[at + 1];
    return next !== undefined && ((key === before && next === first) || (key === last && next === after));
  });
}
