import { ADJECTIVE, CLOSED, COUNTING, maybeVerb, NOT_ADVERB, VAGUE, WEAK_ADJECTIVE } from "./word-classes";

const MONTHS_AND_DAYS =
  /^(?:january|february|april|may|june|july|august|september|october|november|december|march|\w+day)$/;
const COMMON_END = /.{3}(?:ing|ed|ly|tion|sion|ness|ment|able|ible|ous|ful|less|est|ity)s?$/;

/** Things that everybody talks of, and that are seldom in a name. */
const THINGS = new Set(
  `game games life money food music book movie film song car house home room door phone computer screen camera story
  night morning friend friends family mom dad wife husband brother sister kid kids child children baby dog cat man men
  woman women boy girl person body head hand hands eye eyes face heart mind world water fire air money dollar dollars
  job boss team player players level boss fight win loss prank challenge trick tricks tip tips secret secrets mistake
  mistakes rule rules price budget gift box bag shoe shoes dress hair skin breakfast lunch dinner cake bread chicken
  cheese chocolate coffee sugar salt oil pan oven minute minutes hour hours word words name letter picture photo
  real fake biggest ever`.split(/\s+/),
);

/** True of an English word that is no name: a word of the lists, or of an ending that names seldom have. Lower case in. */
export function isCommonWord(word: string): boolean {
  if (MONTHS_AND_DAYS.test(word) && word !== "today" && word !== "may") return false;
  const lists = [THINGS, CLOSED, COUNTING, ADJECTIVE, WEAK_ADJECTIVE, VAGUE, NOT_ADVERB];
  return lists.some((list) => list.has(word)) || maybeVerb(word) || COMMON_END.test(word);
}
