import { type Act, readAct } from "../act";
import { capitalize } from "../casing";
import { bare, type Kind, type Pattern, pattern, type Saying, say, WHY, type Writer } from "../rules";
import { type VerbForms, verbByGerund } from "../verbs";

/** Patterns of titles that show how: “How to sharpen a knife”, “Sharpen a knife”. */
export const HOW_TO_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “Here's how to”",
    WHY.obvious,
    /^How to (.+)$/iu,
    ([rest = ""], { begin }) => `${begin("Here's how to")} ${bare(rest)}`,
  ),
  pattern(
    "Opened with “This is how you”",
    "It speaks to the viewer.",
    /^How to (?!not\b|be\b)(.+)$/iu,
    ([rest = ""], { begin }) =>
      / (?:your|yourself) /i.test(` ${rest} `) || !/ (?:my|our|their|his|her) /i.test(` ${rest} `)
        ? `${begin("This is how you")} ${bare(rest)}`
        : null,
  ),
  pattern(
    "Said it as a request",
    "It is two words shorter and starts with the action.",
    /^How to (?!not\b|be\b)((?:\S+ ){2,}\S+)$/iu,
    ([rest = ""]) => (/\b(?:and|or) how\b/i.test(rest) ? null : capitalize(bare(rest))),
  ),
  pattern(
    "Made it a “How to”",
    WHY.howTo,
    /^((?:learn|make|build|bake|cook|grow|fix|draw|edit|save|cut|clean|get|write|start|turn|find|create|design|paint|play|speak|master|improve|organi[sz]e|repair|restore|convert|sharpen|plant|record|train|install) .+)$/iu,
    ([rest = ""], { lower, leadSurely }) =>
      / (?:with me|or|my) |^ learn (?:how )?to /i.test(` ${rest} `)
        ? null
        : leadSurely("How to", lower(bare(rest))),
  ),
  pattern("Asked it", WHY.asks, /^How to (?!not\b|be\b)(.+)$/iu, ([rest = ""], { begin }) =>
    / (?:my|our) /i.test(` ${rest} `) ? null : `${begin("How do you")} ${bare(rest)}?`,
  ),
  pattern(
    "Made it a “How to”",
    WHY.howTo,
    /^The (cheapest|easiest|fastest|simplest|best|quickest|safest) way to (.+)$/iu,
    ([degree = "", rest = ""], { begin, put }) =>
      / (?:in|of) the /i.test(rest)
        ? null
        : `${begin("How to")} ${bare(rest)} ${put("the")} ${degree} ${put("way")}`,
  ),
];

/** Conditions unusual enough to ask whether it can be done. */
const ODD =
  /\b(?:without|with only|with just|with nothing|using only|only|every|on an? (?!budget|tight|leash|balcony|diet|boat|plane|stove|grill|trip|weekend|student)|for \d|in (?:one|\d)|using an? |from scratch|out of (?:an?|old|scrap|junk)|inside|underwater|alone|off[- ]grid|from memory)\b/i;

/** Crafts to plan: “How I'd start a podcast”. */
const PLANNED =
  /^(?:start|build|learn|launch|grow|design|renovate|buy|find|choose|write|record|plan|quit|save)$/;

/** Experiences that take some daring under unusual conditions. */
const DARING = /^(?:live|survive|sleep|camp|travel|ride|drive|walk|cycle|eat)$/;

/** One thing, so that it was done once; things in general are done again and again. */
const ONE_THING = /^(?:an?|my|the|this|our|\d+) /i;

/** A title that says what is done: “Sharpening kitchen knives on a mug”. */
export const actKind: Kind = (title, writer) => {
  const act = readAct(title);
  if (!act) return [];
  const { verb, rest, mood } = act;
  if (verb.base === "guess")
    return [writer.question("Can you", `${writer.put(verb.base)} ${rest}`, "Asked the viewer", WHY.speaks)];
  // What is done with “your” things, as in reactions, stays the viewers'.
  const own =
    verb.kind === "experience" && mood === "gerund" && !/\byou\b/i.test(rest) ? rest : addressTo("my", rest);
  const yours = addressTo("your", rest);
  return [
    ...(yours === null ? [] : instruct(act, yours, writer)),
    ...(yours === null ? [] : ask(act, yours, writer)),
    ...(own === null ? [] : tell(act, own, writer)),
    ...show(verb, mood === "gerund" ? rest : (yours ?? rest), writer),
  ];
};

function instruct({ verb, mood }: Act, rest: string, { begin, put, opening }: Writer): Saying[] {
  if (verb.kind === "experience" && mood === "gerund") return [];
  const act = `${put(verb.base)} ${rest}`;
  return [
    say(`${begin("How to")} ${act}`, "Made it a “How to”", WHY.howTo),
    opening("Here's how to", act, WHY.obvious),
    opening("This is how you", act, WHY.speaks),
    opening("How you can", act, WHY.speaks),
    say(`${begin(verb.base)} ${rest}`, "Said it as a request", "It is short and starts with the action."),
    opening("Let's", act, WHY.invites),
    say(
      `${begin("Want to")} ${act}? ${begin("Here's how")}`,
      "Asked who wants to",
      "It speaks to the right viewers and promises the answer.",
    ),
  ];
}

