import type { KnownKindName, ReadIdea } from "../engines/ideas";
import { type FormatName, kindOfFormat } from "./formats";
import type { Form } from "./idea-form";

/** The kinds of video that an idea names, without those that its words mean otherwise. */
export function kindsOfIdea(idea: string, kinds: KnownKindName[]): KnownKindName[] {
  return kinds.filter(
    (kind) => !UNTOLD.has(kind) && !MISREAD[kind]?.test(idea) && (MEANT[kind]?.test(idea) ?? true),
  );
}

/** Kinds that tell nothing of an idea before it is a title: a part's number, a question mark. */
const UNTOLD = new Set<KnownKindName>(["episode", "question"]);

/** Words that a kind is read by, where they say something else. */
const MISREAD: { [Kind in KnownKindName]?: RegExp } = {
  // A time to be met, or a strength at chess.
  price:
    /\bunder \d+ (?:items|pieces|subs\w*|followers|calories|words|people|players|miles|km|kg|lbs|grams)\b|\bunder [\p{L}\d]+[ -]?(?:hours?|minutes?|mins?|seconds?|secs?|days?|weeks?)\b|\bchess\b.*\bunder \d+/iu,
  minutes: /\b(?:sub|under|every|last) ?[\p{L}\d]+[ -]?(?:minutes?|mins?|seconds?|secs?)\b/iu,
  days: /\b(?:aos|a los|mit|at|[àa]) \d+ (?:anos|años|ans|anni|jahren?|years)\b/iu,
  tips: /\b(?:magic|card|coin|rope|skate(?:board)?|dog) tricks?\b|\btrick shots?\b|\bikea hack|\bsecret (?:agent|service|santa|garden|history)\b/iu,
  trouble:
    /\b(?:a|as|am|im|when|while|for) broke\b|\bbroke (?:student|college|people|guy|girl|person|mom|dad|millennial)|\bquit|\bnobody (?:tells|told)|\b(?:math|word|physics) problems?\b|\bdeje de\b|\blarguei\b/iu,
  vlog: /\bholidays? (?!vlog|diar)\p{L}+|\bacid trip|\btrip (?:hazard|wire)/iu,
  building:
    /\bmade \$?\d|\b(?:money|much).* made\b|\bmaking (?:us|me|them|people|a (?:difference|living|mess))\b/iu,
  announcement: /\b(?:camp(?:er|ing)|travel|utility|boat) trailer|\bnews ?(?:paper|letter)/iu,
  interview: /\d ?ft\b|\b(?:sq|square) ?f(?:t|eet)\b/iu,
  review: /\btest(?:osterone| drive)|\btrying to (?:conceive|get)\b/iu,
};
/** Kinds that one word alone says too little of. */
const MEANT: { [Kind in KnownKindName]?: RegExp } = {
  // Surviving is a challenge only where somebody dares to do it or does it for a while.
  challenge:
    /^(?!.*(?:surviv|überleb|sobreviv|sopravviv))|\b(?:i|we|can you|could you|challenge|\d+|one|days?|nights?|weeks?|hours?|with only|without|alone|ich|wir|tage?|d[ií]as?|dias|jours?|giorni)\b/iu,
  live: /\blive ?-?stream|\bgoing live\b|^live\b|\blive (?:q|reaction|show|session|trading)|\b(?:ao|en) vivo\b|\ben directo?\b|\bin diretta\b|直播|配信|라이브|стрим/iu,
};

