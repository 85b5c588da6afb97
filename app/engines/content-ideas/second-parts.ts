import { type Language, readIdeaWords } from "../ideas";
import { IDEOGRAPHIC } from "./later";
import { isPersonal } from "./nouns";
import { DIVIDER, type OwnUpload } from "./own-uploads";
import { isEdge } from "./phrases";

/** Counted, dated, or of a kind that has no second part: news, reviews, music, milestones, ends, whole courses. */
const CLOSED = new RegExp(
  [
    "[#?？]|\\p{N}\\p{N}\\s?$|\\p{N}\\s(?:de\\s)?(?:jan|fev|feb|mar[cçz]|abr|apr|mai|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\\p{L}*|20\\p{N}\\p{N}|\\p{N}\\s?[/:]\\s?\\p{N}|@",
    "(?<!\\p{L})(?:every|best|worst|most|greatest|biggest|only|ever|final(?:e|ly)?|last|end|ending|goodbye|farewell|rip|announc\\p{L}*|introducing|trailer|teaser",
    "giveaway|deal|launch|ra mắt|chào đón|recipe|ama|q\\s?&\\s?a|subscribers?|subs|million|thanks?|birthday|anniversary|special|live|livestreams?|streams?|streaming",
    "podcast|interview|compilation|best of|series|full|complete|everything|ultimate|masterclass|course|crash course|class|roadmap|zero",
    "reviews?|unboxing|hands[- ]on|impressions|preview|first look|vs|versus|news|breaking|official|lyrics?|audio|cover|remix|mv",
    "akhirnya|akhir|berakhir|tamat|selesai|redux|reup\\p{L}*|p\\.?\\p{N}|ost|music video|ft|feat|featuring|w\\/|shorts?|updates?|updated|part|pt|episode|ep|chapter|season|session|lecture|lesson",
    "days?|week|months?|years?|today|tomorrow|yesterday|this video|quit|hiatus|back|first|new|now|finished|done|vlog|recap|version|one video",
    "parte|partie|teil|deel|часть|ao vivo|en vivo|en direct|siaran|edition|presents?|welcome|reminder|anymore|bem-vind[oa]s?|bienvenue|bienvenid[oa]s|nobody|no one|just got|show|ad|advertiser|sponsored|results?|winners?)(?!\\p{L})",
    "브이로그|일상|라이브|생방송|직캠|모음|直播|生放送|ライブ|合集|新年|年夜饭|최종|마지막|最終|最后|最後",
  ].join("|"),
  "iu",
);
/** Names of who is in it stand behind a bar, and a diary's parts. */
const PARTS = /[|｜ㅣ¦]/u;

/** A diary lists what happened on its day. */
const MOST_COMMAS = 2;
/** What has a version is of its time. */
const VERSION =
  /\p{N}\.\p{N}|(?<!\p{L})(?![Tt]op|TOP|[Bb]est|BEST)\p{Lu}\p{L}+\s\p{N}{1,3}(?![\p{N}\p{L}%])/u;
/** A part's number within a title: its year is that of a whole. */
const COUNTED =
  /#\p{N}|(?<!\p{L})(?:tutorial|part|p|pt|parte|partie|teil|deel|session|lecture|episode|ep|chapter|lesson|day|week|aula|clase|leçon|lektion|bab|tập)\.?\s?#?\p{N}/iu;

/** What can be gone on with on any channel: what teaches, trains, tries or makes. A story and an explanation are told once. */
const OPEN =
  /(?<!\p{L})(?:how to|how i|tutorial|tips|tricks|hacks|ideas|lessons?|guide|learn|learning|build|building|built|solve|solving|coding|troubleshoot\p{L}*|practice|exercises?|workouts?|routine|training|stretch(?:es|ing)?|challenge|experiments?|survival|camping|projects?|prank|comment|como|cómo|cara|tantangan)(?!\p{L})|^(?!some|any|no|every|making|baking|explaining|exploring|introducing)\p{L}{3,}ing\s(?=(?:\S+\s+){2})|^(?:i|we) (?:\p{L}{3,}ed|made|ate|spent|gave|took|put|grew|drove|slept|try)\s/iu;
