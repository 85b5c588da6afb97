import { big, type Casing, inCasing, moved } from "./casing";
import { DOING, PLAIN, thirdPerson, wantedOf } from "./verbs";

/** A way to say a title otherwise. */
export interface Form {
  /** Told to the reader, with the reason. */
  what: string;
  why: string;
  /** The title in that form; null where it is not of the shape that the form is for. */
  write(title: string, casing: Casing): string | null;
}

const GAP = "It says that there is an answer, and the answer is in the video.";
const POINT = "It points at what is there to see.";
const NUMBER = "The number is what is read first.";
const SUBJECT = "Who does what comes first.";
const ANSWER = "Tested headlines that ask drew fewer clicks than those that promise the answer.";
const SHORT = "Lists cut a title at about 60 characters, on phones earlier.";

const TIME = /(?:minutes|hours|days|weeks|months|years)/.source;
const PREPOSITION = /\s(?:for|in|under|on|with|without|to|from|at|of|after|before|as|by)\s/;
/** A verb in a finite form: what holds one is a sentence, and nothing can be put before it as before a thing. */
const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|can|could|will|would|should|must|does|did|do|don['’]t|doesn['’]t|didn['’]t|isn['’]t|won['’]t|can['’]t|went|got|changed|works?|made|makes?|ruined|saved|needs?|beats?|broke)\b/i;
const PLURAL = /(?:[^s]s|people|children|men|women)$/i;

/** Put before what is there, in the casing that is there. */
function before(words: string, rest: string, casing: Casing): string | null {
  const inside = moved(rest, casing);
  return inside === null ? null : `${inCasing(words, casing, true)} ${inside}`;
}

/** Ends a statement: questions and exclamations have lost their mark by then. */
const bare = (title: string) => title.replace(/[.?!]+$/, "");
/** One sentence, without a colon, brackets or bars: what the forms can turn without leaving a half behind. */
const isOne = (title: string) => !/[.?!:|()[\]]\s|\s[–—-]\s|[:|()[\]]/.test(bare(title));

/** A form by a pattern: the groups of the match are given to `write`. */
function form(
  what: string,
  why: string,
  shape: RegExp,
  write: (groups: string[], casing: Casing) => string | null,
): Form {
  return {
    what,
    why,
    write(title, casing) {
      const found = isOne(title) ? shape.exec(title) : null;
      return found ? write(found.slice(1).map((group) => group ?? ""), casing) : null;
    },
  };
}

const noun = (thing: string) => (thing.split(PREPOSITION)[0] as string).split(/,| that | who | which /)[0] as string;

