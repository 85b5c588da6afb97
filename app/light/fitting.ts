import type { KnownKindName, Language, Niche, ReadIdea } from "../engines/ideas";
import { type FormatName, kindOfFormat } from "./formats";
import { isAsking, isShow, isTwist } from "./idea-form";

/**
 * What an idea says of itself. Surviving is a challenge only where somebody dares to do it or does it for a while, and
 * "under four hours" is no price.
 */
export function kindsOfIdea(idea: string, kinds: KnownKindName[]): KnownKindName[] {
  const isDare = !/surviv|überleb|sobreviv|sopravviv/iu.test(idea) || DARING.test(idea);
  return kinds.filter((kind) => (kind !== "challenge" || isDare) && (kind !== "price" || !GOAL.test(idea)));
}
/** A time to be met, or a strength at chess. */
const GOAL =
  /\bunder [\p{L}\d]+[ -]?(?:hours?|minutes?|mins?|seconds?|secs?|days?|weeks?)\b|\bchess\b.*\bunder \d+/iu;
const DARING =
  /\b(?:i|we|can you|could you|challenge|\d+|one|days?|nights?|weeks?|hours?|with only|without|alone|ich|wir|tage?|d[ií]as?|dias|jours?|giorni)\b/iu;

/** What can be done after a video. */
const OF_DOING: FormatName[] = ["steps", "beginner", "minutes"];
/** A subject can be told in minutes; a question is answered. */
const OF_KNOWING: FormatName[] = ["explained", "minutes"];

/** The formats that fit a thing or a task of a niche, the nearest first. */
const OF_NICHE: Record<Niche, FormatName[]> = {
  cooking: ["steps", "minutes", "beginner"],
  fitness: ["minutes", "beginner", "steps"],
  beauty: ["guide", "steps"],
  crafts: ["steps", "beginner"],
  diy: ["steps", "beginner"],
  gardening: ["steps", "beginner"],
  photo: ["beginner", "steps"],
  music: ["explained", "beginner"],
  software: ["beginner", "complete"],
  ai: ["beginner", "steps"],
  gaming: ["guide", "beginner"],
  travel: ["guide"],
  finance: ["explained", "beginner"],
  tech: ["guide", "explained"],
  education: OF_KNOWING,
  cars: ["guide", "explained"],
  pets: ["guide", "explained"],
  parenting: ["guide", "explained"],
  sports: ["steps", "beginner"],
  study: ["steps", "lesson"],
  entertainment: OF_KNOWING,
  business: ["explained", "beginner"],
  wellness: ["explained", "beginner"],
};

/** What is bought is compared to be bought. */
const BOUGHT = new Set<Niche | null>(["tech", "cars"]);

/**
 * The formats that fit what an idea says it is, else what it is about; the first that holds. What somebody lived through is
 * no lesson: it has formats only where others can do it after them, or where something can go wrong.
 */
function fittingFor(idea: string, { niche, language }: ReadIdea, own: KnownKindName[]): FormatName[] {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  if (isShow(idea) || (niche === "gaming" && isTwist(idea))) return [];
  if (is("me", "vlog", "challenge") && isMade(idea) && !LASTING.test(idea) && !is("list"))
    return RISKED.test(idea) ? ["steps", "wrong"] : ["steps"];
  if (is("howTo", "tutorial", "learn") && !is("me", "why"))
    return niche === "music" && is("learn") ? ["lesson", ...OF_DOING] : OF_DOING;
  if (is("why", "question") || isAsking(idea)) return ["explained"];
  if (is("explained")) return OF_KNOWING;
  if (is("announcement", "interview", "trouble")) return ["explained"];
  if (is("review") && (BOUGHT.has(niche) || BUYING.test(idea))) return ["buying", "explained"];
  if (is("comparison")) return BOUGHT.has(niche) ? ["buying", "explained"] : ["explained", "guide"];
  if (is("tips")) return IDEAS.test(idea) ? ["guide", "explained"] : ["explained"];
  if (FAVORITES.test(idea)) return ["ranked"];
  if (/\balternatives?\b/i.test(idea)) return ["ranked", "explained"];
  if (AGED.test(idea)) return [];
  if (niche === "travel" && is("days") && !is("me", "challenge")) return ["guide"];
  if (isLived(idea, own)) return own.length === 0 ? ["explained"] : RISKED.test(idea) ? ["wrong"] : [];
  if (is("ranking", "superlative")) {
    if (BOUGHT.has(niche) || is("price")) return ["buying", "explained"];
    if (BEST.test(idea)) return ["ranked", "guide"];
    return is("ranking") ? ["explained"] : [];
  }
  if (is("building")) return ["steps", "beginner"];
  if (
    KNOWN.test(idea) ||
    (language && AILING[language]?.test(idea) && !RELIEF.test(idea) && !SESSION.test(idea))
  )
    return ["explained"];
  // "Foraging mushrooms", "car detailing at home": what others can do, too.
  if (/^\p{L}+ing\s/u.test(idea) || (!STUDIED.has(niche) && ACTIVITY.test(idea))) return ["steps"];
  if (niche === "cooking" && TASTED.test(idea)) return ["ranked"];
  if (niche === "music" && PLAYED.test(idea)) return ["lesson", "beginner"];
  if (TOLD.test(idea)) return ["explained"];
  if (is("list") && !DONE.test(idea)) return ["explained"];
  return niche ? OF_NICHE[niche] : ["explained"];
}

