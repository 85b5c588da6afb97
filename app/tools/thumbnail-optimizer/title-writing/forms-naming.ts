import { big, inCasing, lowered, moved } from "./casing";
import {
  ANSWER,
  bare,
  before,
  FINITE,
  type Form,
  form,
  GAP,
  inner,
  NUMBER,
  noun,
  PLURAL,
  POINT,
  PREPOSITION,
  SHORT,
  SUBJECT,
  TIME,
} from "./form";
import { PLAIN, wantedOf } from "./verbs";

/** A few words that name a thing, with no verb among them. */
const isThing = (words: string) =>
  !PREPOSITION.test(` ${words}`) && !FINITE.test(words) && !/\b(?:how|why|what|when|i|we|you)\b/i.test(words);

/** Forms of titles that name a thing or count some. */
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
  form("Opened with “These are”", POINT, /^(My \d+ .+)$/iu, ([rest = ""], casing) =>
    before("These are", bare(rest), casing),
  ),
  form(
    "Opened with “Here are”",
    POINT,
    /^(\d+ (?!\p{L}+ (?:in|on|at|with|without|as) ).+)$/iu,
    ([rest = ""], casing) => {
      const things = noun(rest).replace(/ (?:you|i|we|every|everyone|nobody|most|all|to) .*$/i, "");
      return PLURAL.test(things) && !new RegExp(`^\\d+ ${TIME}`, "i").test(rest) && !/ (?:vs|or) /i.test(rest)
        ? `${inCasing("Here are", casing, true)} ${bare(rest)}`
        : null;
    },
  ),
  form(
    "Said which ones: “These”",
    POINT,
    /^(\d+) (.+) (?:that|which) (will (?:\S+ ?)+|changed .+|saved .+|ruined .+|ruin .+|save .+|change .+|make .+|made .+|taste .+|work.*|keep .+|kill .+)$/iu,
    ([count = "", things = "", does = ""], casing) =>
      PREPOSITION.test(` ${things} `)
        ? null
        : `${inCasing("These", casing, true)} ${count} ${things} ${bare(does)}`,
  ),
  form(
    "Left out the count",
    "What you know is nearer to the viewer than how many.",
    /^\d+ Things I (wish|learned|learnt) (.+)$/iu,
    ([verb = "", rest = ""], casing) => `${inCasing("What I", casing, true)} ${verb} ${bare(rest)}`,
  ),
  form(
    "Put the moment first",
    "What it is about comes first.",
    /^(\d+ .+|What I wish I knew) before ((?:\p{L}+ing|you|I|my|your) ?.*)$/iu,
    ([things = "", when = ""], casing) =>
      /^(?:you|I) ?$/i.test(when)
        ? null
        : `${inCasing("Before", casing, true)} ${bare(when)}: ${inner(things, casing)}`,
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
    "Put the time first",
    NUMBER,
    /^((?:\p{L}[\p{L}'’-]* ){1,5}\p{L}[\p{L}'’-]*) in (\d+) (minute|hour|day|week)s?$/iu,
    ([thing = "", count, unit = ""], casing) => {
      const inside = casing === "sentence" ? moved(thing, casing) : thing;
      return inside === null ||
        FINITE.test(thing) ||
        /^(?:how|i|we|learn|making|building|make|build|get|from)\b/i.test(thing) ||
        / to /i.test(thing) ||
        /^\p{L}+ing /iu.test(thing) ||
        /^(?:my|the|a|an)\b/i.test(thing)
        ? null
        : `${PLURAL.test(thing) ? "" : `${/^(?:8|11|18)/.test(count as string) ? "An" : "A"} `}${count}-${inCasing(unit.toLowerCase(), casing, false)} ${inside}`;
    },
  ),
  form(
    "Put who it is for first",
    SUBJECT,
    /^(\d+) (.+?) ((?:every|most|all) \p{L}+|everyone|everybody|beginners|people) ((?:should|must|can|needs? to|have to) (?:know|avoid|own|have|learn|make|read|see|try|do|watch|cook|use|play)|makes?|needs?|loves?|hates?|forgets?|ignores?|misses)$/iu,
    ([count = "", things = "", who = "", verb = ""], casing) =>
      PREPOSITION.test(` ${things} `)
        ? null
        : `${big(who)} ${verb} ${inCasing("these", casing, false)} ${count} ${things}`,
  ),
  form(
    "Put what it is about first",
    SUBJECT,
    /^(\d+ (?:\p{L}[\p{L}'’-]* ){1,3}(?:mistakes|tips|tricks|myths|rules|lessons|hacks|secrets)) (?:in|for|about) ((?:\S+ ){0,2}\S+)$/iu,
    ([things = "", topic = ""]) =>
      /^(?:my|your|the|this|a|an|under|less)\b/i.test(topic) ? null : `${big(bare(topic))}: ${things}`,
  ),
  form(
    "Made it a “How to”",
    "It says that it shows how.",
    /^(\d+ (?:\p{L}+ )?ways) to (.+)$/iu,
    ([ways = "", rest = ""], casing) => `${inCasing("How to", casing, true)} ${bare(rest)}: ${ways}`,
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
