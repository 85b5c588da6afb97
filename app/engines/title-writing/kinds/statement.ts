import { COUNTED_HEAD, endsInPlural } from "../nouns";
import { bare, type Kind, type Pattern, pattern, type Saying, say, WHY, type Writer } from "../rules";
import { FINITE, isPast, verbByPast } from "../verbs";

/** Patterns of titles that state or warn: “You've been cutting onions wrong”, “Stop watering”. */
export const STATEMENT_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “Why”",
    WHY.gap,
    /^((?:Your|My|The|Most|You|\p{L}+ing) .+?) because (?:you|of|it|your|they|we|i) .+$/iu,
    ([rest = ""], { leadSurely }) => leadSurely("Why", rest),
  ),
  pattern(
    "Opened with “Why”",
    WHY.gap,
    /^(\p{L}{3,}ing .+ (?:isn['’]t|is|wasn['’]t|was) (?!it\b).+)$/iu,
    ([rest = ""], { leadSurely }) =>
      /\?$| (?:this|what|how|why) /i.test(rest) ? null : leadSurely("Why", bare(rest)),
  ),
  pattern(
    "Asked it",
    WHY.asksViewer,
    /^You(?:['’]ve| have) been (.+)$/iu,
    ([rest = ""], { begin }) => `${begin("Have you been")} ${bare(rest)}?`,
  ),
  pattern(
    "Asked it",
    WHY.asksViewer,
    /^You(?:['’]re| are) (?!not\b|welcome\b)(.+)$/iu,
    ([rest = ""], { begin }) => `${begin("Are you")} ${bare(rest)}?`,
  ),
  pattern(
    "Gave the reason its promise: “Why you should”",
    WHY.gap,
    /^(Stop|Quit|Avoid|Never) ((?:\p{L}+ing\b|(?!gonna|going|again|mind|too|seen|been|had|have|let|a\b|the\b|is\b|\p{L}+ed\b)\p{L}).*)$/iu,
    ([verb = "", rest = ""], { begin, put }) =>
      /^never$/i.test(verb) === /^\p{L}+ing\b/iu.test(rest)
        ? null
        : `${begin("Why you should")} ${put(verb.toLowerCase())} ${bare(rest)}`,
  ),
  pattern(
    "Gave the reason its promise: “Why you shouldn't”",
    WHY.gap,
    /^Don['’]t (.+)$/iu,
    ([rest = ""], { begin }) =>
      /^(?:worry|forget|let me)\b/i.test(rest) ? null : `${begin("Why you shouldn't")} ${bare(rest)}`,
  ),
  pattern(
    "Set a comma before “but”",
    WHY.turn,
    /^((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+) but (.+)$/iu,
    ([thing = "", rest = ""]) =>
      thing === "" || FINITE.test(thing) || /\b(?:i|we|not|nothing|all)\b/i.test(thing)
        ? null
        : `${thing}, but ${rest}`,
  ),
];

/**
 * A short subject with a determiner or a name, then a finite verb. Its first word may run on into the next ("theory" is "the" and "ory"), which
 * takes the square of a title's length at most, and no title here is longer than TITLE_MAX.
 */
const STATEMENT =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- bounded by TITLE_MAX, see above
  /^((?:the|this|these|that|my|your|our|every|most|nobody|no one|everyone|everybody|your|his|her|their|you|they|we|it|an?|\p{Lu}[\p{L}\p{N}'’.-]*|[\p{L}'’-]+) ?(?:[\p{L}\p{N}'’.-]+ ){0,4}?)\b(is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|will|won['’]t|can|can['’]t|could|should|has|have|had|changed|saved|ruined|makes?|made|needs?|broke|works?|doesn['’]t|don['’]t|didn['’]t|banned|just \p{L}+ed|just (?:got|made|broke|won|lost|found|hit|fell|left|quit|became)|found|lost|won|failed|fails|keeps?|talks|hates?|loves?|costs|tastes|destroyed|killed|explains?|feels?|taught|gets?|got|happens?|knows?|wants?|never \p{L}+) (.+)$/iu;

/** What the creator does or feels, with a reason behind it. */
const OWN_DECISION =
  /^I(?:['’]ve never|['’]ll never| will never| can['’]t| don['’]t|['’]m (?:leaving|quitting|moving|selling|done|closing|stopping|switching)| hate| love| regret) \S+/i;

/** What somebody else does to the creator: “My boyfriend does my makeup”. */
const OTHERS_ACT =
  /^my \p{L}+(?: \p{L}+)? (?:does|tries|reacts to|rates|picks|guesses|chooses|controls|decides|buys|cooks) .+$/iu;

/** A title that states something: “This sauce changed how I cook”. */
export const statementKind: Kind = (title, writer) => {
  const statement = bare(title);
  if (/ (?:why|how|what|who)[.!]?$|\b(?:nobody|no one) knows\b/i.test(title)) return [];
  if (OWN_DECISION.test(title)) return reasons(statement, writer);
  if (
    /[?:|()[\]]|[.!]\s|\s[–—-]\s/u.test(statement) ||
    /^(?:how|why|what|when|where|who|which|if|here|there|do|does|is|are|can|i['’]|pov)\b/i.test(title) ||
    /, (?:then|and|but|so) |^(?:don['’]t|never|stop|avoid|quit|do|pov|guess|imagine)\b/i.test(title)
  )
    return [];
  if (OTHERS_ACT.test(statement)) return happenings(statement, writer);
  if (/^you(?:['’]ve been|['’]re| are| have been) (?!not\b|welcome\b|here\b)/i.test(title))
    return reasons(statement, writer);
  const [, before = "", verb = "", rest = ""] = STATEMENT.exec(statement) ?? [];
  if (!verb) return events(statement, writer);
  const subject = before.trim();
  if (!isSubject(subject, verb, rest) || namesThing(before, title) || lacksArticle(subject)) return [];
  const sayings = reasons(statement, writer);
  if (
    /^(?:is|are|was|were|will|can|could|should)$/i.test(verb) &&
    !/\b(?:not|never|no|always|my|I|we)\b/i.test(statement) &&
    !FINITE.test(subject)
  )
    sayings.push(say(writer.lead(verb.toLowerCase(), `${subject} ${rest}?`), "Asked it", WHY.asks));
  return sayings;
};

/** Whether the words before a verb are its whole subject. */
function isSubject(subject: string, verb: string, rest: string): boolean {
  return !(
    (/^to\b/i.test(rest) && !/^(?:wants?|needs?)$/i.test(verb)) ||
    /^(?:the|an?|this|that|my|your|our|these|those|every|most)$/i.test(subject) ||
    (/^(?:you|i)$/i.test(subject) && /^(?:should|have|had)$/i.test(verb)) ||
    /(?:^| )(?:that|who|which|how|what|to|for|of|in|when|if)$/i.test(subject) ||
    verbByPast(subject) ||
    /\b(?:is|and|vs|or)\b/i.test(subject)
  );
}

/** Whether the title names a thing (“Mistakes I made”, “Everything you need”) or points at one (“This is my …”). */
function namesThing(subject: string, title: string): boolean {
  return (
    /\S .*\b(?:I|you|we|every|nobody|everyone|most)\b/.test(subject) ||
    /^(?:everything|all|things|something) /i.test(subject) ||
    // “The biggest mistake beginners make”.
    /^the (?:one|only|first|last|real|best|worst|most|\p{L}+est) (?:[^ ]+ ){2,}$/iu.test(subject) ||
    /^(?:this|these|that|it) (?:is|are|was) (?:my|our|a|an|the|what|how|why|where|when)\b/i.test(title)
  );
}

/** “Washing machine won't drain”. */
function lacksArticle(subject: string): boolean {
  return (
    COUNTED_HEAD.test(subject) &&
    !/^(?:the|this|that|my|your|our|every|his|her|an?|each) |['’]s /i.test(subject)
  );
}

const EVENT =
  /^((?:(?:the|this|my|our|a|an|his|her|their|local) )?(?:[\p{L}\p{N}'’.-]+ ){1,3}?)(\p{L}+ed|found|won|lost|broke|built|made|got|stole|sold|bought|went|came|took|fell|said|gave) (.+)$/iu;

/** Verbs of an event that need no object of its own to be one. */
const HAPPENED =
  /^(?:tried|discovered|decided|refused|wanted|needed|asked|called|turned|stole|came|took|fell|said|gave|happened|failed|crashed|arrived|returned|disappeared|attacked|agreed|collapsed|announced|caught)$/i;

/** What happened to others: “My landlord tried to evict me”. */
function events(statement: string, { begin, leading }: Writer): Saying[] {
  const [, before = "", verb = "", rest = ""] = EVENT.exec(statement) ?? [];
  const subject = before.trim();
  const isPerson = /^(?:the|this|my|our|a|an|his|her|their) \S/i.test(subject) || endsInPlural(subject);
  const isEvent =
    isPast(verb) ||
    (verbByPast(verb) && /^(?:me|us|my|our|him|it|the|an?|his|her) /i.test(rest)) ||
    HAPPENED.test(verb);
  if (!isPerson || !isEvent || /\b(?:i|we|you|who|that|of|for|to|in|best|worst)\b/i.test(subject)) return [];
  return [
    leading("What happened when", statement, WHY.gap),
    leading("This is what happened when", statement, WHY.obvious),
    leading("Here's what happened when", statement, WHY.obvious),
    say(`${statement}. ${begin("Here's what happened")}`, "Added “Here's what happened”", WHY.story),
  ];
}

function happenings(statement: string, { begin, leading }: Writer): Saying[] {
  return [
    leading("What happens when", statement, WHY.gap),
    leading("This is what happens when", statement, WHY.obvious),
    leading("Here's what happens when", statement, WHY.obvious),
    say(
      `${statement}. ${begin("Here's how it goes")}`,
      "Added “Here's how it goes”",
      "It promises to show it, nothing more.",
    ),
  ];
}

/** The statement with the promise to say why. */
function reasons(statement: string, { begin, leading }: Writer): Saying[] {
  return [
    leading("Why", statement, WHY.gap),
    leading("This is why", statement, WHY.obvious),
    leading("Here's why", statement, WHY.obvious),
    leading("The reason", statement, WHY.gap),
    say(`${statement}. ${begin("Here's why")}`, "Added “Here's why”", WHY.claim),
  ];
}