/** Whether something is made that others can make. */
export const isMade = (idea: string) => MADE.test(idea);

/** Whether somebody tells what they lived through: it could be told as a lesson, but its title says no more of that. */
export function isLived(idea: string, own: KnownKindName[]): boolean {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  return (
    is("me", "vlog", "challenge", "review") ||
    (is("days") && !TOLD.test(idea)) ||
    LIVING.test(idea) ||
    AGED.test(idea)
  );
}

/** Longer ideas are about a part of a game, whose players are no beginners. */
const NAME_OF_GAME = 2;

/** Up to two formats that did well elsewhere and that the idea does not have yet. */
export function formatsFor(idea: string, read: ReadIdea, own: KnownKindName[]): FormatName[] {
  const { niche } = read;
  // "3 days in Lisbon in 10 minutes" says two numbers, "piano for adults for beginners" two audiences.
  const isTimed =
    own.includes("days") ||
    TIMED.test(idea) ||
    (niche === "cooking" && (SLOW.test(idea) || !QUICK.test(idea))) ||
    (niche === "fitness" && !SESSION.test(idea));
  const isForSome = own.includes("list") || FOR_SOMEBODY.test(idea);
  return fittingFor(idea, read, own)
    .filter(
      (one) =>
        !own.includes(kindOfFormat(one)) &&
        !(one === "minutes" && isTimed) &&
        !(one === "beginner" && isForSome) &&
        !(one === "steps" && DAILY.test(idea)) &&
        !(niche === "gaming" && one === "beginner" && idea.split(" ").length > NAME_OF_GAME) &&
        !(niche === "travel" && (one === "beginner" || one === "minutes")),
    )
    .filter((one, at, all) => all.findIndex((other) => kindOfFormat(other) === kindOfFormat(one)) === at)
    .slice(0, 2);
}

/** What is told of others and of things: it has a verb, or says whose story it is. */
const TOLD =
  /\b(?:that|who|whose|is|are|was|were|isn'?t|aren'?t|won'?t|has|have|had|doesn'?t|don'?t|didn'?t|never|nobody|behind|myths?|origins?|facts|future|details|overrated|underrated|keeps?|dying|mystery|genius|last days|first days|changed|happened|died|ended|saved|stopped|fooled|killed|invented|conquered|became|lost|fell|took|stole|survived|vanished|disappeared|escaped|ruled|betrayed|almost|rise|fall|inside|history)\b/i;
/** What somebody lives through, told without "I". */
const LIVING =
  /^(?:living|homesteading|sleeping|teaching|eating(?! like)|flying|surviving|spending|staying|visiting|working|wearing|riding|travell?ing|driving|moving|raising (?!quails?|chick|ducks|goats|rabbits|bees|pigs|sheep|cattle|hens|meat|worms)|quitting|letting|asking|sailing|switching|walking|hiking|reacting|trying|meeting|inside|24 hours|life in|a (?:day|night|week|month|year)\b)\s?(?!your)|^(?:vivir|viver|vivere|vivre|morar) (?:en|em|in|à|sur|dans|sin|sem|senza|sans)\b|\b(?:leben|wohnen) (?:in|im|auf|ohne)\b|住む|暮らし/iu;
