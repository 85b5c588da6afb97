import type { KnownKind, Language, Niche } from "../engines/ideas";

/** What kinds did, where no figure may be named. */
export const ELSEWHERE: Record<KnownKind["verdict"], string> = {
  helps: "mostly did better than the videos around them",
  hurts: "mostly did worse than the videos around them",
  "no difference": "made no clear difference",
};
/** The same where most channels agree, by too little to be sure. */
export const PERHAPS = {
  up: "perhaps did better than the videos around them",
  down: "perhaps did worse than the videos around them",
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