/** Kinds that say something only of ideas of some forms: who tells it, and that it names a best. */
const OF_FORMS: { [Kind in KnownKindName]?: Form[] } = {
  me: ["story", "decision", "feat", "use", "trouble"],
  superlative: ["ranking", "pick", "explained", "question", "opinion", "comparison"],
  building: ["made", "restore", "challenge", "dared", "trial", "feat", "how to"],
  trouble: ["trouble", "explained", "reaction", "challenge", "dared", "tips", "question", "bought"],
  challenge: ["challenge", "dared", "trial"],
  days: [
    "challenge",
    "dared",
    "trial",
    "use",
    "feat",
    "story",
    "day",
    "how to",
    "trouble",
    "made",
    "restore",
    "workout",
  ],
  newest: ["news", "rumor", "review", "comparison"],
  announcement: ["news", "rumor", "reaction"],
  review: ["review", "worth", "use", "comparison", "test", "pick", "bought", "cheap", "tasted"],
  comparison: ["comparison", "worth", "ranking", "review", "test", "use", "explained", "lesson", "pick"],
  learn: ["how to", "lesson", "workout", "trial", "recipe"],
};

/** Forms that are of a kind whatever their words. */
const KIND_OF_FORM: { [Of in Form]?: KnownKindName } = {
  comparison: "comparison",
  challenge: "challenge",
  dared: "challenge",
  review: "review",
  restore: "building",
};
/** Niches of things that are reviewed after a time of use. */
const OF_THINGS = new Set<ReadIdea["niche"]>(["tech", "cars", "photo", "beauty", "diy", "sports"]);

/** The kinds that are said of an idea of a form: those that it names, and the form's own. */
export function kindsOfForm(form: Form, { niche }: ReadIdea, kinds: KnownKindName[]): KnownKindName[] {
  const isSoftware = niche === "software" || niche === "ai";
  const isReview = form === "use" && (OF_THINGS.has(niche) || kinds.includes("review"));
  const own = isReview ? "review" : KIND_OF_FORM[form];
  // The days of a review or of a stay count nothing that somebody waits for.
  const isTimed = !isReview && !(form === "day" && niche === "travel");
  const all = new Set([...kinds.filter((kind) => kind !== "me"), ...(own ? [own] : []), ...kinds]);
  return [...all].filter(
    (kind) =>
      kind === own ||
      (kind === "software"
        ? isSoftware
        : (OF_FORMS[kind]?.includes(form) ?? true) && (kind !== "days" || isTimed)),
  );
}

/** What an idea of a form could be told as, the nearest first. Of other forms it is what it is. */
const OF_FORM: { [Of in Form]?: FormatName[] } = {
  "how to": ["steps", "beginner", "minutes"],
  lesson: ["beginner", "steps", "minutes"],
  recipe: ["steps", "beginner", "minutes"],
  workout: ["minutes", "beginner"],
  made: ["steps"],
  method: ["steps"],
  day: ["lesson"],
  feat: ["lesson"],
  question: ["explained"],
  problem: ["explained"],
  explained: ["explained", "minutes"],
};
/** Niches that somebody begins with, and those whose subjects are explained. */
const BEGUN = new Set<ReadIdea["niche"]>([
  "gaming",
  "music",
  "sports",
  "finance",
  "business",
  "fitness",
  "cooking",
]);
const EXPLAINED = new Set<ReadIdea["niche"]>([
  "finance",
  "wellness",
  "software",
  "ai",
  "education",
  "business",
]);
/** Nobody is a beginner of their own child. */
const NOT_BEGUN = new Set<ReadIdea["niche"]>(["pets", "parenting", "wellness", "entertainment"]);
/** Niches of which a story is not told as a lesson, and ideas of no niche. */
const UNTAUGHT = new Set<ReadIdea["niche"]>(["entertainment", "gaming", null]);

/** Longer ideas are about a part of a subject, for who has begun. */
const LONGEST_BEGUN = 2;

function offeredFor(form: Form, { niche }: ReadIdea): FormatName[] {
  if (form === "subject")
    return [
      ...(BEGUN.has(niche) ? ["beginner" as const] : []),
      ...(EXPLAINED.has(niche) ? ["explained" as const] : []),
    ];
  // Things are compared by who has tried them, what is only known is explained.
  if (form === "comparison") return EXPLAINED.has(niche) ? ["explained"] : [];
  return OF_FORM[form] ?? [];
}

