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
