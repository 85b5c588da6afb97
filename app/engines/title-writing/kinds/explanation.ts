import { capitalize } from "../casing";
import { endsInPlural } from "../nouns";
import { bare, type Kind, type Pattern, pattern, say, WHY } from "../rules";
import { FINITE, QUESTION_VERBS, thirdPerson } from "../verbs";

/** Patterns of titles that explain or teach: “Why cats purr”, “Black holes explained”. */
export const EXPLANATION_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “This is why”",
    WHY.obvious,
    /^Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)(.+)$/iu,
    ([rest = ""], { begin }) => `${begin("This is why")} ${bare(rest)}`,
  ),
  pattern(
    "Gave the answer its own sentence",
    WHY.claim,
    /^(?:This Is )?Why (?!(?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|not|isn['’]t|aren['’]t)\b)((?:I|We|You|My|Your|The|This|These|Every|Most|Nobody|No) .+)$/iu,
    ([rest = ""], { begin }) => `${capitalize(bare(rest))}. ${begin("Here's why")}`,
  ),
  pattern(
    "Opened with “This is how”",
    WHY.obvious,
    /^How (?!(?:to|i|we|do|does|did|is|are|was|were|much|many|long|this|these|often|old|far|big|can|could|should|would|will|about|not|come)\b)(.+)$/iu,
    ([rest = ""], { begin }) => `${begin("This is how")} ${bare(rest)}`,
  ),
  pattern(
    "Asked it",
    WHY.asks,
    /^(Why|How) (?!to\b|i\b|we\b)(.+)$/iu,
    ([ask = "", rest = ""], { begin, put }) => {
      const words = bare(rest).split(" ");
      const at = words.findIndex(
        (word, place) =>
          place > 0 &&
          /[^s]s$/.test(word) &&
          QUESTION_VERBS.test(word.slice(0, -1)) &&
          thirdPerson(word.slice(0, -1)) === word,
      );
      if (at < 0 || FINITE.test(words.slice(0, at).join(" "))) return null;
      const told = words.map((word, place) => (place === at ? word.slice(0, -1) : word));
      return `${begin(ask)} ${put("does")} ${told.join(" ")}?`;
    },
  ),
  pattern(
    "Opened with “This is what”",
    WHY.obvious,
    /^What (?!(?:is|are|was|were|do|does|did|if|should|can|could|would|will|happened|happens|about|the)\b)((?:I|we|you|it|my|your|every|most|nobody|no one|people|this|reading|a) ?.+[^?])$/iu,
    ([rest = ""], { begin }) => `${begin("This is what")} ${bare(rest)}`,
  ),
  pattern(
    "Left only the reason: “Why”",
    WHY.sameShorter,
    /^(?:This is )?The (?:real |true |main )?reason (?:why )?((?:I|we|you|my|your|the|this|most|every|nobody|no) .+)$/iu,
    ([rest = ""], { begin }) => `${begin("Why")} ${bare(rest)}`,
  ),
  pattern(
    "Said it plainly: “A guide to”",
    WHY.plain,
    /^The (?:ultimate|complete|definitive|only|full) (?:\p{L}+ )?guide to (.+)$/iu,
    ([rest = ""], { begin }) =>
      /you(?:['’]ll)? need/i.test(rest) ? null : `${begin("A guide to")} ${bare(rest)}`,
  ),
  pattern(
    "Opened with “Here's”",
    WHY.obvious,
    /^(A (?:\p{L}+ )?(?:(?:guide|tour|tutorial|recipe|lesson|look|history|introduction|workout|routine)(?: .*)?|\d+-\p{L}+ .+))$/iu,
    ([rest = ""], { leadSurely }) => (FINITE.test(rest) ? null : leadSurely("Here's", bare(rest))),
  ),
  pattern(
    "Opened with “This is”",
    WHY.obvious,
    /^(The (?:story|history|science|art|story behind|making) (?:of|behind) .+)$/iu,
    ([rest = ""], { leadSurely }) => (FINITE.test(rest) ? null : leadSurely("This is", bare(rest))),
  ),
  pattern("Left out “explained”", WHY.short, /^(The .+|How .+|Why .+), explained$/iu, ([rest = ""]) => rest),
  pattern(
    "Named it: “A … guide”",
    WHY.subject,
    /^(\p{L}+['’]s guide to .+)$/iu,
    ([rest = ""], { lower, leadSurely }) =>
      /^(?:beginner|newbie|dummie|owner|buyer|starter|traveler|traveller|student|parent|gardener|runner|idiot)/i.test(
        rest,
      )
        ? leadSurely("A", lower(bare(rest)))
        : null,
  ),
  pattern("Set a comma before “explained”", WHY.natural, /^(.+[^,]) explained$/iu, ([rest = ""], { put }) =>
    FINITE.test(rest) ? null : `${rest}, ${put("explained")}`,
  ),
];

/** A question, not a clause: “Why do cats purr”. */
const ASKING =
  /^(?:how|why|what|where|when|who) (?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|isn['’]t|aren['’]t|am|has|have)\b/i;

/** Questions for the subject, which read like a clause: “What would happen if …?”. */
const SUBJECT_ASKED =
  /^(?:what (?:(?:would|will|could) happen|happens|makes|causes|caused|happened) .+|who (?:invented|built|made|owns|killed|discovered|wrote|painted|started|won) .+)$/i;

const CLAUSE =
  /^(?:This is |Here['’]s |See )?((?:how|why) (?:I|we|you|my|your|our|the|this|these|that|a|an|every|most|nobody|no one|everyone|people|it|they|he|she|\p{L}+s?) .+|how (?:much|many|long|far|often|old|big|fast)(?: \p{L}+)? (?:I|we|you|it|my|your|the|a|an|people) .+|what['’]s (?:in|on|inside|under|behind) .+|what (?:I|we|you|my|your|our|the|a|an|every|most|nobody|no one|everyone|people|it|they|he|she|happens|happened|makes|causes|caused|(?:would|will|could) happen|\d+) .+|who (?:invented|built|made|owns|killed|discovered|wrote|painted|started|won) .+)\??$/iu;

/** A title that is a clause: “Why cats purr”, “How I built a shed”, “What I eat in a day”. */
export const clauseKind: Kind = (title, { begin, put, opening, question }) => {
  const [, clause] = CLAUSE.exec(title) ?? [];
  if (
    !clause ||
    (ASKING.test(clause) && !SUBJECT_ASKED.test(clause)) ||
    /^how to\b|^(?:how|what) (?:about|the hell)\b|^how (?:much|many|long|far|often)(?: \p{L}+)? (?:do|does|did|is|are|can)\b/iu.test(
      clause,
    ) ||
    /[?:|()[\]]|[.!]\s|\s[–—-]\s|, (?:then|and|but|so) /iu.test(bare(clause)) ||
    (/\?$/.test(title) && !SUBJECT_ASKED.test(clause))
  )
    return [];
  const rest = bare(clause).replace(/^\p{L}+/u, (word) => put(word.toLowerCase()));
  const [asks = ""] = rest.toLowerCase().split(" ");
  const isWhy = asks === "why";
  const isOwn = /\b(?:i|we|my|our|me|us)\b/i.test(rest);
  const sayings = [
    opening("This is", rest, WHY.obvious, `This is ${asks}`),
    opening("Here's", rest, WHY.obvious, `Here's ${asks}`),
  ];
  if (isOwn && isWhy) sayings.push(opening("Let me tell you", rest, WHY.personSpeaks));
  if (isOwn && !isWhy)
    sayings.push(
      opening("See", rest, WHY.speaks, `See ${asks}`),
      opening("Let me show you", rest, WHY.personSpeaks),
    );
  if (!isOwn)
    sayings.push(
      question("Do you know", rest, "Asked the viewer", WHY.asks),
      question("Ever wondered", rest, "Asked the viewer", WHY.asks),
    );
  sayings.push(question("Want to know", rest, "Asked who wants to know", WHY.speaks));
  if (isWhy) {
    const claim = capitalize(rest.replace(/^\p{L}+ /u, ""));
    sayings.push(say(`${claim}. ${begin("Here's why")}`, "Gave the answer its own sentence", WHY.claim));
  }
  return sayings;
};

const EXPLAINED = /^(.+?)( ending)?,? explained((?: (?:with|for|by|simply) .+| simply)?)$/iu;

/** A title that says it explains: “Black holes explained”. */
export const explainedKind: Kind = (title, { put, move, opening, question }) => {
  const [, all = "", ending = "", tail = ""] = EXPLAINED.exec(title) ?? [];
  if (!all || /[?|()[\]]|[.!]\s/.test(title) || FINITE.test(all) || /^(?:how|why|what|\d+)\b/i.test(all))
    return [];
  const thing = ending ? `${put("the ending of")} ${move(all)}` : move(all);
  const sayings = [
    say(
      `${capitalize(thing)}, ${put("explained")}${tail}`,
      ending ? "Put the ending first" : "Set a comma before “explained”",
      WHY.natural,
    ),
    opening("Understanding", `${thing}${tail}`, WHY.gets),
    question("Want to understand", `${thing}${tail}`, "Asked who wants to understand it", WHY.speaks),
    opening("An explanation of", `${thing}${tail}`, WHY.kindFirst),
  ];
  // “This is black holes, explained” would need a “these are”.
  if (!endsInPlural(all))
    sayings.push(opening("This is", `${thing}, ${put("explained")}${tail}`, WHY.obvious));
  return sayings;
};

const GUIDE =
  /^(?:the |an? |your |my )?((?:(?:ultimate|complete|definitive|full|short|quick|simple|easy|practical|step-by-step|beginner['’]s|beginners) )*)guide (to|for) (.+)$/iu;

/** A title that is a guide: “Ultimate guide to houseplants”. */
export const guideKind: Kind = (title, { begin, put, opening }) => {
  const [, quality = "", word = "", all = ""] = GUIDE.exec(bare(title)) ?? [];
  if (!all || /[?:|()[\]]/.test(title)) return [];
  const isPraise = /^(?:ultimate|complete|definitive|full) $/i.test(quality);
  const name = `${isPraise ? "" : quality.toLowerCase()}guide`;
  const aGuide = `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
  const rest = `${put(word.toLowerCase())} ${all}`;
  const sayings = [
    say(`${begin(aGuide)} ${rest}`, "Said it plainly: “A guide”", WHY.plain),
    opening(`Your ${name}`, rest, WHY.speaks, "Your"),
    opening(`Here's your ${name}`, rest, WHY.speaks, "Here's your"),
    opening(`This is ${aGuide}`, rest, WHY.obvious, "This is"),
  ];
  if (/^to$/i.test(word))
    sayings.push(say(`${capitalize(all)}: ${put(aGuide)}`, "Put what it is about first", WHY.nameFirst));
  return sayings;
};

const LESSON =
  /^(?:an? |the |my )?(.+?) (tutorial|course|crash course|guide|lesson|masterclass|walkthrough|basics|fundamentals)((?: (?:for|in|with) .+)?)$/iu;

/** Praise and audience in the name of a lesson: not what it teaches. */
const QUALITY =
  /^(?:an? )?(?:(?:full|complete|quick|easy|simple|beginner|beginners|beginner['’]s|step by step|ultimate|free|short|detailed|advanced|video) ?)+/iu;

/** A title that names a lesson: “React hooks tutorial”. */
export const lessonKind: Kind = (title, { begin, put, move, opening }) => {
  const [, all = "", word = "", audience = ""] = LESSON.exec(bare(title)) ?? [];
  if (
    !all ||
    /[?:|()[\]]|[.!]\s|\s[–—-]\s/.test(title) ||
    FINITE.test(all) ||
    /^(?:how|why|what|\d+|travel|city|gift|buying)\b| guide to | (?:to|of|your|my)\b/i.test(all)
  )
    return [];
  const plain = all.replace(QUALITY, "").trim();
  const topic = plain.replace(/ (?:beginners?|beginner['’]s|full|complete|quick|video)$/i, "");
  if (!topic || /^(?:makeup|hair|outfit)$|(?:travel|city|gift|buying|size|food|style)$/i.test(topic))
    return [];
  const tail = audience || (/ beginners?$/i.test(plain) ? ` ${put("for beginners")}` : "");
  // Who learns “for beginners” learns as one.
  const learner = tail.replace(/ for (?:absolute |complete |total )?beginners$/i, " as a beginner");
  const inside = topic === all ? move(topic) : topic;
  const kind = word.toLowerCase();
  const name = put(kind);
  if (/s$/.test(kind))
    return [
      say(`${capitalize(topic)}: ${put("the")} ${name}${tail}`, "Put what it is about first", WHY.nameFirst),
      opening("Learn", `${inside} ${name}${learner}`, WHY.speaks),
      say(
        `${begin("Want to learn")} ${inside}? ${begin(`The ${kind}`)}${tail}`,
        "Asked who wants to learn it",
        WHY.speaks,
      ),
      say(
        `${begin("The")} ${name} ${put("of")} ${inside}${tail}`,
        `Opened with “The ${kind} of”`,
        WHY.kindFirst,
      ),
    ];
  return [
    say(`${capitalize(topic)}: ${put("a")} ${name}${tail}`, "Put what it is about first", WHY.nameFirst),
    opening("Learn", `${inside}${learner}`, WHY.speaks),
    say(
      `${begin("Want to learn")} ${inside}? ${begin(`A ${kind}`)}${tail}`,
      "Asked who wants to learn it",
      WHY.speaks,
    ),
    opening(word === "guide" ? "A guide to" : `A ${kind} on`, `${inside}${tail}`, WHY.kindFirst, `A ${kind}`),
    say(
      `${capitalize(topic)}${tail}, ${put("step by step")}`,
      "Said “step by step”",
      "Use it only if yours goes step by step.",
    ),
  ];
};
