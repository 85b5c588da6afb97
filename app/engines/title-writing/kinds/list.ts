import { capitalize } from "../casing";
import { endsInPlural, FOOD_HEAD, hasPreposition, nounPhrase, PLURAL } from "../nouns";
import { bare, type Kind, type Pattern, pattern, type Saying, say, TIME, WHY, type Writer } from "../rules";
import { FINITE } from "../verbs";

/** Patterns of titles that count or pick the best: “10 knots”, “Best budget lenses”. */
export const LIST_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “These are”",
    WHY.obvious,
    /^(My (?!20\d\d )\d+ .+)$/iu,
    ([rest = ""], { leadSurely }) => leadSurely("These are", bare(rest)),
  ),
  pattern(
    "Opened with “Here are”",
    WHY.obvious,
    /^(\d+ (?!\p{L}+ (?:in|on|at|with|without|as) ).+)$/iu,
    ([rest = ""], { begin }) => {
      const things = nounPhrase(rest).replace(/ (?:you|i|we|every|everyone|nobody|most|all|to) .*$/i, "");
      return PLURAL.test(things) && !new RegExp(`^\\d+ ${TIME}`, "i").test(rest) && !/ (?:vs|or) /i.test(rest)
        ? `${begin("Here are")} ${bare(rest)}`
        : null;
    },
  ),
  pattern(
    "Said which ones: “These”",
    WHY.obvious,
    /^(\d+) (.+) (?:that|which) (will \S+(?: \S+)* ?|changed .+|saved .+|ruined .+|ruin .+|save .+|change .+|make .+|made .+|taste .+|work.*|keep .+|kill .+)$/iu,
    ([count = "", things = "", does = ""], { begin }) =>
      hasPreposition(things) ? null : `${begin("These")} ${count} ${things} ${bare(does)}`,
  ),
  pattern(
    "Left out the count",
    "The lessons matter more than their number.",
    /^\d+ Things I (wish|learned|learnt) (.+)$/iu,
    ([verb = "", rest = ""], { begin }) => `${begin("What I")} ${verb} ${bare(rest)}`,
  ),
  pattern(
    "Put the moment first",
    WHY.topicFirst,
    /^(\d+ .+|What I wish I knew) before ((?:\p{L}+ing|you|I|my|your) ?.*)$/iu,
    ([things = "", when = ""], { begin, we }) =>
      /^(?:you|I) ?$/i.test(when) ? null : `${begin("Before")} ${bare(when)}: ${we(things)}`,
  ),
  pattern(
    "Put who it is for first",
    WHY.subject,
    /^(\d+) (.+?) ((?:every|most|all) \p{L}+|everyone|everybody|beginners|people) ((?:should|must|can|needs? to|have to) (?:know|avoid|own|have|learn|make|read|see|try|do|watch|cook|use|play)|makes?|needs?|loves?|hates?|forgets?|ignores?|misses)$/iu,
    ([count = "", things = "", who = "", verb = ""], { put }) =>
      hasPreposition(things) ? null : `${capitalize(who)} ${verb} ${put("these")} ${count} ${things}`,
  ),
  pattern(
    "Put what it is about first",
    WHY.subject,
    /^(\d+ (?:\p{L}[\p{L}'’-]* ){1,3}(?:mistakes|tips|tricks|myths|rules|lessons|hacks|secrets)) (?:in|for|about) ((?:\S+ ){0,2}\S+)$/iu,
    ([things = "", topic = ""]) =>
      /^(?:my|your|the|this|a|an|under|less)\b/i.test(topic) ? null : `${capitalize(bare(topic))}: ${things}`,
  ),
  pattern(
    "Made it a “How to”",
    WHY.howTo,
    /^(\d+ (?:\p{L}+ )?ways) to (.+)$/iu,
    ([ways = "", rest = ""], { begin }) => `${begin("How to")} ${bare(rest)}: ${ways}`,
  ),
  pattern(
    "Asked “Which … best?”",
    "It names the choice and keeps the answer for the video.",
    /^(?:The )?Best ((?:\p{L}[\p{L}'’-]* ){0,4}?\p{L}[\p{L}'’-]*) (for|under|in|to) (.+)$/iu,
    ([thing = "", word = "", rest = ""], { begin, put }) =>
      FINITE.test(thing) ||
      /\b(?:way|ways|of|time|part|thing|things|place|places)\b/i.test(thing) ||
      /^to$/i.test(word)
        ? null
        : `${begin("Which")} ${thing} ${put(PLURAL.test(thing) ? "are best" : "is best")} ${put(word.toLowerCase())} ${bare(rest)}?`,
  ),
  pattern(
    "Opened with “This is”",
    WHY.obvious,
    /^(The (?:best|worst|cheapest|easiest|fastest|simplest|only|biggest|smallest|hardest|strangest|real reason|true reason|reason|truth about|secret (?:to|of|behind)|most \p{L}+) .+)$/iu,
    ([rest = ""], { leadSurely }) => {
      const thing = nounPhrase(
        rest
          .replace(/^The (?:real |true )?reason.*/i, "reason")
          .replace(/^The (?:truth about|secret).*/i, "truth"),
      );
      return PLURAL.test(thing) || (thing === rest && FINITE.test(rest))
        ? null
        : leadSurely("This is", bare(rest));
    },
  ),
  pattern(
    "Opened with “The best”",
    WHY.subject,
    /^(Best (?:\p{L}[\p{L}'’-]* ){0,4}?\p{L}[\p{L}'’-]* (?:for|under|in|to|of) .+)$/iu,
    ([rest = ""], { lower, leadSurely }) =>
      /^best of\b/i.test(rest) ? null : leadSurely("The", lower(bare(rest))),
  ),
  pattern(
    "Opened with “These are”",
    WHY.obvious,
    /^(The (?:best|worst|cheapest|easiest|fastest|simplest|only|biggest|smallest|hardest|strangest|most \p{L}+|\d+ best) .+)$/iu,
    ([rest = ""], { leadSurely }) => {
      const things = nounPhrase(rest);
      return !PLURAL.test(things) || (things === rest && FINITE.test(rest))
        ? null
        : leadSurely("These are", bare(rest));
    },
  ),
];

const LIST =
  /^(My |The )?((?:Top )?\d+) ((?:[\p{L}'’&-]+ ){0,5}?)([\p{L}'’-]+)((?: (?:for|in|about|on|with|without|under|to|of|from|at|when|if|that|which|who|you|i|we|every|everyone|beginners|people|most|all|nobody|no one|before|after|by|your|my|the|it) .+| I| you)?)$/iu;

/** Nouns that measure instead of listing. */
const UNIT =
  /^(?:feet|miles|pounds|dollars|euros|calories|subscribers|views|people|kids|meters|metres|times|ingredients|degrees|acres|inches|kilos|players|steps|reps|seconds|guests|followers)$/i;

/** What a viewer can be asked to know. */
const KNOWN =
  /^(?:tips|tricks|facts|hacks|rules|secrets|shortcuts|features|words|phrases|methods|techniques|signs|myths|recipes|exercises|stretches|chords|songs|games|books|movies|tools|apps|places|commands|habits|lessons|knots)$/i;

const MADE = /^(?:mistakes|errors)$/i;

/** A title that counts: “7 budget travel tips for Japan”. */
export const listKind: Kind = (title, writer) => {
  const { begin, put, opening } = writer;
  const [, whose = "", count = "", kind = "", noun = "", rest = ""] = LIST.exec(bare(title)) ?? [];
  if (
    !count ||
    !endsInPlural(noun) ||
    UNIT.test(noun) ||
    /[?:|()[\]]|\s[–—-]\s/u.test(title) ||
    new RegExp(`^${TIME}$`, "i").test(noun) ||
    FINITE.test(kind) ||
    / (?:vs|or) /.test(title)
  )
    return [];
  const number = count.replace(/^top /i, "");
  const isTop = /^top /i.test(count);
  const isMine = /^my/i.test(whose);
  const things = `${kind}${noun}${rest}`;
  const all = `${number} ${things}`;
  const sayings: Saying[] = [];
  if (isMine || isTop) {
    const article = isMine ? "my" : "the";
    const listed = isTop ? `${put("top")} ${all}` : all;
    sayings.push(
      opening(`These are ${article}`, listed, WHY.obvious, "These are"),
      opening(`Here are ${article}`, listed, WHY.obvious, "Here are"),
    );
  } else sayings.push(opening("Here are", all, WHY.obvious), opening("These are", all, WHY.obvious));
  const isOwn = isMine || /\b(?:i|my|we|our)\b/i.test(rest);
  if (!isOwn && !isTop && /^(?: (?:for|with|in|about|on|from|under|at|to (?!know)) .+)?$/i.test(rest))
    sayings.push(
      say(
        `${begin("My")} ${all}`,
        "Put you in it: “My”",
        "It puts you in the title. Use it only if they are yours.",
      ),
    );
  if (things.split(" ").length > 2)
    sayings.push(
      say(
        capitalize(isMine ? `${put("my")} ${things}` : things),
        "Left out the count",
        "Shorter: the topic matters more than the number.",
      ),
    );
  const [, short = "", topic = ""] =
    /^(.+) (?:in|about) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(bare(title)) ?? [];
  if (
    topic &&
    !whose &&
    !isTop &&
    !/^(?:my|your|the|this|a|an|under|less|one|every|each|all)\b|^(?:life|minutes|detail|general)$/i.test(
      topic,
    )
  )
    sayings.push(say(`${capitalize(topic)}: ${short}`, "Put what it is about first", WHY.topicFirst));
  const counted = { noun, all, these: `${number} ${kind}${noun}`, rest };
  const duty = sayDuty(counted, writer);
  return [...sayings, ...(duty ?? sayUse(counted, isOwn, writer))];
};

/** A list's noun, the whole list, its beginning (“5 knots”) and what follows (“ every sailor should know”). */
interface Counted {
  noun: string;
  all: string;
  these: string;
  rest: string;
}

/** “15 things you should never put in a dishwasher”; null if nobody is told to do anything. */
function sayDuty({ these, rest }: Counted, { put, question }: Writer): Saying[] | null {
  const [, who = "", modal = "", verb = "", tail = ""] =
    /^ (you|everyone|every \p{L}+) (should|must|need to|can) ((?:never )?\p{L}+)(?!\p{L})(.*)$/iu.exec(
      rest,
    ) ?? [];
  if (!verb) return null;
  const what = `${put("these")} ${these}${tail}`;
  return [
    ...(/^never /i.test(verb)
      ? [say(`${capitalize(verb)} ${what}`, "Said it as a request", WHY.action)]
      : []),
    say(`${capitalize(who)} ${modal} ${verb} ${what}`, "Put who it is for first", WHY.subject),
    ...(/^know$/i.test(verb)
      ? [question("Do you know these", `${these}${tail}`, "Asked the viewer", WHY.speaks)]
      : []),
  ];
}

/** What a viewer can do with the list: know it, avoid it. */
function sayUse({ noun, all, these, rest }: Counted, isOwn: boolean, writer: Writer): Saying[] {
  const { begin, put, question } = writer;
  const avoid = (list: string, why: string) =>
    say(`${begin("Avoid these")} ${list}`, "Said it as a request", why);
  const sayings: Saying[] = [];
  if (MADE.test(noun) && /^ to avoid$/i.test(rest)) sayings.push(avoid(these, WHY.action));
  if (isOwn) return sayings;
  if (
    (KNOWN.test(noun) || (MADE.test(noun) && / makes?\b/i.test(rest))) &&
    !/ (?:should|must|need) /i.test(rest)
  )
    sayings.push(
      question("Do you know these", all, "Asked the viewer", WHY.speaks),
      say(
        `${begin("How many of these")} ${all} ${put("do you know?")}`,
        "Asked how many of them are known",
        WHY.speaks,
      ),
    );
  if (MADE.test(noun) && !/\b(?:make|makes|made|avoid|you|i)\b/i.test(rest))
    sayings.push(
      question("Are you making these", all, "Asked the viewer", WHY.speaks),
      avoid(all, "It says what the list is good for."),
    );
  if (/^ (?:that|which) /.test(rest))
    sayings.push(
      say(
        `${begin("These")} ${these}${rest.replace(/^ (?:that|which)/, "")}`,
        "Said which ones: “These”",
        WHY.obvious,
      ),
    );
  return sayings;
}

const BEST =
  /^(?:the )?((?:\d+ |top \d+ )?(?:best|worst|cheapest|easiest|fastest|most \p{L}+)) ((?:[\p{L}\p{N}'’-]+ ){0,4}?[\p{L}\p{N}'’-]+)((?: (?:for|in|under|to|of|on|at|i|you|that|ever) ?.*)?)$/iu;

/** A title that names the best: “Best budget laptops for students”. */
export const bestKind: Kind = (title, { put, opening, question }) => {
  const [, best = "", things = "", rest = ""] = BEST.exec(bare(title)) ?? [];
  if (
    !best ||
    /[:|()[\]]|[.]\s|\s[–—-]\s|\?$|^best of\b/i.test(title) ||
    / (?:is|are|was) | (?:and|vs) /i.test(` ${things}${rest} `)
  )
    return [];
  const isPlural = endsInPlural(things) || /\d/.test(best);
  if (
    !isPlural &&
    !FOOD_HEAD.test(things) &&
    !/^the /i.test(title) &&
    !/^(?:best|cheapest|easiest|fastest) (?:way|place|time)/i.test(title)
  )
    return [];
  const all = `${put("the")} ${put(best.toLowerCase())} ${things}${rest}`;
  const sayings = [
    opening(isPlural ? "These are" : "This is", all, WHY.obvious),
    opening(isPlural ? "Here are" : "Here's", all, WHY.obvious),
    say(capitalize(all), "Opened with “The”", WHY.natural),
  ];
  if (/ (?:i|my|me|we) | (?:i|my|ever)\b/i.test(` ${rest}`)) return sayings;
  if (!/\d/.test(best)) sayings.push(question(isPlural ? "What are" : "What is", all, "Asked it", WHY.asks));
  if (!/^worst/i.test(best))
    sayings.push(question("Looking for", all, "Spoke to who looks for it", WHY.speaks));
  return sayings;
};
