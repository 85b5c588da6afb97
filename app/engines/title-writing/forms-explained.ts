import { inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { type Family, insideOf, isSeveral, SHOWN_HERE, SPEAKS } from "./saying";

const EXPLAINED = /^(.+?)( ending)?,? explained((?: (?:with|for|by|simply) .+| simply)?)$/iu;

/** Forms of a title that explains: “Black holes explained”. */
export const explainedForms: Family = (title, casing) => {
  const [, all = "", ending = "", tail = ""] = EXPLAINED.exec(title) ?? [];
  if (!all || /[?|()[\]]|[.!]\s/.test(title) || FINITE.test(all) || /^(?:how|why|what|\d+)\b/i.test(all))
    return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const thing = ending ? `${put("the ending of", false)} ${insideOf(all, casing)}` : insideOf(all, casing);
  const big = thing.charAt(0).toUpperCase() + thing.slice(1);
  return [
    {
      title: `${big}, ${put("explained", false)}${tail}`,
      what: ending ? "Put the ending first" : "Set a comma before “explained”",
      why: "It reads as it is said.",
    },
    {
      title: `${put("Understanding")} ${thing}${tail}`,
      what: "Opened with “Understanding”",
      why: "It says what the viewer gets.",
    },
    {
      title: `${put("Want to understand")} ${thing}${tail}?`,
      what: "Asked who wants to understand it",
      why: SPEAKS,
    },
    {
      title: `${put("An explanation of")} ${thing}${tail}`,
      what: "Opened with “An explanation of”",
      why: "What it is comes first.",
    },
    {
      title: `${put("This is")} ${thing}, ${put("explained", false)}${tail}`,
      what: "Opened with “This is”",
      why: SHOWN_HERE,
    },
  ].filter(({ title }) => !(/^this is/i.test(title) && isSeveral(all)));
};

const GUIDE =
  /^(?:the |an? |your |my )?((?:(?:ultimate|complete|definitive|full|short|quick|simple|easy|practical|step-by-step|beginner['’]s|beginners) )*)guide (to|for) (.+)$/iu;

/** Forms of a title that is a guide: “Ultimate guide to houseplants”. */
export const guideForms: Family = (title, casing) => {
  const [, kind = "", word = "", all = ""] = GUIDE.exec(bare(title)) ?? [];
  if (!all || /[?:|()[\]]/.test(title)) return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const topic = all.charAt(0).toUpperCase() + all.slice(1);
  const name = `${/^(?:ultimate|complete|definitive|full) $/i.test(kind) ? "" : kind.toLowerCase()}guide`;
  const an = /^[aeiou]/i.test(name) ? "an" : "a";
  const link = put(word.toLowerCase(), false);
  return [
    {
      title: `${put(`${an} ${name}`)} ${link} ${all}`,
      what: "Said it plainly: “A guide”",
      why: "It praises where the rest can show.",
    },
    { title: `${put(`Your ${name}`)} ${link} ${all}`, what: "Opened with “Your”", why: SPEAKS },
    { title: `${put(`Here's your ${name}`)} ${link} ${all}`, what: "Opened with “Here's your”", why: SPEAKS },
    {
      title: `${put(`This is ${an} ${name}`)} ${link} ${all}`,
      what: "Opened with “This is”",
      why: SHOWN_HERE,
    },
    ...(word.toLowerCase() === "to"
      ? [
          {
            title: `${topic}: ${put(`${an} ${name}`, false)}`,
            what: "Put what it is about first",
            why: "Who looks for it reads its name first.",
          },
        ]
      : []),
  ];
};