export const FORMS: Form[] = [
  // Somebody did something: "I built …", "We tried …".
  form("Opened with “How I”", GAP, /^(I|We) (\p{L}+) (.+)$/u, ([who = "", verb = "", rest], casing) =>
    wantedOf(verb) === "how" ? `${inCasing("How", casing, true)} ${inner(who)} ${verb} ${bare(rest as string)}` : null,
  ),
  form("Opened with “Why I”", GAP, /^(I|We) ((?:finally |almost |never )?)(\p{L}+) (.+)$/iu, ([who = "", how, verb = "", rest], casing) =>
    wantedOf(verb) === "why" ? `${inCasing("Why", casing, true)} ${inner(who)} ${how}${verb} ${bare(rest as string)}` : null,
  ),
  form("Opened with “What happened when”", GAP, /^(I|We) (\p{L}+) (.+)$/u, ([who = "", verb = "", rest], casing) =>
    wantedOf(verb) === "what happened"
      ? `${inCasing("What happened when", casing, true)} ${inner(who)} ${verb} ${bare(rest as string)}`
      : null,
  ),
  form("Opened with “This is what happened when”", POINT, /^(?:What Happened When )?(I|We) (\p{L}+) (.+)$/iu, ([who = "", verb = "", rest], casing) =>
    wantedOf(verb) === "what happened"
      ? `${inCasing("This is what happened when", casing, true)} ${inner(who)} ${verb} ${bare(rest as string)}`
      : null,
  ),
  form("Put the time first", NUMBER, new RegExp(`^((?:I|We) .{8,}?) (for|in|after|over) ((?:the |my )?\\d+ ${TIME})$`, "iu"), ([clause = "", word = "", time], casing) =>
    `${inCasing(word.toLowerCase(), casing, true)} ${time}, ${inner(clause)}`,
  ),
  form("Put who does it first", SUBJECT, new RegExp(`^((?:For|In|After|Over) (?:the |my )?\\d+ ${TIME}), ((?:I|we) .+)$`, "iu"), ([time = "", clause = ""]) =>
    `${big(bare(clause))} ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  ),
  form("Said it as a statement", "It tells what happened, and the rest is in the video.", /^How (I|We) (\p{L}+) (.+)$/iu, ([who = "", verb = "", rest]) =>
    wantedOf(verb) ? `${big(who)} ${verb} ${bare(rest as string)}` : null,
  ),
  form("Opened with “This is how”", POINT, /^How (I|We) (.+)$/iu, ([who = "", rest], casing) =>
    `${inCasing("This is how", casing, true)} ${inner(who)} ${bare(rest as string)}`,
  ),
  form("Put you in it: “I spent”", "A person is in it. Only if it was you.", new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"), ([rest = ""], casing) =>
    FINITE.test(rest) ? null : `${inCasing("I spent", casing, true)} ${bare(rest)}`,
  ),
  form("Opened with “What … looks like”", GAP, new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"), ([rest = ""], casing) =>
    FINITE.test(rest) ? null : `${inCasing("What", casing, true)} ${bare(rest)} ${inCasing("looks like", casing, false)}`,
  ),
  form("Opened with “What … looks like”", GAP, /^(A (?:typical |normal )?(?:day|week|month|year) (?:in|as|of|with) .+)$/iu, ([rest = ""], casing) => {
    const inside = moved(bare(rest), casing);
    return FINITE.test(rest) || inside === null ? null : `${inCasing("What", casing, true)} ${inside} ${inCasing("looks like", casing, false)}`;
  }),
  form("Put you in it: “I'm”", "A person is in it. Only if it is you who does it.", /^(\p{L}+ing) ((?:an?|my|our|the|\d+) .+)$/iu, ([verb = "", rest = ""], casing) =>
    DOING.test(verb) && !/\byou|\?$/i.test(rest) && !FINITE.test(rest)
      ? before("I'm", `${verb} ${bare(rest)}`, casing)
      : null,
  ),
  // Explanations: "How to …", "Why …", "How does … work?".
  form("Opened with “Here's how to”", POINT, /^How to (.+)$/iu, ([rest = ""], casing) =>
    `${inCasing("Here's how to", casing, true)} ${bare(rest)}`,
  ),
  form("Opened with “This is how you”", "It points at what is there to see, and speaks to the viewer.", /^How to (?!not\b|be\b)(.+)$/iu, ([rest = ""], casing) =>
    / (?:your|yourself) /i.test(` ${rest} `) || !/ (?:my|our|their|his|her) /i.test(` ${rest} `)
      ? `${inCasing("This is how you", casing, true)} ${bare(rest)}`
      : null,
  ),
  form("Said it as a request", "It is shorter by two words and opens with what is done.", /^How to (?!not\b|be\b)((?:\S+ ){2,}\S+)$/iu, ([rest = ""]) =>
    /\b(?:and|or) how\b/i.test(rest) ? null : big(bare(rest)),
  ),
  form("Opened with “This is why”", POINT, /^Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)(.+)$/iu, ([rest = ""], casing) =>
    `${inCasing("This is why", casing, true)} ${bare(rest)}`,
  ),
  form("Gave the answer its own sentence", "The claim comes first, and the reason is promised.", /^(?:This Is )?Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)((?:I|We|You|My|Your|The|This|These|Every|Most|Nobody|No) .+)$/iu, ([rest = ""], casing) =>
    `${big(bare(rest))}. ${inCasing("Here's why", casing, true)}`,
  ),
  form("Made a statement of the question", ANSWER, /^Why (do|does) (.+)\?$/iu, ([verb = "", rest = ""], casing) => {
    const words = rest.split(" ");
    const at = words.findIndex((word, place) => place > 0 && PLAIN.test(word) && !/^(?:my|your|the|a|an|our|to|of)$/i.test(words[place - 1] as string));
    const [pronoun = ""] = words;
    const isPronoun = /^(?:i|you|we|they|people)$/i.test(pronoun);
    if (/^do$/i.test(verb) && (at > 0 || isPronoun)) return `${inCasing("Why", casing, true)} ${words.join(" ")}`;
    if (at < 1) return null;
    words[at] = thirdPerson(words[at] as string);
    return `${inCasing("Why", casing, true)} ${words.join(" ")}`;
  }),
  form("Made a statement of the question", ANSWER, /^Why (is|are|was|were) (.+?) ((?:so|always|still|never|such|too|not|getting|going|becoming) .+)\?$/iu, ([verb = "", who = "", rest = ""], casing) =>
    `${inCasing("Why", casing, true)} ${who} ${inCasing(verb.toLowerCase(), casing, false)} ${rest}`,
  ),
  form("Made a statement of the question", ANSWER, /^(How|Where|When) (?:does|do) (.+) (works?|happens?|starts?|ends?|comes? from|costs?)\?$/iu, ([ask = "", who = "", verb = ""], casing) => {
    const [first = "", ...rest] = verb.split(" ");
    const form = PLURAL.test(noun(who)) || /^(?:i|you|we|they)$/i.test(who) ? first : thirdPerson(first);
    return `${inCasing(ask, casing, true)} ${who} ${[form, ...rest].join(" ")}`;
  }),
  form("Made a statement of the question", ANSWER, /^How (much|long|many \p{L}+) does it take to (.+)\?$/iu, ([measure = "", rest = ""], casing) =>
    `${inCasing("This is how", casing, true)} ${measure} ${inCasing("it takes to", casing, false)} ${rest}`,
  ),
  form("Made a statement of the question", ANSWER, /^How much does (.+) (cost|make|earn|weigh|pay)(.*)\?$/iu, ([who = "", verb = "", rest = ""], casing) =>
    `${inCasing("This is how much", casing, true)} ${who} ${thirdPerson(verb)}${rest}`,
  ),
  form("Made a statement of the question", ANSWER, /^What happens (when|if) (.+?)\??$/iu, ([word = "", rest = ""], casing) =>
    `${inCasing("This is what happens", casing, true)} ${inCasing(word.toLowerCase(), casing, false)} ${bare(rest)}`,
  ),
  form("Made a statement of the question", ANSWER, /^What (?:is|are) (.+)\?$/iu, ([what = ""], casing) =>
    / (?:the )?(?:best|worst|most|better|difference)\b|^(?:the )?(?:best|worst|most|it|this|your|you)\b/i.test(` ${what}`) || / (?:like|about|in|doing)$/i.test(what)
      ? null
      : `${big(what)}, ${inCasing("explained", casing, false)}`,
  ),
  form("Made a statement of the question", ANSWER, /^(Should|Can|Could) (you|we|i) (?!(?:please|guess|believe)\b)(.+)\?$/iu, ([modal = "", who = "", rest = ""], casing) =>
    `${inCasing(`Here's whether`, casing, true)} ${/^i$/i.test(who) ? "I" : inCasing(who.toLowerCase(), casing, false)} ${inCasing(modal.toLowerCase(), casing, false)} ${rest}`,
  ),
  form("Asked “Which … best?”", "It names the choice; the answer is in the video.", /^(?:The )?Best ((?:\p{L}[\p{L}'’-]* ){0,4}?\p{L}[\p{L}'’-]*) (for|under|in|to) (.+)$/iu, ([thing = "", word = "", rest = ""], casing) =>
    FINITE.test(thing) || /\b(?:way|ways|of|time|part|thing|things|place|places)\b/i.test(thing) || /^to$/i.test(word)
      ? null
      : `${inCasing("Which", casing, true)} ${thing} ${inCasing(PLURAL.test(thing) ? "are best" : "is best", casing, false)} ${inCasing(word.toLowerCase(), casing, false)} ${bare(rest)}?`,
  ),
  form("Left only the reason: “Why”", "It says the same in fewer words.", /^(?:This is )?The (?:real |true |main )?reason (?:why )?((?:I|we|you|my|your|the|this|most|every|nobody|no) .+)$/iu, ([rest = ""], casing) =>
    `${inCasing("Why", casing, true)} ${bare(rest)}`,
  ),
  form("Opened with “This is”", POINT, /^(The (?:best|worst|cheapest|easiest|fastest|simplest|only|biggest|smallest|hardest|strangest|real reason|true reason|reason|truth about|secret (?:to|of|behind)|most \p{L}+) .+)$/iu, ([rest = ""], casing) => {
    const thing = noun(rest.replace(/^The (?:real |true )?reason.*/i, "reason").replace(/^The (?:truth about|secret).*/i, "truth"));
    return PLURAL.test(thing) || (thing === rest && FINITE.test(rest)) ? null : before("This is", bare(rest), casing);
  }),
  form("Opened with “This is my”", "It points at what is there to see, and a person is in it.", /^(My (?!\d).+)$/iu, ([rest = ""], casing) =>
    FINITE.test(rest) || / and /i.test(rest) ? null : before(PLURAL.test(noun(rest)) ? "These are" : "This is", bare(rest), casing),
  ),
  form("Opened with “These are”", POINT, /^(My \d+ .+)$/iu, ([rest = ""], casing) => before("These are", bare(rest), casing)),
  form("Opened with “Here are”", POINT, /^(\d+ (?!\p{L}+ (?:in|on|at|with|without|as) ).+)$/iu, ([rest = ""], casing) => {
    const things = noun(rest).replace(/ (?:you|i|we|every|everyone|nobody|most|all|to) .*$/i, "");
    return PLURAL.test(things) && !new RegExp(`^\\d+ ${TIME}`, "i").test(rest) && !/ (?:vs|or) /i.test(rest)
      ? `${inCasing("Here are", casing, true)} ${bare(rest)}`
      : null;
  }),
  form("Said which ones: “These”", POINT, /^(\d+) (.+) (?:that|which) (will (?:\S+ ?)+|changed .+|saved .+|ruined .+|ruin .+|save .+|change .+|make .+|made .+|taste .+|work.*|keep .+|kill .+)$/iu, ([count = "", things = "", does = ""], casing) =>
    PREPOSITION.test(` ${things} `) ? null : `${inCasing("These", casing, true)} ${count} ${things} ${bare(does)}`,
  ),
  form("Left out the count", "What you know is nearer to the viewer than how many.", /^\d+ Things I (wish|learned|learnt) (.+)$/iu, ([verb = "", rest = ""], casing) =>
    `${inCasing("What I", casing, true)} ${verb} ${bare(rest)}`,
  ),
  form("Put the moment first", "What it is about comes first.", /^(\d+ .+|What I wish I knew) before ((?:\p{L}+ing|you|I|my|your) ?.*)$/iu, ([things = "", when = ""], casing) =>
    /^(?:you|I) ?$/i.test(when) ? null : `${inCasing("Before", casing, true)} ${bare(when)}: ${inner(things)}`,
  ),
  form("Pointed with “This”", POINT, /^(?:The|A|An|One) ((?:[\p{L}'’-]+ ){1,4})(?:that|which) ((?:\p{L}+ed|made|beat|broke|taught|built|won|lost|got|makes|saves|changes|tastes|fits|works|costs|beats|never|will|can|keeps|does|is|was|has|went|won['’]t|can['’]t|doesn['’]t)(?: .+)?)$/iu, ([thing = "", does = ""], casing) =>
    PLURAL.test(thing.trim()) || PREPOSITION.test(` ${thing}`)
      ? null
      : `${inCasing("This", casing, true)} ${thing}${bare(does)}`,
  ),
  form("Gave the reason its promise: “Why you should”", GAP, /^(Stop|Never|Quit|Avoid) (.+)$/iu, ([verb = "", rest = ""], casing) =>
    `${inCasing("Why you should", casing, true)} ${inCasing(verb.toLowerCase(), casing, false)} ${bare(rest)}`,
  ),
  form("Gave the reason its promise: “Why you shouldn't”", GAP, /^Don['’]t (.+)$/iu, ([rest = ""], casing) =>
    /^(?:worry|forget|let me)\b/i.test(rest) ? null : `${inCasing("Why you shouldn't", casing, true)} ${bare(rest)}`,
  ),
  form("Made a choice of it: “or”", "It asks for one of the two.", /^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)$/iu, ([one = "", other = ""], casing) =>
    / (?:vs\.?|versus) /i.test(other) ? null : `${one} ${inCasing("or", casing, false)} ${bare(other)}?`,
  ),
  form("Said it plainly: “A guide to”", "It praises where the rest can show.", /^The (?:ultimate|complete|definitive|only|full) (?:\p{L}+ )?guide to (.+)$/iu, ([rest = ""], casing) =>
    /you(?:['’]ll)? need/i.test(rest) ? null : `${inCasing("A guide to", casing, true)} ${bare(rest)}`,
  ),
  form("Ended in “reviewed”", "What it is about comes first.", /^(.+?) review$/iu, ([thing = ""], casing) =>
    /\b(?:my|honest|full|in-depth|quick|long-term)$/i.test(thing) ? null : `${thing}, ${inCasing("reviewed", casing, false)}`,
  ),
  form("Put the time first", NUMBER, /^((?:\p{L}[\p{L}'’-]* ){1,5}\p{L}[\p{L}'’-]*) in (\d+) (minute|hour|day|week)s?$/iu, ([thing = "", count, unit = ""], casing) => {
    const inside = casing === "sentence" ? moved(thing, casing) : thing;
    return inside === null || FINITE.test(thing) || /^(?:how|i|we|learn|making|building|make|build|get|from)\b/i.test(thing) || / to /i.test(thing) || /^\p{L}+ing /iu.test(thing) || /^(?:my|the|a|an)\b/i.test(thing)
      ? null
      : `${count}-${inCasing(unit.toLowerCase(), casing, false)} ${inside}`;
  }),
];

/** “I” stays, “we” loses its capital inside of a title; a clause keeps all but its first letter's size. */
function inner(clause: string): string {
  return /^We\b/.test(clause) ? `we${clause.slice(2)}` : clause;
}

export { SHORT, isOne };
