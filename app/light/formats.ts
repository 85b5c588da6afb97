import {
  type KnownKind,
  type KnownKindName,
  type Language,
  MEASURED_ON,
  NICHE_KINDS,
  type Niche,
  type NicheKind,
  type ReadIdea,
} from "../engines/ideas";

/** A kind of video as a sentence begins with it. */
export const KIND_NAMES: Record<KnownKindName, string> = {
  minutes: "Videos that promise minutes",
  complete: "Complete guides and courses",
  software: "Videos on software",
  learn: "Lessons and courses",
  ai: "Videos on AI",
  beginner: "Videos for beginners",
  tutorial: "Step-by-step guides and tutorials",
  explained: "Explainers",
  ranking: "Rankings and top tens",
  howTo: "How-to videos",
  live: "Livestreams",
  announcement: "News, updates and trailers",
  review: "Reviews and tests",
  newest: "Videos on what is new",
  days: "Videos that count days or years",
  tips: "Tips and mistakes",
  list: "Lists of a number",
  comparison: "Comparisons",
  challenge: "Challenges and experiments",
  building: "Videos that build or restore",
  why: "Videos that ask why",
  superlative: "Videos on the best and the biggest",
  price: "Videos on prices and budgets",
  trouble: "Videos on what went wrong",
  interview: "Interviews",
  episode: "Numbered episodes",
  question: "Titles that ask a question",
  vlog: "Vlogs, trips and routines",
  me: "First-person stories",
};

/** What kinds did, where no figure may be named. */
export const ELSEWHERE: Record<KnownKind["verdict"], string> = {
  helps: "mostly did better than their neighbors",
  hurts: "mostly did worse than their neighbors",
  "no difference": "made no clear difference",
};
export const AS_WORDS: Record<KnownKind["verdict"], string> = {
  helps: "more",
  hurts: "fewer",
  "no difference": "as many",
};

export const NICHE_NAMES: Record<Niche, string> = {
  photo: "photography",
  ai: "AI",
  software: "software",
  gaming: "games",
  cooking: "cooking",
  fitness: "fitness",
  beauty: "beauty and fashion",
  pets: "pets",
  parenting: "parenting",
  cars: "cars",
  diy: "home and DIY",
  gardening: "gardening",
  music: "music",
  finance: "money",
  travel: "travel",
  tech: "tech",
  education: "history and science",
  crafts: "crafts",
  sports: "sports",
  entertainment: "films and books",
  study: "studying",
  business: "business",
  wellness: "health",
};

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "German",
  es: "Spanish",
  pt: "Portuguese",
  fr: "French",
  it: "Italian",
  nl: "Dutch",
  id: "Indonesian",
  pl: "Polish",
  tr: "Turkish",
  ru: "Russian",
  ja: "Japanese",
  ko: "Korean",
  zh: "Chinese",
};

/** A figure is shown where two of the measured channels or more are in the idea's language. */
export function isMeasured(language: Language | null): boolean {
  return language !== null && (MEASURED_ON.languages[language] ?? 0) >= 2;
}

/** Channels on software are those that make videos on AI, too. */
export function figuresOf(niche: Niche): Niche {
  return niche === "ai" ? "software" : niche;
}

/** What a kind did on channels of the idea's niche; null where fewer than three have it. */
export function nicheKind(kind: KnownKindName, { niche }: ReadIdea): (NicheKind & { niche: Niche }) | null {
  if (niche === null) return null;
  const found = NICHE_KINDS[figuresOf(niche)]?.[kind];
  return found ? { ...found, niche: figuresOf(niche) } : null;
}

/** How an idea could be told: as kinds that did well, in words that stand behind it. */
export type FormatName = keyof typeof FORMATS;

/**
 * Each with its kind, what stands behind an idea in the languages that most ideas come in, and how it is named where the
 * idea is too long to be said again.
 */
