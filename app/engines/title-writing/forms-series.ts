import { inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { ASKS, type Family, GAP, insideOf, SHOWN_HERE, SPEAKS } from "./saying";

const WORTH =
  /^(?!.* vs\.? )(?:is |are )?(.+?)(?: review)?(?::| -| –|,)? (?:is it |are they )?((?:still |really |actually )?worth (?:it|buying|the money|the hype|the price))( (?:in|for|after) .+)?\?$/iu;

/** Forms of a title that asks whether something is worth it: “Is the iPad worth it in 2026?”. */
export const worthForms: Family = (title, casing) => {
  const [, thing = "", worth = "", tail = ""] = WORTH.exec(title) ?? [];
  if (!thing || /[:|()[\]]|\s[–—-]\s|^(?:was|it|this|that)\b/iu.test(thing) || FINITE.test(thing)) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const verb = /[^s]s$/i.test(thing) && !/\b(?:the|a)\b/i.test(thing) && /^are/i.test(title) ? "are" : "is";
  const pronoun = verb === "are" ? "are they" : "is it";
  const inside = insideOf(thing, casing);
  const first = thing.charAt(0).toUpperCase() + thing.slice(1);
  const value = `${put(worth.toLowerCase())}${tail}`;
  return [
    { title: `${put(verb, true)} ${inside} ${value}?`, what: "Asked it as one question", why: ASKS },
    {
      title: `${first}: ${put(pronoun)} ${value}?`,
      what: "Put what it is about first",
      why: "Who looks for it reads its name first.",
    },
    {
      title: `${put("Here's whether", true)} ${inside} ${put(verb)} ${value}`,
      what: "Made a statement of the question",
      why: "Tested headlines that ask drew fewer clicks than those that promise the answer.",
    },
    {
      title: `${put("Do you think", true)} ${inside} ${put(verb)} ${value}?`,
      what: "Asked the viewer",
      why: SPEAKS,
    },
    {
      title: `${put("Wondering whether", true)} ${inside} ${put(verb)} ${value}?`,
      what: "Spoke to who wonders",
      why: SPEAKS,
    },
  ];
};

const EPISODE =
  /^(.+?)(?:\s?[,:|–—#-]+\s?|\s\(|\s)((?:episode|ep\.?|part|day|chapter|week|lesson|level|season) ?#? ?\d+)\)?$/iu;

const COUNTED_FIRST = /^((?:episode|part|day|chapter|week|level) \d+) of (.+)$/iu;

/** Forms of a title that is one of a series: “Minecraft hardcore - episode 12”. */
export const episodeForms: Family = (title, casing) => {
  const counted = COUNTED_FIRST.exec(bare(title));
  const found = counted ? [counted[0], counted[2], counted[1]] : EPISODE.exec(bare(title));
  const [, show = "", all = ""] = found ?? [];
  if (!show || /[?:|()[\]]|\s[–—-]\s/.test(show) || show.split(" ").length > 8) return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const part = all
    .toLowerCase()
    .replace(/^ep(?:\.|(?= |\d))? ?(?!isode)/, "episode ")
    .replace(/ ?# ?/, " ")
    .replace(/(\p{L})(\d)/u, "$1 $2");
  const inside = insideOf(show, casing);
  const first = show.charAt(0).toUpperCase() + show.slice(1);
  const order = "What is new in it is told before the name of the series.";
  return [
    { title: `${put(part, true)} ${put("of")} ${inside}`, what: "Put the part first", why: order },
    { title: `${put(part, true)}: ${first}`, what: "Put the part first", why: order },
    {
      title: `${first}, ${put(part)}`,
      what: "Set the part off with a comma",
      why: "It reads as it is said.",
    },
    {
      title: `${first} (${put(part)})`,
      what: "Put the part in brackets",
      why: "The series is read first, and the part by those who follow it.",
    },
    {
      title: `${put("This is", true)} ${put(part)} ${put("of")} ${inside}`,
      what: "Opened with “This is”",
      why: SHOWN_HERE,
    },
    {
      title: `${put("Here's", true)} ${put(part)} ${put("of")} ${inside}`,
      what: "Opened with “Here's”",
      why: SHOWN_HERE,
    },
    {
      title: `${put(/^day/i.test(part) ? "What happens on" : "What happens in", true)} ${put(part)} ${put("of")} ${inside}`,
      what: "Opened with “What happens in”",
      why: GAP,
    },
  ];
};