function ask({ verb }: Act, rest: string, { put, opening, question }: Writer): Saying[] {
  const act = `${put(verb.base)} ${rest}`;
  const isOdd =
    ODD.test(rest) && !/ to \p{L}+ on an? /iu.test(rest) && (verb.kind === "craft" || DARING.test(verb.base));
  const how = verb.kind === "craft" ? [question("How do you", act, "Asked how", WHY.asks)] : [];
  if (!isOdd) return how;
  return [
    ...how,
    question("Can you", act, "Asked whether it can be done", "The unusual part becomes the question."),
    opening("What happens when you", act, WHY.gap),
    opening("This is what happens when you", act, WHY.obvious),
  ];
}

function tell({ verb, mood }: Act, rest: string, { begin, put, opening }: Writer): Saying[] {
  const isDone = mood === "gerund" && (ONE_THING.test(rest) || verb.kind === "experience");
  const isPlanned = mood !== "gerund" && /^an? /i.test(rest) && PLANNED.test(verb.base);
  const act = `${put(isDone ? verb.past : verb.base)} ${rest}`;
  const me = isPlanned ? "I'd" : "I";
  const why = isDone ? WHY.ownPast : WHY.own;
  const sayings = [
    say(`${begin("Watch me")} ${put(verb.base)} ${rest}`, "Put you in it: “Watch me”", WHY.own),
  ];
  if (verb.kind === "craft")
    sayings.push(
      say(`${begin(`How ${me}`)} ${act}`, "Put you in it: “How I”", why),
      say(`${begin(`This is how ${me}`)} ${act}`, "Put you in it: “This is how I”", why),
    );
  if (isDone) sayings.push(say(`${begin("I")} ${act}`, "Put you in it: “I …”", WHY.ownPast));
  if (isDone && verb.kind === "experience")
    sayings.push(
      opening("What happened when I", act, WHY.ownPast),
      opening("This is what happened when I", act, WHY.ownPast),
    );
  return sayings;
}

function show(verb: VerbForms, rest: string, { begin, put, opening }: Writer): Saying[] {
  const [first = ""] = rest.split(" ");
  // Nobody says “starting running”.
  if (verbByGerund(first)) return [];
  const looks = verb.kind === "craft" ? "looks like" : "is like";
  const doing = `${put(verb.gerund)} ${rest} ${put(looks)}`;
  const act = `${put(verb.base)} ${rest}`;
  const sayings = [
    say(`${begin("This is what")} ${doing}`, `Said that it shows what it ${looks}`, WHY.shows),
    opening("What", doing, WHY.shows, `What … ${looks}`),
    say(`${begin(verb.gerund)} ${rest}`, "Named what is done", WHY.fewer),
  ];
  if (verb.kind === "craft" && /^(?:an?|your|my|the|\d+) /i.test(rest))
    sayings.push(opening("What it takes to", act, WHY.gap));
  if (verb.kind === "experience") sayings.push(opening("What it's like to", act, WHY.gap));
  return sayings;
}

/** “How to” with a verb that is not known, or that nobody can show: “How to be more confident”. */
export const adviceKind: Kind = (title, { begin, opening, question }) => {
  const [, way = ""] = /^How to ([^?:|()[\]]{4,})$/iu.exec(bare(title)) ?? [];
  if (!way || readAct(title)) return [];
  const sayings = [
    opening("This is how to", way, WHY.obvious),
    opening("Here's how to", way, WHY.obvious),
    question("Want to know how to", way, "Asked who wants to know", WHY.speaks),
  ];
  if (!/^not\b/i.test(way))
    sayings.push(
      say(`${begin("Want to")} ${way}? ${begin("Here's how")}`, "Asked who wants to", WHY.speaks),
      opening("How you can", way, WHY.speaks),
    );
  return sayings;
};

/** The text with “my” for “your” or the other way round; null if another word in it speaks for somebody. */
function addressTo(whose: "my" | "your", text: string): string | null {
  const from = whose === "my" ? "your" : "my";
  if (!new RegExp(`\\b${from}\\b`, "i").test(text)) {
    const others = whose === "my" ? /\b(?:you|yourself)\b/i : /\b(?:i|me|myself|we|our|us)\b/i;
    return others.test(text) ? null : text;
  }
  if (/\b(?:i|me|myself|you|yourself|we|our|us)\b|\d|['’]s\b/iu.test(text)) return null;
  return text.replace(new RegExp(`\\b${from}\\b`, "gi"), (word) =>
    word === capitalize(word) ? capitalize(whose) : whose,
  );
}
