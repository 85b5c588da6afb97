import type { TitleChange } from "./alternatives";
import { calmed } from "./casing";

/** A title with what was done to it. */
export interface Draft {
  title: string;
  changes: TitleChange[];
}

type Step = (title: string) => { title: string; change: TitleChange } | null;

const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u200D|\uFE0F)+/gu;
const quoted = (found: string[]) => found.map((one) => `“${one.trim()}”`).join(", ");
const tidy = (title: string) =>
  title
    .replace(/\s+/g, " ")
    .replace(/\s+([,.!?:;])/g, "$1")
    .replace(/[\s|•·:;,–—-]+$/u, "")
    .replace(/^[\s|•·:;,–—-]+(?=\p{L}|\d)/u, "")
    .trim();

/** Takes out all that is found, and says so. */
function cut(what: RegExp, why: string): Step {
  return (title) => {
    const found = title.match(what);
    if (!found) return null;
    return { title: tidy(title.replace(what, " ")), change: { what: `Took out ${quoted(found)}`, why } };
  };
}

/** Events that are called by their year: “World Cup 2026”. */
const YEARLY =
  /\b(?:cup|olympics|championships?|awards|ces|eurovision|games|worlds|open|finals?|festival|windows|office|expo|election|wwdc|gp|prix|season|model|edition|calendar|wrapped|recap|for|in|of|since|from|by|until|the|before|after|early|late|summer|winter|spring|fall|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const STEPS: Step[] = [
  (title) => {
    const [, start = "", year = ""] = /^([^:|()[\]]*\p{Ll}{3}) (20\d\d)$/u.exec(title) ?? [];
    if (!start || YEARLY.test(start) || /[?.!]/.test(start) || /\b(?:vs|review)\b/i.test(start)) return null;
    return {
      title: `${start} in ${year}`,
      change: { what: "Set “in” before the year", why: "It reads as it is said." },
    };
  },
  cut(/^[([](?:4k|8k|hd|uhd|60 ?fps|new)[)\]]\s*/giu, "It says how to watch, not what is there."),
  cut(/<\/?[a-z][^<>]*>/gi, "It is HTML, which a title shows as it is typed."),
  cut(
    /#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu,
    "Hashtags say nothing of the video and take room; they can stand in the description.",
  ),
  (title) => {
    const title_ = tidy(title.replace(EMOJI, " "));
    return title_ === title.trim() || !EMOJI.test(title)
      ? null
      : { title: title_, change: { what: "Took out the emoji", why: "The words carry the title." } };
  },
  cut(
    /\s[|•]\s[^|•]*\b(?:tv|vlogs?|podcast|channel|show|official|studios?|episode|ep\.?|media|academy|network|kitchen|with)\b[^|•]*$/giu,
    "It looks like a channel's or a series' name, which stands beside the title anyway.",
  ),
  cut(
    /\s+[([](?:4k|8k|hd|uhd|60 ?fps|official[^)\]]*|gone (?:wrong|\w+)|not clickbait|must (?:watch|see)|full (?:video|movie|episode)|new|eng ?sub|subtitles|emotional|shocking|insane|wow|omg)[)\]]/giu,
    "It says how to watch or how to feel, not what is there.",
  ),
  cut(
    /\s*[,-]?\s*(?:until|before) you (?:watch|see) (?:this|this video)\b/giu,
    "It speaks of the video, not of what is in it.",
  ),
  cut(
    /^(?:in (?:this|today'?s) video,? |welcome to |watch (?:as|how) (?=I\b))/giu,
    "The subject comes first.",
  ),
  cut(/\b(?:literally|basically|honestly|absolutely|totally) /giu, "The sentence says the same without it."),
  cut(
    /\b(?:insane|epic|amazing|incredible|awesome|mind-?blowing|unbelievable) (?=\p{L})/giu,
    "It praises where the rest can show.",
  ),
  (title) => {
    const calm = title
      .replace(/([!?])[!?]+/g, (marks) => (marks.includes("?") ? "?" : "!"))
      .replace(/!$/, "");
    return calm === title
      ? null
      : {
          title: calm,
          change: { what: "Took out exclamation marks", why: "They raise the voice and add nothing." },
        };
  },
  (title) => {
    const calm = calmed(title);
    return calm === title
      ? null
      : {
          title: calm,
          change: {
            what: "Wrote shouted words small",
            why: "Capitals are slower to read and look like shouting.",
          },
        };
  },
  (title) => {
    const written = title.replace(NUMBER_WORDS, (all, word: string, noun: string) => {
      const at = NUMBERS.indexOf(word.toLowerCase());
      return at < 0 ? all : `${at + 2} ${noun}`;
    });
    return written === title
      ? null
      : {
          title: written,
          change: { what: "Wrote the number in digits", why: "A digit is seen before it is read." },
        };
  },
];

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER_WORDS = new RegExp(
  `\\b(${NUMBERS.join("|")}) ((?:(?:simple|easy|common|small|big|cheap|great|different|tiny|new|beginner) )?(?:days|weeks|months|years|hours|minutes|ways|things|tips|tricks|mistakes|reasons|habits|recipes|ideas|lessons|tools|steps|books|games|exercises|rules|secrets|questions|signs|facts|meals|ingredients|hacks|myths))\\b`,
  "giu",
);

/** The title without what says nothing; each step that did something is named. */
export function cleaned(title: string): Draft {
  let draft: Draft = { title: title.trim().replace(/\s+/g, " "), changes: [] };
  for (const step of STEPS) {
    const done = step(draft.title);
    // A step may not eat the title: three words are to be left.
    if (done && done.title.split(" ").length >= Math.min(3, draft.title.split(" ").length)) {
      const first = done.title.charAt(0).toUpperCase() + done.title.slice(1);
      draft = {
        title: /^[a-z][A-Z]/.test(done.title) ? done.title : first,
        changes: [...draft.changes, done.change],
      };
    }
  }
  return draft;
}
