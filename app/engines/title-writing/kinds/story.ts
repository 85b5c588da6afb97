import { capitalize } from "../casing";
import { bare, type Kind, type Pattern, pattern, type Saying, say, TIME, WHY, type Writer } from "../rules";
import {
  CREATIVE_GERUNDS,
  curiosityAbout,
  FINITE,
  pastFromGerund,
  type VerbForms,
  verbByPast,
} from "../verbs";

/** Whether “why” or “how” before the rest would ask about one thing only. */
const isOneClause = (rest: string) => !/, (?:and|but|so|then|yet) /i.test(rest);

/** Patterns of titles in which somebody does something: “I built a tiny house”. */
export const STORY_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “How I”",
    WHY.gap,
    /^(I|We) (\p{L}+) (.+)$/u,
    ([who = "", verb = "", rest = ""], { begin, we }) =>
      curiosityAbout(verb) === "how" && isOneClause(rest)
        ? `${begin("How")} ${we(who)} ${verb} ${bare(rest)}`
        : null,
  ),
  pattern(
    "Opened with “Why I”",
    WHY.gap,
    /^(I|We) ((?:finally |almost |never )?)(\p{L}+) (.+)$/iu,
    ([who = "", how = "", verb = "", rest = ""], { begin, we }) =>
      curiosityAbout(verb) === "why" && isOneClause(rest)
        ? `${begin("Why")} ${we(who)} ${how}${verb} ${bare(rest)}`
        : null,
  ),
  pattern(
    "Opened with “What happened when”",
    WHY.gap,
    /^(I|We) (\p{L}+) (.+)$/u,
    ([who = "", verb = "", rest = ""], { begin, we }) =>
      curiosityAbout(verb) === "what happened" && isOneClause(rest)
        ? `${begin("What happened when")} ${we(who)} ${verb} ${bare(rest)}`
        : null,
  ),
  pattern(
    "Opened with “This is what happened when”",
    WHY.obvious,
    /^(?:What Happened When )?(I|We) (\p{L}+) (.+)$/iu,
    ([who = "", verb = "", rest = ""], { begin, we }) =>
      curiosityAbout(verb) === "what happened" && isOneClause(rest)
        ? `${begin("This is what happened when")} ${we(who)} ${verb} ${bare(rest)}`
        : null,
  ),
  pattern(
    "Put the time first",
    WHY.number,
    new RegExp(`^((?:I|We) .{8,}?) (for|in|after|over) ((?:the |my )?\\d+ ${TIME})$`, "iu"),
    ([clause = "", word = "", time = ""], { begin, we }) =>
      `${begin(word.toLowerCase())} ${time}, ${we(clause)}`,
  ),
  pattern(
    "Put who does it first",
    WHY.subject,
    new RegExp(`^((?:For|In|After|Over) (?:the |my )?\\d+ ${TIME}), ((?:I|we) .+)$`, "iu"),
    ([time = "", clause = ""]) =>
      `${capitalize(bare(clause))} ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  ),
  pattern(
    "Said it as a statement",
    "It tells what happened and keeps the rest for the video.",
    /^How (I|We) (\p{L}+) (.+)$/iu,
    ([who = "", verb = "", rest = ""]) =>
      curiosityAbout(verb) ? `${capitalize(who)} ${verb} ${bare(rest)}` : null,
  ),
  pattern(
    "Opened with “This is how”",
    WHY.obvious,
    /^How (I|We) (.+)$/iu,
    ([who = "", rest = ""], { begin, we }) => `${begin("This is how")} ${we(who)} ${bare(rest)}`,
  ),
  pattern(
    "Put you in it: “I spent”",
    WHY.ownPast,
    new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"),
    ([rest = ""], { begin }) => (FINITE.test(rest) ? null : `${begin("I spent")} ${bare(rest)}`),
  ),
  pattern(
    "Opened with “What … look like”",
    WHY.gap,
    new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"),
    ([rest = ""], { begin, put }) =>
      FINITE.test(rest) ? null : `${begin("What")} ${bare(rest)} ${put("look like")}`,
  ),
  pattern(
    "Opened with “What … looks like”",
    WHY.gap,
    /^(A (?:typical |normal )?(?:day|week|month|year) (?:in|as|of|with) .+)$/iu,
    ([rest = ""], { begin, put, moveSurely }) => {
      const inside = moveSurely(bare(rest));
      return FINITE.test(rest) || inside === null ? null : `${begin("What")} ${inside} ${put("looks like")}`;
    },
  ),
  pattern(
    "Put you in it: “I'm”",
    WHY.own,
    /^(\p{L}+ing) ((?:an?|my|our|the|\d+) .+)$/iu,
    ([verb = "", rest = ""], { leadSurely }) =>
      CREATIVE_GERUNDS.test(verb) && !/\byou|\?$/i.test(rest) && !FINITE.test(rest)
        ? leadSurely("I'm", `${verb} ${bare(rest)}`)
        : null,
  ),
  pattern(
    "Put you in it: “I'm”",
    WHY.own,
    /^((?:living|working|travell?ing|camping|sleeping|studying|cycling|hiking) (?:in|on|as|with|at|alone|off|across|through) .+)$/iu,
    ([rest = ""], { leadSurely }) =>
      /\byou|\?$/i.test(rest) || FINITE.test(rest) ? null : leadSurely("I'm", bare(rest)),
  ),
  pattern(
    "Put you in it: “I …”",
    WHY.ownPast,
    /^(Trying|Testing|Watching|Playing|Surviving|Visiting|Exploring|Unboxing|Tasting|Ranking|Comparing) (?!to\b|out\b)(.+)$/iu,
    ([verb = "", rest = ""], { put }) =>
      /\byou|\?$/i.test(rest) || FINITE.test(rest) ? null : `I ${put(pastFromGerund(verb))} ${bare(rest)}`,
  ),
  pattern(
    "Opened with “What … taught me”",
    WHY.gap,
    /^(\p{L}+ing .+) taught me(?: this| something| a lot)?$/iu,
    ([rest = ""], { begin, put, moveSurely }) => {
      const inside = moveSurely(rest);
      return inside === null ? null : `${begin("What")} ${inside} ${put("taught me")}`;
    },
  ),
  pattern(
    "Left out the viewer's part",
    WHY.short,
    /^(.{15,}?),? so you don['’]t have to$/iu,
    ([rest = ""]) => rest,
  ),
  pattern("Opened with “How I'm”", WHY.gap, /^I['’]m (\p{L}+ing .+)$/iu, ([rest = ""], { begin }) =>
    FINITE.test(rest) ||
    !/^(?:building|making|restoring|growing|fixing|repairing|renovating|converting|learning|living|cooking|baking|designing|training|rebuilding|turning)\b/i.test(
      rest,
    )
      ? null
      : `${begin("How I'm")} ${bare(rest)}`,
  ),
  pattern(
    "Opened with “This is how I'm”",
    WHY.obvious,
    /^How (I['’]m .+)$/iu,
    ([rest = ""], { begin }) => `${begin("This is how")} ${rest}`,
  ),
  pattern(
    "Opened with “What happens when”",
    WHY.gap,
    /^((?:kids|children|teens|teenagers|adults|grandparents|parents|strangers|chefs|doctors|experts|beginners|students|professionals) (?:try|taste|react to|guess|learn|play|swap|rate|cook|watch|meet) .+)$/iu,
    ([rest = ""], { begin, lower }) => `${begin("What happens when")} ${lower(bare(rest))}`,
  ),
  pattern(
    "Named who it is: “A …”",
    WHY.subject,
    /^(\p{L}+(?:er|or|ist|ian|man|woman)|chef|nurse|pilot|teen|mom|dad) ((?:reacts to|tries|explains|reviews|answers|ranks|tests|rates|teaches|makes|cooks|builds|restores) .+)$/iu,
    ([who = "", rest = ""], { lower }) =>
      /^(?:peter|alexander|jennifer|christian|ian|brian|victor|roger|oliver|heather|tyler|hunter|taylor|connor|spencer|carter|parker|cooper|walter|xavier)$/i.test(
        who,
      )
        ? null
        : `${/^[aeiou]/i.test(who) ? "An" : "A"} ${lower(who)} ${rest}`,
  ),
];

const DONE = /^(I|We) ((?:finally |just |only |almost |once |secretly )?)([\p{L}-]+) (.+)$/iu;

/** A second clause, so that “what happened when” would not fit. */
const SECOND_CLAUSE =
  / (?:and|but|so|then|because|before|until|when) (?:i|we|it|this|the|my|they|he|she|[\p{L}-]+ed)\b/iu;

const FOR_TIME = /^(.+?) for (\d+ (?:minutes|hours|days|weeks|months|years))$/iu;

/** A title in which the creator did something: “I ate only lentils for 30 days”. */
export const doneKind: Kind = (title, writer) => {
  const { begin, put, opening } = writer;
  const [, who = "", how = "", word = "", all = ""] = DONE.exec(title) ?? [];
  const verb = verbByPast(word);
  const wanted = curiosityAbout(word);
  const rest = bare(all);
  if (
    !(verb || wanted) ||
    /[?:|()[\]]|[.!]\s|\s[–—-]\s|, (?:then|and|but|so|yet) /iu.test(rest) ||
    SECOND_CLAUSE.test(` ${rest}`)
  )
    return [];
  const clause = `${/^we$/i.test(who) ? put("we") : "I"} ${how}${word} ${rest}`;
  const add = (sentence: string, why: string) =>
    say(`${bare(title)}. ${begin(sentence)}`, `Added “${sentence}”`, why);
  const sayings: Saying[] = [];
  if (wanted === "how" && how)
    sayings.push(opening("How", clause, WHY.gap, "How I"), opening("This is how", clause, WHY.obvious));
  if (wanted === "how") sayings.push(add("Here's how", "It promises to tell how, nothing more."));
  else
    sayings.push(
      opening("What happened when", clause, WHY.gap),
      opening("This is what happened when", clause, WHY.obvious),
      add("Here's what happened", WHY.story),
    );
  sayings.push(add("Here's how it went", WHY.story));
  if (verb && !how && !/\b(?:i|my|me|we|our|us|myself)\b/i.test(rest))
    sayings.push(...sayForAnyone(verb, rest, writer));
  return sayings;
};

/** What was done, as anyone could do it. */
function sayForAnyone(verb: VerbForms, rest: string, { begin, put, opening, question }: Writer): Saying[] {
  const act = `${put(verb.base)} ${rest}`;
  const sayings = [
    opening("What it's like to", act, WHY.gap),
    say(`${begin(verb.gerund)} ${rest}`, "Named what was done", WHY.sameShorter),
  ];
  if (verb.kind === "craft" && /^(?:an?|the|\d+) /i.test(rest))
    sayings.push(opening("What it takes to", act, WHY.gap));
  const [, what = "", time = ""] = FOR_TIME.exec(rest) ?? [];
  if (time)
    sayings.push(
      question("Would you", act, "Asked the viewer", WHY.speaks),
      opening("What happens when you", act, WHY.gap),
      say(`${time} ${put("of")} ${put(verb.gerund)} ${what}`, "Put the time first", WHY.number),
    );
  return sayings;
}

const STATE =
  /^(Lost|Stuck|Trapped|Stranded|Locked|Alone|Snowed in|Homeless) ((?:in|on|at|with|inside|under) .+?)( for (\d+ (?:hours|days|weeks|months|minutes)))?$/iu;

/** A title that says in what state somebody was: “Lost in the Amazon for 3 days”. */
export const stateKind: Kind = (title, { begin, put, opening }) => {
  const [, state = "", where = "", span = "", time = ""] = STATE.exec(bare(title)) ?? [];
  if (!state || /[?:|()[\]]/.test(title)) return [];
  const low = put(state.toLowerCase());
  const sayings = [
    opening("What it's like to be", `${low} ${where}${span}`, "It promises to tell, nothing more."),
    say(
      `${begin("This is what being")} ${low} ${where}${span} ${put("is like")}`,
      "Said that it shows what it is like",
      WHY.shows,
    ),
    say(`I ${put("was")} ${low} ${where}${span}`, "Put you in it: “I was”", WHY.ownPast),
  ];
  if (time) sayings.push(say(`${time} ${low} ${where}`, "Put the time first", WHY.number));
  return sayings;
};
