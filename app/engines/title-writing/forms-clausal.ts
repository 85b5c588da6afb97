import { actOf } from "./act";
import { type Casing, inCasing } from "./casing";
import { bare } from "./form";
import { ASKS, type Family, GAP, type Saying, SHOWN_HERE, SPEAKS, saying } from "./saying";

/** Behind these, “why” or “how” asks instead of telling. */
const ASKING =
  /^(?:how|why|what|where|when|who) (?:do|does|did|is|are|was|were|can|can['’]t|don['’]t|doesn['’]t|should|would|will|isn['’]t|aren['’]t|am|has|have)\b/i;

/** Where the question asks for the subject, it stands as in a statement: “What would happen if …?”. */
const SUBJECT_ASKED =
  /^(?:what (?:(?:would|will|could) happen|happens|makes|causes|caused|happened) .+|who (?:invented|built|made|owns|killed|discovered|wrote|painted|started|won) .+)$/i;

const CLAUSE =
  /^(?:This is |Here['’]s |See )?((?:how|why) (?:I|we|you|my|your|our|the|this|these|that|a|an|every|most|nobody|no one|everyone|people|it|they|he|she|\p{L}+s?) .+|how (?:much|many|long|far|often|old|big|fast)(?: \p{L}+)? (?:I|we|you|it|my|your|the|a|an|people) .+|what['’]s (?:in|on|inside|under|behind) .+|what (?:I|we|you|my|your|our|the|a|an|every|most|nobody|no one|everyone|people|it|they|he|she|happens|happened|makes|causes|caused|(?:would|will|could) happen|\d+) .+|who (?:invented|built|made|owns|killed|discovered|wrote|painted|started|won) .+)\??$/iu;

/** Forms of a title that is a clause: “Why cats purr”, “How I built a shed”, “What I eat in a day”. */
export const clausalForms: Family = (title, casing) => {
  const [, way = ""] = /^How to ([^?:|()[\]]{4,})$/iu.exec(bare(title)) ?? [];
  if (way && !actOf(title)) return toDo(way, casing);
  const [place = ""] = /^(?:where|when|what) to \p{L}+ .+$/iu.exec(bare(title)) ?? [];
  const [, living = ""] = /^what(?: is|['’]s) it like (.+)\?$/iu.exec(title) ?? [];
  if ((place || living) && !/[?:|()[\]]|[.!]\s|\s[–—-]\s/.test(place || living))
    return places(place || `What it's like ${living}`, casing);
  const [, clause] = CLAUSE.exec(title) ?? [];
  if (
    !clause ||
    (ASKING.test(clause) && !SUBJECT_ASKED.test(clause)) ||
    /^how to\b|^(?:how|what) (?:about|the hell)\b|^how (?:much|many|long|far|often)(?: \p{L}+)? (?:do|does|did|is|are|can)\b/iu.test(
      clause,
    )
  )
    return [];
  if (
    /[?:|()[\]]|[.!]\s|\s[–—-]\s|, (?:then|and|but|so) /iu.test(bare(clause)) ||
    (/\?$/.test(title) && !SUBJECT_ASKED.test(clause))
  )
    return [];
  const rest = bare(clause).replace(/^\p{L}+/u, (word) => inCasing(word.toLowerCase(), casing, false));
  const put = (words: string) => `${inCasing(words, casing, true)} ${rest}`;
  const first = rest.split(" ")[0]?.toLowerCase() ?? "";
  const isOwn = /\b(?:i|we|my|our|me|us)\b/i.test(rest);
  const sayings: Saying[] = [
    { title: put("This is"), what: `Opened with “This is ${first}”`, why: SHOWN_HERE },
    { title: put("Here's"), what: `Opened with “Here's ${first}”`, why: SHOWN_HERE },
  ];
  if (isOwn) {
    if (first !== "why") sayings.push({ title: put("See"), what: `Opened with “See ${first}”`, why: SPEAKS });
    if (first !== "why")
      sayings.push({
        title: put("Let me show you"),
        what: "Opened with “Let me show you”",
        why: "A person is in it, and it speaks to the viewer.",
      });
    if (first === "why")
      sayings.push({
        title: put("Let me tell you"),
        what: "Opened with “Let me tell you”",
        why: "A person is in it, and it speaks to the viewer.",
      });
    sayings.push({ title: `${put("Want to know")}?`, what: "Asked who wants to know", why: SPEAKS });
  } else {
    sayings.push(
      { title: `${put("Do you know")}?`, what: "Asked the viewer", why: ASKS },
      { title: `${put("Ever wondered")}?`, what: "Asked the viewer", why: ASKS },
      { title: `${put("Want to know")}?`, what: "Asked who wants to know", why: SPEAKS },
    );
  }
  sayings.push(
    ...saying(
      first === "why" ? sentenceOf(rest, casing) : null,
      "Gave the answer its own sentence",
      "The claim comes first, and the reason is promised.",
    ),
  );
  return sayings;
};

/** “How to” with a verb that has no forms here, or that nobody shows: “How to be more confident”. */
function toDo(way: string, casing: Casing): Saying[] {
  const put = (words: string) => inCasing(words, casing, true);
  return [
    { title: `${put("This is how to")} ${way}`, what: "Opened with “This is how to”", why: SHOWN_HERE },
    { title: `${put("Here's how to")} ${way}`, what: "Opened with “Here's how to”", why: SHOWN_HERE },
    { title: `${put("Want to know how to")} ${way}?`, what: "Asked who wants to know", why: SPEAKS },
    ...(/^not\b/i.test(way)
      ? []
      : [
          {
            title: `${put("Want to")} ${way}? ${put("Here's how")}`,
            what: "Asked who wants to",
            why: SPEAKS,
          },
          { title: `${put("How you can")} ${way}`, what: "Opened with “How you can”", why: SPEAKS },
        ]),
  ];
}

/** “Where to eat in Rome”, “What it's like to live there”. */
function places(clause: string, casing: Casing): Saying[] {
  const [first = ""] = clause.split(" ");
  const rest = `${inCasing(first.toLowerCase(), casing, false)}${inCasing(clause.slice(first.length), casing, false)}`;
  const put = (words: string) => `${inCasing(words, casing, true)} ${rest}`;
  return [
    { title: put("This is"), what: `Opened with “This is ${first.toLowerCase()}”`, why: SHOWN_HERE },
    { title: put("Here's"), what: `Opened with “Here's ${first.toLowerCase()}”`, why: SHOWN_HERE },
    { title: `${put("Want to know")}?`, what: "Asked who wants to know", why: SPEAKS },
    { title: `${put("Do you know")}?`, what: "Asked the viewer", why: ASKS },
    ...(/ it['’]s like /i.test(clause)
      ? [{ title: clause, what: "Made a statement of the question", why: GAP }]
      : []),
  ];
}

/** “Why I left. …”: what is claimed, and that the reason comes. */
function sentenceOf(rest: string, casing: Casing): string {
  const said = rest.replace(/^\p{L}+ /u, "");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. ${inCasing("Here's why", casing, true)}`;
}
