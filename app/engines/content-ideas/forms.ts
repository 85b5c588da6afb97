import { DAY_MS } from "../../numbers/days";
import { hasUnspacedScript } from "../../words/words";
import { type Language, type Niche, readIdeaWords } from "../ideas";
import { GAP } from "../titles";
import { isGuest, isPersonal } from "./nouns";
import { type OwnUpload, subjectWriter } from "./own-uploads";
import type { Place } from "./phrases";
import { inCaseOf } from "./sequels";
import { isEdge } from "./subjects";
import type { Titled } from "./types";

/** What is asked of a subject that a channel made and has no frame for. */
type Form = "worth" | "since" | "mistakes" | "questions" | "ways";

/** What follows the subject, 0000 a year. Behind a colon nothing is bent. Null in the other languages: there a subject stands alone. */
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
  since: {
    en: ": what has changed since 0000",
    de: ": was sich seit 0000 verändert hat",
    nl: ": wat er sinds 0000 veranderd is",
    fr: " : ce qui a changé depuis 0000",
    es: ": qué ha cambiado desde 0000",
    pt: ": o que mudou desde 0000",
    it: ": cosa è cambiato dal 0000",
    id: ": apa yang berubah sejak 0000",
    pl: ": co się zmieniło od 0000 roku",
    ru: ": что изменилось с 0000 года",
  },
  mistakes: {
    en: ": 5 mistakes to avoid",
    de: ": 5 Fehler, die du vermeiden solltest",
    nl: ": 5 fouten om te vermijden",
    fr: " : 5 erreurs à éviter",
    es: ": 5 errores que debes evitar",
    pt: ": 5 erros para evitar",
    it: ": 5 errori da evitare",
    id: ": 5 kesalahan yang harus dihindari",
    pl: ": 5 błędów, których warto unikać",
    ru: ": 5 ошибок, которых стоит избегать",
    tr: ": kaçınılması gereken 5 hata",
  },
  questions: {
    en: ": your questions, answered",
    de: ": eure Fragen, meine Antworten",
    nl: ": jullie vragen beantwoord",
    fr: " : je réponds à vos questions",
    es: ": respondo a sus preguntas",
    pt: ": respondendo às suas perguntas",
    it: ": rispondo alle vostre domande",
    id: ": menjawab pertanyaan kalian",
    pl: ": odpowiadam na wasze pytania",
    ru: ": отвечаю на ваши вопросы",
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

/** What viewers of a niche ask of its subjects. A song has no second video of these. */
const ASKED: Partial<Record<Niche, readonly Form[]>> = {
  ...{
    tech: ["worth", "since", "questions"],
    cars: ["worth", "since", "questions"],
    gaming: ["worth", "questions"],
  },
  ...{
    photo: ["worth", "questions"],
    ai: ["worth", "since", "questions"],
    software: ["mistakes", "questions"],
  },
  ...{
    business: ["worth", "questions"],
    finance: ["worth", "since", "questions"],
    study: ["mistakes", "questions"],
  },
  ...{
    cooking: ["ways", "mistakes"],
    fitness: ["mistakes", "questions"],
    wellness: ["mistakes", "questions"],
  },
  ...{ beauty: ["worth", "questions"], gardening: ["mistakes", "questions"], diy: ["mistakes", "questions"] },
  ...{ crafts: ["questions"], parenting: ["questions"], pets: ["questions"], travel: ["worth", "questions"] },
  ...{ education: ["questions"], entertainment: ["questions"], music: [] },
};
const ELSE: readonly Form[] = ["since", "questions"];
/** A channel is of a niche if so many of its newest titles that tell one are. */
const OF_NICHE = 0.4;
const LEAST_OF_NICHE = 4;
/** … and of music if so many say so. */
const OF_MUSIC = 0.25;
const MUSIC =
  /official (?:music |lyric )?(?:video|audio|visuali[sz]er|lyric)|(?:piano|guitar|vocal|live) cover|lyric video|\(prod\.? /iu;
/** A year has to pass before there is something new to tell or to weigh again. */
const AGED_DAYS = 300;
const NICHE_FROM = 60;
/** What is done in so many uploads, or begins a title, is what a video is about: one makes it, or makes mistakes in it. */
const LEAST_FOR_MAIN = 2;
const TITLE_MAX = 100;
const YEAR = "0000";
/** Languages in which a title may have capitals throughout. */
const TITLE_CASE = new Set<Language>(["en", "id"]);
const HANGUL = /\p{sc=Hangul}/u;

/**
 * Writes what a creator could say next of a subject, where no frame of theirs takes it: whether it is worth it, what
 * changed, mistakes, questions, a dish in three ways. [] of a person, of music, and where the channel's language has none.
 */
export function formWriter(
  own: readonly OwnUpload[],
  { isEnglish, language, now }: { isEnglish: boolean; language: Language | null; now: number },
): (subject: string, made: readonly Place[]) => Titled[] {
  const niche = nicheOf(own.slice(-NICHE_FROM).map(({ title }) => title));
  const writeAlone = subjectWriter(own);
  const year = new Date(now).getUTCFullYear();
  const titles = new Set(own.map(({ lower }) => lower));

  return (subject, made) => {
    const newest = made.at(-1)?.upload;
    if (
      !newest ||
      language === null ||
      (language === "en" && !isEnglish) ||
      made.some(isGuest) ||
      made.every((place) => isPersonal(place))
    )
      return [];
    // Of other languages the parts of speech are not known: a whole part of a title is a thing.
    if (!isEnglish && !made.some((place) => isEdge(place, -1) && isEdge(place, 1))) return [];
    if (hasUnspacedScript(subject) || HANGUL.test(subject)) return [];
    const isAged = now - newest.publishedAt >= AGED_DAYS * DAY_MS;
    const isMain = made.length >= LEAST_FOR_MAIN || made.some(({ from }) => from === 0);
    const lastYear = new Date(newest.publishedAt).getUTCFullYear();
    return ((niche && ASKED[niche]) ?? ELSE).flatMap((form) => {
      const text = FORMS[form][language];
      if (text === undefined || (form === "worth" && !isAged)) return [];
      if ((form === "mistakes" || form === "ways") && !isMain) return [];
      if (form === "since" && (!isAged || lastYear === year)) return [];
      const written = `${GAP}${text.replace(YEAR, String(form === "since" ? lastYear : year))}`;
      const frame = TITLE_CASE.has(language) ? inCaseOf(newest.title, written) : written;
      const title = frame.replace(GAP, () => writeAlone(subject));
      return [...title].length <= TITLE_MAX && !titles.has(title.toLowerCase()) ? [{ title, frame }] : [];
    });
  };
}

/** The niche of most of the titles that tell one; null without one. */
function nicheOf(titles: readonly string[]): Niche | null {
  if (titles.filter((title) => MUSIC.test(title)).length >= OF_MUSIC * titles.length) return "music";
  const told = titles.flatMap((title) => readIdeaWords(title).niche ?? []);
  const [most] = [...Map.groupBy(told, (niche) => niche)].toSorted((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= Math.max(LEAST_OF_NICHE, OF_NICHE * told.length) ? most[0] : null;
}
