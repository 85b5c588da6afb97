import { GREETING, MISSED } from "./question-forms";
import { type QuestionWording, WHETHER } from "./same-question";
import { isReply } from "./sentences";

/** A question in full, from its question word or verb on. */
const IN_FULL =
  /^(?:what|whats|what's|which|where|how|hows|why|when|who|whose|does|do|did|is|are|can|could|will|should|has|have|would)\b.*\?["')\]]*$/is;
/** Points to what stands elsewhere: another sentence, another comment, a person. */
const POINTING =
  /\b(?:he|she|him|his|her|they|them|their|then|there|those|these|that one|the others?|so|else|instead|again|anymore|either|just|even|actually|really|mine|such|both)\b|@|\.\.|^(?:is|are|do|did|was|have|would) (?:you|u)\b|^(?:is|was) (?:this|that)\b|^is it (?:the same|more)\b|^(?:will|would|did) it\b|^(?:what|which|how|is|was) (?:is |are |was )?(?:this|that|it)\W*$/i;
/** About people whom only the video or another comment names. */
const ABOUT_PEOPLE = /\b(?:he|she|him|his|her|they|them|their)\b|@/i;
const PLAIN_LENGTH = [15, 90] as const;

/** Wants something of the maker, or help: one viewer alone who asks anything else muses. */
const TO_KNOW =
  /\b(?:(?:did|do|are|were|have|will|would) (?:you|u)|how (?:do|can|could|to|would|should) (?:i|we|you|u)|(?:can|could|should) i|your|ur|(?:what|which) (?:\S{1,30} ){1,3}(?:is|are|was|were|did))\b/i;

function asksToKnow(text: string): boolean {
  return TO_KNOW.test(text) || MISSED.test(text);
}

/** Said to mock, or to another viewer, where one alone asks it. */
const MOCKS =
  /^(?:why|how did)\b|^(?:are|r) (?:you|u) (?!going|gonna|planning|still|using|selling|coming|able)|["“”][^"“”]{25}/i;

/** Asks a second thing, or objects. */
const GOES_ON = /,(?! or\b)(?: \S+){3}/;
const ENDS_WITHIN = 40;
/** A scene: "staff: which team? me: yes". */
const TOLD = /(?:^|\n|[.!?"”*] )(?!question|edit|ps|hi|hey|note)\p{L}{2,12} ?: \S/iu;
const HOW_MUCH = /^how (?:much|long|hot|often)\b/i;

/** Understood without its comment. What others liked may be said in fewer words. */
export function isPlain(
  { text, comment, stems }: QuestionWording,
  { isLiked, isProducts }: { isLiked: boolean; isProducts: boolean },
): boolean {
  const bare = text.replace(GREETING, "");
  if (isReply(comment) || MOCKS.test(bare)) return false;
  if (isLiked) {
    // Who goes on answers it: "What do you do for a living? Well, I jump."
    const rest = comment.given.text.split(text)[1] ?? "";
    if (rest.length > ENDS_WITHIN || TOLD.test(comment.given.text)) return false;
    const isClear = asksToKnow(text) || HOW_MUCH.test(bare) || (isProducts && WHETHER.test(bare));
    return isClear && !ABOUT_PEOPLE.test(text);
  }
  return (
    bare.length >= PLAIN_LENGTH[0] &&
    bare.length <= PLAIN_LENGTH[1] &&
    IN_FULL.test(bare) &&
    !POINTING.test(bare) &&
    !GOES_ON.test(bare) &&
    stems.filter(hasLetter).length >= 2 &&
    (isProducts || asksToKnow(text))
  );
}

/** A number alone says nothing: "6/10??" is no question. */
export function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}
