import { capitalize } from "../casing";
import { endsInPlural, nounPhrase, PLURAL } from "../nouns";
import { bare, type Kind, type Pattern, pattern, type Saying, say, WHY, type Writer } from "../rules";
import { QUESTION_VERBS, thirdPerson, verbByBase, verbByGerund } from "../verbs";

const answer = (shape: RegExp, write: Parameters<typeof pattern>[3]) =>
  pattern("Made a statement of the question", WHY.answer, shape, write);

/** Patterns of titles that ask: “Why do cats purr?”, “What is inflation?”. */
export const QUESTION_PATTERNS: Pattern[] = [
  answer(/^Why (do|does) (.+)\?$/iu, ([aux = "", rest = ""], { begin, put }) => {
    const told = / not /i.test(rest)
      ? rest.replace(/ not /i, ` ${put(/^do$/i.test(aux) ? "don't" : "doesn't")} `)
      : tell(aux, rest);
    return told && `${begin("Why")} ${told}`;
  }),
  answer(
    /^Why (is|are|was|were) (.+?) ((?:so|always|still|never|such|too|not|getting|going|becoming) .+)\?$/iu,
    ([verb = "", who = "", rest = ""], { begin, put }) =>
      `${begin("Why")} ${who} ${put(verb.toLowerCase())} ${rest}`,
  ),
  answer(
    /^(How|Where|When) (?:does|do) (.+) (works?|happens?|starts?|ends?|comes? from|costs?)\?$/iu,
    ([ask = "", who = "", verb = ""], { begin }) => {
      const [first = "", ...rest] = verb.split(" ");
      const form =
        PLURAL.test(nounPhrase(who)) || /^(?:i|you|we|they)$/i.test(who) ? first : thirdPerson(first);
      return `${begin(ask)} ${who} ${[form, ...rest].join(" ")}`;
    },
  ),
  answer(
    /^How (much|long|many \p{L}+) does it take to (.+)\?$/iu,
    ([measure = "", rest = ""], { begin, put }) =>
      `${begin("This is how")} ${measure} ${put("it takes to")} ${rest}`,
  ),
  answer(
    /^How much does (.+) (cost|make|earn|weigh|pay)(.*)\?$/iu,
    ([who = "", verb = "", rest = ""], { begin }) =>
      `${begin("This is how much")} ${who} ${thirdPerson(verb)}${rest}`,
  ),
  pattern(
    "Opened with “This is what happens”",
    WHY.obvious,
    /^What happens (when|if) (.+?)\??$/iu,
    ([word = "", rest = ""], { begin, put }) =>
      `${begin("This is what happens")} ${put(word.toLowerCase())} ${bare(rest)}`,
  ),
  answer(/^What (?:is|are) (.+)\?$/iu, ([what = ""], { put }) =>
    / (?:the )?(?:best|worst|most|better|difference)\b|^ ?(?:the )?(?:best|worst|most|it|this|your|you)\b/i.test(
      ` ${what}`,
    ) || / (?:like|about|in|doing)$/i.test(what)
      ? null
      : `${capitalize(what)}, ${put("explained")}`,
  ),
  answer(
    /^(Should|Can|Could) (you|we|i) (?!(?:please|guess|believe)\b)(.+)\?$/iu,
    ([modal = "", who = "", rest = ""], { begin, put }) =>
      `${begin(`Here's whether`)} ${/^i$/i.test(who) ? "I" : put(who.toLowerCase())} ${put(modal.toLowerCase())} ${rest}`,
  ),
  answer(
    /^(Is|Are) (.+?) ((?:still |really |actually |even )?(?:worth it|dead|overrated|underrated|safe|legal|possible|enough|any good|better|real|healthy|hard|easy|dangerous|worth .+|too .+))\?$/iu,
    ([verb = "", who = "", rest = ""], { begin, put }) =>
      `${begin("Here's whether")} ${who} ${put(verb.toLowerCase())} ${rest}`,
  ),
  answer(
    /^What(?:['’]s| is| are) (the (?:best|worst|cheapest|easiest|fastest|simplest|safest|biggest|most \p{L}+|real reason|difference) .+)\?$/iu,
    ([rest = ""]) => capitalize(rest),
  ),
];

/** “does my cat stare at me” as a statement: “my cat stares at me”; null if its verb is not found. */
function tell(aux: string, rest: string): string | null {
  const words = rest.split(" ");
  if (/^do$/i.test(aux) && words.length > 1) return rest;
  const at = findVerb(words);
  const verb = words[at];
  return verb ? words.with(at, thirdPerson(verb)).join(" ") : null;
}

/** The index of the verb; -1 if it is not found. */
function findVerb(words: string[]): number {
  const [first = "", second = "", , fourth = ""] = words;
  if (/^(?:nobody|everyone|everybody|anyone)$/i.test(first) && verbByBase(second)) return 1;
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      QUESTION_VERBS.test(word) &&
      !/^(?:my|your|the|a|an|our|to|of)$/i.test(words[place - 1] ?? ""),
  );
  // “my cat stare at me”: the verb stands between its noun and a little word.
  const isThird =
    /^(?:my|your|our|the|a|an|this)$/i.test(first) &&
    /^(?:at|on|in|like|so|when|after|to|into|over|under|from|with|me|us)?$/i.test(fourth);
  return at < 1 && isThird ? 2 : at;
}

const MODAL =
  /^(can|should|could|would) (you|i|we) (?!guess|believe|please|hear|help)(?:really |actually |still )?(\p{L}+) (.+)\?$/iu;

const BEING =
  /^(is|are|was|were) ((?:the |a |an |my |your |this |it |\p{L}+ing )?(?:[\p{L}\p{N}'’-]+ ){0,5}?[\p{L}\p{N}'’-]+) ((?:really |actually |still |even |too |so |that |as |the (?:best|worst|future|next|most|new|end) |a (?:scam|myth|mistake|good|bad|waste|real) ?|good|bad|worth|dead|better|worse|safe|dangerous|real|healthy|hard|easy|overrated|underrated|possible|legal|enough|dying|getting|going|coming|back|over|haunted|alive|ready|cheaper|faster|necessary|fake|broken|ruining|killing|useless).*)\?$/iu;

/** Verbs that end the subject of “Do cats …”. */
const ACTING =
  /^(?:slow|matter|exist|need|help|taste|hold|make|cause|save|get|have|last|hurt|dream|like|love|understand|know|remember|sleep|live|eat|cost|want|burn|kill|grow|stop|prevent|improve|pay|clean|protect|damage|increase|charge|attract|repel)$/i;

/** Verbs that end the subject of “Will AI …”. */
const FINDING =
  /^(?:eat|drink|reach|fly|swim|live|sleep|grow|run|climb|hear|think|feel|replace|happen|survive|work|see|talk|smell|taste|remember|crash|end|rise|fall|take|win|die|come|fit|handle|beat|make|be|have)$/i;

const isAdverb = (word = "") => /^(?:really|actually|still|even|ever|always)$/i.test(word);
const isVerb = (word: string) => verbByBase(word)?.isNounToo === false;

/** A title that asks for yes or no: “Does cold brew really taste better?”. */
export const yesNoKind: Kind = (title, writer) =>
  /[:|()[\]]|[.?!]\s|\s[–—-]\s/.test(title)
    ? []
    : [askMay, askWill, askAreYou, askIs, askDoes].flatMap((kind) => kind(title, writer));

/** “Should you buy a house?” */
const askMay: Kind = (title, writer) => {
  const { begin, put } = writer;
  const [, modal = "", who = "", verb = "", rest = ""] = MODAL.exec(title) ?? [];
  if (!modal) return [];
  const person = /^i$/i.test(who) ? "I" : put(who.toLowerCase());
  const sayings = whether(`${person} ${put(modal.toLowerCase())} ${verb} ${rest}`, writer);
  const gerund = verbByBase(verb)?.gerund;
  if (gerund && /^can$/i.test(modal) && !/\b(?:i|my|me)\b/i.test(rest))
    sayings.push(
      say(
        `${begin(gerund)} ${rest}: ${put("can it be done?")}`,
        "Put what is done first",
        "The topic comes first, and the question stays.",
      ),
    );
  if (/^should$/i.test(modal))
    sayings.push(
      say(
        `${begin("Before")} ${person} ${verb} ${rest}`,
        "Opened with “Before you”",
        "It speaks to viewers who are about to.",
      ),
    );
  return sayings;
};

/** “Will AI replace programmers?”: the subject ends before a verb. */
const askWill: Kind = (title, writer) => {
  const [, modal = "", all = ""] = /^(will|can|could|should) (?!you\b|we\b|i\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const at = words.findIndex((word, place) => place > 0 && (FINDING.test(word) || isVerb(word)));
  if (!modal || at < 1 || at > 4) return [];
  const subject = writer.move(words.slice(0, at).join(" "));
  return whether(`${subject} ${writer.put(modal.toLowerCase())} ${words.slice(at).join(" ")}`, writer);
};

/** “Are you making these squat mistakes?” */
const askAreYou: Kind = (title, { begin, put, question }) => {
  const [, word = "", rest = ""] = /^are you (\p{L}+ing) (.+)\?$/iu.exec(title) ?? [];
  const verb = verbByGerund(word);
  if (!verb) return [];
  const doing = `${put(verb.gerund)} ${rest}`;
  return [
    question("Do you", `${put(verb.base)} ${rest}`, "Asked it of every day", WHY.asks),
    say(`${begin(verb.gerund)} ${rest}?`, "Asked it in fewer words", WHY.fewer),
    say(`${begin("Here's whether you're")} ${doing}`, "Made a statement of the question", WHY.answer),
    question("Wondering whether you're", doing, "Spoke to who wonders", WHY.speaks),
  ];
};

/** “Is film photography dead?” */
const askIs: Kind = (title, writer) => {
  const [, verb = "", who = "", rest = ""] = BEING.exec(title) ?? [];
  return verb ? whether(`${writer.move(who)} ${writer.put(verb.toLowerCase())} ${rest}`, writer) : [];
};

/** “Do houseplants really clean the air?” */
const askDoes: Kind = (title, writer) => {
  const [, aux = "", all = ""] = /^(do|does) (?!you\b|it\b|this\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      !isAdverb(word) &&
      (isAdverb(words[place - 1]) ||
        FINDING.test(word) ||
        QUESTION_VERBS.test(word) ||
        ACTING.test(word) ||
        isVerb(word)),
  );
  const [verb = "", ...rest] = words.slice(at);
  if (!aux || at < 1 || at > 5) return [];
  const before = words.slice(0, at);
  const subject = before.filter((word) => !isAdverb(word)).join(" ");
  const isPlural = /^do$/i.test(aux);
  if (isPlural && !endsInPlural(subject) && !/^(?:we|i|they)$/i.test(subject)) return [];
  const told = isPlural ? verb : verb === "have" ? "has" : thirdPerson(verb);
  return whether([writer.move(subject), ...before.filter(isAdverb), told, ...rest].join(" "), writer);
};

/** A question for yes or no as a statement: “Here's whether …”. */
function whether(told: string, { begin, opening, question }: Writer): Saying[] {
  return [
    say(`${begin("Here's whether")} ${told}`, "Made a statement of the question", WHY.answer),
    question("Do you think", told, "Asked the viewer", WHY.speaks),
    question("Ever wondered whether", told, "Asked who has wondered", WHY.asks),
    opening("Finding out whether", told, WHY.obvious),
    question("Wondering whether", told, "Spoke to who wonders", WHY.speaks),
  ];
}

/** A title that asks how much, how or where: “How long does it take to learn guitar?”, “Where does all the plastic go?” */
export const howMuchKind: Kind = (title, writer) => {
  const { begin, question } = writer;
  const clause = clauseWhyNot(title, writer) ?? clauseHowMuch(title, writer) ?? clauseWhere(title, writer);
  if (!clause) return [];
  return [
    say(`${begin("This is")} ${clause}`, "Made a statement of the question", WHY.answer),
    say(`${begin("Here's")} ${clause}`, "Made a statement of the question", WHY.answer),
    question("Ever wondered", clause, "Asked who has wondered", WHY.asks),
    question("Do you know", clause, "Asked the viewer", WHY.speaks),
    say(capitalize(clause), "Named the answer", WHY.answer),
  ];
};

/** “Why don't cats swim?” as “why cats don't swim”. */
function clauseWhyNot(title: string, { put }: Writer): string | undefined {
  const [, no = "", all = ""] =
    /^why (don['’]t|doesn['’]t|can['’]t|won['’]t) (?!you\b|we\b|i\b|they\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      (QUESTION_VERBS.test(word) || (verbByBase(word) && !/^the|my|your$/i.test(words[place - 1] ?? ""))),
  );
  if (!no || at < 1 || at > 3) return undefined;
  return `${put("why")} ${words.slice(0, at).join(" ")} ${put(no.toLowerCase())} ${words.slice(at).join(" ")}`;
}

/** “How long does it take to …” as “how long it takes to …”, “How old is …” as “how old … is”. */
function clauseHowMuch(title: string, { put }: Writer): string | undefined {
  const [, much = "", verb = "", rest = ""] =
    /^how (long|much|many \p{L}+) does it (take|cost) to (.+)\?$/iu.exec(title) ?? [];
  if (much) return `${put("how")} ${much} ${put(`it ${thirdPerson(verb.toLowerCase())} to`)} ${rest}`;
  const [, how = "", be = "", what = ""] =
    /^how (old|big|far|deep|tall|fast|safe|hard|dangerous|rare|long|good|bad|small|hot|cold|heavy|rich|expensive) (is|are|was|were) (.+)\?$/iu.exec(
      title,
    ) ?? [];
  return how && what.split(" ").length < 7 && !/^(?:it|this|that|you|too)\b/i.test(what)
    ? `${put("how")} ${how} ${what} ${put(be.toLowerCase())}`
    : undefined;
}

/** “Where does all the plastic go?” as “where all the plastic goes”. */
function clauseWhere(title: string, { put }: Writer): string | undefined {
  const [, ask = "", aux = "", who = "", verb = ""] =
    /^(where|when|how) (do|does) ((?:[\p{L}'’-]+ ){1,5})(go|live|sleep|come from|fly|grow|rise|work|eat|hide|begin|start|end|stop)\?$/iu.exec(
      title,
    ) ?? [];
  if (!ask || /^(?:i|you|we) $/i.test(who)) return undefined;
  const told = /^do$/i.test(aux) ? verb : verb.replace(/^\p{L}+/u, thirdPerson);
  return `${put(ask.toLowerCase())} ${who}${put(told)}`;
}

const WHAT_IS =
  /^(what|where|when|who|which) (is|are|was|were) (?!it\b|this\b|that\b|they\b|wrong\b)(.+)\?$/iu;

/** A title that asks what something is: “What is inflation?”. */
export const whatIsKind: Kind = (title, { begin, put, opening, question }) => {
  const [, ask = "", be = "", what = ""] = WHAT_IS.exec(title) ?? [];
  if (
    !ask ||
    /[:|()[\]]|\s[–—-]\s/.test(title) ||
    / (?:doing|going|happening|about|in|up|like)$|\b(?:you|i)\b/i.test(what) ||
    what.split(" ").length > 8
  )
    return [];
  const answer = (words: string, rest: string) =>
    say(`${begin(words)} ${rest}`, "Made a statement of the question", WHY.answer);
  if (/^(?:the )?(?:best|worst|most)/i.test(what) && / (?:to|for|in|of) /i.test(what)) {
    const isPlural = /^are$/i.test(be);
    return [
      answer(isPlural ? "These are" : "This is", what),
      answer(isPlural ? "Here are" : "Here's", what),
      question("Looking for", what, "Spoke to who looks for it", WHY.speaks),
    ];
  }
  const clause = `${put(ask.toLowerCase())} ${what} ${put(be.toLowerCase())}`;
  const isTopic = /^what$/i.test(ask) && !/^(?:the|a|an|my|your) /i.test(what);
  return [
    answer("This is", clause),
    answer("Here's", clause),
    question("Do you know", clause, "Asked the viewer", WHY.speaks),
    ...(isTopic ? [opening("Understanding", what, WHY.gets)] : []),
    question("Ever wondered", clause, "Asked who has wondered", WHY.asks),
  ];
};

/** “Where to eat in Rome”, “What is it like to live in Japan?” */
export const whereToKind: Kind = (title, { put, opening, question }) => {
  const [place = ""] = /^(?:where|when|what) to \p{L}+ .+$/iu.exec(bare(title)) ?? [];
  const [, living = ""] = /^what(?: is|['’]s) it like (.+)\?$/iu.exec(title) ?? [];
  const clause = place || (living && `What it's like ${living}`);
  if (!clause || /[?:|()[\]]|[.!]\s|\s[–—-]\s/.test(place || living)) return [];
  const [first = ""] = clause.split(" ");
  const asks = first.toLowerCase();
  const rest = `${put(asks)}${put(clause.slice(first.length))}`;
  return [
    opening("This is", rest, WHY.obvious, `This is ${asks}`),
    opening("Here's", rest, WHY.obvious, `Here's ${asks}`),
    question("Want to know", rest, "Asked who wants to know", WHY.speaks),
    question("Do you know", rest, "Asked the viewer", WHY.asks),
    ...(/ it['’]s like /i.test(clause) ? [say(clause, "Made a statement of the question", WHY.gap)] : []),
  ];
};