const FORMATS = {
  minutes: {
    kind: "minutes",
    alone: "in 10 minutes",
    en: " in 10 minutes",
    de: " in 10 Minuten",
    es: " en 10 minutos",
    pt: " em 10 minutos",
    fr: " en 10 minutes",
    it: " in 10 minuti",
    id: " dalam 10 menit",
  },
  beginner: {
    kind: "beginner",
    alone: "for beginners",
    en: " for beginners",
    de: " für Anfänger",
    es: " para principiantes",
    pt: " para iniciantes",
    fr: " pour débutants",
    it: " per principianti",
    id: " untuk pemula",
  },
  steps: {
    kind: "tutorial",
    alone: "step by step",
    en: ", step by step",
    de: " Schritt für Schritt",
    es: " paso a paso",
    pt: " passo a passo",
    fr: " pas à pas",
    it: " passo dopo passo",
    id: " langkah demi langkah",
  },
  guide: {
    kind: "tutorial",
    alone: "as a guide",
    en: ": a guide",
    de: ": ein Ratgeber",
    es: ": la guía",
    pt: ": o guia",
    fr: " : le guide",
    it: ": la guida",
    id: ": panduan",
  },
  explained: {
    kind: "explained",
    alone: "as an explainer",
    en: ", explained",
    de: ", einfach erklärt",
    es: ": la explicación",
    pt: ": a explicação",
    fr: " : l'explication",
    it: ": la spiegazione",
    id: ": penjelasan",
  },
  complete: {
    kind: "complete",
    alone: "as a complete guide",
    en: ": the complete guide",
    de: " von A bis Z",
    es: " de la A a la Z",
    pt: " de A a Z",
    fr: " de A à Z",
    it: " dalla A alla Z",
    id: ": panduan lengkap",
  },
  lesson: {
    kind: "learn",
    alone: "as a lesson",
    en: ": a lesson",
    es: ": la clase",
    pt: ": a aula",
    fr: " : le cours",
    it: ": la lezione",
  },
  buying: {
    kind: "tutorial",
    alone: "as a buying guide",
    en: ": a buying guide",
    de: ": die Kaufberatung",
    es: ": guía de compra",
    pt: ": guia de compra",
    fr: " : le guide d'achat",
    it: ": guida all'acquisto",
    id: ": panduan membeli",
  },
  ranked: {
    kind: "ranking",
    alone: "as a ranking",
    en: ", ranked",
    de: ": das Ranking",
    es: ": el ranking",
    pt: ": o ranking",
    fr: " : le classement",
    it: ": la classifica",
    id: ": peringkatnya",
  },
  wrong: {
    kind: "trouble",
    alone: "by what went wrong",
    en: ": what went wrong",
    de: ": was schiefging",
    es: ": lo que salió mal",
    pt: ": o que deu errado",
    fr: " : ce qui a mal tourné",
    it: ": cosa è andato storto",
    id: ": apa yang salah",
  },
} satisfies Record<string, { kind: KnownKindName; alone: string } & { [In in Language]?: string }>;

export const kindOfFormat = (format: FormatName): KnownKindName => FORMATS[format].kind;

/** What can be done after a video. */
const OF_DOING: FormatName[] = ["steps", "beginner", "minutes"];
const OF_KNOWING: FormatName[] = ["explained", "minutes", "complete"];
/** What somebody did is no guide: what went wrong in it can be told, and how something was made. */
const OF_STORIES: FormatName[] = ["wrong"];
const OF_MAKING: FormatName[] = ["steps", "wrong"];

/** The formats that fit what an idea is about, the nearest first. */
const OF_NICHE: Record<Niche, FormatName[]> = {
  cooking: ["steps", "minutes", "beginner"],
  fitness: ["minutes", "beginner", "steps"],
  beauty: ["guide", "steps", "minutes"],
  crafts: OF_DOING,
  diy: ["steps", "beginner", "complete"],
  gardening: ["steps", "beginner", "complete"],
  photo: ["beginner", "minutes", "steps"],
  music: ["explained", "beginner", "guide"],
  software: ["beginner", "complete", "minutes"],
  ai: ["beginner", "steps", "minutes"],
  gaming: ["guide", "beginner", "complete"],
  travel: ["guide", "complete"],
  finance: ["explained", "beginner", "steps"],
  tech: ["guide", "explained", "minutes"],
  education: OF_KNOWING,
  cars: ["guide", "explained", "minutes"],
  pets: ["steps", "beginner", "explained"],
  parenting: ["guide", "steps", "explained"],
  sports: ["steps", "beginner", "explained"],
  study: ["steps", "lesson", "minutes"],
  entertainment: OF_KNOWING,
  business: ["steps", "beginner", "explained"],
  wellness: ["explained", "minutes", "beginner"],
};

/** What is bought is compared to be bought. */
const BOUGHT = new Set<Niche | null>(["tech", "cars"]);
/** Where somebody makes something that others can make after them. */
const MADE = new Set<Niche | null>(["diy", "gardening", "crafts"]);

/** What an idea says it is decides before what it is about: the first that holds. */
function fittingFor(idea: string, niche: Niche | null, own: KnownKindName[]): FormatName[] {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  const ofNiche = niche ? OF_NICHE[niche] : OF_KNOWING;
  const isLived = LIVED.test(idea);
  if (is("why", "question", "explained", "announcement", "interview")) return OF_KNOWING;
  if (is("trouble")) return is("me") ? ["explained"] : OF_KNOWING;
  if (is("me") && WON.test(idea)) return ["explained"];
  if (is("me")) return !isLived && (is("building") || MADE.has(niche)) ? OF_MAKING : OF_STORIES;
  if (is("vlog")) return OF_STORIES;
  if (is("review") && BUYING.test(idea)) return ["buying", "explained"];
  if (is("challenge")) return OF_STORIES;
  if (ASKING.test(idea) || TOLD.test(idea)) return OF_KNOWING;
  if (LIVING.test(idea)) return OF_STORIES;
  if (is("comparison")) return BOUGHT.has(niche) ? ["buying", "explained"] : ["explained", "guide"];
  if (is("review") && TESTED.test(idea)) return ["ranked", "wrong"];
  if (is("review")) return BOUGHT.has(niche) ? ["buying", "explained"] : OF_STORIES;
  if (is("ranking", "superlative") && BEST.test(idea))
    return ["ranked", BOUGHT.has(niche) ? "buying" : "guide"];
  if (is("ranking")) return ["explained", "guide"];
  if (is("howTo", "tutorial", "learn"))
    return niche === "music" && is("learn") ? ["lesson", ...OF_DOING] : OF_DOING;
  if (is("tips")) return IDEAS.test(idea) ? ["guide", "explained"] : ["explained", "guide"];
  if (is("building")) return ["steps", "beginner", "complete"];
  if ((is("days") || AFTER.test(idea)) && isLived) return OF_STORIES;
  if (niche === "cooking" && TASTED.test(idea)) return ["ranked", "guide"];
  return niche === "music" && PLAYED.test(idea) ? ["lesson", "beginner", "minutes"] : ofNiche;
}

