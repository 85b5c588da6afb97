const MIN_WORDS = 4;

/** Asks for a favor, or points at what only the comment knows: "me a favor", "the second one", "part 2". */
const NO_IDEA =
  /\b(?:me|my|mine|i|we|us|our|you|your|he|she|his|her|this|that|these|those|it|they|them|two|both|same|ones?|others?|favou?rs?|shout ?outs?|repl(?:y|ies)|hearts?|subs?|subscribe|giveaways?|number|e-?mail|birthday|name|links?|response|video|videos|part ?\w*|sequel|next|again|updated?)\b/i;
/** A word by itself is an idea only where it names something: of five letters or more, or a name. */
const NAMES_SOMETHING = /\S\s+\S{3,}|^\p{L}{5,}|^\p{Lu}/u;

/** Words that name nothing to film, however many stand together: "more on the device", "on Spotify". */
const NAMES_NOTHING =
  /^(?:(?:more|some|any|all|other|new|on|of|about|for|with|in|and|the|an?|apps?|applications?|software|programs?|features?|functions?|settings|specs?|details?|stuff|things?|device|product|reviews?|tests?|tutorials?|content|shows?|spotify|itunes|(?:apple|amazon|youtube) music|soundcloud|bandcamp)\b\W*)+$/i;

/** What viewers want filmed, as an idea that stands by itself; null for a favor, a link or a mere pointer. */
export function requestIdea({ kind, wants }: { kind: string; wants: string }): string | null {
  const isIdea = NAMES_SOMETHING.test(wants) && !NO_IDEA.test(wants) && !NAMES_NOTHING.test(wants);
  return kind === "video" && isIdea ? wants : null;
}

/** Answered by a name, a link or a yes, so not worth a video. */
const ANSWERED_IN_A_WORD =
  /\b(?:songs?|music|tracks?|wallpapers?|backgrounds?|fonts?|price|cost|how (?:much|many|long|old)|(?:what|which)(?:['’]?s| is| are)? (?:the |your )?(?:brand|model|case|app|theme|lens|mic|song|version|size|glue|grease))\b|\d:\d\d/i;
/** Asks what takes a video to show. */
const TAKES_SHOWING =
  /^(?:how (?:do|does|to|can|would|should) (?!we\b)|why (?!.*\b(?:you|u)\b|(?:could|would|did)n?['’]?t?\b)|what (?:is|are|happens|causes) (?!the (?:name|title)\b)|which|should (?!i\b(?!.*\bor\b))|can i (?!please|ask|get|have|come|buy|order|still)\b)/i;
/** Points at what only the video or the comment knows. */
const POINTS =
  /\b(?:this|that|these|those|it|they|them|he|she|his|her|your?|ur|one|ones|here|there|video)\b/i;

/** A question that a video could answer, and that is understood by itself; null for others. */
export function questionIdea(text: string): string | null {
  const isIdea = TAKES_SHOWING.test(text) && !POINTS.test(text) && !ANSWERED_IN_A_WORD.test(text);
  return isIdea && text.split(/\s+/).length >= MIN_WORDS ? text.replace(/\bi\b/g, "I") : null;
}