/** What somebody does at their age: "debt free at 27". */
const AGED = /\b(?:at|mit|con|com|avec|à|a) [2-7]\d(?: (?:jahren|años|anos|ans|anni))?$/iu;
/** What others can make or do after somebody. */
const MADE =
  /\b(?:recipes?|built?|building|(?:made|makes?|making)(?! (?:nothing|money|mistakes?|me|us|it|friends)\b)|sew|sewing|knit\w*|crochet\w*|paint\w*|draw\w*|bake|baked|baking|cook|cooked|cooking|planted|planting|grow|grew|grown|growing|renovat\w*|restor\w*|turned|turning|repaired|repairing|fixed|fixing|setup|set up|diy|soundproofed|photographing|recording|recreat\w*|transform\w*|learned|learnt|tiling|organi[sz]\w*)\b/i;
/** What was lived through for a while. */
const LASTING =
  /\b(?:for (?:a|one|\d+)|after|later|every day|a day|progress|journey|before and after|update|every)\b/i;
/** Where something can go wrong. */
const RISKED =
  /\b(?:cheap\w*|without|alone|abandoned|no experience|dollars?|euros?|first time|broken|worst|dangerous|surviv\w*|tried|trying|failed|viral|oldest|hardest|only|abroad|winter|(?<!\beat )in a day|in \d+ (?:hours|days)|old)\b/i;
/** Food that somebody else made. */
const TASTED =
  /\b(?:store|restaurants?|street food|menu|fast food|buffet|taste test|tasting|snacks|cafes?)\b/i;
const BUYING = /\bworth\b|\bbuy/i;
/** Many of a kind, which a ranking can compare. */
const BEST =
  /\b(?:hardest|easiest|best|worst|rarest) \p{L}+s$|^(?:the )?(?:\d+ |top )?(?:(?:best|worst|biggest|greatest|hardest|easiest|cheapest|rarest|most \p{L}+) (?:\p{L}+ )*\p{L}+s\b|(?:les (?:meilleur|pire)|l[ao]s (?:mejor|peor)|die (?:besten|schlecht)|[ao]s (?:melhor|pior)|[il]e? (?:miglior|peggior)))/iu;
