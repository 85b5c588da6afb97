import { calm, capitalize } from "./casing";
import { WHY } from "./rules";

/** One change to a title. */
export interface TitleChange {
  /** "Took out “#shorts”" */
  what: string;
  /** Why it may help: a sentence, or "" if it is obvious. */
  why: string;
}

/** A title with everything that was changed in it. */
export interface Draft {
  title: string;
  changes: TitleChange[];
}

/** One step of cleaning; null if there is nothing to do. */
type Step = (title: string) => { title: string; change: TitleChange } | null;

const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u200D|\uFE0F)+/gu;
const quote = (found: string[]) => found.map((one) => `“${one.trim()}”`).join(", ");
const tidy = (title: string) =>
  title
    .replace(/\s+/g, " ")
    .replace(/(?<!\s)\s+([,.!?:;])/g, "$1")
    .replace(/(?<![\s|•·:;,–—-])[\s|•·:;,–—-]+$/u, "")
    .replace(/^[\s|•·:;,–—-]+(?=\p{L}|\d)/u, "")
    .trim();

/** Takes out every match. */
function cut(pattern: RegExp, why: string): Step {
  return (title) => {
    const found = title.match(pattern);
    return (
      found && { title: tidy(title.replace(pattern, " ")), change: { what: `Took out ${quote(found)}`, why } }
    );
  };
}

/** Rewrites the title; nothing is told if it stays the same. */
function rewrite(what: string, why: string, write: (title: string) => string): Step {
  return (title) => {
    const written = write(title);
    return written === title ? null : { title: written, change: { what, why } };
  };
}

