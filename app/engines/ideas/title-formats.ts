import { saysAll } from "./title-phrases";
import { MOST_CHARACTERS, type Term, type TitleTerms, titleTerms } from "./title-terms";

/** A term in more of the titles than this is what the channel is about, or its name. */
export const COMMON = 0.25;
/** So many titles make a format. */
export const LEAST_OF_FORMAT = 3;
/** "Economy of …", "The Reality of …". */
const OPENING = /^(?:the |an? )?(\p{L}[\p{L}\p{M}'’-]* (?:of|de|von|di)) /u;
/** "Last to leave …": three words, two of which tell something. */
const FIRST_WORDS = /^(\p{L}[\p{L}\p{M}'’]* \p{L}[\p{L}\p{M}'’]* \p{L}[\p{L}\p{M}'’]*)(?![\p{L}\p{M}'’])/u;
const LEAST_TELLING = 2;
/** A series' name, or what else stands before or after a divider, as the titles of a format have it. */
const DIVIDER = /\s[|–—-]\s|:\s|\s?[|｜]\s?/u;
const NO_WORD = /^\s*(?:$|[^\p{L}\s])/u;

/** Those of the first titles that begin as the idea does, with what names a format; none where hardly any do. */
export function titlesOpening(idea: string, { titleOf }: TitleTerms, size: number): Set<number> {
  const [opening, own] = openingOf(idea) ?? [];
  const having: number[] = [];
  for (let at = 0; opening && own && at < size; at += 1) {
    const title = titleOf(at).toLowerCase();
    // The pattern is slow, and few titles have its words at all.
    if (title.includes(own) && opening.exec(title)?.[1] === own) having.push(at);
  }
  return new Set(having.length < LEAST_OF_FORMAT ? [] : having);
}

function openingOf(idea: string): [opening: RegExp, own: string] | null {
  const lowercase = idea.toLowerCase();
  const named = OPENING.exec(lowercase)?.[1];
  if (named !== undefined) return [OPENING, named];
  const first = FIRST_WORDS.exec(lowercase)?.[1];
  return first !== undefined && titleTerms(first).size >= LEAST_TELLING ? [FIRST_WORDS, first] : null;
}

/** Those of the first titles that have an idea without a telling word, and no word right after it: a series, "Entre nous". */
export function titlesSaying(idea: string, { titleOf }: TitleTerms, size: number): Set<number> {
  const lowercase = idea.toLowerCase();
  const having: number[] = [];
  for (let at = 0; at < size; at += 1) {
    const title = titleOf(at);
    const place = title.toLowerCase().indexOf(lowercase);
    if (place < 0 || !NO_WORD.test(title.slice(place + idea.length))) continue;
    if (saysAll(idea, title)) having.push(at);
  }
  return new Set(having.length < LEAST_OF_FORMAT || having.length > COMMON * size ? [] : having);
}

/** The titles that have all terms of a part of the idea. */
export function titlesOfFormat(
  idea: string,
  { placesOf }: TitleTerms,
  known: Map<string, Term | null>,
): Set<number> {
  const parts = idea.slice(0, MOST_CHARACTERS).split(DIVIDER);
  const named = parts.length > 1 ? parts.map((part) => [...titleTerms(part, known).keys()]) : [];
  return new Set(
    named
      .filter(({ length }) => length >= 2)
      .flatMap((keys) => {
        const [rarest = [], ...others] = keys.map(placesOf).sort((a, b) => a.length - b.length);
        const rest = others.map((own) => new Set(own));
        return rarest.filter((at) => rest.every((own) => own.has(at)));
      }),
  );
}