/** Up to three formats that did well elsewhere and that the idea does not have yet. */
export function formatsFor(idea: string, { niche }: ReadIdea, own: KnownKindName[]): FormatName[] {
  // "3 days in Lisbon in 10 minutes" says two numbers, "piano for adults for beginners" two audiences.
  const isTimed = own.includes("days") || TIMED.test(idea) || (niche === "cooking" && SLOW.test(idea));
  const isForSome = FOR_SOMEBODY.test(idea);
  return fittingFor(idea, niche, own)
    .filter(
      (one) =>
        !own.includes(FORMATS[one].kind) &&
        !(one === "minutes" && isTimed) &&
        !(one === "beginner" && isForSome),
    )
    .slice(0, 3);
}

/** Questions are typed without their mark. */
const ASKING =
  /^(?:should|is|are|can|could|does|do you|did|was|were|who|which|when|where|will|would|what (?!i |we |to )|how (?:does|do|did|is|are|was|were|many|much|long|often|old|big|far)\b)/i;
/** A story of others is told, not taught. */
const TOLD =
  /\b(?:rise and fall|fall of|history of|story of|what happened|behind|myths?|origins? of|facts|future of|details|doesn'?t|don'?t|overrated|keeps?|dying|story|things i|mystery|genius|last days|changed)\b/i;
/** What was lived through for a while. */
const LIVED = /\b(?:for|after|later|every day|a day|progress|journey|before and after|did it|update)\b/i;
const WON = /\b(?:best|win|won|favou?rites?)\b/i;
const AFTER = /\bafter \d/i;
/** What somebody lives through, told without "I". */
const LIVING =
  /^(?:living|sleeping|teaching|eating(?! like)|flying|surviving|spending|staying|visiting|working|wearing|riding|travell?ing|driving|moving|raising|quitting|letting|asking|sailing|switching)\s(?!your)/i;
/** Food that somebody else made. */
const TASTED = /\b(?:store|restaurants?|street food|menu|fast food|buffet|tast(?:e|ing)|snacks|cafes?)\b/i;
const BUYING = /\bworth\b|\bbuy/i;
const TESTED = /^(?:testing|i tested|we tested)\b|\btested$/i;
const BEST =
  /^(?:the )?(?:\d+ |top )?(?:best|worst|biggest|greatest|hardest|easiest|cheapest|rarest|most)\b/i;
const IDEAS = /\b(?:ideas?|ideen|ideias|idee|idées)\b/i;
const PLAYED =
  /\b(?:chords?|piano|guitar|scales?|drums?|drumming|sing|singing|violin|bass|ukulele|solos?|riffs?|play|playing|cello|keyboard|learn|learning|guitarra|viol[aã]o|guitare|chitarra|teclado|bater[ií]a)\b/i;
const TIMED = /\d|\b(?:hours?|days?|weeks?|months?|years?|nights?|time|forever)\b/i;
/** Dishes that take hours. */
const SLOW =
  /\b(?:sourdough|brisket|ferment\w*|kimchi|slow|smoked|starter|croissants?|from scratch|meal prep|bread|broth|wedding)\b/i;
/** Beginners are not whom somebody tells their own story to, either. */
const FOR_SOMEBODY = /\s(?:for|für|para|pour|per|untuk|i|my|we|me)\s/i;

/** Longer ideas are not said again. */
const LONGEST = 48;

/**
 * The idea as a format has it, "“Beans on toast in 10 minutes”"; of a long one, or one in a language without words for it,
 * the format alone.
 */
export function formatted(idea: string, format: FormatName, { language, niche }: ReadIdea): string {
  const { alone, ...behind }: { alone: string } & { [In in Language]?: string } = FORMATS[format];
  // Few dishes are done in ten.
  const inTime = (text: string) => (niche === "cooking" ? text.replace("10", "30") : text);
  const words = language === null ? undefined : behind[language];
  let stem = idea;
  while (/[\s.!?…:,]$/u.test(stem)) stem = stem.slice(0, -1);
  return words === undefined || stem.length > LONGEST ? inTime(alone) : `“${stem}${inTime(words)}”`;
}
