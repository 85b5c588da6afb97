import type { KnownKind, KnownKindName, Language, Niche } from "../engines/ideas";

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
  me: "First-person videos",
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