/** What somebody has liked or done of a kind. */
const FAVORITES =
  /\b(?:my|our) (?:\p{L}+ )?(?:favou?rites?|top|best)\b|^(?:every|all)\b.* (?:i|we)\b|\bi(?:'ve)? (?:ever )?(?:read|watched|played) this\b|^\p{L}+s (?:that changed my|i (?:love|hate|regret|recommend|loved|hated))\b/iu;
const IDEAS = /\b(?:ideas?|ideen|ideias|idee|idées)\b/i;
/** Lists of what can be done. */
const DONE =
  /\b(?:recipes?|ways|dinners?|meals?|exercises|stretches|projects|moves|steps|songs|chords|hairstyles|drills|crafts|plants|vegetables|dishes)\b/i;
const PLAYED =
  /\b(?:chords?|piano|guitar|scales?|drums?|drumming|sing|singing|violin|bass|ukulele|solos?|riffs?|play|playing|cello|keyboard|learn|learning|guitarra|viol[aã]o|guitare|chitarra|teclado|bater[ií]a)\b/i;
const TIMED =
  /\d|\b(?:hours?|days?|weeks?|months?|years?|nights?|time|forever|milky way|rebuild|renovat\w*)\b/i;
/** What is known and told, not done: rules, stories and events. */
const KNOWN =
  /\b(?:lore|ending|rules?|laws?|theory|theories|story|stories|biography|legends?|meaning|symptoms?|causes|timeline|evolution|rumou?rs?|leaks?|leaked|predictions?|results|crash|bubble|recession|bankruptc(?:y|ies)|finals?|world cup|championships?|olympics|tour de|elections?|eclipse|scandal|crisis|battles?|wars?|empire|dynasty|geschichte|regeln?|historia|hist[oó]ria|histoire|storia|r[eè]gles?|reglas?|regras?|regole|\p{L}{3,}itis|apnea|syndrome|disorders?|diseases?|plateau)\b|\b(?:1[1-9]\d\d|20[01]\d)\b(?! (?:times|reps|km|meters|calories|steps|words|pieces|dollars|euros|subs\w*|views))/iu;
/** What hurts, wilts or does not do what it should: why comes before what to do. */
const AILING: { [In in Language]?: RegExp } = {
  en: /\b(?:pains?|hurts?|aches?|aching|yellow leaves|brown (?:tips|spots|leaves)|wilting|drooping|dropping|attacks?|anxiety|insomnia|burnout|depression|grief|trauma|adhd|loneliness)\b/i,
  de: /schmerzen|gelbe bl[aä]tter|braune spitzen/iu,
  es: /\b(?:dolor(?:es)?|hojas amarillas)\b/i,
  pt: /\b(?:dor(?:es)?|folhas amarelas)\b/i,
  fr: /\b(?:douleurs?|mal (?:de|au)|feuilles jaunes)\b/i,
  it: /\b(?:dolor[ei]|mal di|foglie gialle)\b/i,
  id: /\b(?:sakit|nyeri)\b/i,
};
/** What is done about it. */
const RELIEF = /\b(?:without|relief|get rid|getting rid|fix|fixing|loswerden|sin|sem|sans|senza)\b/i;
/** An activity that the words end with, or that a place or a person follows: "kayak fishing for bass". */
const ACTIVITY =
  /(?<!\bfor (?:\p{L}+ )?)\b(?!(?:no|any|some|every)?thing\b|(?:k|r|spr|str|w)ing\b|evening|morning|wedding|building|ceiling|pudding|clothing|earring|being|lighting|gaming|during)\p{L}{2,}ing(?:\s(?:at|in|on|with|without|for|from|by|after|before|like)\b|$)/iu;
/** Niches whose activities are subjects, "machine learning", or others' doing, "puppy biting". */
const STUDIED = new Set<Niche | null>([
  "software",
  "ai",
  "finance",
  "business",
  "gaming",
  "travel",
  "education",
  "entertainment",
  "music",
  "pets",
  "parenting",
]);
/** Dishes that are done within half an hour; of others nobody knows. */
const QUICK =
  /\b(?:quick|easy|air fryer|fast|lazy|weeknight|toasts?|sandwich\w*|wraps?|salads?|omelette?s?|eggs?|stir fry|fried rice|noodles?|pasta|spaghetti|carbonara|quesadillas?|tacos?|pancakes?|smoothies?|oatmeal|porridge|breakfast|snacks?|schnell\w*|nudeln|salate?|r[uü]hrei|omelett|pfannkuchen|fr[uü]hst[uü]ck|r[aá]pid[ao]s?|ensaladas?|huevos?|tortilla|desayuno|salada|ovos?|tapioca|panquecas?|rapides?|p[aâ]tes|salade|[oœ]ufs?|cr[eê]pes?|veloc[ei]|insalat[ae]|uova|frittata)\b/iu;
/** What is done again and again has no steps. */
const DAILY =
  /\b(?:every (?:day|morning|night|week)|daily|jeden tag|cada d[ií]a|todos (?:los|os) d[ií]as|tous les jours|ogni giorno)\b/iu;
/** Exercise that is done in one go. */
const SESSION =
  /\b(?:workouts?|exercises?|stretch\w*|yoga|pilates|hiit|cardio|abs|core|mobility|warm ?up|cool ?down|routine|training|session|[uü]bungen|dehnen|ejercicios|rutina|estiramientos|entrenamiento|exerc[ií]cios|treino|alongamento|exercices|s[eé]ance|[eé]tirements|esercizi|allenamento|latihan|olahraga)\b/iu;
/** Dishes that take hours. */
const SLOW =
  /\b(?:sourdough|brisket|ferment\w*|kimchi|slow|smoked|starter|croissants?|from scratch|meal prep|bread|broth|wedding|congelar|freez\w*|pickl\w*|stew|ramen)\b/i;
/** Beginners are not whom somebody tells their own story to, either. */
const FOR_SOMEBODY =
  /anf[aä]nger|principiante|beginner|iniciante|d[eé]butant|pemula|\s(?:under|at \d+|nonna|abuela|grand(?:ma|mother)|oma|av[oó]|grand-mère|for|für|para|pour|per|untuk|i|my|we|me|your first|first)(?:\s|$)/iu;
