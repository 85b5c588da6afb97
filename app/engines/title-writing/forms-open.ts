import { inCasing } from "./casing";
import { ANSWER, bare } from "./form";
import { FOOD_HEAD } from "./heads";
import { ASKS, type Family, isSeveral, type Saying, SHOWN_HERE, SPEAKS } from "./saying";
import { verbOfBase } from "./verb-forms";
import { PLAIN, thirdPerson } from "./verbs";

/** Forms of a title that asks how long or where: “How long does it take to learn guitar?”, “Where does all the plastic go?” */
export const takingForms: Family = (title, casing) => {
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const [, much = "", verb = "", rest = ""] =
    /^how (long|much|many \p{L}+) does it (take|cost) to (.+)\?$/iu.exec(title) ?? [];
  const [, how = "", be = "", what = ""] =
    /^how (old|big|far|deep|tall|fast|safe|hard|dangerous|rare|long|good|bad|small|hot|cold|heavy|rich|expensive) (is|are|was|were) (.+)\?$/iu.exec(
      title,
    ) ?? [];
  const [, ask = "", aux = "", who = "", plain = ""] = much
    ? []
    : (/^(where|when|how) (do|does) ((?:[\p{L}'’-]+ ){1,5})(go|live|sleep|come from|fly|grow|rise|work|eat|hide|begin|start|end|stop)\?$/iu.exec(
        title,
      ) ?? []);
  const [, no = "", all = ""] =
    /^why (don['’]t|doesn['’]t|can['’]t|won['’]t) (?!you\b|we\b|i\b|they\b)(.+)\?$/iu.exec(title) ?? [];
  const words = all.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      (PLAIN.test(word) || (verbOfBase(word) && !/^the|my|your$/i.test(words[place - 1] as string))),
  );
  const clause =
    no && at > 0 && at < 4
      ? `${put("why")} ${words.slice(0, at).join(" ")} ${put(no.toLowerCase())} ${words.slice(at).join(" ")}`
      : much
        ? `${put("how")} ${much} ${put(`it ${thirdPerson(verb.toLowerCase())} to`)} ${rest}`
        : how && what.split(" ").length < 7 && !/^(?:it|this|that|you|too)\b/i.test(what)
          ? `${put("how")} ${how} ${what} ${put(be.toLowerCase())}`
          : ask && !/^(?:i|you|we) $/i.test(who)
            ? `${put(ask.toLowerCase())} ${who}${put(/^do$/i.test(aux) ? plain : plain.replace(/^\p{L}+/u, (word) => thirdPerson(word)))}`
            : "";
  if (!clause) return [];
  return [
    { title: `${put("This is", true)} ${clause}`, what: "Made a statement of the question", why: ANSWER },
    { title: `${put("Here's", true)} ${clause}`, what: "Made a statement of the question", why: ANSWER },
    { title: `${put("Ever wondered", true)} ${clause}?`, what: "Asked who has wondered", why: ASKS },
    { title: `${put("Do you know", true)} ${clause}?`, what: "Asked the viewer", why: SPEAKS },
    { title: clause.charAt(0).toUpperCase() + clause.slice(1), what: "Named the answer", why: ANSWER },
  ];
};

const OPEN =
  /^(what|where|when|who|which) (?:is|are|was|were) (?!it\b|this\b|that\b|they\b|wrong\b)(.+)\?$/iu;

/** Forms of a title that asks what something is: “What is inflation?”. */
export const openForms: Family = (title, casing) => {
  const [, ask = "", all = ""] = OPEN.exec(title) ?? [];
  if (
    !ask ||
    /[:|()[\]]|\s[–—-]\s/.test(title) ||
    / (?:doing|going|happening|about|in|up|like)$|\b(?:you|i)\b/i.test(all)
  )
    return [];
  const verb = (title.split(" ")[1] as string).toLowerCase();
  const inside = all;
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const clause = `${put(ask.toLowerCase())} ${inside} ${put(verb)}`;
  if (all.split(" ").length > 8) return [];
  const sayings: Saying[] =
    /^(?:the )?(?:best|worst|most)/i.test(all) && / (?:to|for|in|of) /i.test(all)
      ? [
          {
            title: `${put(verb === "are" ? "These are" : "This is", true)} ${all}`,
            what: "Made a statement of the question",
            why: ANSWER,
          },
          {
            title: `${put(verb === "are" ? "Here are" : "Here's", true)} ${all}`,
            what: "Made a statement of the question",
            why: ANSWER,
          },
          { title: `${put("Looking for", true)} ${all}?`, what: "Spoke to who looks for it", why: SPEAKS },
        ]
      : [
          {
            title: `${put("This is", true)} ${clause}`,
            what: "Made a statement of the question",
            why: ANSWER,
          },
          {
            title: `${put("Here's", true)} ${clause}`,
            what: "Made a statement of the question",
            why: ANSWER,
          },
          { title: `${put("Do you know", true)} ${clause}?`, what: "Asked the viewer", why: SPEAKS },
          ...(/^what$/i.test(ask) && !/^(?:the|a|an|my|your) /i.test(all)
            ? [
                {
                  title: `${put("Understanding", true)} ${all}`,
                  what: "Opened with “Understanding”",
                  why: "It says what the viewer gets.",
                },
              ]
            : []),
          { title: `${put("Ever wondered", true)} ${clause}?`, what: "Asked who has wondered", why: ASKS },
        ];
  return sayings;
};

const BEST =
  /^(?:the )?((?:\d+ |top \d+ )?(?:best|worst|cheapest|easiest|fastest|most \p{L}+)) ((?:[\p{L}\p{N}'’-]+ ){0,4}?[\p{L}\p{N}'’-]+)((?: (?:for|in|under|to|of|on|at|i|you|that|ever) ?.*)?)$/iu;

/** Forms of a title that names the best: “Best budget laptops for students”. */
export const bestForms: Family = (title, casing) => {
  const [, best = "", things = "", rest = ""] = BEST.exec(bare(title)) ?? [];
  if (
    !best ||
    /[:|()[\]]|[.]\s|\s[–—-]\s|\?$|^best of\b/i.test(title) ||
    / (?:is|are|was) | (?:and|vs) /i.test(` ${things}${rest} `)
  )
    return [];
  const put = (words: string, isFirst = false) => inCasing(words, casing, isFirst);
  const isMany = isSeveral(things) || /\d/.test(best);
  if (
    !isMany &&
    !FOOD_HEAD.test(things) &&
    !/^the /i.test(title) &&
    !/^(?:best|cheapest|easiest|fastest) (?:way|place|time)/i.test(title)
  )
    return [];
  const all = `${put("the")} ${put(best.toLowerCase())} ${things}${rest}`;
  const sayings: Saying[] = [
    {
      title: `${put(isMany ? "These are" : "This is", true)} ${all}`,
      what: isMany ? "Opened with “These are”" : "Opened with “This is”",
      why: SHOWN_HERE,
    },
    {
      title: `${put(isMany ? "Here are" : "Here's", true)} ${all}`,
      what: isMany ? "Opened with “Here are”" : "Opened with “Here's”",
      why: SHOWN_HERE,
    },
    {
      title: all.charAt(0).toUpperCase() + all.slice(1),
      what: "Opened with “The”",
      why: "It reads as it is said.",
    },
  ];
  if (/ (?:i|my|me|we) | (?:i|my|ever)\b/i.test(` ${rest}`)) return sayings;
  if (!/\d/.test(best))
    sayings.push({
      title: `${put(isMany ? "What are" : "What is", true)} ${all}?`,
      what: "Asked it",
      why: ASKS,
    });
  if (!/^worst/i.test(best))
    sayings.push({
      title: `${put("Looking for", true)} ${all}?`,
      what: "Spoke to who looks for it",
      why: SPEAKS,
    });
  return sayings;
};
