import { actOf } from "./act";
import { inCasing } from "./casing";
import { bare } from "./form";
import { type Family, FEWER, type Saying } from "./saying";

/** What a sentence can do without, at its end: who it is for, how long it takes, what it goes without. */
const ASIDE =
  /^(\S+ \S+ .+?) ((?:for (?:beginners|dummies|students|kids|adults|seniors|women|men|everyone|small spaces|free|teens|busy people|total beginners|absolute beginners|complete beginners)|on a (?:tight |small |student )?budget|at home|from scratch|from home|(?:with no|without)(?: an?| any)? [\p{L}-]+(?: [\p{L}-]+)?|in (?:under )?\d+ (?:minutes|hours|days|weeks|steps)|in one (?:day|pan|pot|hour|week)|step by step|the (?:easy|right|cheap) way))$/iu;
/** Behind these the aside is what it is all about. */
const CORE =
  /^(?:how to (?:live|sleep|travel)|life|living|what|a day|is|are|can|do|does|should|why|\d+|best|the best|top|which|who|would|want)\b/i;

/** Forms that set off or leave out what a title ends in: “… (without an oven)”. */
export const settingForms: Family = (title, casing) => {
  const [, start = "", extra = ""] =
    /^([^,]{12,}), ((?:no|without|with no|from|the (?:easy|right|cheap|simple|lazy) way)(?: [^,]+)?)$/iu.exec(
      bare(title),
    ) ?? [];
  if (start && !/[?:|()[\]]/.test(title))
    return [
      {
        title: `${start} (${extra})`,
        what: `Set “${extra}” off in brackets`,
        why: "What it is stands alone, and what sets it apart is seen at once.",
      },
      { title: start, what: `Left out “${extra}”`, why: FEWER },
    ];
  const [, main = "", aside = ""] = ASIDE.exec(bare(title)) ?? [];
  if (
    !main ||
    /[?:|()[\],!]|[.]\s|\s[–—-]\s/.test(title) ||
    CORE.test(main) ||
    / (?:and|or|to|is|are|live|living)$/i.test(main)
  )
    return [];
  const put = (words: string) => inCasing(words, casing, true);
  const sayings: Saying[] = [
    {
      title: `${main} (${aside})`,
      what: `Set “${aside}” off in brackets`,
      why: "What it is stands alone, and what sets it apart is seen at once.",
    },
  ];
  if (
    /^(?:for|on|in)\b/i.test(aside) &&
    (actOf(title) || /^how /i.test(title)) &&
    !/for (?:free|small)|in one/i.test(aside)
  )
    sayings.push({
      title: `${put(aside)}: ${inCasing(main.split(" ")[0] as string, casing, false).replace(/^./, (c) => (casing === "sentence" ? c.toLowerCase() : c))}${main.slice((main.split(" ")[0] as string).length)}`,
      what: `Put “${aside}” first`,
      why: "What sets it apart is read first.",
    });
  if (main.split(" ").length >= 4 && /^(?:for|step|at home)/i.test(aside) && !/for free/i.test(aside))
    sayings.push({ title: main, what: `Left out “${aside}”`, why: FEWER });
  return sayings;
};

const BEING =
  /^(Lost|Stuck|Trapped|Stranded|Locked|Alone|Snowed in|Homeless) ((?:in|on|at|with|inside|under) .+?)( for (\d+ (?:hours|days|weeks|months|minutes)))?$/iu;
/** Forms of a title that says in what state somebody was: “Lost in the Amazon for 3 days”. */
export const stateForms: Family = (title, casing) => {
  const [, state = "", where = "", span = "", time = ""] = BEING.exec(bare(title)) ?? [];
  if (!state || /[?:|()[\]]/.test(title)) return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const low = put(state.toLowerCase(), false);
  return [
    {
      title: `${put("What it's like to be")} ${low} ${where}${span}`,
      what: "Opened with “What it's like to be”",
      why: "It promises to tell, and no more than that.",
    },
    {
      title: `${put("This is what being")} ${low} ${where}${span} ${put("is like", false)}`,
      what: "Said that it shows what it is like",
      why: "It promises to show it, and no more than that.",
    },
    {
      title: `I ${put("was", false)} ${low} ${where}${span}`,
      what: "Put you in it: “I was”",
      why: "A person is in it. Only if it was you.",
    },
    ...(time
      ? [
          {
            title: `${time} ${low} ${where}`,
            what: "Put the time first",
            why: "The number is what is read first.",
          },
        ]
      : []),
  ];
};
