import { bare, FINITE } from "./form";
import { COUNTED_HEAD, NAMING_HEAD } from "./heads";
import { type VerbForms, verbOfBase, verbOfGerund } from "./verb-forms";

type Mood = "gerund" | "request" | "how to";

/** What is done in a title: “Sharpening kitchen knives on a mug”, “Sharpen …” and “How to sharpen …” are one. */
export interface Act {
  verb: VerbForms;
  rest: string;
  mood: Mood;
}

const ARTICLE = /^(?:an?|the|your|my|our|any|every|these|this|that|like|with|faster|better|\d+) /i;

/** Behind “how to”, a verb needs no list to be one: but these stand for more than one does. */
const STATES = /^(?:be|not|feel|know|stay|look|have|never|actually|stop being|deal|survive)$/i;

/** Reads the act of a title; null where it names a thing, tells of somebody or asks. */
export function actOf(title: string): Act | null {
  const found = /^(How to |Let['’]s |Learn (?:how )?to (?=\p{L}+ \S))?([\p{L}-]+) (\S.*)$/iu.exec(title);
  if (!found || /[?:|()[\]]|\s[–—-]\s|[.!]\s|\bwith (?:me|us)\b/iu.test(title)) return null;
  const [, opening = "", word = "", all = ""] = found;
  const rest = bare(all);
  if (isSentence(rest) || /^(?:me|us)\b/i.test(rest)) return null;
  if (opening) {
    const verb = verbOfBase(word);
    return verb && !STATES.test(word)
      ? { verb, rest, mood: /^how/i.test(opening) ? "how to" : "request" }
      : null;
  }
  const gerund = verbOfGerund(word);
  if (gerund) return isThing(rest, gerund) ? null : { verb: gerund, rest, mood: "gerund" };
  const base = verbOfBase(word);
  if (!base || isThing(rest, base) || (base.isNounToo && !ARTICLE.test(rest)) || /^up\b/i.test(rest))
    return null;
  // “Stop …” is not to be done, and has forms of its own.
  if (/^(?:stop|quit)$/.test(base.base)) return null;
  return { verb: base, rest, mood: "request" };
}

/** Whether it goes on as a sentence (“… is harder than it looks”): a verb that no “that” or “what” opens. */
function isSentence(rest: string): boolean {
  const [main = ""] = rest.split(
    / (?:that|which|who|what|how|why|when|where|if|because|until|before|after|while) /i,
  );
  return (
    FINITE.test(main) ||
    /\b(?:taught|explained|vs|versus|feels|became|challenge)\b/i.test(rest) ||
    /, (?:then|and|but|so) /i.test(rest)
  );
}

/** With these a bare noun is what is done: “Playing guitar”. */
const TAUGHT = /^(?:play|learn|study|teach|drink|eat|record|compose|watch|stream|use|edit|mix)$/;

/** “Cooking tips”, “Painting tutorial”: the verb only says of what kind the thing is. */
function isThing(rest: string, { base }: VerbForms): boolean {
  if (
    /^(?:to|in|on|with|for|at|from|by|like|through|across|out|up|off|down|over|around|about|into|without|every|all)\b/i.test(
      rest,
    )
  )
    return false;
  if (/^(?:make|try|test|build|create|write|rate|watch|use|do|give)$/.test(base) || ARTICLE.test(rest))
    return false;
  const [phrase = ""] = rest.split(/ (?:for|in|on|with|to|of|from|at|by|and) |, /i);
  // “Cutting board from scrap wood”: one bare thing is not what is done to, but what the verb names.
  if (!TAUGHT.test(base) && !phrase.includes(" ") && COUNTED_HEAD.test(phrase)) return true;
  return NAMING_HEAD.test(phrase.trim());
}
