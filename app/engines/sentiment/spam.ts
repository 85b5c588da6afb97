import type { Tokens } from "./tokens";

/** Why a comment is spam. */
export type SpamKind =
  | "trades-subscriptions"
  | "other-channel"
  | "contact"
  | "profit"
  | "free"
  | "sells"
  | "adult"
  | "links"
  | "one-sign"
  | "same-words";

/** Each takes linear time, and more than one word that an honest comment may hold. */
const PATTERNS: [why: SpamKind, pattern: RegExp][] = [
  [
    "trades-subscriptions",
    /\bsub ?(?:4|for) ?sub\b|\bs4s\b|\bsub(?:scribe)? (?:to )?me (?:and|&) i(?:['’]?ll| will) sub\b/i,
  ],
  ["trades-subscriptions", /\b(?:i['’]?ll|i will) sub(?:scribe)? (?:you )?back\b/i],
  [
    "other-channel",
    /\b(?:check ?out|visit|watch|view|look at|come to|subscribe to|sub to|support|click on) (?:out )?(?:my|our) (?:\w+ ){0,2}(?:channel|page|videos?|vids?|website|site|profile|review|unboxing)\b/i,
  ],
  ["other-channel", /\b(?:please|plz|pls) (?:sub(?:scribe)?|check) (?:to )?(?:my|me)\b/i],
  [
    "contact",
    /\b(?:whats ?app|telegram|t\.me|signal|wechat|text me|write me|contact (?:her|him|them|me|mr|mrs))\b.{0,40}(?:\+?\d[\d\s().-]{7,}\d|@\w{3,}|\bon (?:telegram|whats ?app)\b)/i,
  ],
  ["contact", /\+\d[\d\s().-]{8,}\d.{0,40}\b(?:whats ?app|telegram)\b/i],
  [
    "profit",
    /\b(?:bitcoin|btc|crypto|forex|trading|invest(?:ed|ing|ment)?s?|broker|expert)\b.{0,200}\b(?:whats ?app|telegram|guidance of|thanks to (?:mr|mrs|ms|expert)|profits? (?:of|every|weekly)|withdraw(?:al|n)?s?\b.{0,40}\$|recommend (?:mr|mrs|ms)\b)/i,
  ],
  [
    "profit",
    /\b(?:earn|make|making|earning|paid) (?:up to )?\$\s?(?:\d[\d,.]*\d{2}|\d+k)\s*(?:\/|per|a|an|every|each|from) ?(?:day|hour|week|month|home)\b/i,
  ],
  [
    "free",
    /\b(?:free|win|giveaway|gift ?cards?|vouchers?|promo code|discount|coupon|hack|generator)\b.{0,120}(?:https?:\/\/|www\.|\b\w[\w-]{2,40}\.(?:com|net|info|tk|co\.uk|org|ru|xyz|biz|us|ly)\b)/i,
  ],
  [
    "free",
    /(?:https?:\/\/|www\.|\b\w[\w-]{2,40}\.(?:com|net|info|tk|co\.uk|org|ru|xyz|biz|us|ly)\b).{0,120}\b(?:for free|(?:got|get|getting) (?:one|mine|yours) free|free (?:ipad|iphone|gift|v-?bucks|robux|download|trial)|giveaway|promo code|discount|coupon|sign up|order (?:now|here|yours))\b/i,
  ],
  [
    "sells",
    /\b(?:order|buy|best deals?|best price|cheap(?:est)?|affordable|check (?:it|them) out)\b.{0,120}(?:\burl ?:|\bw w w \w|\b[\w-]{3,60}\.(?:blogspot|weebly|wordpress)\.)/i,
  ],
  ["sells", /\bw w w \w.{0,120}\b(?:best deals?|best price|order|check (?:it|them) out)\b/i],
  [
    "free",
    /\b(?:google|search|go to|put this|sign ?up)\b.{0,40}\bfree ?(?:ipads?|iphones?|gift ?cards?|v-?bucks|robux)\w{0,20}\b|\bfree (?:ipads?|iphones?) ?\d? giveaways?\b|\bfree-?(?:ipad|iphone|gift|robux|v-?bucks|psn|steam|tablet)\w{0,30}\.(?:com|net|info|org|tk|xyz|biz|us)\b/i,
  ],
  [
    "free",
    /\bbonus code\b.{0,60}\b(?:app|points|gift ?cards?)\b|\bgift ?cards?\b.{0,250}\b(?:bonus|referral|invite) code\b/i,
  ],
  [
    "adult",
    /\b(?:hot|sexy|lonely|naked|horny) (?:girls?|women|singles|milfs?|videos?)\b.{0,80}(?:https?:\/\/|www\.|\.(?:com|tk|ru|xyz)\b|\bmy (?:profile|channel|bio|pfp)\b)/i,
  ],
  [
    "adult",
    /\b(?:18\+|xxx|nudes?|onlyfans)\b.{0,60}(?:https?:\/\/|www\.|\bmy (?:profile|channel|bio)\b|\blink in (?:my )?bio\b)/i,
  ],
];

/** The same sign over and over. Laughs and cheers are shorter. */
const BLOCK = /[█▓▒░▀▄■◼⬛⬜]{12}/u;
const SPAM_LINKS = 3;
/** From 40 words on, fewer than 12 % different ones are a block copied over and over. */
const COPIED_WORDS = 40;
const DIFFERENT_SHARE = 0.12;
/** Long runs of one letter are shouting. Hundreds are no comment any more. */
const RUN = /(\S)\1{199}/u;

/**
 * Why a comment is spam; null where it is not. In doubt it is not: to call a viewer a spammer
 * is worse than to count an advertisement.
 */
export function findSpam({ text, terms, links }: Tokens): SpamKind | null {
  const [why] = PATTERNS.find(([, pattern]) => pattern.test(text)) ?? [];
  if (why !== undefined) return why;
  if (links >= SPAM_LINKS) return "links";
  if (BLOCK.test(text) || RUN.test(text)) return "one-sign";
  if (terms.length >= COPIED_WORDS && new Set(terms).size < terms.length * DIFFERENT_SHARE) {
    return "same-words";
  }
  return null;
}
