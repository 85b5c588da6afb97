import { inCasing } from "./casing";
import { bare, FINITE } from "./form";
import { FOOD_HEAD } from "./heads";
import { type Family, GAP, LIKE, OWN, type Saying, SHOWN_HERE, SPEAKS } from "./saying";
import { thingOf } from "./thing";

/** Forms of a title that names a dish: “Easy one pot pasta”. */
export const foodForms: Family = (title, casing) => {
  const thing = thingOf(title, casing);
  if (!thing || thing.article === "my" || /^\p{L}+ing\b|\b(?:my|our)\b/iu.test(title)) return [];
  const { inside, head, article, plain } = thing;
  const [, dish = ""] = /^(.+?) recipes?$/i.exec(head) ?? [];
  if (
    !(dish || FOOD_HEAD.test(head)) ||
    /\b(?:best|worst|tour|street|review|only|recipes|day|tried|ever|prep|haul)\b/i.test(plain)
  )
    return [];
  const put = (words: string) => inCasing(words, casing, true);
  const food = (article === "a" || article === "the" ? plain : plain).replace(/ recipe\b/i, "");
  const made = dish ? food : /^an? /i.test(inside) ? inside : food;
  const sayings: Saying[] = [
    { title: `${put("How to make")} ${made}`, what: "Made it a “How to”", why: "It says that it shows how." },
    {
      title: `${put("Let's make")} ${made}`,
      what: "Opened with “Let's make”",
      why: "It invites the viewer.",
    },
    {
      title: `${put("This is how you make")} ${made}`,
      what: "Opened with “This is how you make”",
      why: SHOWN_HERE,
    },
    { title: `${put("How I make")} ${made}`, what: "Put you in it: “How I make”", why: OWN },
  ];
  if (dish)
    sayings.push({
      title: `${put("A recipe for")} ${food}`,
      what: "Opened with “A recipe for”",
      why: "What it is comes first.",
    });
  const [, base = "", minutes = ""] = /^(.+) in (\d+) minutes$/i.exec(plain) ?? [];
  if (base && !dish)
    sayings.push({
      title: `${minutes}-${inCasing("minute", casing, false)} ${base}`,
      what: "Put the time first",
      why: "The number is what is read first.",
    });
  return sayings;
};

/** Forms of a title that says where it takes place: “Inside an abandoned hospital”. */
export const placeForms: Family = (title, casing) => {
  const [, where = "", place = ""] =
    /^(Inside|Behind|Under|On board) ((?:an?|the|my|our|this|\p{L}+['’]s) .+)$/iu.exec(bare(title)) ?? [];
  if (!where || /[?:|()[\]]|\s[–—-]\s/.test(title) || FINITE.test(place)) return [];
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const all = `${put(where.toLowerCase(), false)} ${place}`;
  return [
    {
      title: `${put("This is what it looks like")} ${all}`,
      what: "Said that it shows what it looks like",
      why: LIKE,
    },
    { title: `${put("What it looks like")} ${all}`, what: "Opened with “What it looks like”", why: GAP },
    { title: `${put("A look")} ${all}`, what: "Opened with “A look”", why: LIKE },
    { title: `${put("Take a look")} ${all}`, what: "Opened with “Take a look”", why: SPEAKS },
    {
      title: `${put("Ever wondered what it looks like")} ${all}?`,
      what: "Asked who has wondered",
      why: SPEAKS,
    },
  ];
};
