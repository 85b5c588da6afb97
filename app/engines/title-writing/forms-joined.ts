import { inCasing } from "./casing";
import { FINITE } from "./form";
import { type Family, insideOf, type Saying, SHOWN_HERE, SPEAKS } from "./saying";

const TWO = /^(.{3,60}?)(?::| -| –| —| \|) (.{4,60})$/u;

/** Forms of a title in two halves that cannot stand alone: “Thrift haul: vintage denim”. */
export const joinedForms: Family = (title, casing) => {
  const [, first = "", second = ""] = TWO.exec(title) ?? [];
  if (!first) return butForms(title);
  if (/[?:|()[\].!]|\s[–—-]\s|^\P{L}*$/u.test(`${first}${second}`)) return [];
  const big = second.charAt(0).toUpperCase() + second.slice(1);
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const told = "What is told comes before what it is told of.";
  if (/^pov$/i.test(first))
    return [
      { title: `${put("When")} ${second}`, what: "Wrote “POV” as “When”", why: "Everyone can read it." },
      { title: `${put("Imagine")} ${second}`, what: "Wrote “POV” as “Imagine”", why: SPEAKS },
    ].filter(() => /^(?:you|your) /.test(second));
  const [, ask = "", does = ""] = /^(what|why|how|when|where) (?:they|it) (.+)$/iu.exec(second) ?? [];
  if (ask && !/\b(?:i|my|we|our|the|a)\b/i.test(first)) {
    const clause = `${put(ask.toLowerCase(), false)} ${insideOf(first, casing)} ${does}`;
    return [
      {
        title: clause.charAt(0).toUpperCase() + clause.slice(1),
        what: "Made one sentence of the halves",
        why: "It reads as it is said.",
      },
      {
        title: `${put("This is")} ${clause}`,
        what: `Opened with “This is ${ask.toLowerCase()}”`,
        why: SHOWN_HERE,
      },
      {
        title: `${put("Here's")} ${clause}`,
        what: `Opened with “Here's ${ask.toLowerCase()}”`,
        why: SHOWN_HERE,
      },
      inBrackets(first, second),
    ];
  }
  const sayings: Saying[] = [inBrackets(first, second)];
  if (/ update$/i.test(first) && /^\d+ (?:weeks|months|days|years)$/i.test(second))
    sayings.push({
      title: `${first} ${put("at", false)} ${second}`,
      what: "Made one phrase of the halves",
      why: "It reads as it is said.",
    });
  if (!/\b(?:it|they|them|that|this)\b/i.test(second))
    sayings.push(
      { title: `${big}: ${insideOf(first, casing)}`, what: "Put the second half first", why: told },
      {
        title: `${big} (${insideOf(first, casing)})`,
        what: "Put the first half in brackets, behind",
        why: told,
      },
    );
  if (!title.includes(`${first}:`))
    sayings.push({
      title: `${first}: ${second}`,
      what: "Set a colon between the halves",
      why: "It says that the second tells of the first.",
    });
  return sayings;
};

/** “Skyrim but I can't use weapons”. */
function butForms(title: string): Saying[] {
  const [, thing = "", turn = ""] =
    /^(\S+(?: \S+){0,3}?),? (but (?:i|we|it['’]s|with|without|every|everything|you|the) .+)$/iu.exec(title) ??
    [];
  if (
    !thing ||
    /[?:|()[\]]|[.!]\s/.test(title) ||
    FINITE.test(thing) ||
    /\b(?:i|we|not|nothing|all|you|anything)\b/i.test(thing)
  )
    return [];
  return [
    {
      title: `${thing} (${turn})`,
      what: "Put the turn in brackets",
      why: "What it is stands alone, and the turn is seen at once.",
    },
    { title: `${thing}... ${turn}`, what: "Set a pause before the turn", why: "The turn is seen." },
    { title: `${thing} – ${turn}`, what: "Set a dash before the turn", why: "The turn is seen." },
  ];
}

const inBrackets = (first: string, second: string): Saying => ({
  title: `${first} (${second})`,
  what: "Put the second half in brackets",
  why: "What it is stands alone, and what comes with it is still seen.",
});