/** Up to two formats that did well elsewhere and that the idea does not have yet. */
export function formatsFor(idea: string, form: Form, read: ReadIdea, own: KnownKindName[]): FormatName[] {
  const { niche } = read;
  const isForSome = own.includes("list") || FOR_SOMEBODY.test(idea) || (form === "how to" && niche === null);
  const isLong = idea.split(/\s+/).length > LONGEST_BEGUN;
  return offeredFor(form, read)
    .filter(
      (one) =>
        !own.includes(kindOfFormat(one)) &&
        !(one === "minutes" && !isShort(idea, form, read, own)) &&
        !(one === "beginner" && (isForSome || (form === "subject" && isLong) || NOT_BEGUN.has(niche))) &&
        !(one === "lesson" && UNTAUGHT.has(niche)) &&
        !(kindOfFormat(one) === "explained" && PLAYED_WITH.test(idea)) &&
        !(one === "steps" && DAILY.test(idea)),
    )
    .slice(0, 2);
}

/** What is played with or laughed at, whatever it is about: "dinosaur toys", "history memes". */
const PLAYED_WITH =
  /\b(?:toys?|figurines?|plush\w*|lego|memes?|pranks?|cosplay\w*|costumes?|compilations?|fairs?)\b/iu;

/** Whether it may be told within minutes: what says its own time, or takes hours, is not. */
function isShort(idea: string, form: Form, { niche }: ReadIdea, own: KnownKindName[]): boolean {
  if (own.includes("days") || TIMED.test(idea)) return false;
  if (form === "workout") return SESSION.test(idea);
  if (form === "recipe") return QUICK.test(idea) && !SLOW.test(idea);
  return form === "explained" && niche === "education";
}
const TIMED = /\d|\b(?:hours?|days?|weeks?|months?|years?|nights?|time|forever)\b/i;
/** Dishes that are done within half an hour; of others nobody knows. */
const QUICK =
  /\b(?:quick|easy|air fryer|fast|lazy|weeknight|toasts?|sandwich\w*|wraps?|salads?|omelette?s?|eggs?|stir fry|fried rice|noodles?|pasta|spaghetti|carbonara|quesadillas?|tacos?|pancakes?|smoothies?|oatmeal|porridge|breakfast|snacks?|schnell\w*|nudeln|salate?|r[uü]hrei|omelett|pfannkuchen|fr[uü]hst[uü]ck|r[aá]pid[ao]s?|ensaladas?|huevos?|tortilla|desayuno|salada|ovos?|tapioca|panquecas?|rapides?|p[aâ]tes|salade|[oœ]ufs?|cr[eê]pes?|veloc[ei]|insalat[ae]|uova|frittata)\b/iu;
/** Dishes that take hours. */
const SLOW =
  /\b(?:sourdough|brisket|ferment\w*|kimchi|slow|smoked|starter|croissants?|from scratch|meal prep|bread|broth|wedding|congelar|freez\w*|pickl\w*|stew|ramen)\b/i;
/** What is done again and again has no steps. */
const DAILY =
  /\b(?:every (?:day|morning|night|week)|daily|jeden tag|cada d[ií]a|todos (?:los|os) d[ií]as|tous les jours|ogni giorno)\b/iu;
/** Exercise that is done in one go. */
const SESSION =
  /\b(?:workouts?|exercises?|stretch\w*|yoga|pilates|hiit|cardio|abs|core|mobility|warm ?up|cool ?down|routine|training|session|[uü]bungen|dehnen|ejercicios|rutina|estiramientos|entrenamiento|exerc[ií]cios|treino|alongamento|exercices|s[eé]ance|[eé]tirements|esercizi|allenamento|latihan|olahraga)\b/iu;
/** Whom it is for is said, or no beginner would look for it. */
const FOR_SOMEBODY =
  /anf[aä]nger|principiante|beginner|iniciante|d[eé]butant|pemula|\b(?:advanced|expert|pro|kids?|adults|women|men|seniors|toddlers?)\b|\s(?:under|at \d+|nonna|abuela|grand(?:ma|mother)|oma|av[oó]|grand-mère|for|für|i|my|we|me|your first|first)(?:\s|$)/iu;