/** What a year belongs to: “World Cup 2026”. */
const YEARLY =
  /\b(?:cup|olympics|championships?|awards|ces|eurovision|games|worlds|open|finals?|festival|windows|office|expo|election|wwdc|gp|prix|season|model|edition|calendar|wrapped|recap|for|in|of|since|from|by|until|the|before|after|early|late|summer|winter|spring|fall|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER_WORDS = new RegExp(
  `\\b(${NUMBERS.join("|")}) ((?:(?:simple|easy|common|small|big|cheap|great|different|tiny|new|beginner) )?(?:days|weeks|months|years|hours|minutes|ways|things|tips|tricks|mistakes|reasons|habits|recipes|ideas|lessons|tools|steps|books|games|exercises|rules|secrets|questions|signs|facts|meals|ingredients|hacks|myths))\\b`,
  "giu",
);

const STEPS: Step[] = [
  rewrite("Set “in” before the year", WHY.natural, (title) => {
    const [, start = "", year = ""] = /^([^:|()[\]]*\p{Ll}{3}) (20\d\d)$/u.exec(title) ?? [];
    const isName = YEARLY.test(start) || /[?.!]/.test(start) || /\b(?:vs|review)\b/i.test(start);
    return start && !isName ? `${start} in ${year}` : title;
  }),
  cut(/^[([](?:4k|8k|hd|uhd|60 ?fps|new)[)\]]\s*/giu, "It says how to watch, not what the video is about."),
  cut(/<\/?[a-z][^<>]*>/gi, "Titles show HTML as typed."),
  cut(
    /#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu,
    "Hashtags take room and say little: put them in the description.",
  ),
  rewrite("Took out the emoji", "The words carry the title.", (title) =>
    title.search(EMOJI) < 0 ? title : tidy(title.replace(EMOJI, " ")),
  ),
  cut(
    /\s[|•]\s[^|•]*\b(?:tv|vlogs?|podcast|channel|show|official|studios?|episode|ep\.?|media|academy|network|kitchen|with)\b[^|•]*$/giu,
    "It looks like a channel's or series' name, which viewers see anyway.",
  ),
  cut(
    /(?<!\s)\s+[([](?:4k|8k|hd|uhd|60 ?fps|official[^)\]]*|gone (?:wrong|\w+)|not clickbait|must (?:watch|see)|full (?:video|movie|episode)|new|eng ?sub|subtitles|emotional|shocking|insane|wow|omg)[)\]]/giu,
    "It says how to watch or how to feel, not what the video is about.",
  ),
  cut(
    /(?<!\s)(?:\s*[,-])?\s*(?:until|before) you (?:watch|see) (?:this|this video)\b/giu,
    "It talks about the video, not about its subject.",
  ),
  cut(
    /^(?:in (?:this|today'?s) video,? |welcome to |watch (?:as|how) (?=I\b))/giu,
    "The subject comes first.",
  ),
  cut(/\b(?:literally|basically|honestly|absolutely|totally) /giu, "The sentence says the same without it."),
  cut(
    /\b(?:insane|epic|amazing|incredible|awesome|mind-?blowing|unbelievable) (?=\p{L})/giu,
    "Praise says nothing about the video.",
  ),
  rewrite("Took out exclamation marks", "They raise the voice and add nothing.", (title) =>
    title.replace(/([!?])[!?]+/g, (marks) => (marks.includes("?") ? "?" : "!")).replace(/!$/, ""),
  ),
  rewrite("Wrote shouted words small", "Capitals are slower to read and look like shouting.", calm),
  rewrite("Wrote the number in digits", "A digit is seen before it is read.", (title) =>
    title.replace(NUMBER_WORDS, (all, word: string, noun: string) => {
      const at = NUMBERS.indexOf(word.toLowerCase());
      return at < 0 ? all : `${at + 2} ${noun}`;
    }),
  ),
];

/** The title without what says nothing. A step that would leave fewer than three words is skipped. */
export function clean(title: string): Draft {
  let draft: Draft = { title: title.trim().replace(/\s+/g, " "), changes: [] };
  for (const step of STEPS) {
    const done = step(draft.title);
    if (done && done.title.split(" ").length >= Math.min(3, draft.title.split(" ").length)) {
      draft = {
        // “iPhone” keeps its small letter.
        title: /^[a-z][A-Z]/.test(done.title) ? done.title : capitalize(done.title),
        changes: [...draft.changes, done.change],
      };
    }
  }
  return draft;
}

/** About how many characters of a title lists show on a phone. */
export const SHOWN = 60;
const LEAST_WORDS = 3;
const LEAST_CHARACTERS = 14;
/** A half that ends in one of these is unfinished. */
const UNFINISHED =
  /\b(?:a|an|the|my|your|our|his|her|their|of|to|in|on|at|for|with|from|by|and|or|but|vs|versus|both|between|is|are|was|not|so|too|very|i|we|you|that|which|who|why|how|what|when|if|because|as|than|no|without|part|episode|ep)$/i;

/** A half that refers to the other one, or is a list of labels. */
const LEANING =
  /[|]|\b(?:(?<!\b(?:in|every|just|only) )one(?! (?:day|year|month|week|pot|pan|hour|minute|of)\b)|ones|it|them|they|both)\b|^(?:who|which|before and after|\S+ and \S+$|your \S+ answered|everything you|all you|and|but|or|part|episode|ep|day|season|vol|chapter|the sequel|ft|feat)\b|^\d+ \p{L}+$/iu;

const countWords = (text: string) => text.split(/\s+/).length;
const standsAlone = (text: string) =>
  countWords(text) >= LEAST_WORDS &&
  (text.length >= LEAST_CHARACTERS || / vs\.? /i.test(text)) &&
  !UNFINISHED.test(text) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** Splits a title at a colon, a bar, a dash or brackets, and keeps the halves that can stand alone. */
export function splitHalves(title: string): Draft[] {
  const brackets = /^(.*\S)\s+[([]([^()[\]]+)[)\]](?:\s+(\S.*)?)?$/u.exec(title);
  if (brackets) {
    const [, start = "", inside = "", end = ""] = brackets;
    const rest = `${start} ${end}`.trim();
    return standsAlone(rest) ? [leaveOut(rest, inside, "Lists cut brackets first.")] : [];
  }
  const found = /^(.+?)(?:\s[|–—-]\s|:\s)(.+)$/u.exec(title);
  const [, first = "", second = ""] = found ?? [];
  if (!found || /^pov\b/i.test(first)) return [];
  const halves: Draft[] = [];
  if (standsAlone(first)) halves.push(leaveOut(first, second, WHY.short));
  if (standsAlone(second) && /^[\p{L}\d]/u.test(second) && !LEANING.test(second)) {
    halves.push(leaveOut(capitalize(second), first, "The second half says more."));
    if (standsAlone(first) && !/[?!]/.test(title)) {
      const what = "Put the second half first";
      halves.push({
        title: `${capitalize(second)}: ${first}`,
        changes: [{ what, why: "The point comes before the topic." }],
      });
    }
  }
  return halves;
}

/** Stops a long title before lists cut it; null if it is short enough or has no place to stop. */
export function shorten(title: string): Draft | null {
  if ([...title].length <= SHOWN || /:\s|\s[|–—-]\s/.test(title)) return null;
  const stops = [...title.matchAll(/[.!?;]\s|,?\s(?:and|but|because|while|so)\s|,\s/giu)].map(
    (stop) => stop.index,
  );
  for (const stop of stops.reverse()) {
    const start = title.slice(0, stop + (/[.!?]/.test(title.charAt(stop)) ? 1 : 0));
    const rest = title.slice(stop).replace(/^[\s.,!?;]+/, "");
    // “For 30 days, I …” would lose who does it.
    const isOpening =
      /^(?:for|in|after|before|when|if|while|because|over|with|without|as|at|on|since|every|\d)/i.test(start);
    // “bread and butter” would lose its other half; a sentence of its own may go: “… and we nearly gave up”.
    const isPair =
      (/^(?:and|or)\s/i.test(rest) &&
        !/^and (?:i|we|the|my|our|it|this|that|they|you|he|she|one of)\b/i.test(rest)) ||
      / between | both |not only/i.test(start);
    // A list means nothing with only its first items.
    const isList =
      start.includes(",") || (title.charAt(stop) === "," && !/^(?:and|but|because|while|so)\s/i.test(rest));
    // “nothing but a coin”: what comes after “but” is all there was.
    const isOnly =
      /^but\b/i.test(rest) &&
      /\b(?:nothing|anything|none|all|no one|nobody|everything|everyone|last|help)$/i.test(start);
    if (!isOnly && [...start].length <= SHOWN && standsAlone(start) && !isOpening && !isPair && !isList)
      return leaveOut(start.trim(), rest, WHY.short);
  }
  return null;
}

function leaveOut(title: string, out: string, why: string): Draft {
  return { title, changes: [{ what: `Left out “${out.replace(/^(?:and|but|so) /i, "").trim()}”`, why }] };
}
