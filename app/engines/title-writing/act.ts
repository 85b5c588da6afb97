import { COUNTED_HEAD, NAMING_HEAD } from "./nouns";
import { bare } from "./rules";
import { FINITE, type VerbForms, verbByBase, verbByGerund } from "./verbs";

type Mood = "gerund" | "request" | "how to";

/** What a title says is done: “Sharpening knives on a mug”, “Sharpen …” and “How to sharpen …” are the same act. */
export interface Act {
  verb: VerbForms;
  rest: string;
  mood: Mood;
}

const ARTICLE = /^(?:an?|the|your|my|our|any|every|these|this|that|like|with|faster|better|\d+) /i;

/** Verbs after “how to” that are no single act. */
const STATES = /^(?:be|not|feel|know|stay|look|have|never|actually|stop being|deal|survive)$/i;

/** Reads the act of a title; null if it names a thing, tells of somebody or asks. */
export function readAct(title: string): Act | null {
  const found = /^(How to |Let['’]s |Learn (?:how )?to (?=\p{L}+ \S))?([\p{L}-]+) (\S.*)$/iu.exec(title);
  if (!found || /[?:|()[\]]|\s[–—-]\s|[.!]\s|\bwith (?:me|us)\b/iu.test(title)) return null;
  const [, opening = "", word = "", all = ""] = found;
  const rest = bare(all);
  if (isSentence(rest) || /^(?:me|us)\b/i.test(rest)) return null;
  if (opening) {
    const verb = verbByBase(word);
    return verb && !STATES.test(word)
      ? { verb, rest, mood: /^how/i.test(opening) ? "how to" : "request" }
      : null;
  }
  const gerund = verbByGerund(word);
  if (gerund) return isThing(rest, gerund) ? null : { verb: gerund, rest, mood: "gerund" };
  const base = verbByBase(word);
  if (!base || isThing(rest, base) || (base.isNounToo && !ARTICLE.test(rest)) || /^up\b/i.test(rest))
    return null;
  // “Stop …” says what not to do, and has patterns of its own.
  if (/^(?:stop|quit)$/.test(base.base)) return null;
  return { verb: base, rest, mood: "request" };
}

/** Whether the rest goes on as a sentence (“… is harder than it looks”): a finite verb outside any clause. */
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

/** Verbs with a bare noun for an object: “Playing guitar”. */
const TAUGHT = /^(?:play|learn|study|teach|drink|eat|record|compose|watch|stream|use|edit|mix)$/;

/** Whether the verb only names the kind of a thing: “Cooking tips”, “Painting tutorial”. */
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
  // “Cutting board from scrap wood”: a bare countable noun is no object.
  if (!TAUGHT.test(base) && !phrase.includes(" ") && COUNTED_HEAD.test(phrase)) return true;
  return NAMING_HEAD.test(phrase.trim());
}
