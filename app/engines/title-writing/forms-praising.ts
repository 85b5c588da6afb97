import { big, inCasing, lowered } from "./casing";
import { ANSWER, bare, before, FINITE, type Form, form, noun, PLURAL, POINT, SUBJECT } from "./form";
import { PLAIN, wantedOf } from "./verbs";

/** Forms of titles that praise what they name, or say what kind of piece they are. */
export const PRAISING_FORMS: Form[] = [
  form(
    "Said whose: “My … review”",
    "A person is in it.",
    /^((?:\S+ ){1,6})review$/iu,
    ([thing = ""], casing) =>
      /^(?:my|our|the|a|an|full|honest|in-depth|quick|this|book|movie|film)\b/i.test(thing)
        ? null
        : `${inCasing("My", casing, true)} ${thing}${inCasing("review", casing, false)}`,
  ),
  form(
    "Set a comma before “but”",
    "The turn is seen.",
    /^((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+) but (.+)$/iu,
    ([thing = "", rest = ""]) =>
      thing === "" || FINITE.test(thing) || /\b(?:i|we|not|nothing|all)\b/i.test(thing)
        ? null
        : `${thing}, but ${rest}`,
  ),
  form(
    "Opened with “The best”",
    SUBJECT,
    /^(Best (?:\p{L}[\p{L}'’-]* ){0,4}?\p{L}[\p{L}'’-]* (?:for|under|in|to|of) .+)$/iu,
    ([rest = ""], casing) =>
      /^best of\b/i.test(rest) ? null : before("The", lowered(bare(rest), casing), casing),
  ),
  form(
    "Opened with “These are”",
    POINT,
    /^(The (?:best|worst|cheapest|easiest|fastest|simplest|only|biggest|smallest|hardest|strangest|most \p{L}+|\d+ best) .+)$/iu,
    ([rest = ""], casing) => {
      const things = noun(rest);
      return !PLURAL.test(things) || (things === rest && FINITE.test(rest))
        ? null
        : before("These are", bare(rest), casing);
    },
  ),
  form(
    "Made it a “How to”",
    "It says that it shows how.",
    /^The (cheapest|easiest|fastest|simplest|best|quickest|safest) way to (.+)$/iu,
    ([degree = "", rest = ""], casing) =>
      / (?:in|of) the /i.test(rest)
        ? null
        : `${inCasing("How to", casing, true)} ${bare(rest)} ${inCasing("the", casing, false)} ${degree} ${inCasing("way", casing, false)}`,
  ),
  form("Named it: “A … guide”", SUBJECT, /^(\p{L}+['’]s guide to .+)$/iu, ([rest = ""], casing) =>
    /^(?:beginner|newbie|dummie|owner|buyer|starter|traveler|traveller|student|parent|gardener|runner|idiot)/i.test(
      rest,
    )
      ? before("A", lowered(bare(rest), casing), casing)
      : null,
  ),
  form(
    "Opened with “This is”",
    POINT,
    /^(An? (?:\p{L}+ ){1,4}(?:in|of|for|with|from|at|on) .+)$/iu,
    ([rest = ""], casing) => {
      const thing = noun(rest).split(" ");
      return FINITE.test(rest) ||
        thing.some((word) => wantedOf(word) || /ed$/i.test(word) || PLAIN.test(word)) ||
        /\b(?:guide|tour|tutorial|recipe|lesson|day|week|\d)\b/i.test(rest)
        ? null
        : before("This is", bare(rest), casing);
    },
  ),
  form(
    "Set a comma before “explained”",
    "It reads as it is said.",
    /^(.+[^,]) explained$/iu,
    ([rest = ""], casing) => (FINITE.test(rest) ? null : `${rest}, ${inCasing("explained", casing, false)}`),
  ),
  form(
    "Made a statement of the question",
    ANSWER,
    /^What(?:['’]s| is| are) (the (?:best|worst|cheapest|easiest|fastest|simplest|safest|biggest|most \p{L}+|real reason|difference) .+)\?$/iu,
    ([rest = ""]) => big(rest),
  ),
];
