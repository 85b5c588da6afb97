import { readAct } from "./act";
import { type Casing, inCasing, moveInside } from "./casing";
import { COUNTED_HEAD, endsInPlural, headOf, isCommonWord, NAMING_HEAD } from "./nouns";
import { bare } from "./rules";
import { FINITE, isPast, verbByBase } from "./verbs";

/** A thing a title names, in words for inside another title: “my small kitchen tour”, “a budget home office setup”. */
export interface Thing {
  /** With its article, and without the capital of a title's start. */
  inside: string;
  /** The same without the article. */
  plain: string;
  isPlural: boolean;
  /** The words up to its noun, before any “for” or “that”. */
  head: string;
  /** "added" if the title had none and `inside` has one. */
  article: "my" | "the" | "a" | "added" | "none";
}

/** Words that no thing begins with. */
const NO_THING =
  /^(?:how|why|what|what['’]s|when|where|who|which|if|is|are|do|does|did|can|could|should|will|would|have|has|i|i['’]\p{L}+|we|you|you['’]\p{L}+|he|she|they|it|it['’]s|this|these|that|there|here|here['’]s|let['’]s|don['’]t|never|stop|avoid|quit|not|pov|day|part|episode|ep|chapter|season|in|on|at|for|from|with|without|to|after|before|and|but|or|so|no|yes|best|reacting|just|also|hello|hi|hey|welcome|meet|get|guess|imagine|wait|watch|\p{L}{4,}ly|everything|nothing|something|inside|behind|under|beyond|want|did|most|all|every|everyone|nobody|one|your)$|^(?:lost|stuck|trapped|stranded|caught|born|raised|locked|back|alone)$/iu;

/** “10-minute workout” is a thing, “10 workouts” a list. */
const DURATION = /^\d+[- ](?:minute|hour|day|week|month|year|second|step|ingredient)\b/i;

/** What is done, with an article: “Hatching a chick”. */
const DONE = /^(?:\p{L}+ )?\p{L}{3,}ing (?:an?|the|my|your|our|\d+) /iu;

/** What is done, with a bare noun: “Hatching quail eggs”. */
const DONE_BARE =
  /^(?:(?:freeze|deep|slow|hand|cold|home|dry|spray|pan|stir|speed) )?(?!(?:housing|morning|evening|wedding|spring|string|king|wing|ring|being|nothing|something|amazing|relaxing|exciting|interesting|boring|missing|living|working|running|hiking|camping|boxing|parking|dining|swimming|fishing|building|training|gaming|cooking|baking|knitting|sewing|painting|drawing|cleaning|walking|trending|rising|falling|leading|winning|moving|talking|flying|charming|stunning|burning|boiling|sleeping|dancing|singing) )\p{L}{3,}ing \p{L}/iu;

/** Reads the thing a title names; null if something is told, asked, counted or done instead. */
export function readThing(title: string, casing: Casing): Thing | null {
  // “… setup 2026” reads better as “… setup for 2026”.
  const all = bare(title).replace(
    /^(.*[^ ])(?= 20\d\d$)(?<=\p{L}[^ ]*)(?<! (?:in|for|of|since|from|by|until|the|before|after)) (20\d\d)$/iu,
    `$1 ${inCasing("for", casing, false)} $2`,
  );
  if (
    /[?:|()[\],!]|[.]\s|\s[–—-]\s| and (?:what|how|why)| with (?:me|us)\b| (?:vs\.?|versus|but|or) /iu.test(
      title,
    ) ||
    all.split(" ").length < 2
  )
    return null;
  const [, article = "", plain = ""] = /^(my |our |the |an? )?(.+)$/iu.exec(all) ?? [];
  const [first = ""] = plain.split(" ");
  const act = verbByBase(first);
  if (
    !article &&
    ((NO_THING.test(first) &&
      !/^(?:day in|one (?:bowl|pot|pan|skillet|tray|sheet|ingredient)) /i.test(plain)) ||
      readAct(title) ||
      (act && !act.isNounToo && !NAMING_HEAD.test(headOf(plain))))
  )
    return null;
  if (/^\d+$/.test(first) && !DURATION.test(plain) && !/^20\d\d /.test(plain)) return null;
  const head = headOf(plain);
  if (FINITE.test(head.replace(/ beats?$/i, "")) || head.split(" ").slice(1).some(isPast)) return null;
  if (
    /\b(?:review|reviewed|explained|compared|i|you|we|vs|taught|reacts?|tries|fails|becomes?|wins?|loses|says|meets|announces|raises|cuts|opens|closes|learns|goes|turns|falls|dies|finds)\b/i.test(
      head,
    )
  )
    return null;
  // “My husband built me a studio” tells a story.
  if (
    /\b(?:just|\p{L}+ed|built|made|found|gave|bought|left|got|broke|lost) (?:me|us|my|our|him|her|hit|got|the|an?) /iu.test(
      plain.replace(/ (?:that|which|who|i|we|you) .*$/i, ""),
    )
  )
    return null;
  const isAct =
    DONE.test(plain) ||
    (!article && DONE_BARE.test(plain) && !NAMING_HEAD.test(head) && !COUNTED_HEAD.test(head));
  const isPlural = !isAct && (endsInPlural(head) || (article === "" && / and [^ ]+$/i.test(head)));
  const isCounted =
    !article &&
    !isPlural &&
    !isAct &&
    COUNTED_HEAD.test(head) &&
    !/ \p{Lu}/u.test(casing === "sentence" ? head : "") &&
    !/^(?:\d|best)|['’]s /iu.test(plain);
  const inner = moveInside(all, casing);
  const isMine = /^(?:my|our) /i.test(article);
  // “Cost of living”, “first day of school”: there is only one.
  const isOnly =
    !article &&
    !isPlural &&
    !isAct &&
    (/^(?:first|last|next|same) /i.test(plain) ||
      (!/ /.test(head) &&
        new RegExp(`^${head.replace(/[^\p{L}]/gu, ".")} of `, "iu").test(plain) &&
        !OF_MANY.test(head) &&
        isCommonWord(head)) ||
      /^[\p{L}-]+ (?:routine|diet|life|mind|psychology) of /iu.test(plain));
  const added = isOnly
    ? `${inCasing("the", casing, false)} `
    : isCounted
      ? `${inCasing(/^(?:[aeio]|u(?!s|ni|k)|hour)/i.test(plain) ? "an" : "a", casing, false)} `
      : "";
  return {
    inside: added + inner,
    plain: article ? plain : inner,
    isPlural,
    head,
    article: isMine
      ? "my"
      : isOnly || /^the /i.test(article)
        ? "the"
        : article
          ? "a"
          : added
            ? "added"
            : "none",
  };
}

/** Nouns with an “of” of which there are many: “tour of my house”. */
const OF_MANY =
  /^(?:cover|tour|review|list|collection|series|video|photo|picture|map|version|day|week|month|year|night|lots|plenty|tons|hours|days)$/i;
