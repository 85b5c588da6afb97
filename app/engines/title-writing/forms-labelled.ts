import { inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { type Family, insideOf, OWN, type Saying, SPEAKS } from "./saying";

const ONE = /[?|()[\]]|[.!]\s/u;

const LESSON =
  /^(?:an? |the |my )?(.+?) (tutorial|course|crash course|guide|lesson|masterclass|walkthrough|basics|fundamentals)((?: (?:for|in|with) .+)?)$/iu;

/** What a tutorial is called by and not what it teaches. */
const QUALITY =
  /^(?:an? )?(?:(?:full|complete|quick|easy|simple|beginner|beginners|beginner['’]s|step by step|ultimate|free|short|detailed|advanced|video) ?)+/iu;

/** Forms of a title that names a lesson: “React hooks tutorial”. */
export const lessonForms: Family = (title, casing) => {
  const [, all = "", kind = "", tail = ""] = LESSON.exec(bare(title)) ?? [];
  if (
    !all ||
    ONE.test(title) ||
    /:|\s[–—-]\s/.test(title) ||
    FINITE.test(all) ||
    /^(?:how|why|what|\d+|travel|city|gift|buying)\b| guide to | (?:to|of|your|my)\b/i.test(all)
  )
    return [];
  const plain = all.replace(QUALITY, "").trim();
  const topic = plain.replace(/ (?:beginners?|beginner['’]s|full|complete|quick|video)$/i, "");
  const rest = tail || (/ beginners?$/i.test(plain) ? ` ${inCasing("for beginners", casing, false)}` : "");
  if (!topic || /^(?:makeup|hair|outfit)$|(?:travel|city|gift|buying|size|food|style)$/i.test(topic))
    return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const inside = topic === all ? insideOf(topic, casing) : topic;
  const first = topic.charAt(0).toUpperCase() + topic.slice(1);
  const name = put(kind.toLowerCase(), false);
  const isSeveral = /s$/i.test(kind);
  const sayings: Saying[] = [
    {
      title: `${first}: ${isSeveral ? put("the", false) : put("a", false)} ${name}${rest}`,
      what: "Put what it is about first",
      why: "Who looks for it reads its name first.",
    },
    {
      title: `${put("Learn")} ${isSeveral ? `${inside} ${name}` : inside}${asOne(rest)}`,
      what: "Opened with “Learn”",
      why: SPEAKS,
    },
    {
      title: `${put("Want to learn")} ${inside}? ${put(isSeveral ? `The ${kind.toLowerCase()}` : `A ${kind.toLowerCase()}`)}${rest}`,
      what: "Asked who wants to learn it",
      why: SPEAKS,
    },
  ];
  if (isSeveral)
    sayings.push({
      title: `${put("The")} ${name} ${put("of", false)} ${inside}${rest}`,
      what: `Opened with “The ${kind.toLowerCase()} of”`,
      why: "What it is comes first.",
    });
  else
    sayings.push(
      {
        title: `${put(kind === "guide" ? "A guide to" : `A ${kind.toLowerCase()} on`)} ${inside}${rest}`,
        what: `Opened with “A ${kind.toLowerCase()}”`,
        why: "What it is comes first.",
      },
      {
        title: `${first}${rest}, ${put("step by step", false)}`,
        what: "Said “step by step”",
        why: `A ${kind.toLowerCase()} goes step by step. Only if yours does.`,
      },
    );
  return sayings;
};

/** Who learns “for beginners” learns as one. */
const asOne = (rest: string) =>
  rest.replace(/ for (?:absolute |complete |total )?beginners$/i, " as a beginner");

const REVIEW =
  /^(?:my |an? )?(.+?) ((?:(?:honest|full|in-depth|long-term|detailed|quick|brutally honest) )?review)(?: (after|in|for) (.+))?$/iu;

/** Forms of a title that reviews: “Sony WH-1000XM5 review after 6 months”. */
export const reviewForms: Family = (title, casing) => {
  const [, thing = "", kind = "", word = "", rest = ""] = REVIEW.exec(bare(title)) ?? [];
  if (
    !thing ||
    ONE.test(title) ||
    /[:,]|\s[–—-]\s/.test(title) ||
    FINITE.test(thing) ||
    /^(?:the|this|full|weekly|year in|code|peer|week|book|in|quick|honest)\b|\b(?:year)$/i.test(thing)
  )
    return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const name = put(kind.toLowerCase(), false);
  const tail = word ? ` ${word} ${rest}` : "";
  const first = thing.charAt(0).toUpperCase() + thing.slice(1);
  const sayings: Saying[] = [
    {
      title: `${first}: ${put(/^(?:honest|in)/i.test(kind) ? "an" : "a", false)} ${name}${tail}`,
      what: "Put what it is about first",
      why: "Who looks for it reads its name first.",
    },
    { title: `${first}: ${put("my", false)} ${name}${tail}`, what: "Said whose review it is", why: OWN },
    {
      title: `${put("My")} ${thing} ${name}${tail}`,
      what: "Said whose review it is",
      why: OWN,
    },
    { title: `${first}: ${put("what I think", false)}${tail}`, what: "Said “what I think”", why: OWN },
  ];
  if (/^after$/i.test(word))
    sayings.push({
      title: `${put("After")} ${rest}: ${put("my", false)} ${thing} ${name}`,
      what: "Put the time first",
      why: "How long it was used is what sets it apart.",
    });
  return sayings;
};
