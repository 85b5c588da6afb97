import {
  type KnownKindName,
  type Language,
  MEASURED_ON,
  NICHE_KINDS,
  type Niche,
  type NicheKind,
  type ReadIdea,
} from "../engines/ideas";

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
  pets: ["guide", "beginner"],
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
function fittingFor(idea: string, niche: Niche | null, own: KnownKindName[]): FormatName[] {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  const isMade = MADE.test(idea) && !LASTING.test(idea) && !is("list");
  if (is("me", "vlog", "challenge") && isMade) return ["steps", "wrong"];
  if (is("howTo", "tutorial", "learn") && !is("me", "why"))
    return niche === "music" && is("learn") ? ["lesson", ...OF_DOING] : OF_DOING;
  if (is("why", "explained", "question") || ASKING.test(idea)) return OF_KNOWING;
  if (is("announcement", "interview", "trouble")) return ["explained"];
  if (is("review") && (BOUGHT.has(niche) || BUYING.test(idea))) return ["buying", "explained"];
  if (is("comparison")) return BOUGHT.has(niche) ? ["buying", "explained"] : ["explained", "guide"];
  if (is("tips")) return IDEAS.test(idea) ? ["guide", "explained"] : ["explained"];
  if (FAVORITES.test(idea)) return ["ranked"];
  if (isLived(idea, own)) return own.length === 0 ? ["explained"] : RISKED.test(idea) ? ["wrong"] : [];
  if (is("ranking", "superlative")) {
    if (BOUGHT.has(niche)) return ["buying", "explained"];
    if (BEST.test(idea)) return ["ranked", "guide"];
    return is("ranking") ? ["explained"] : [];
  }
  // "Foraging mushrooms": what others can do, too.
  if (/^\p{L}+ing\s/u.test(idea)) return ["steps"];
  if (is("building")) return ["steps", "beginner"];
  if (niche === "cooking" && TASTED.test(idea)) return ["ranked"];
  if (niche === "music" && PLAYED.test(idea)) return ["lesson", "beginner"];
  if (TOLD.test(idea)) return ["explained"];
  if (is("list") && !DONE.test(idea)) return ["explained"];
  return niche ? OF_NICHE[niche] : ["explained"];
}

/** Whether somebody tells what they lived through: it could be told as a lesson, but its title says no more of that. */
export function isLived(idea: string, own: KnownKindName[]): boolean {
  const is = (...kinds: KnownKindName[]) => kinds.some((kind) => own.includes(kind));
  return is("me", "vlog", "challenge", "review") || (is("days") && !TOLD.test(idea)) || LIVING.test(idea);
}

/** Up to two formats that did well elsewhere and that the idea does not have yet. */
export function formatsFor(idea: string, { niche }: ReadIdea, own: KnownKindName[]): FormatName[] {
  // "3 days in Lisbon in 10 minutes" says two numbers, "piano for adults for beginners" two audiences.
  const isTimed = own.includes("days") || TIMED.test(idea) || (niche === "cooking" && SLOW.test(idea));
  const isForSome = own.includes("list") || FOR_SOMEBODY.test(idea);
  return fittingFor(idea, niche, own)
    .filter(
      (one) =>
        !own.includes(FORMATS[one].kind) &&
        !(one === "minutes" && isTimed) &&
        !(one === "beginner" && isForSome) &&
        !(niche === "travel" && (one === "beginner" || one === "minutes")),
    )
    .slice(0, 2);
}

/** Questions are typed without their mark. */
const ASKING =
  /^(?:should|is|are|can|could|does|do you|did|was|were|who|which|when|where|will|would|what (?!i\b|we\b|to\b)|how (?:does|do|did|is|are|was|were|the|many|much)|how \p{L}+ (?:do|does|did|should|can|is|are|was|were))\b/iu;
/** What is told of others and of things: it has a verb, or says whose story it is. */
const TOLD =
  /\b(?:that|who|whose|is|are|was|were|isn'?t|aren'?t|won'?t|has|have|had|doesn'?t|don'?t|didn'?t|never|nobody|behind|myths?|origins?|facts|future|details|overrated|underrated|keeps?|dying|mystery|genius|last days|first days|changed|happened|died|ended|saved|stopped|fooled|killed|invented|conquered|became|lost|fell|took|stole|survived|vanished|disappeared|escaped|ruled|betrayed|almost|rise|fall|inside|history)\b/i;
