import { inCasing } from "./casing";
import { ANSWER } from "./form";
import { ASKS, type Family, insideOf, isSeveral, type Saying, SHOWN_HERE, SPEAKS } from "./saying";
import { verbOfBase, verbOfGerund } from "./verb-forms";
import { PLAIN, thirdPerson } from "./verbs";

const YOU =
  /^(can|should|could|would) (you|i|we) (?!guess|believe|please|hear|help)(?:really |actually |still )?(\p{L}+) (.+)\?$/iu;

const BE =
  /^(is|are|was|were) ((?:the |a |an |my |your |this |it |\p{L}+ing )?(?:[\p{L}\p{N}'’-]+ ){0,5}?[\p{L}\p{N}'’-]+) ((?:really |actually |still |even |too |so |that |as |the (?:best|worst|future|next|most|new|end) |a (?:scam|myth|mistake|good|bad|waste|real) ?|good|bad|worth|dead|better|worse|safe|dangerous|real|healthy|hard|easy|overrated|underrated|possible|legal|enough|dying|getting|going|coming|back|over|haunted|alive|ready|cheaper|faster|necessary|fake|broken|ruining|killing|useless).*)\?$/iu;

const ACTS =
  /^(?:slow|matter|exist|need|help|taste|hold|make|cause|save|get|have|last|hurt|dream|like|love|understand|know|remember|sleep|live|eat|cost|want|burn|kill|grow|stop|prevent|improve|pay|clean|protect|damage|increase|charge|attract|repel)$/i;

/** Forms of a title that asks for yes or no: “Does cold brew really taste better?”. */
export const askingForms: Family = (title, casing) => {
  if (/[:|()[\]]|[.?!]\s|\s[–—-]\s/.test(title)) return [];
  return [
    ...ofPossibility(title, casing),
    ...ofFuture(title, casing),
    ...ofYou(title, casing),
    ...ofBeing(title, casing),
    ...ofDoing(title, casing),
  ];
};

const ofPossibility: Family = (title, casing) => {
  const [, modal = "", who = "", verb = "", rest = ""] = YOU.exec(title) ?? [];
  if (!modal) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const person = /^i$/i.test(who) ? "I" : put(who.toLowerCase());
  const told = `${person} ${put(modal.toLowerCase())} ${verb} ${rest}`;
  const gerund = verbOfBase(verb)?.gerund;
  const sayings: Saying[] = whether(told, casing);
  if (gerund && /^can$/i.test(modal) && !/\b(?:i|my|me)\b/i.test(rest))
    sayings.push({
      title: `${put(gerund, true)} ${rest}: ${put("can it be done?")}`,
      what: "Put what is done first",
      why: "What it is about comes first, and the question stays.",
    });
  if (/^should$/i.test(modal))
    sayings.push({
      title: `${put("Before", true)} ${person} ${verb} ${rest}`,
      what: "Opened with “Before you”",
      why: "It speaks to those who are about to.",
    });
  return sayings;
};

const HEARD =
  /^(?:eat|drink|reach|fly|swim|live|sleep|grow|run|climb|hear|think|feel|replace|happen|survive|work|see|talk|smell|taste|remember|crash|end|rise|fall|take|win|die|come|fit|handle|beat|make|be|have)$/i;

/** “Will AI replace programmers?”: the subject ends where a verb begins. */
const ofFuture: Family = (title, casing) => {
  const [, modal = "", all = ""] = /^(will|can|could|should) (?!you\b|we\b|i\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const at = words.findIndex(
    (word, place) => place > 0 && (HEARD.test(word) || (verbOfBase(word) && !verbOfBase(word)?.isNounToo)),
  );
  if (!modal || at < 1 || at > 4) return [];
  const who = words.slice(0, at).join(" ");
  return whether(
    `${insideOf(who, casing)} ${inCasing(modal.toLowerCase(), casing, false)} ${words.slice(at).join(" ")}`,
    casing,
  );
};

/** “Are you making these squat mistakes?” */
const ofYou: Family = (title, casing) => {
  const [, word = "", rest = ""] = /^are you (\p{L}+ing) (.+)\?$/iu.exec(title) ?? [];
  const verb = verbOfGerund(word);
  if (!verb) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  return [
    { title: `${put("Do you", true)} ${put(verb.base)} ${rest}?`, what: "Asked it of every day", why: ASKS },
    {
      title: `${put(verb.gerund, true)} ${rest}?`,
      what: "Asked it in fewer words",
      why: "Fewer words: lists cut a title at about 60 characters, on phones earlier.",
    },
    {
      title: `${put("Here's whether you're", true)} ${put(verb.gerund)} ${rest}`,
      what: "Made a statement of the question",
      why: ANSWER,
    },
    {
      title: `${put("Wondering whether you're", true)} ${put(verb.gerund)} ${rest}?`,
      what: "Spoke to who wonders",
      why: SPEAKS,
    },
  ];
};

const ofBeing: Family = (title, casing) => {
  const [, verb = "", who = "", rest = ""] = BE.exec(title) ?? [];
  if (!verb) return [];
  const inside = insideOf(who, casing);
  return whether(`${inside} ${inCasing(verb.toLowerCase(), casing, false)} ${rest}`, casing);
};

const ofDoing: Family = (title, casing) => {
  const [, aux = "", all = ""] = /^(do|does) (?!you\b|it\b|this\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const isSure = (word = "") => /^(?:really|actually|still|even|ever|always)$/i.test(word);
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      !isSure(word) &&
      (isSure(words[place - 1]) ||
        HEARD.test(word) ||
        PLAIN.test(word) ||
        ACTS.test(word) ||
        (verbOfBase(word) && !verbOfBase(word)?.isNounToo)),
  );
  if (!aux || at < 1 || at > 5) return [];
  const before = words.slice(0, at);
  const who = before.filter((word) => !isSure(word)).join(" ");
  const isMany = /^do$/i.test(aux);
  if (isMany && !isSeveral(who) && !/^(?:we|i|they)$/i.test(who)) return [];
  const verb = words[at] as string;
  const said = isMany ? verb : verb === "have" ? "has" : thirdPerson(verb);
  const how = before
    .filter(isSure)
    .map((word) => `${word} `)
    .join("");
  return whether(`${insideOf(who, casing)} ${how}${[said, ...words.slice(at + 1)].join(" ")}`, casing);
};

/** A question of yes or no, told: “Here's whether …”. */
export function whether(told: string, casing: Parameters<Family>[1]): Saying[] {
  const put = (words: string) => `${inCasing(words, casing, true)} ${told}`;
  return [
    { title: put("Here's whether"), what: "Made a statement of the question", why: ANSWER },
    { title: `${put("Do you think")}?`, what: "Asked the viewer", why: SPEAKS },
    { title: `${put("Ever wondered whether")}?`, what: "Asked who has wondered", why: ASKS },
    { title: put("Finding out whether"), what: "Opened with “Finding out whether”", why: SHOWN_HERE },
    { title: `${put("Wondering whether")}?`, what: "Spoke to who wonders", why: SPEAKS },
  ];
}
