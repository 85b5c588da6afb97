import { big, inCasing, moved } from "./casing";
import {
  bare,
  before,
  FINITE,
  type Form,
  form,
  inner,
  NUMBER,
  noun,
  PLURAL,
  POINT,
  PREPOSITION,
  SUBJECT,
  TIME,
} from "./form";

/** Forms of titles that count: things, ways, minutes. */
export const COUNTING_FORMS: Form[] = [
  form("Opened with “These are”", POINT, /^(My (?!20\d\d )\d+ .+)$/iu, ([rest = ""], casing) =>
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
];
