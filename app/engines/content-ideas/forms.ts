import { DAY_MS } from "../../numbers/days";
import { hasUnspacedScript } from "../../words/words";
import type { Language, Niche } from "../ideas";
import { GAP } from "../titles";
import { inCaseOf } from "./lists";
import { newestTitles, nicheOf } from "./niche";
import { isGuest, isPersonal, NO_TOPIC } from "./nouns";
import { DIVIDER, type madeBefore, type OwnUpload, subjectWriter } from "./own-uploads";
import { isPart, isStanding, type Place, partsOf } from "./phrases";
import type { Titled } from "./types";

/** What is said of a subject that a channel made and has no frame for. */
type Form = "worth" | "news" | "beginners" | "explained" | "ways";

/** What follows the subject, 0000 a year: nothing is bent. In a language without one the subject stands alone. */
const FORMS: Record<Form, Partial<Record<Language, string>>> = {
  worth: {
    en: ": still worth it in 0000?",
    de: ": lohnt sich das 0000 noch?",
    nl: ": nog de moeite waard in 0000?",
    fr: " : ça vaut encore le coup en 0000 ?",
    es: ": ¿sigue valiendo la pena en 0000?",
    pt: ": ainda vale a pena em 0000?",
    it: ": vale ancora la pena nel 0000?",
    id: ": masih worth it di 0000?",
    pl: ": czy nadal warto w 0000?",
    ru: ": стоит ли в 0000 году?",
    tr: ": 0000'te hâlâ değer mi?",
  },
  news: {
    en: ": what's new in 0000",
    de: ": was 0000 neu ist",
    nl: ": wat er nieuw is in 0000",
    fr: " : les nouveautés de 0000",
    es: ": novedades de 0000",
    pt: ": novidades de 0000",
    it: ": le novità del 0000",
    id: ": apa yang baru di 0000",
    pl: ": nowości 0000",
    ru: ": что нового в 0000 году",
  },
  beginners: {
    en: " for beginners",
    de: " für Anfänger",
    nl: " voor beginners",
    fr: " pour débutants",
    es: " para principiantes",
    pt: " para iniciantes",
    it: " per principianti",
    id: " untuk pemula",
    pl: " dla początkujących",
    ru: " для начинающих",
  },
  explained: {
    en: ", explained",
    de: " einfach erklärt",
    nl: " uitgelegd",
    fr: " : on vous explique tout",
    es: ": explicación sencilla",
    pt: ": explicação simples",
    it: ": spiegazione semplice",
    id: ": penjelasan lengkap",
    pl: ": proste wyjaśnienie",
    ru: ": простое объяснение",
  },
  ways: {
    en: ", three ways",
    de: " auf drei Arten",
    nl: " op drie manieren",
    fr: " de trois façons",
    es: " de tres maneras",
    pt: " de três jeitos",
    it: " in tre modi",
    id: ", 3 cara masak",
    pl: " na trzy sposoby",
    ru: ": три способа",
  },
};

