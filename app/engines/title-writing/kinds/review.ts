import { capitalize } from "../casing";
import { endsInPlural } from "../nouns";
import { bare, type Kind, type Pattern, pattern, say, WHY } from "../rules";
import { FINITE } from "../verbs";

/** Patterns of titles that review or compare: “MacBook Air review”, “Gas vs electric”. */
export const REVIEW_PATTERNS: Pattern[] = [
  pattern(
    "Made a choice of it: “or”",
    WHY.choice,
    /^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)$/iu,
    ([one = "", other = ""], { put }) =>
      / (?:vs\.?|versus) /i.test(other) || /^code /i.test(other) || !/\p{L}/u.test(one)
        ? null
        : `${one} ${put("or")} ${bare(other)}?`,
  ),
  pattern("Ended in “reviewed”", WHY.topicFirst, /^(.+?) review$/iu, ([thing = ""], { put }) =>
    /\b(?:honest|full|in-depth|quick|long-term)$|^(?:my|this|here)\b/i.test(thing)
      ? null
      : `${thing}, ${put("reviewed")}`,
  ),
  pattern(
    "Said whose: “My … review”",
    "It puts you in the title.",
    /^((?:\S+ ){1,6})review$/iu,
    ([thing = ""], { begin, put }) =>
      /^(?:my|our|the|a|an|full|honest|in-depth|quick|this|book|movie|film)\b/i.test(thing)
        ? null
        : `${begin("My")} ${thing}${put("review")}`,
  ),
];

const VERSUS = /^(.{2,45}?) (?:vs\.?|versus) (.{2,45}?)$/iu;

/** What is said of both after the second: “… for students”. */
const OF_BOTH = /^(.+?)( (?:for|in|on|under|after|at) .+)$/iu;

/** A title that sets one against another: “Notion vs Obsidian”. */
export const versusKind: Kind = (title, { begin, put, move, opening, question }) => {
  const [, one = "", all = ""] = VERSUS.exec(bare(title)) ?? [];
  if (
    !/\p{L}|[$£€]/u.test(one) ||
    /^code /i.test(all) ||
    /[?:|()[\]]|\s[–—-]\s| (?:vs\.?|versus|or) /iu.test(`${one} ${all}`) ||
    /\b(?:i|we|game|match|highlights|which|who|is|are)\b/i.test(title)
  )
    return [];
  const [, other = all, both = ""] = OF_BOTH.exec(all) ?? [];
  const inside = move(one);
  const choice = `${one} ${put("or")} ${other}${both}`;
  const sayings = [
    say(`${choice}?`, "Made a choice of it: “or”", WHY.choice),
    say(`${choice}: ${put("which would you choose?")}`, "Asked the viewer to choose", WHY.speaks),
    say(
      `${one} ${put("and")} ${other}${both}, ${put("side by side")}`,
      "Said “side by side” for “vs”",
      "It promises to show both.",
    ),
    opening(
      "How",
      `${inside} ${put(endsInPlural(one) ? "compare with" : "compares with")} ${other}${both}`,
      WHY.gap,
      "How … compares",
    ),
  ];
  // “$5 vs $500 headphones”: the first has its noun from the second, and cannot come after it.
  const isShared =
    one.split(" ").length < other.split(" ").length &&
    /^(?:\$|£|€|\d|cheap|expensive|old|new|budget|real|fake)/i.test(one);
  if (isShared) return sayings;
  if (!both)
    sayings.push(
      question("Should you choose", `${inside} ${put("or")} ${other}`, "Asked for the viewer", WHY.asks),
    );
  sayings.push(
    say(
      `${begin("The difference between")} ${inside} ${put("and")} ${other}${both}`,
      "Opened with “The difference between”",
      "It names the lesson.",
    ),
    say(
      `${capitalize(other)} vs ${inside}${both}`,
      "Put the second first",
      "Viewers read the first name first: start with the one more people search for.",
    ),
  );
  return sayings;
};

const WORTH =
  /^(?!.* vs\.? )(?:is |are )?(.+?)(?: review)?(?::| -| –|,)? (?:is it |are they )?((?:still |really |actually )?worth (?:it|buying|the money|the hype|the price))( (?:in|for|after) .+)?\?$/iu;

/** A title that asks whether something is worth it: “Is the iPad worth it in 2026?”. */
export const worthKind: Kind = (title, { begin, put, move, question }) => {
  const [, thing = "", worth = "", tail = ""] = WORTH.exec(title) ?? [];
  if (!thing || /[:|()[\]]|\s[–—-]\s|^(?:was|it|this|that)\b/iu.test(thing) || FINITE.test(thing)) return [];
  const isPlural = /[^s]s$/i.test(thing) && !/\b(?:the|a)\b/i.test(thing) && /^are/i.test(title);
  const verb = isPlural ? "are" : "is";
  const value = `${put(worth.toLowerCase())}${tail}`;
  const told = `${move(thing)} ${put(verb)} ${value}`;
  return [
    question(verb, `${move(thing)} ${value}`, "Asked it as one question", WHY.asks),
    say(
      `${capitalize(thing)}: ${put(isPlural ? "are they" : "is it")} ${value}?`,
      "Put what it is about first",
      WHY.nameFirst,
    ),
    say(`${begin("Here's whether")} ${told}`, "Made a statement of the question", WHY.answer),
    question("Do you think", told, "Asked the viewer", WHY.speaks),
    question("Wondering whether", told, "Spoke to who wonders", WHY.speaks),
  ];
};

const REVIEW =
  /^(?:my |an? )?(.+?) ((?:(?:honest|full|in-depth|long-term|detailed|quick|brutally honest) )?review)(?: (after|in|for) (.+))?$/iu;

/** A title that reviews: “Sony WH-1000XM5 review after 6 months”. */
export const reviewKind: Kind = (title, { begin, put }) => {
  const [, thing = "", kind = "", word = "", rest = ""] = REVIEW.exec(bare(title)) ?? [];
  if (
    !thing ||
    /[?:,|()[\]]|[.!]\s|\s[–—-]\s/.test(title) ||
    FINITE.test(thing) ||
    /^(?:the|this|full|weekly|year in|code|peer|week|book|in|quick|honest)\b|\b(?:year)$/i.test(thing)
  )
    return [];
  const name = put(kind.toLowerCase());
  const tail = word ? ` ${word} ${rest}` : "";
  const first = capitalize(thing);
  const sayings = [
    say(
      `${first}: ${put(/^(?:honest|in)/i.test(kind) ? "an" : "a")} ${name}${tail}`,
      "Put what it is about first",
      WHY.nameFirst,
    ),
    say(`${first}: ${put("my")} ${name}${tail}`, "Said whose review it is", WHY.own),
    say(`${begin("My")} ${thing} ${name}${tail}`, "Said whose review it is", WHY.own),
    say(`${first}: ${put("what I think")}${tail}`, "Said “what I think”", WHY.own),
  ];
  if (/^after$/i.test(word))
    sayings.push(
      say(
        `${begin("After")} ${rest}: ${put("my")} ${thing} ${name}`,
        "Put the time first",
        "The time in use sets it apart.",
      ),
    );
  return sayings;
};
