import { looksForeign } from "../../words/english";

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Of other languages: what binds a thing to the thing before it, "pan de masa madre", "Brot ohne Hefe", "आलू के पराठे". */
const BINDING = list(`
  de del do da dos das du des di dei della delle degli dal dalla al alla alle allo ao au aux à sin sem sans senza
  ohne in im am auf aus vom von zum zur durch der ka ki ke का की के
`);
/** Binds only after one of these: "Urlaub in den Bergen", and not "Deutschland, die Bahn". */
const ARTICLES = list("la los las el le les lo gli dem den die das");
/** The same as binding, but two things may stand apart: "Bolo de cenoura com cobertura de chocolate". */
const ADDING = list("con com mit avec en em");
/** What says little of a video in any of them: that something is done, that it is the best, how long it takes, at home. */
const SAYING_LITTLE = list(`
  hacer haces hago ver saber mejor mejores peor primer primera día días dia dias semana semanas minutos horas casa tudo fazer
  faço melhor melhores pior primeiro primeira faire meilleur meilleurs meilleure meilleures jour jours minutes fare migliore
  migliori giorni minuti machen beste besten bester erste erster erstes ersten tag tage tagen woche wochen minuten stunden año años ano anos jahr jahre jahren ans anni
  cuánto cuanto cuesta quanto custa costa wieviel kostet combien
  kaise kare karen karein karna banaye banane banana kya hai mein ko se par aur ghar कैसे करें करे करना बनाएं बनाएँ बनाये
  बनाने मिनट घर दिन क्या
`);

/** Of Hindi in Latin letters: two of them tell it, one may be a name. */
const HINDI = list("ka ki ke ko kaise kare karen kya hai mein par ghar aur banaye");
/** Too few for a list of function words to tell, and no words of English. */
const ALONE = list("ohne ich einem einen sem senza");
const BEYOND_ASCII = /[^\x20-\x7e]/;
const NOT_LATIN = /(?!\p{sc=Latin})\p{L}/u;

/** What a word does in a title of another language than English; null where words.ts tells that. */
export type Role = "binding" | "article" | "adding" | "stop" | null;

const lowered = (text: string) => text.toLowerCase().normalize("NFC");

/** Tells the role of a word as written; null for all of an English title, whose "die", "do" and "minutes" are others. */
export function rolesIn(title: string): (surface: string) => Role {
  if (!isForeign(title)) return () => null;
  return (surface) => {
    const word = lowered(surface);
    if (BINDING.has(word)) return "binding";
    if (ARTICLES.has(word)) return "article";
    if (ADDING.has(word)) return "adding";
    return SAYING_LITTLE.has(word) ? "stop" : null;
  };
}

function isForeign(title: string): boolean {
  const words = lowered(title).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (looksForeign(words) || words.some((word) => ALONE.has(word) || NOT_LATIN.test(word))) return true;
  const isBound = words.some((word) => BINDING.has(word)) && words.some((word) => BEYOND_ASCII.test(word));
  return isBound || words.filter((word) => HINDI.has(word)).length > 1;
}