/** Titles that teach or explain, in the languages of the forms. */
const TEACHES =
  /(?<!\p{L})(?:how (?:to|do|does|i['’]?d)|why|what (?:is|are)|tutorials?|guide|roadmap|beginners?|tips|learn|course|basics|explained|explaining|understanding|introduction|intro|lesson|lecture|walkthrough|introdução|aula|curso|minicurso|como|cómo|guia|guía|o que (?:é|são)|qué es|entenda|aprend[ae]r?|tutoriel|comment|pourquoi|débutants?|cara|apa itu|anleitung|erklärt|was ist|wie|warum|cos['’]è)(?!\p{L})/iu;
/** … and those for somebody who learns it. */
const LESSON =
  /(?<!\p{L})(?:how (?:to|i['’]?d)|tutorials?|guide|roadmap|beginners?|tips|learn|course|basics|lesson|lecture|walkthrough|como|cómo|guia|guía|aprend[ae]r?|tutoriel|comment|débutants?|cara|anleitung)(?!\p{L})/iu;
const ASKED = /(?<!\p{L})what (?:is|are) (?:the |an? )?$/iu;
const EXPLAINED = /(?<!\p{L})explained(?!\p{L})/iu;
/** A channel teaches if so many of its newest titles do. */
const OF_TEACHING = 0.15;
/** Right beside a subject it says that it was weighed or bought. */
const WEIGHED =
  /(?<!\p{L})(?:reviews?|unboxing|impressions|hands[- ]on|worth|buy|bought|price|vs\.?|versus|test|análise|avaliação|reseña)(?!\p{L})/iu;
/** "Galaxy S23", "iPhone 15 Pro", and of a game's things only what ends in its number. */
const MODEL = /\p{L}[^\p{N}]{0,40}\p{N}/u;
const ENDS_IN_NUMBER = /\p{L}[\s-]?\p{N}+$/u;
const LEAST_OFTEN = 3;
/** A year has to pass before something is weighed again. */
const AGED_DAYS = 300;
/** Niches whose subjects are goods, … */
const OF_GOODS = new Set<Niche>(["tech", "cars", "photo"]);
/** … whose subjects change within a year, if the channel keeps up with them, … */
const OF_NEWS = new Set<Niche>(["software", "tech"]);
/** … whose subjects are learned by beginners, … */
const OF_SKILLS = new Set<Niche>(["software", "ai", "study"]);
/** … and that teach, whatever their titles say. */
const OF_LESSONS = new Set<Niche>(["software", "ai", "education", "study", "finance", "tech"]);
const TITLE_MAX = 100;
const YEAR = "0000";
/** Languages in which a title may have capitals throughout. */
const TITLE_CASE = new Set<Language>(["en", "id"]);
/** Right before and right after what is cooked, with a word between. */
const COOKS = /(?<!\p{L})(?:making|make|made|cook|cooking|cooked|homemade|perfect|easy)\s(?:\p{L}+\s)?$/iu;
const RECIPE = /(?<!\p{L})(?:recipes?|receita|receta|recette|ricetta|rezept|resep)(?!\p{L})/iu;
const COOKED = /^\s(?:recipe|at home|ever)(?!\p{L})/iu;
const HANGUL = /\p{sc=Hangul}/u;

/**
 * Writes what a creator could say next of a subject, where no frame of theirs takes it: whether a good is still worth it, a
 * dish in three ways, what is taught for beginners, what is explained. [] of a person, of a piece of one title, and where
 * the channel's language has none.
 */
export function formWriter(
  own: readonly OwnUpload[],
  {
    isEnglish,
    language,
    isMade,
    now,
  }: { isEnglish: boolean; language: Language | null; isMade: ReturnType<typeof madeBefore>; now: number },
): (subject: string, made: readonly Place[]) => Titled[] {
  const newest = newestTitles(own);
  const niche = nicheOf(own);
  const isTeaching =
    (niche !== null && OF_LESSONS.has(niche)) ||
    newest.filter((title) => TEACHES.test(title)).length >= OF_TEACHING * newest.length;
  const writeAlone = subjectWriter(own);
  const year = new Date(now).getUTCFullYear();

  return (subject, made) => {
    const last = made.at(-1)?.upload;
    if (
      !last ||
      language === null ||
      (language === "en" && !isEnglish) ||
      niche === "music" ||
      made.some(isGuest) ||
      (!made.some(isDish) && (made.every((place) => isPersonal(place)) || !made.some(isStanding)))
    )
      return [];
    // Of other languages the parts of speech are not known: a whole part of a title is a thing.
    if (!isEnglish && !made.some(isPart)) return [];
    if (hasUnspacedScript(subject) || HANGUL.test(subject)) return [];
    return formsOf(subject, made, last).flatMap((form) => {
      const text = FORMS[form][language];
      if (text === undefined) return [];
      if (made.some((place) => isSaid(place, text))) return [];
      const written = `${GAP}${text.replace(YEAR, String(year))}`;
      const frame = TITLE_CASE.has(language) ? inCaseOf(last.title, written) : written;
      const title = frame.replace(GAP, () => writeAlone(subject));
      return [...title].length <= TITLE_MAX && !isMade(title, true) ? [{ title, frame }] : [];
    });
  };

  function formsOf(subject: string, made: readonly Place[], last: OwnUpload): Form[] {
    if (niche === "cooking") return made.some(isDish) ? ["ways"] : [];
    const isAged = now - last.publishedAt >= AGED_DAYS * DAY_MS;
    const isGood =
      (niche !== null && OF_GOODS.has(niche) && made.some(isWeighed)) || (niche === "gaming" && !isTeaching);
    if (isGood && (niche === "gaming" ? ENDS_IN_NUMBER : MODEL).test(subject)) return isAged ? ["worth"] : [];
    if (!isTeaching || NO_TOPIC.test(subject)) return [];
    const isNew = niche !== null && OF_NEWS.has(niche) && made.length >= LEAST_OFTEN && isAged;
    const forms: Form[] = isNew ? ["explained", "news"] : ["explained"];
    const isSkill = niche !== null && OF_SKILLS.has(niche);
    const isTaught = (place: Place) =>
      (made.length > 1 || isPart(place)) &&
      (LESSON.test(place.upload.title) || EXPLAINED.test(place.upload.title));
    if (isSkill && made.some(isTaught)) forms.push("beginners");
    return forms;
  }
}

const isWeighed = ({ upload: { title } }: Place) => WEIGHED.test(title);
/** Whether a title says it of the phrase already, in its own part: "…, Clearly Explained". */
function isSaid(place: Place, text: string): boolean {
  const [word = ""] = (text.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  const [before, behind] = partsOf(place);
  if (text === FORMS.explained.en && ASKED.test(before)) return true;
  const [after = ""] = behind.toLowerCase().split(DIVIDER);
  return after.includes(word);
}

/** Whether a channel that cooks cooks it: so its title says, or is its name, or it has three. */
function isDish(place: Place, _: number, made: readonly Place[]): boolean {
  const [before, after] = partsOf(place);
  const { words } = place.upload;
  if (made.length >= LEAST_OFTEN || place.to - place.from + 1 === words.length) return true;
  return (
    COOKS.test(before) || COOKED.test(after) || (RECIPE.test(after) && place.from === 0 && isPart(place))
  );
}
