import { big, inCasing, lowered, moved } from "./casing";
import {
  bare,
  before,
  FINITE,
  type Form,
  form,
  GAP,
  inner,
  NUMBER,
  POINT,
  SHORT,
  SUBJECT,
  TIME,
} from "./form";
import { DOING, pastOf, wantedOf } from "./verbs";

/** Whether nothing is told behind it that “why” or “how” would then ask of as well. */
const isAlone = (rest = "") => !/, (?:and|but|so|then|yet) /i.test(rest);

/** Forms of titles in which somebody does something. */
export const DOING_FORMS: Form[] = [
  // Somebody did something: "I built …", "We tried …".
  form("Opened with “How I”", GAP, /^(I|We) (\p{L}+) (.+)$/u, ([who = "", verb = "", rest], casing) =>
    wantedOf(verb) === "how" && isAlone(rest)
      ? `${inCasing("How", casing, true)} ${inner(who, casing)} ${verb} ${bare(rest as string)}`
      : null,
  ),
  form(
    "Opened with “Why I”",
    GAP,
    /^(I|We) ((?:finally |almost |never )?)(\p{L}+) (.+)$/iu,
    ([who = "", how, verb = "", rest], casing) =>
      wantedOf(verb) === "why" && isAlone(rest)
        ? `${inCasing("Why", casing, true)} ${inner(who, casing)} ${how}${verb} ${bare(rest as string)}`
        : null,
  ),
  form(
    "Opened with “What happened when”",
    GAP,
    /^(I|We) (\p{L}+) (.+)$/u,
    ([who = "", verb = "", rest], casing) =>
      wantedOf(verb) === "what happened" && isAlone(rest)
        ? `${inCasing("What happened when", casing, true)} ${inner(who, casing)} ${verb} ${bare(rest as string)}`
        : null,
  ),
  form(
    "Opened with “This is what happened when”",
    POINT,
    /^(?:What Happened When )?(I|We) (\p{L}+) (.+)$/iu,
    ([who = "", verb = "", rest], casing) =>
      wantedOf(verb) === "what happened" && isAlone(rest)
        ? `${inCasing("This is what happened when", casing, true)} ${inner(who, casing)} ${verb} ${bare(rest as string)}`
        : null,
  ),
  form(
    "Put the time first",
    NUMBER,
    new RegExp(`^((?:I|We) .{8,}?) (for|in|after|over) ((?:the |my )?\\d+ ${TIME})$`, "iu"),
    ([clause = "", word = "", time], casing) =>
      `${inCasing(word.toLowerCase(), casing, true)} ${time}, ${inner(clause, casing)}`,
  ),
  form(
    "Put who does it first",
    SUBJECT,
    new RegExp(`^((?:For|In|After|Over) (?:the |my )?\\d+ ${TIME}), ((?:I|we) .+)$`, "iu"),
    ([time = "", clause = ""]) => `${big(bare(clause))} ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  ),
  form(
    "Said it as a statement",
    "It tells what happened, and the rest is in the video.",
    /^How (I|We) (\p{L}+) (.+)$/iu,
    ([who = "", verb = "", rest]) => (wantedOf(verb) ? `${big(who)} ${verb} ${bare(rest as string)}` : null),
  ),
  form(
    "Opened with “This is how”",
    POINT,
    /^How (I|We) (.+)$/iu,
    ([who = "", rest], casing) =>
      `${inCasing("This is how", casing, true)} ${inner(who, casing)} ${bare(rest as string)}`,
  ),
  form(
    "Put you in it: “I spent”",
    "A person is in it. Only if it was you.",
    new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"),
    ([rest = ""], casing) =>
      FINITE.test(rest) ? null : `${inCasing("I spent", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Opened with “What … look like”",
    GAP,
    new RegExp(`^(\\d+ ${TIME} (?:in|on|at|with|without|as) .+)$`, "iu"),
    ([rest = ""], casing) =>
      FINITE.test(rest)
        ? null
        : `${inCasing("What", casing, true)} ${bare(rest)} ${inCasing("look like", casing, false)}`,
  ),
  form(
    "Opened with “What … looks like”",
    GAP,
    /^(A (?:typical |normal )?(?:day|week|month|year) (?:in|as|of|with) .+)$/iu,
    ([rest = ""], casing) => {
      const inside = moved(bare(rest), casing);
      return FINITE.test(rest) || inside === null
        ? null
        : `${inCasing("What", casing, true)} ${inside} ${inCasing("looks like", casing, false)}`;
    },
  ),
  form(
    "Put you in it: “I'm”",
    "A person is in it. Only if it is you who does it.",
    /^(\p{L}+ing) ((?:an?|my|our|the|\d+) .+)$/iu,
    ([verb = "", rest = ""], casing) =>
      DOING.test(verb) && !/\byou|\?$/i.test(rest) && !FINITE.test(rest)
        ? before("I'm", `${verb} ${bare(rest)}`, casing)
        : null,
  ),
  form(
    "Put you in it: “I'm”",
    "A person is in it. Only if it is you who does it.",
    /^((?:living|working|travell?ing|camping|sleeping|studying|cycling|hiking) (?:in|on|as|with|at|alone|off|across|through) .+)$/iu,
    ([rest = ""], casing) =>
      /\byou|\?$/i.test(rest) || FINITE.test(rest) ? null : before("I'm", bare(rest), casing),
  ),
  form(
    "Put you in it: “I …”",
    "A person is in it. Only if it was you.",
    /^(Trying|Testing|Watching|Playing|Surviving|Visiting|Exploring|Unboxing|Tasting|Ranking|Comparing) (?!to\b|out\b)(.+)$/iu,
    ([verb = "", rest = ""], casing) =>
      /\byou|\?$/i.test(rest) || FINITE.test(rest)
        ? null
        : `I ${inCasing(pastOf(verb), casing, false)} ${bare(rest)}`,
  ),
  form(
    "Opened with “What … taught me”",
    GAP,
    /^(\p{L}+ing .+) taught me(?: this| something| a lot)?$/iu,
    ([rest = ""], casing) => {
      const inside = moved(rest, casing);
      return inside === null
        ? null
        : `${inCasing("What", casing, true)} ${inside} ${inCasing("taught me", casing, false)}`;
    },
  ),
  form("Left out the viewer's part", SHORT, /^(.{15,}?),? so you don['’]t have to$/iu, ([rest = ""]) => rest),
  form("Opened with “How I'm”", GAP, /^I['’]m (\p{L}+ing .+)$/iu, ([rest = ""], casing) =>
    FINITE.test(rest) ||
    !/^(?:building|making|restoring|growing|fixing|repairing|renovating|converting|learning|living|cooking|baking|designing|training|rebuilding|turning)\b/i.test(
      rest,
    )
      ? null
      : `${inCasing("How I'm", casing, true)} ${bare(rest)}`,
  ),
  form(
    "Opened with “This is how I'm”",
    POINT,
    /^How (I['’]m .+)$/iu,
    ([rest = ""], casing) => `${inCasing("This is how", casing, true)} ${rest}`,
  ),
  form(
    "Opened with “What happens when”",
    GAP,
    /^((?:kids|children|teens|teenagers|adults|grandparents|parents|strangers|chefs|doctors|experts|beginners|students|professionals) (?:try|taste|react to|guess|learn|play|swap|rate|cook|watch|meet) .+)$/iu,
    ([rest = ""], casing) => `${inCasing("What happens when", casing, true)} ${lowered(bare(rest), casing)}`,
  ),
  form(
    "Named who it is: “A …”",
    SUBJECT,
    /^(\p{L}+(?:er|or|ist|ian|man|woman)|chef|nurse|pilot|teen|mom|dad) ((?:reacts to|tries|explains|reviews|answers|ranks|tests|rates|teaches|makes|cooks|builds|restores) .+)$/iu,
    ([who = "", rest = ""], casing) =>
      /^(?:peter|alexander|jennifer|christian|ian|brian|victor|roger|oliver|heather|tyler|hunter|taylor|connor|spencer|carter|parker|cooper|walter|xavier)$/i.test(
        who,
      )
        ? null
        : `${/^[aeiou]/i.test(who) ? "An" : "A"} ${lowered(who, casing)} ${rest}`,
  ),
];
