/** First words by which a sentence goes on from the one before. */
const BACK =
  /^["'“(]?(?:and|but|so|or|then|also|however|because|therefore|instead|otherwise|plus|still|even|yet|nor|well|anyway|yes|no|too|both|another|after that|for (?:example|instance)|it|it['’]s|its|this|that|that['’]s|these|those|they|they['’]re|them|their|he|she|his|her|him|there|here|which|who|second|secondly|third|next|finally|lastly|same|neither|either|such|one of (?:them|these|those)|some of (?:them|these|those)|all of (?:it|them|this|these))\b/i;
/** "This video shows …" points at what is watched, not at a sentence. */
const OF_THE_VIDEO =
  /^["'“(]?(?:in )?(?:this|today['’]s) (?:video|episode|guide|tutorial|review|recipe|vlog|week|time|year|series|lesson|song|film|course|is)\b/i;
/** Of what was counted before. */
const COUNTS = /\bas (?:many|much) as\b/i;
const POINTS = /\b(?:it|its|they|them|their|he|she|him|his|these|those|this|that one|here|there)\b/i;

/** Whether a sentence needs the one before it: it would say something else elsewhere. English. */
export function leansBack(sentence: string): boolean {
  return BACK.test(sentence);
}

/** Whether a sentence says the same wherever it stands: nothing in its first words points back. English. */
export function standsAlone(sentence: string, firstWords = sentence.length): boolean {
  if (OF_THE_VIDEO.test(sentence)) return true;
  return !leansBack(sentence) && !COUNTS.test(sentence) && !POINTS.test(sentence.slice(0, firstWords));
}