/** What somebody lives through, told without "I". */
const LIVING =
  /^(?:living|sleeping|teaching|eating(?! like)|flying|surviving|spending|staying|visiting|working|wearing|riding|travell?ing|driving|moving|raising|quitting|letting|asking|sailing|switching|walking|hiking|reacting|trying|meeting|inside|24 hours|a (?:day|night|week|month|year)\b)\s?(?!your)/i;
/** What others can make or do after somebody. */
const MADE =
  /\b(?:recipes?|built?|building|(?:made|makes?|making)(?! (?:nothing|money|mistakes?|me|us|it|friends)\b)|sew|sewing|knit\w*|crochet\w*|paint\w*|draw\w*|bake|baked|baking|cook|cooked|cooking|planted|planting|grow|grew|grown|growing|renovat\w*|restor\w*|turned|turning|repaired|repairing|fixed|fixing|setup|set up|diy|soundproofed|photographing|recording|recreat\w*|transform\w*|learned|learnt|tiling|organi[sz]\w*)\b/i;
/** What was lived through for a while. */
const LASTING =
  /\b(?:for (?:a|one|\d+)|after|later|every day|a day|progress|journey|before and after|update|every)\b/i;
/** Where something can go wrong. */
const RISKED =
  /\b(?:cheap\w*|without|alone|abandoned|no experience|dollars?|euros?|first time|broken|worst|dangerous|surviv\w*|tried|trying|failed|viral|oldest|hardest|only|abroad|winter|in a day|in \d+ (?:hours|days)|old)\b/i;
/** Food that somebody else made. */
const TASTED =
  /\b(?:store|restaurants?|street food|menu|fast food|buffet|taste test|tasting|snacks|cafes?)\b/i;
const BUYING = /\bworth\b|\bbuy/i;
/** Many of a kind, which a ranking can compare. */
const BEST =
  /^(?:the )?(?:\d+ |top )?(?:(?:best|worst|biggest|greatest|hardest|easiest|cheapest|rarest|most \p{L}+) (?:\p{L}+ )*\p{L}+s\b|(?:les (?:meilleur|pire)|l[ao]s (?:mejor|peor)|die (?:besten|schlecht)|[ao]s (?:melhor|pior)|[il]e? (?:miglior|peggior)))/iu;
/** What somebody has liked or done of a kind. */
const FAVORITES =
  /\b(?:my|our) (?:\p{L}+ )?(?:favou?rites?|top|best)\b|^(?:every|all)\b.* (?:i|we)\b|\bi(?:'ve)? (?:ever )?(?:read|watched|played) this\b/iu;
const IDEAS = /\b(?:ideas?|ideen|ideias|idee|idées)\b/i;
/** Lists of what can be done. */
const DONE =
  /\b(?:recipes?|ways|dinners?|meals?|exercises|stretches|projects|moves|steps|songs|chords|hairstyles|drills|crafts|plants|vegetables|dishes)\b/i;
const PLAYED =
  /\b(?:chords?|piano|guitar|scales?|drums?|drumming|sing|singing|violin|bass|ukulele|solos?|riffs?|play|playing|cello|keyboard|learn|learning|guitarra|viol[aã]o|guitare|chitarra|teclado|bater[ií]a)\b/i;
const TIMED =
  /\d|\b(?:hours?|days?|weeks?|months?|years?|nights?|time|forever|milky way|rebuild|renovat\w*)\b/i;
/** Dishes that take hours. */
const SLOW =
  /\b(?:sourdough|brisket|ferment\w*|kimchi|slow|smoked|starter|croissants?|from scratch|meal prep|bread|broth|wedding|congelar|freez\w*|pickl\w*|stew|ramen)\b/i;
/** Beginners are not whom somebody tells their own story to, either. */
const FOR_SOMEBODY = /\s(?:for|für|para|pour|per|untuk|i|my|we|me|your first|first)\s/i;

/** Longer ideas are not said again. */
const LONGEST = 44;

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
  return words === undefined || stem.length > LONGEST || /[:,(]/.test(stem)
    ? inTime(alone)
    : `“${stem}${inTime(words)}”`;
}
