import { capitalize } from "../casing";
import { ABSTRACT_HEAD, FOOD_HEAD, hasPreposition, NAMING_HEAD, nounPhrase, PLURAL } from "../nouns";
import { bare, type Kind, type Pattern, pattern, type Saying, say, WHY, type Writer } from "../rules";
import { readThing, type Thing } from "../thing";
import { curiosityAbout, FINITE, QUESTION_VERBS } from "../verbs";

/** Whether the words name a thing, with no verb among them. */
const isThing = (words: string) =>
  !hasPreposition(words) && !FINITE.test(words) && !/\b(?:how|why|what|when|i|we|you)\b/i.test(words);

/** Patterns of titles that name a thing: “My small kitchen”, “The sauce that changed how I cook”. */
export const THING_PATTERNS: Pattern[] = [
  pattern(
    "Opened with “This is my”",
    "It puts you in the title.",
    /^(My (?!\d).+)$/iu,
    ([rest = ""], { leadSurely }) =>
      FINITE.test(rest) ||
      / and /i.test(rest) ||
      / (?:\p{L}+ed|built|made|bought|gave|left|got|broke|lost|found) (?:to|us|my|me|the|a|an|his|her)\b/iu.test(
        rest,
      )
        ? null
        : leadSurely(PLURAL.test(nounPhrase(rest)) ? "These are" : "This is", bare(rest)),
  ),
  pattern(
    "Pointed with “This”",
    WHY.obvious,
    /^(?:The|A|An|One) ((?:[\p{L}'’-]+ ){1,4})(?:that|which|who) ((?:\p{L}+ed|always|\p{L}{3,}[^s]s|made|beat|broke|taught|built|won|lost|got|makes|saves|changes|tastes|fits|works|costs|beats|never|will|can|keeps|does|is|was|has|went|won['’]t|can['’]t|doesn['’]t)(?: .+)?)$/iu,
    ([thing = "", does = ""], { begin }) =>
      PLURAL.test(thing.trim()) || !isThing(thing) ? null : `${begin("This")} ${thing}${bare(does)}`,
  ),
  pattern(
    "Opened with “How this”",
    WHY.gap,
    /^(This|These) ((?:\S+ ){1,4})(changed|saved|ruined|taught|beat|broke|fixed|turned|became|survived|won|sounds|tastes|looks|costs|makes|saves|beats|fits|feels|lasts) (.+)$/iu,
    ([point = "", thing = "", verb = "", rest = ""], { begin, put }) =>
      !isThing(thing) ? null : `${begin("How")} ${put(point.toLowerCase())} ${thing}${verb} ${bare(rest)}`,
  ),
  pattern(
    "Named it: “The … that”",
    "The thing comes first, then what it did.",
    /^(?:This) ((?:\S+ ){1,4})(changed|saved|ruined|taught|beat|broke|fixed|turned|became|survived|won|sounds|tastes|looks|costs|makes|saves|beats|fits|feels|lasts) (.+)$/iu,
    ([thing = "", verb = "", rest = ""], { begin, put }) =>
      !isThing(thing) ? null : `${begin("The")} ${thing}${put("that")} ${verb} ${bare(rest)}`,
  ),
  pattern(
    "Opened with “This is”",
    WHY.obvious,
    /^(An? (?:\p{L}+ ){1,4}(?:in|of|for|with|from|at|on) .+)$/iu,
    ([rest = ""], { leadSurely }) => {
      const thing = nounPhrase(rest).split(" ");
      return FINITE.test(rest) ||
        thing.some((word) => curiosityAbout(word) || /ed$/i.test(word) || QUESTION_VERBS.test(word)) ||
        /\b(?:guide|tour|tutorial|recipe|lesson|day|week|\d)\b/i.test(rest)
        ? null
        : leadSurely("This is", bare(rest));
    },
  ),
];

/** Things that do not look like anything. */
const isAbstract = ({ head, plain }: Thing) =>
  ABSTRACT_HEAD.test(head) ||
  / (?:that|which|who|for beginners|for dummies|for kids|explained)\b|^(?:day|time|moment|year|night|week) (?:i|we|my)\b|^only\b/i.test(
    plain,
  );

/** A title that names a thing: “Budget home office setup”. */
export const thingKind: Kind = (title, writer) => {
  const { put, opening } = writer;
  const thing = readThing(title, writer.casing);
  if (!thing) return [];
  const { inside, isPlural } = thing;
  return [
    opening(isPlural ? "These are" : "This is", inside, WHY.obvious),
    opening(isPlural ? "Here are" : "Here's", inside, WHY.obvious),
    opening("A look at", inside, WHY.shows),
    opening("Take a look at", inside, WHY.speaks),
    say(`${capitalize(bare(title))}: ${put("a closer look")}`, "Added “a closer look”", WHY.shows),
    ...(isAbstract(thing)
      ? [opening("Let's talk about", inside, WHY.speaks), ...sayForBeginners(thing, writer)]
      : sayLooks(thing, writer)),
    ...sayMeeting(thing, title, writer),
    ...sayOwn(thing, writer),
    ...(thing.article === "added" ? [say(capitalize(inside), "Gave it its article", WHY.natural)] : []),
    ...(thing.article === "my" ? sayTour(thing, writer) : []),
  ];
};

