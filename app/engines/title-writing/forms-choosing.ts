import { inCasing } from "./casing";
import { bare } from "./form";
import { ASKS, type Family, insideOf, isSeveral, type Saying, SPEAKS } from "./saying";

const VERSUS = /^(.{2,45}?) (?:vs\.?|versus) (.{2,45}?)$/iu;
/** What is said of both behind the second: “… for students”. */
const OF_BOTH = /^(.+?)( (?:for|in|on|under|after|at) .+)$/iu;

/** Forms of a title that sets one against another: “Notion vs Obsidian”. */
export const choosingForms: Family = (title, casing) => {
  const [, one = "", all = ""] = VERSUS.exec(bare(title)) ?? [];
  if (
    !/\p{L}|[$£€]/u.test(one) ||
    /^code /i.test(all) ||
    /[?:|()[\]]|\s[–—-]\s| (?:vs\.?|versus|or) /iu.test(`${one} ${all}`) ||
    /\b(?:i|we|game|match|highlights|which|who|is|are)\b/i.test(title)
  )
    return [];
  const [, other = all, both = ""] = OF_BOTH.exec(all) ?? [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const inside = insideOf(one, casing);
  const turned = other.charAt(0).toUpperCase() + other.slice(1);
  // “$5 vs $500 headphones”: the first has its noun from the second, and cannot come behind it.
  const isShared =
    one.split(" ").length < other.split(" ").length &&
    /^(?:\$|£|€|\d|cheap|expensive|old|new|budget|real|fake)/i.test(one);
  const sayings: Saying[] = [
    {
      title: `${one} ${put("or")} ${other}${both}?`,
      what: "Made a choice of it: “or”",
      why: "It asks for one of the two.",
    },
    {
      title: `${one} ${put("or")} ${other}${both}: ${put("which would you choose?")}`,
      what: "Asked the viewer to choose",
      why: SPEAKS,
    },
    {
      title: `${one} ${put("and")} ${other}${both}, ${put("side by side")}`,
      what: "Said “side by side” for “vs”",
      why: "It promises to show both.",
    },
    {
      title: `${put("How", true)} ${inside} ${isSeveral(one) ? put("compare with") : put("compares with")} ${other}${both}`,
      what: "Opened with “How … compares”",
      why: "It says that there is an answer, and the answer is in the video.",
    },
  ];
  if (!isShared)
    sayings.push(
      ...(both
        ? []
        : [
            {
              title: `${put("Should you choose", true)} ${inside} ${put("or")} ${other}${both}?`,
              what: "Asked for the viewer",
              why: ASKS,
            },
          ]),
      {
        title: `${put("The difference between", true)} ${inside} ${put("and")} ${other}${both}`,
        what: "Opened with “The difference between”",
        why: "It names what is to be learned.",
      },
      {
        title: `${turned} vs ${inside}${both}`,
        what: "Put the second first",
        why: "What comes first is read first: put there what more people look for.",
      },
    );
  return sayings;
};
