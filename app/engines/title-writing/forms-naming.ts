import { inCasing } from "./casing";
import { bare, before, FINITE, type Form, form, GAP, noun, PLURAL, POINT, PREPOSITION, SHORT } from "./form";

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
      FINITE.test(rest) ||
      / and /i.test(rest) ||
      / (?:\p{L}+ed|built|made|bought|gave|left|got|broke|lost|found) (?:to|us|my|me|the|a|an|his|her)\b/iu.test(
        rest,
      )
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
      / (?:vs\.?|versus) /i.test(other) || /^code /i.test(other) || !/\p{L}/u.test(one)
        ? null
        : `${one} ${inCasing("or", casing, false)} ${bare(other)}?`,
  ),
  form(
    "Said it plainly: “A guide to”",
    "It praises where the rest can show.",
    /^The (?:ultimate|complete|definitive|only|full) (?:\p{L}+ )?guide to (.+)$/iu,
    ([rest = ""], casing) =>
      /you(?:['’]ll)? need/i.test(rest) ? null : `${inCasing("A guide to", casing, true)} ${bare(rest)}`,
  ),
  form("Ended in “reviewed”", "What it is about comes first.", /^(.+?) review$/iu, ([thing = ""], casing) =>
    /\b(?:honest|full|in-depth|quick|long-term)$|^(?:my|this|here)\b/i.test(thing)
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
];
