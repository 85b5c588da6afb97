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

/** How an idea could be told: as kinds that did well. It is never pasted to the visitor's words, which may not bear it. */
export type FormatName = keyof typeof FORMATS;

const FORMATS = {
  minutes: { kind: "minutes", how: "in 10 minutes" },
  beginner: { kind: "beginner", how: "for beginners" },
  steps: { kind: "tutorial", how: "step by step" },
  lesson: { kind: "tutorial", how: "as a lesson" },
  explained: { kind: "explained", how: "as an explainer" },
} satisfies Record<string, { kind: KnownKindName; how: string }>;

export const kindOfFormat = (format: FormatName): KnownKindName => FORMATS[format].kind;

/** "for beginners"; few dishes are done in ten minutes. */
export function howOf(format: FormatName, { niche }: ReadIdea): string {
  const { how } = FORMATS[format];
  return niche === "cooking" ? how.replace("10", "30") : how;
}
