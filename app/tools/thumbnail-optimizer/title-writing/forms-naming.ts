import { big, inCasing, lowered } from "./casing";
import {
  ANSWER,
  bare,
  before,
  FINITE,
  type Form,
  form,
  GAP,
  noun,
  PLURAL,
  POINT,
  PREPOSITION,
  SHORT,
  SUBJECT,
} from "./form";
import { PLAIN, wantedOf } from "./verbs";

/** A few words that name a thing, with no verb among them. */
const isThing = (words: string) =>
  !PREPOSITION.test(` ${words}`) && !FINITE.test(words) && !/\b(?:how|why|what|when|i|we|you)\b/i.test(words);

/** Forms of titles that name a thing. */
export const NAMING_FORMS: Form[] = [
  form(
    "Asked “Which … best?”",
    "It names the choice; the answer is in the video.",
    /^(?:The )?Best ((?:\p{L}[\p{L}'’-]* ){0,4}?\p{L}[\p{L}'’-]*) (for|under|in|to) (.+)$/iu,
    ([thing = "", word = "", rest = ""], casing) =>
      FINITE.test(thing) ||
      /\b(?:way|ways|of|time|part|thing|things|place|places)\b/i.test(thing) ||
      /^to$/i.test(word)
        ? null
        : `${inCasing("Which", casing, true)} ${thing} ${inCasing(PLURAL.test(thing) ? "are best" : "is best", casing, false)} ${inCasing(word.toLowerCase(), casing, false)} ${bare(rest)}?`,
  ),
  form(
    "Left only the reason: “Why”",
    "It says the same in fewer words.",
    /^(?:This is )?The (?:real |true |main )?reason (?:why )?((?:I|we|you|my|your|the|this|most|every|nobody|no) .+)$/iu,
    ([rest = ""], casing) => `${inCasing("Why", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Opened with “This is”",
    POINT,
    /^(The (?:best|worst|cheapest|easiest|fastest|simplest|only|biggest|smallest|hardest|strangest|real reason|true reason|reason|truth about|secret (?:to|of|behind)|most \p{L}+) .+)$/iu,
    ([rest = ""], casing) => {
      const thing = noun(
        rest
          .replace(/^The (?:real |true )?reason.*/i, "reason")
          .replace(/^The (?:truth about|secret).*/i, "truth"),
      );
      return PLURAL.test(thing) || (thing === rest && FINITE.test(rest))
        ? null
        : before("This is", bare(rest), casing);
    },
  ),
  form(
    "Opened with “This is my”",
    "It points at what is there to see, and a person is in it.",
    /^(My (?!\d).+)$/iu,
    ([rest = ""], casing) =>
      FINITE.test(rest) || / and /i.test(rest)
        ? null
        : before(PLURAL.test(noun(rest)) ? "These are" : "This is", bare(rest), casing),
  ),
  form(
    "Pointed with “This”",
    POINT,
    /^(?:The|A|An|One) ((?:[\p{L}'’-]+ ){1,4})(?:that|which|who) ((?:\p{L}+ed|always|\p{L}{3,}[^s]s|made|beat|broke|taught|built|won|lost|got|makes|saves|changes|tastes|fits|works|costs|beats|never|will|can|keeps|does|is|was|has|went|won['’]t|can['’]t|doesn['’]t)(?: .+)?)$/iu,
    ([thing = "", does = ""], casing) =>
      PLURAL.test(thing.trim()) || !isThing(thing)
        ? null
        : `${inCasing("This", casing, true)} ${thing}${bare(does)}`,
  ),
  form(
    "Gave the reason its promise: “Why you should”",
    GAP,
    /^(Stop|Quit|Avoid|Never) ((?:\p{L}+ing\b|(?!gonna|going|again|mind|too|seen|been|had|have|let|a\b|the\b|is\b|\p{L}+ed\b)\p{L}+).*)$/iu,
    ([verb = "", rest = ""], casing) =>
      /^never$/i.test(verb) === /^\p{L}+ing\b/iu.test(rest)
        ? null
        : `${inCasing("Why you should", casing, true)} ${inCasing(verb.toLowerCase(), casing, false)} ${bare(rest)}`,
  ),
  form("Gave the reason its promise: “Why you shouldn't”", GAP, /^Don['’]t (.+)$/iu, ([rest = ""], casing) =>
    /^(?:worry|forget|let me)\b/i.test(rest)
      ? null
      : `${inCasing("Why you shouldn't", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Made a choice of it: “or”",
    "It asks for one of the two.",
    /^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)$/iu,
    ([one = "", other = ""], casing) =>
      / (?:vs\.?|versus) /i.test(other) ? null : `${one} ${inCasing("or", casing, false)} ${bare(other)}?`,
  ),
  form(
    "Said it plainly: “A guide to”",
    "It praises where the rest can show.",
    /^The (?:ultimate|complete|definitive|only|full) (?:\p{L}+ )?guide to (.+)$/iu,
    ([rest = ""], casing) =>
      /you(?:['’]ll)? need/i.test(rest) ? null : `${inCasing("A guide to", casing, true)} ${bare(rest)}`,
  ),
  form("Ended in “reviewed”", "What it is about comes first.", /^(.+?) review$/iu, ([thing = ""], casing) =>
    /\b(?:honest|full|in-depth|quick|long-term)$|^my\b/i.test(thing)
      ? null
      : `${thing}, ${inCasing("reviewed", casing, false)}`,
  ),
  form(
    "Opened with “How this”",
    GAP,
    /^(This|These) ((?:\S+ ){1,4})(changed|saved|ruined|taught|beat|broke|fixed|turned|became|survived|won|sounds|tastes|looks|costs|makes|saves|beats|fits|feels|lasts) (.+)$/iu,
    ([point = "", thing = "", verb = "", rest = ""], casing) =>
      !isThing(thing)
        ? null
        : `${inCasing("How", casing, true)} ${inCasing(point.toLowerCase(), casing, false)} ${thing}${verb} ${bare(rest)}`,
  ),
  form(
    "Named it: “The … that”",
    "The thing comes first, then what it did.",
    /^(?:This) ((?:\S+ ){1,4})(changed|saved|ruined|taught|beat|broke|fixed|turned|became|survived|won|sounds|tastes|looks|costs|makes|saves|beats|fits|feels|lasts) (.+)$/iu,
    ([thing = "", verb = "", rest = ""], casing) =>
      !isThing(thing)
        ? null
        : `${inCasing("The", casing, true)} ${thing}${inCasing("that", casing, false)} ${verb} ${bare(rest)}`,
  ),
  form(
    "Opened with “Here's”",
    POINT,
    /^(A (?:\p{L}+ )?(?:guide|tour|tutorial|recipe|lesson|look|history|introduction|workout|routine|\d+-\p{L}+ .+)(?: .*)?)$/iu,
    ([rest = ""], casing) => (FINITE.test(rest) ? null : before("Here's", bare(rest), casing)),
  ),
  form(
    "Opened with “This is”",
    POINT,
    /^(The (?:story|history|science|art|story behind|making) (?:of|behind) .+)$/iu,
    ([rest = ""], casing) => (FINITE.test(rest) ? null : before("This is", bare(rest), casing)),
  ),
  form("Left out “explained”", SHORT, /^(The .+|How .+|Why .+), explained$/iu, ([rest = ""]) => rest),
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
    /^((?:\p{L}[\p{L}'’-]* ?){1,3}) but (.+)$/iu,
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
