import { big } from "./casing";
import type { Draft } from "./cleaning";
import { SHORT } from "./form";

/** What lists show of a title at the most; see ../cut.ts. */
export const SHOWN = 60;
const LEAST_WORDS = 3;
const LEAST = 14;
/** A half that ends in one of these has lost what it was about to say. */
const UNFINISHED =
  /\b(?:a|an|the|my|your|our|his|her|their|of|to|in|on|at|for|with|from|by|and|or|but|vs|versus|both|between|is|are|was|not|so|too|very|i|we|you|that|which|who|why|how|what|when|if|because|as|than|no|without|part|episode|ep)$/i;

/** A half that speaks of the other one, or is a list of labels. */
const LEANING =
  /[|]|\b(?:(?<!\b(?:in|every|just|only) )one(?! (?:day|year|month|week|pot|pan|hour|minute|of)\b)|ones|it|them|they|both)\b|^(?:who|which|before and after|\S+ and \S+$|your \S+ answered|everything you|all you|and|but|or|part|episode|ep|day|season|vol|chapter|the sequel|ft|feat)\b|^\d+ \p{L}+$/iu;

const words = (text: string) => text.split(/\s+/).length;
const stands = (text: string) =>
  words(text) >= LEAST_WORDS &&
  (text.length >= LEAST || / vs\.? /i.test(text)) &&
  !UNFINISHED.test(text) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** The halves of a title at a colon, a bar, a dash or brackets, each that can stand alone. */
export function halvesOf(title: string): Draft[] {
  const brackets = /^(.*\S)\s+[([]([^()[\]]+)[)\]](?:\s+(.*))?$/u.exec(title);
  if (brackets) {
    const [, start = "", inside = "", end = ""] = brackets;
    const rest = `${start} ${end}`.trim();
    return stands(rest) ? [left(rest, inside, "What stands in brackets is the first to be cut.")] : [];
  }
  const found = /^(.+?)(?:\s[|–—-]\s|:\s)(.+)$/u.exec(title);
  const [, first = "", second = ""] = found ?? [];
  if (!found || /^pov\b/i.test(first)) return [];
  const halves: Draft[] = [];
  if (stands(first)) halves.push(left(first, second, SHORT));
  if (stands(second) && /^[\p{L}\d]/u.test(second) && !LEANING.test(second)) {
    halves.push(left(big(second), first, "The second half says more."));
    if (stands(first) && !/[?!]/.test(title)) {
      const what = "Put the second half first";
      halves.push({
        title: `${big(second)}: ${first}`,
        changes: [{ what, why: "What is told comes before what it is told of." }],
      });
    }
  }
  return halves;
}

/** A long title up to where it may stop before lists cut it; null where there is no such place. */
export function shortened(title: string): Draft | null {
  if ([...title].length <= SHOWN || /:\s|\s[|–—-]\s/.test(title)) return null;
  const stops = [...title.matchAll(/[.!?;]\s|,?\s(?:and|but|because|while|so)\s|,\s/giu)].map(
    (stop) => stop.index,
  );
  for (const stop of stops.reverse()) {
    const start = title.slice(0, stop + (/[.!?]/.test(title.charAt(stop)) ? 1 : 0));
    const rest = title.slice(stop).replace(/^[\s.,!?;]+/, "");
    // “For 30 days, I …” would lose who does it; “bread and butter” its other half.
    const isOpening =
      /^(?:for|in|after|before|when|if|while|because|over|with|without|as|at|on|since|every|\d)/i.test(start);
    // Only what goes on as a sentence of its own is no part of a pair: “… and we nearly gave up”.
    const isPair =
      (/^(?:and|or)\s/i.test(rest) &&
        !/^and (?:i|we|the|my|our|it|this|that|they|you|he|she|one of)\b/i.test(rest)) ||
      / between | both |not only/i.test(start);
    // A list loses its sense where only its first items are left.
    const isList =
      start.includes(",") || (title.charAt(stop) === "," && !/^(?:and|but|because|while|so)\s/i.test(rest));
    // “nothing but a coin”: what comes behind “but” is all that there was.
    const isOnly =
      /^but\b/i.test(rest) &&
      /\b(?:nothing|anything|none|all|no one|nobody|everything|everyone|last|help)$/i.test(start);
    if (!isOnly && [...start].length <= SHOWN && stands(start) && !isOpening && !isPair && !isList)
      return left(start.trim(), rest, SHORT);
  }
  return null;
}

function left(title: string, out: string, why: string): Draft {
  return { title, changes: [{ what: `Left out “${out.replace(/^(?:and|but|so) /i, "").trim()}”`, why }] };
}
