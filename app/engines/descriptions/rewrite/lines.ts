import { findChapters } from "../chapters";
import { blankOut, findPieces } from "../pieces";
import { splitSentences } from "../sentences";

/** A longer line fills the screen of a phone. */
export const WALL = 320;

const ITEM = /^\s*(?:[-*•·▪►▶→✓✔✅☑➤»–—+|>]|\d{1,2}[.)]|#{1,6}\s|\t| {4})/u;
const EMOJI_ITEM = /^\s*\p{Extended_Pictographic}/u;
/** A sentence's end with its quotes and emoji is shorter. */
const TAIL = 24;
const ENDS =
  /[.!?…。！？।][\p{Pe}\p{Pf}"'*]*(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\p{Emoji_Modifier}|\s)*$/u;

/**
 * What must stay above everything: who paid for the video, what it warns of. Of the languages that most descriptions are
 * written in.
 */
const DISCLOSURE =
  /(?:^|[^\p{L}])(?:#?ad|#?ads|advert\w*|sponsor\w*|paid (?:promotion|partnership)|gifted|affiliate|disclaimer|warning|caution|spoilers?|trigger|flashing|18\+|werbung|anzeige|unbezahlt\w*|bezahlt\w*|warnung|publicidad|patrocin\w*|colaboraci[oó]n|aviso|advertencia|publicidade|publi|parceria|atenç[aã]o|publicit[eé]|partenariat|sponsoris[eé]\w*|avertissement|iklan|disponsori|peringatan|プロモーション|提供|注意|विज्ञापन)(?![\p{L}])/iu;
/** What a sponsor's block, an offer, a credit or a legal line says. */
const PAID_OR_LEGAL =
  /\b(?:sponsor\w*|brought to you|partner\w*|thanks to|thank you to|codes?|coupon|promo\w*|discount|% off|off your|free trial|offer|affiliate|commission|purchas\w*|sign up|link (?:in|below)|copyright|fair use|licen[cs]e\w*|rights|disclaimer|advice|advis[eo]r\w*|credits?|music by|courtesy|permission|trademark\w*|terms|giveaway)\b|©|®|™/iu;
const GREETING =
  /^\W*(?:hey|hi|hello|yo|howdy|hiya|what['’]?s up|sup|good (?:morning|afternoon|evening)|greetings|welcome|namaste|namaskar|hola|buenas|ol[aá]|oi|e a[ií]|fala|hallo|servus|moin|willkommen|bonjour|salut|coucou|halo|hai|assalam\w*|ciao|こんにちは|皆さん|みなさん|नमस्ते|हेलो)(?![\p{L}])/iu;

/** Whether a line says who paid or warns of something: nothing is put above it. */
export function isDisclosure(line: string): boolean {
  return DISCLOSURE.test(line);
}

/** Whether a sentence is of a sponsor's block, an offer, a credit or a legal line. English. */
export function isPaidOrLegal(sentence: string): boolean {
  return PAID_OR_LEGAL.test(sentence) || DISCLOSURE.test(sentence);
}

/** Whether a sentence begins as a greeting. */
export function isGreeting(sentence: string): boolean {
  return GREETING.test(sentence);
}

/** Which lines are prose: sentences that end as such. Lists, links, chapters, code, lyrics, headings and tags are not. */
export function findProse(text: string): boolean[] {
  const lines = text.split("\n");
  const timed = new Set(findChapters(text).chapters.map(({ line }) => line));
  let inCode = false;
  return lines.map((line, at) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      inCode = !inCode;
      return false;
    }
    return !inCode && !timed.has(at) && isProseLine(line);
  });
}

function isProseLine(line: string): boolean {
  if (ITEM.test(line) || /[{};]\s*$/.test(line)) return false;
  const bare = blankOut(line, ["link", "email", "hashtag"]).trim();
  if (bare.length < 20 || !/\p{L}/u.test(bare)) return false;
  const sentences = splitSentences(line);
  // An emoji before one sentence makes it an item of a list.
  if (EMOJI_ITEM.test(line) && sentences.length < 2) return false;
  return ENDS.test(bare.slice(-TAIL)) || line.length > WALL;
}

/** Whether a line is nothing but hashtags. */
export function isHashtagLine(line: string): boolean {
  return /[#＃]/.test(line) && blankOut(line, ["hashtag"]).replace(/[\s,|]/g, "") === "";
}

/** Whether a text has a link, an e-mail address, a hashtag or a mention. */
export function hasPieces(text: string): boolean {
  return findPieces(text).some(({ kind }) => kind !== "number" && kind !== "timestamp");
}
