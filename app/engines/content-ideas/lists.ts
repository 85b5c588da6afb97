import type { Language } from "../ideas";
import { readLanguage } from "../titles";

/** A number before so many things, at most, is a list of them. */
const MOST_LISTED = 200;
/** A list's number at the beginning of a title, and the first of what it counts. */
const LISTED =
  /^([^:]{2,40}:\s|\p{L}+ing\s|i\s(?:made|tried|tested|cooked|built|bought|learned|ate)\s)?(?:top\s)?(\p{N}{1,3})\s(?=[\p{L}\p{N}])/iu;
const UNIT =
  /^(?:\p{L}+\s)?(?:days?|hours?|minutes?|mins?|seconds?|weeks?|months?|years?|steps?|levels?|things? every|times?|degrees?|dollars?|people|players?|types?|kinds?|dias?|horas?|minutos?|semanas?|meses|anos?|passos?|tage?|stunden|minuten|wochen|jahre|schritte|jours?|heures?|semaines?|mois|ans?|étapes)(?!\p{L})/iu;
const COUNTED = /(?<![\p{L}\p{N}])\p{N}+(?!\p{L}|\p{N})/u;
const VERSUS = /(?<!\p{L})(?:vs|versus)(?!\p{L})/iu;
const SUPERLATIVE =
  /^(?:more|most|best|worst|biggest|greatest|\p{L}+est|melhores|maiores|des? plus|des meilleurs?|besten|meilleurs?|meilleures)\s/iu;
const PLURAL = /^(?:[\p{L}'’+&-]+\s){0,3}[\p{L}'’-]+s(?!\p{L})/iu;

/** "3 Mistakes …" gives "3 More Mistakes …"; null where a title counts nothing that there is more of. */
export function moreOf(title: string, language: Language | null): string | null {
  const [found = "", verb = "", number = ""] = LISTED.exec(title) ?? [];
  const rest = title.slice(found.length);
  // Another number counts something else: "10 Countries, 10 Breakfasts"; a name's does not: "Pathfinder 2e".
  if (Number(number) < 2 || Number(number) > MOST_LISTED || COUNTED.test(rest)) return null;
  if (UNIT.test(rest) || VERSUS.test(rest) || SUPERLATIVE.test(rest) || !PLURAL.test(rest)) return null;
  const [first = ""] = /^[\p{L}\p{N}]+/u.exec(rest) ?? [];
  const as = (more: string) =>
    isShouted(first) && isShouted(rest) ? more.toUpperCase() : /^\p{Lu}/u.test(first) ? capital(more) : more;
  if (language === "en" && readLanguage(title).isEnglish) return `${verb}${number} ${as("more")} ${rest}`;
  if (language === "de") return `${number} weitere ${rest}`;
  if (language === "fr") return `${number} ${as("autres")} ${rest}`;
  return language === "pt" ? `Mais ${number} ${rest}` : null;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
