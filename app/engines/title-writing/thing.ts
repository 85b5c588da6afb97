import { actOf } from "./act";
import { type Casing, inCasing } from "./casing";
import { isCommonWord } from "./common-words";
import { bare, FINITE } from "./form";
import { COUNTED_HEAD, headOf, NAMING_HEAD } from "./heads";
import { insideOf, isSeveral } from "./saying";
import { isPast, verbOfBase } from "./verb-forms";

/** A thing that a title names, as it stands inside of one: “my small kitchen tour”, “a budget home office setup”. */
export interface Thing {
  /** With its article, and without a capital that only the start of the title gave it. */
  inside: string;
  /** The same without the article. */
  plain: string;
  isPlural: boolean;
  /** The words up to the noun that it is, before any “for” or “that”. */
  head: string;
  article: "my" | "the" | "a" | "given" | "none";
}

const NO_THING =
  /^(?:how|why|what|what['’]s|when|where|who|which|if|is|are|do|does|did|can|could|should|will|would|have|has|i|i['’]\p{L}+|we|you|you['’]\p{L}+|he|she|they|it|it['’]s|this|these|that|there|here|here['’]s|let['’]s|don['’]t|never|stop|avoid|quit|not|pov|day|part|episode|ep|chapter|season|in|on|at|for|from|with|without|to|after|before|and|but|or|so|no|yes|best|reacting|just|also|hello|hi|hey|welcome|meet|get|guess|imagine|wait|watch|\p{L}{4,}ly|everything|nothing|something|inside|behind|under|beyond|want|did|most|all|every|everyone|nobody|one|your)$|^(?:lost|stuck|trapped|stranded|caught|born|raised|locked|back|alone)$/iu;

const STRETCH = /^\d+[- ](?:minute|hour|day|week|month|year|second|step|ingredient)\b/i;

const DONE = /^(?:\p{L}+ )?\p{L}{3,}ing (?:an?|the|my|your|our|\d+) /iu;
/** What is done, with a bare thing behind: “Hatching quail eggs”. */
const BARE =
  /^(?:(?:freeze|deep|slow|hand|cold|home|dry|spray|pan|stir|speed) )?(?!(?:housing|morning|evening|wedding|spring|string|king|wing|ring|being|nothing|something|amazing|relaxing|exciting|interesting|boring|missing|living|working|running|hiking|camping|boxing|parking|dining|swimming|fishing|building|training|gaming|cooking|baking|knitting|sewing|painting|drawing|cleaning|walking|trending|rising|falling|leading|winning|moving|talking|flying|charming|stunning|burning|boiling|sleeping|dancing|singing) )\p{L}{3,}ing \p{L}/iu;

/** Reads the thing of a title; null where something is told, asked, counted or done. */
export function thingOf(title: string, casing: Casing): Thing | null {
  // “… setup 2026”: the year belongs behind a “for”.
  const all = bare(title).replace(
    /^(.*\p{L}[^ ]*)(?<! (?:in|for|of|since|from|by|until|the|before|after)) (20\d\d)$/iu,
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
  const act = verbOfBase(first);
  if (
    !article &&
    ((NO_THING.test(first) &&
      !/^(?:day in|one (?:bowl|pot|pan|skillet|tray|sheet|ingredient)) /i.test(plain)) ||
      actOf(title) ||
      (act && !act.isNounToo && !NAMING_HEAD.test(headOf(plain))))
  )
    return null;
  if (/^\d+$/.test(first) && !STRETCH.test(plain) && !/^20\d\d /.test(plain)) return null;
  const head = headOf(plain);
  if (FINITE.test(head.replace(/ beats?$/i, "")) || head.split(" ").slice(1).some(isPast)) return null;
  if (
    /\b(?:review|reviewed|explained|compared|i|you|we|vs|taught|reacts?|tries|fails|becomes?|wins?|loses|says|meets|announces|raises|cuts|opens|closes|learns|goes|turns|falls|dies|finds)\b/i.test(
      head,
    )
  )
    return null;
  // “My husband built me a studio” tells of somebody.
  if (
    /\b(?:just|\p{L}+ed|built|made|found|gave|bought|left|got|broke|lost) (?:me|us|my|our|him|her|hit|got|the|an?) /iu.test(
      plain.split(/ (?:that|which|who|i|we|you) /i)[0] as string,
    )
  )
    return null;
  const isAct =
    DONE.test(plain) || (!article && BARE.test(plain) && !NAMING_HEAD.test(head) && !COUNTED_HEAD.test(head));
  const isPlural = !isAct && (isSeveral(head) || (article === "" && / and [^ ]+$/i.test(head)));
  const isCounted =
    !article &&
    !isPlural &&
    !isAct &&
    COUNTED_HEAD.test(head) &&
    !/ \p{Lu}/u.test(casing === "sentence" ? head : "") &&
    !/^(?:\d|best)|['’]s /iu.test(plain);
  const inner = insideOf(all, casing);
  const own = /^(?:my|our) /i.test(article);
  // “Cost of living”, “first day of school”: there is one of it.
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
  const given = isOnly
    ? `${inCasing("the", casing, false)} `
    : isCounted
      ? `${inCasing(/^(?:[aeio]|u(?!s|ni|k)|hour)/i.test(plain) ? "an" : "a", casing, false)} `
      : "";
  return {
    inside: given + inner,
    plain: article ? plain : inner,
    isPlural,
    head,
    article: own ? "my" : isOnly || /^the /i.test(article) ? "the" : article ? "a" : given ? "given" : "none",
  };
}

const OF_MANY =
  /^(?:cover|tour|review|list|collection|series|video|photo|picture|map|version|day|week|month|year|night|lots|plenty|tons|hours|days)$/i;
