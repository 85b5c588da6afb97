import { foldPlural } from "./folding";
import { SEARCH_STOP_WORDS } from "./stop-words";

/** Words that many kinds of video have in their titles, so that one of them tells no subject. Singular. */
const ANY_VIDEO = new Set(
  `beginner mistake tip trick way thing idea guide tutorial review best worst easy simple quick free new top every
   day week month year hour minute make making made try tried learn learning start started stop need know home first
   real truth secret hack step budget cheap money full complete ultimate vs video vlog episode part challenge`.split(
    /\s+/,
  ),
);

/**
 * The words of an idea that tell its subject, in their order, each once, as written but in lower case: without stop words
 * and without those that any video may have ("beginner sourdough bread mistakes" leaves sourdough, bread).
 */
export function tellingWords(idea: string): string[] {
  const words =
    idea
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => !SEARCH_STOP_WORDS.has(word) && !ANY_VIDEO.has(foldPlural(word)) && !ANY_VIDEO.has(word),
  );
}
