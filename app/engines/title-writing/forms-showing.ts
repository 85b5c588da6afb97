import { type Casing, inCasing } from "./casing";
import { bare } from "./form";
import { ABSTRACT_HEAD, NAMING_HEAD } from "./heads";
import { type Family, GAP, LIKE, OWN, type Saying, SHOWN_HERE, SPEAKS } from "./saying";
import { type Thing, thingOf } from "./thing";

/** Forms of a title that names a thing. */
export const showingForms: Family = (title, casing) => {
  const thing = thingOf(title, casing);
  if (!thing) return [];
  const { inside, plain, isPlural, article, head } = thing;
  const put = (words: string, isFirst = true) => inCasing(words, casing, isFirst);
  const first = bare(title).charAt(0).toUpperCase() + bare(title).slice(1);
  const told = (words: string): Saying => ({
    title: `${put(words)} ${inside}`,
    what: `Opened with “${words}”`,
    why: SHOWN_HERE,
  });
  const isAbstract =
    ABSTRACT_HEAD.test(head) ||
    / (?:that|which|who|for beginners|for dummies|for kids|explained)\b|^(?:day|time|moment|year|night|week) (?:i|we|my)\b/i.test(
      plain,
    ) ||
    /^only\b/i.test(plain);
  const like = isPlural ? "look like" : "looks like";
  return [
    told(isPlural ? "These are" : "This is"),
    told(isPlural ? "Here are" : "Here's"),
    { ...told("A look at"), why: LIKE },
    { ...told("Take a look at"), why: SPEAKS },
    { title: `${first}: ${put("a closer look", false)}`, what: "Added “a closer look”", why: LIKE },
    ...(isAbstract
      ? [{ ...told("Let's talk about"), why: SPEAKS }, ...learned(thing, casing)]
      : [
          {
            title: `${put("What")} ${inside} ${put(like, false)}`,
            what: `Opened with “What … ${like}”`,
            why: GAP,
          },
          {
            title: `${put("This is what")} ${inside} ${put(like, false)}`,
            what: `Said that it shows what it ${like}`,
            why: LIKE,
          },
          ...(article === "none" && !isPlural
            ? []
            : [
                { title: `${put("Want to see")} ${inside}?`, what: "Asked who wants to see it", why: SPEAKS },
              ]),
        ]),
    ...people(thing, title, casing),
    ...owned(thing, casing),
    ...(article === "given"
      ? [
          {
            title: inside.charAt(0).toUpperCase() + inside.slice(1),
            what: "Gave it its article",
            why: "It reads as it is said.",
          },
        ]
      : []),
    ...(article === "my" ? tours(thing, casing) : []),
  ];
};

/** Who can be met, and the day of which something is told. */
function people({ inside, plain, article }: Thing, title: string, casing: Casing): Saying[] {
  const put = (words: string) => inCasing(words, casing, true);
  if (
    article !== "none" &&
    /^(?:\p{L}+ )?(?:man|woman|girl|boy|kid|guy|person|people|family|couple|dog|cat|teacher|farmer|chef|artist) (?:who|that) /iu.test(
      plain,
    )
  )
    return [{ title: `${put("Meet")} ${inside}`, what: "Opened with “Meet”", why: SPEAKS }];
  if (!/^the (?:day|time|moment|year|night|week) (?:i|we|my)\b/i.test(title)) return [];
  return [
    { title: `${put("What happened")} ${inside}`, what: "Opened with “What happened”", why: GAP },
    {
      title: `${put("This is what happened")} ${inside}`,
      what: "Opened with “This is what happened”",
      why: SHOWN_HERE,
    },
  ];
}

/** “Excel pivot tables for beginners” is there to learn from. */
function learned({ inside, plain, article }: Thing, casing: Casing): Saying[] {
  const [, topic = ""] = /^(.+) for (?:absolute |complete |total )?beginners$/i.exec(plain) ?? [];
  if (!topic || NAMING_HEAD.test(topic)) return [];
  const put = (words: string) => inCasing(words, casing, true);
  return [
    ...(article === "given"
      ? []
      : [
          {
            title: `${put("New to")} ${topic}? ${put("Start here")}`,
            what: "Spoke to beginners",
            why: SPEAKS,
          },
        ]),
    {
      title: `${put("A beginner's look at")} ${inside.replace(/ for (?:absolute |complete |total )?beginners$/i, "")}`,
      what: "Put who it is for first",
      why: "Those it is for see it at once.",
    },
  ];
}

function owned({ article, head, plain, isPlural }: Thing, casing: Casing): Saying[] {
  const isMade =
    article === "given" ||
    (isPlural &&
      /\b(?:tips|tricks|ideas|recipes|basics|hacks|swaps|favou?rites|essentials|outfits)$/i.test(head));
  if (!isMade || /\b(?:minecraft|history|game|world)\b/i.test(plain) || /\bmy\b/i.test(plain)) return [];
  return [
    {
      title: `${inCasing("My", casing, true)} ${plain}`,
      what: "Put you in it: “My”",
      why: OWN.replace("it is you who does it", "it is yours"),
    },
  ];
}

/** What is one's own can be shown: “My small kitchen tour”. */
function tours({ inside, head, plain }: Thing, casing: Casing): Saying[] {
  const put = (words: string) => inCasing(words, casing, true);
  const [, room = ""] = plain === head ? (/^(.+) tour$/i.exec(head) ?? []) : [];
  const mine = room ? inside.replace(/ tour$/i, "") : inside;
  const sayings: Saying[] = [
    {
      title: `${put("Let me show you")} ${mine}`,
      what: "Opened with “Let me show you”",
      why: "A person is in it, and it speaks to the viewer.",
    },
  ];
  if (!room) return sayings;
  return [
    ...sayings,
    { title: `${put("A tour of")} ${mine}`, what: "Opened with “A tour of”", why: "What it is comes first." },
    { title: `${put("Come and see")} ${mine}`, what: "Opened with “Come and see”", why: SPEAKS },
    {
      title: `${put("Inside")} ${mine}`,
      what: "Opened with “Inside”",
      why: "It says where it takes place, in fewer words.",
    },
  ];
}