/** … unless its title says that it was told. */
const TOLD =
  /(?<!\p{L})(?:explained|what happened|why|rise of|story of|history of|game changer|forever|never|truth|lie|dear|meet|failed|killed|died|dead|death|won|lost|winner|here['’]s how|i learned)(?!\p{L})|[‘’“”"].{12,}[‘’“”"]/iu;
/** What time tells more of: a claim, a conflict, a purchase … and a review of what is used since. */
const STORY =
  /(?<!\p{L})(?:war|crisis|conflict|future|corruption|movement|switch(?:ed|ing)?|chang(?:ed|es|er|ing)|forever|losing|winning|dying|broken|collapse|says|thinks|predictions?|predicted|learned|strike|ban|election|is over|i (?:asked|bought|built|gave|spent|moved|invested|replaced))(?!\p{L})/iu;
/** The same in other languages: "j'ai", "yo probé", "ich habe", "they did". */
const LIVED =
  /(?<!\p{L})(?:j['’](?:ai|étais)|nous avons|on a|ils ont|quitte[rz]?|ich habe|wir haben|ich bin|probé|compré|hice|gané|perdí|dejé|testei|comprei|fiz|ganhei|perdi|larguei|passei|ho (?:provato|comprato|fatto)|ik heb|aku|saya|gue)(?!\p{L})/iu;
const REVIEW = /(?<!\p{L})(?:reviews?|impressions|unboxing)(?!\p{L})/iu;
const REVIEWED =
  /(?<!\p{L})(?:vs|versus|ft|live|later|after|update|long[- ]term|months?|years?|days?|weeks?|every|best|pre-?view)(?!\p{L})|[?|#]/iu;
const AGES =
  /(?<!\p{L})(?:how to|how i['’]?d|tutorial|guide|roadmap|beginners?|best|top|tips|learn|setup|getting started|course|tools?|como|cómo|guia|guía|tutoriel|cara|anleitung)(?!\p{L})/iu;
const CHALLENGE = /(?<!\p{L})(?:challenges?|trying|tasting|survival|prank|projects?)(?!\p{L})/iu;
/** A talk is its speaker's. */
const SPOKEN =
  /(?<!\p{L})(?:prof|dr|phd|professora?|speaker|keynote|talk|palestra|conférence)(?!\p{L})|[|｜–-]\s?(?:led )?(?:by|with)\s/iu;

/** "How to sell | Ann Lee | TED": whether a whole part of a title, and not the first, is somebody's name. */
function namesSpeaker(upload: OwnUpload): boolean {
  const { words, title } = upload;
  const parts = [...title.matchAll(DIVIDERS)].map(({ index, 0: { length } }) => index + length);
  return parts.some((start) => {
    const from = words.findIndex((word) => word.start >= start);
    return [1, 2].some((more) => {
      const place = { upload, from, to: from + more, left: 0, right: 0 };
      return from > 0 && words[from + more] !== undefined && isEdge(place, 1) && isPersonal(place);
    });
  });
}

/** A label in brackets of its own needs no space before it. */
export const DIVIDERS = new RegExp(`${DIVIDER.source}|(?=【)`, "gu");

const isSpoken = (core: string, hit: OwnUpload) => SPOKEN.test(core) || namesSpeaker(hit);

/** Whether a title without its label has no second part: counted, dated, spoken, a diary, or a dish of a channel that cooks. */
export const isClosed = (core: string, hit: OwnUpload, isCooking: boolean): boolean =>
  CLOSED.test(hit.title) ||
  COUNTED.test(core) ||
  PARTS.test(core) ||
  VERSION.test(core) ||
  core.split(",").length - 1 > MOST_COMMAS ||
  (isCooking && readIdeaWords(core).niche === "cooking" && !CHALLENGE.test(core)) ||
  isSpoken(core, hit);

/** Whether a Chinese title is of a kind that has no second part. */
export const isClosedKind = (title: string): boolean => CLOSED.test(title);

/** Whether it is a guide that is made anew for another year. */
export const isGuide = (core: string, hit: OwnUpload): boolean =>
  AGES.test(core) &&
  !(isSpoken(core, hit) || VERSION.test(core) || COUNTED.test(core)) &&
  !/#|20\p{N}\p{N}|[)\]!?.…]\s?$/u.test(core);

/** A review of one thing, of which its use tells more. */
export const isReview = (core: string): boolean => REVIEW.test(core) && !REVIEWED.test(core);

/** Whether a title tells all of it: a second part of it would be of nothing. Of other languages than English this is not known. */
export function isTold(
  core: string,
  { language, isEnglish }: { language: Language | null; isEnglish: boolean },
): boolean {
  if (IDEOGRAPHIC.test(core)) return true;
  return isFrench(core, language) || (isEnglish && (!OPEN.test(core) || TOLD.test(core)));
}

const isFrench = (core: string, channel: Language | null) => channel === "fr" && !OPEN.test(core);

/** Whether time tells more of it: what somebody did or claims, and no lesson. */
export const isLived = (core: string, isEnglish: boolean) =>
  isEnglish ? STORY.test(core) && !AGES.test(core) : LIVED.test(core);