/** What can be seen. */
function sayLooks({ inside, isPlural, article }: Thing, { begin, put, opening, question }: Writer): Saying[] {
  const like = isPlural ? "look like" : "looks like";
  const looks = `${inside} ${put(like)}`;
  const sayings = [
    opening("What", looks, WHY.gap, `What … ${like}`),
    say(`${begin("This is what")} ${looks}`, `Said that it shows what it ${like}`, WHY.shows),
  ];
  if (article !== "none" || isPlural)
    sayings.push(question("Want to see", inside, "Asked who wants to see it", WHY.speaks));
  return sayings;
}

/** Somebody to meet, or a day to tell of. */
function sayMeeting({ inside, plain, article }: Thing, title: string, { opening }: Writer): Saying[] {
  if (
    article !== "none" &&
    /^(?:\p{L}+ )?(?:man|woman|girl|boy|kid|guy|person|people|family|couple|dog|cat|teacher|farmer|chef|artist) (?:who|that) /iu.test(
      plain,
    )
  )
    return [opening("Meet", inside, WHY.speaks)];
  if (!/^the (?:day|time|moment|year|night|week) (?:i|we|my)\b/i.test(title)) return [];
  return [opening("What happened", inside, WHY.gap), opening("This is what happened", inside, WHY.obvious)];
}

const FOR_BEGINNERS = / for (?:absolute |complete |total )?beginners$/i;

/** “Excel pivot tables for beginners” is there to learn from. */
function sayForBeginners({ inside, plain, article }: Thing, { begin }: Writer): Saying[] {
  const topic = plain.replace(FOR_BEGINNERS, "");
  if (topic === plain || NAMING_HEAD.test(topic)) return [];
  const sayings = [
    say(
      `${begin("A beginner's look at")} ${inside.replace(FOR_BEGINNERS, "")}`,
      "Put who it is for first",
      "The right viewers see it at once.",
    ),
  ];
  if (article !== "added")
    sayings.unshift(
      say(`${begin("New to")} ${topic}? ${begin("Start here")}`, "Spoke to beginners", WHY.speaks),
    );
  return sayings;
}

/** What the creator may have made. */
function sayOwn({ article, head, plain, isPlural }: Thing, { begin }: Writer): Saying[] {
  const isMade =
    article === "added" ||
    (isPlural &&
      /\b(?:tips|tricks|ideas|recipes|basics|hacks|swaps|favou?rites|essentials|outfits)$/i.test(head));
  if (!isMade || /\b(?:minecraft|history|game|world|my)\b/i.test(plain)) return [];
  return [
    say(
      `${begin("My")} ${plain}`,
      "Put you in it: “My”",
      "It puts you in the title. Use it only if it is yours.",
    ),
  ];
}

/** What the creator can show: “My small kitchen tour”. */
function sayTour({ inside, head, plain }: Thing, { opening }: Writer): Saying[] {
  const isTour = plain === head && /. tour$/i.test(head);
  if (!isTour) return [opening("Let me show you", inside, WHY.personSpeaks)];
  const room = inside.replace(/ tour$/i, "");
  return [
    opening("Let me show you", room, WHY.personSpeaks),
    opening("A tour of", room, WHY.kindFirst),
    opening("Come and see", room, WHY.speaks),
    opening("Inside", room, "It says where it takes place, in fewer words."),
  ];
}

/** A title that names a dish: “Easy one pot pasta”. */
export const dishKind: Kind = (title, { casing, begin, put, opening }) => {
  const thing = readThing(title, casing);
  if (!thing || thing.article === "my" || /^\p{L}+ing\b|\b(?:my|our)\b/iu.test(title)) return [];
  const { inside, head, plain } = thing;
  const isRecipe = /. recipes?$/i.test(head);
  if (
    !(isRecipe || FOOD_HEAD.test(head)) ||
    /\b(?:best|worst|tour|street|review|only|recipes|day|tried|ever|prep|haul)\b/i.test(plain)
  )
    return [];
  const food = plain.replace(/ recipe\b/i, "");
  const made = !isRecipe && /^an? /i.test(inside) ? inside : food;
  const sayings = [
    say(`${begin("How to make")} ${made}`, "Made it a “How to”", WHY.howTo),
    opening("Let's make", made, WHY.invites),
    opening("This is how you make", made, WHY.obvious),
    say(`${begin("How I make")} ${made}`, "Put you in it: “How I make”", WHY.own),
  ];
  const [, dish = "", minutes = ""] = /^(.+) in (\d+) minutes$/i.exec(plain) ?? [];
  if (isRecipe) sayings.push(opening("A recipe for", food, WHY.kindFirst));
  else if (dish) sayings.push(say(`${minutes}-${put("minute")} ${dish}`, "Put the time first", WHY.number));
  return sayings;
};

/** A title that says where it takes place: “Inside an abandoned hospital”. */
export const placeKind: Kind = (title, { begin, put, opening, question }) => {
  const [, where = "", place = ""] =
    /^(Inside|Behind|Under|On board) ((?:an?|the|my|our|this|\p{L}+['’]s) .+)$/iu.exec(bare(title)) ?? [];
  if (!where || /[?:|()[\]]|\s[–—-]\s/.test(title) || FINITE.test(place)) return [];
  const all = `${put(where.toLowerCase())} ${place}`;
  return [
    say(`${begin("This is what it looks like")} ${all}`, "Said that it shows what it looks like", WHY.shows),
    opening("What it looks like", all, WHY.gap),
    opening("A look", all, WHY.shows),
    opening("Take a look", all, WHY.speaks),
    question("Ever wondered what it looks like", all, "Asked who has wondered", WHY.speaks),
  ];
};
