import { findCallsToAction } from "../calls-to-action";
import { blankOut, findChapters, findPieces } from "../chapters";
import { splitSentences } from "../sentences";

/** A longer line fills the screen of a phone. */
export const WALL = 320;

const ITEM = /^\s*(?:[-*•·▪►▶→✓✔✅☑➤»–—+|>]|\d{1,2}[.)]|#{1,6}\s|\t| {4})/u;
const LONGEST_HEADING = 40;
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
/** The same in the other languages, and a share of the price in any. */
const OFFER =
  /gutschein|rabatt|provision|c[oó]digo|cup[oó][mn]|descuento|desconto|oferta|parceria|r[ée]duction|remise|code promo|diskon|kode|प्रायोजि|कूपन|कोड|छूट|コード|割引|クーポン|\d\s?%/iu;
/** A line or sentence that begins with these is a legal one, and so is all that follows it in its line. */
const LEGAL_HEADING =
  /^[\s\p{P}\p{S}]*(?:\p{L}+\s){0,2}(?:disclaimer|disclosure|disclosures|copyright|haftungsausschluss|rechtlicher hinweis|aviso(?: legal)?|avertissement|免責事項|अस्वीकरण)(?![\p{L}])/iu;
/** What descriptions of other languages ask their viewers to do. */
const ASKS =
  /suscr[ií]b|campanita|dale (?:a )?(?:me gusta|like)|coment(?:a|á|ad|arios?)\b|s[ií]gue(?:me|nos)\b|se inscrev|inscreva|sininho|deix[ae] o like|coment[aá]rio|me siga|\babo\b|abonnier|abonnez|abonne-toi|daumen|kommentar|schreibt (?:mir|uns)|folgt (?:mir|uns)|commentaire|pouce|like (?:karo|kar|dan)|share karo|komen|iscriv|commenti\b|सब्सक्राइब|कमेंट|लाइक|शेयर|チャンネル登録|高評価|コメント/iu;
const GREETING =
  /^\W*(?:he+y+|hi+|hello|yo|howdy|hiya|what['’]?s up|sup|good (?:morning|afternoon|evening)|greetings|welcome|namaste|namaskar|hola|buenas|ol[aá]|oi|e a[ií]|fala|hallo|servus|moin|willkommen|bonjour|salut|coucou|halo|hai|assalam\w*|ciao|こんにちは|皆さん|みなさん|नमस्ते|हेलो)(?![\p{L}])/iu;

/** Whether a line says who paid or warns of something: nothing is put above it. */
export function isDisclosure(line: string): boolean {
  return DISCLOSURE.test(line);
}

/** Whether a sentence is of a sponsor's block, an offer, a credit or a legal line. English. */
export function isPaidOrLegal(sentence: string): boolean {
  return PAID_OR_LEGAL.test(sentence) || DISCLOSURE.test(sentence);
}

/**
 * Whether a sentence of a wall is of a sponsor's block, an offer, a credit or a legal line, in the languages of `splitWalls`;
 * a link to something counts as an offer. Wider than `isPaidOrLegal`: it only keeps sentences together.
 */
export function isOffer(sentence: string): boolean {
  return isPaidOrLegal(sentence) || OFFER.test(sentence) || isLinked(sentence);
}

/** Whether a line sells something: who paid or what it costs, with a link. */
export function isSale(line: string): boolean {
  return isLinked(line) && (isPaidOrLegal(line) || OFFER.test(line));
}

function isLinked(text: string): boolean {
  return blankOut(text, ["link", "email"]) !== text;
}

/** Whether a line or sentence begins as a legal one: "Disclaimer: …". */
export function isLegalHeading(line: string): boolean {
  return LEGAL_HEADING.test(line);
}

/** Whether a sentence asks viewers for something, in the languages of `splitWalls`. */
export function asksViewers(sentence: string): boolean {
  return findCallsToAction(sentence).length > 0 || ASKS.test(sentence);
}

/** Whether a line stands above a text as its heading: a few words without a full stop, a link or a time. */
export function isHeading(line: string): boolean {
  return (
    /\p{L}/u.test(line) &&
    line.trim().length <= LONGEST_HEADING &&
    !ITEM.test(line) &&
    !hasPieces(line) &&
    !/[.!?…。！？।]\s*$/u.test(line)
  );
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
