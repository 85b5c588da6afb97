import { big } from "./casing";
import { SHORT } from "./forms";
import type { Draft } from "./cleaning";

/** What lists show of a title at the most; see ../cut.ts. */
export const SHOWN = 60;
const LEAST_WORDS = 3;
const LEAST = 18;
/** A half that ends in one of these has lost what it was about to say. */
const UNFINISHED =
  /\b(?:a|an|the|my|your|our|his|her|their|of|to|in|on|at|for|with|from|by|and|or|but|vs|versus|both|between|is|are|was|not|so|too|very|i|we|you|that|which|who|why|how|what|when|if|because|as|than|no|without|part|episode|ep|day|vlog|review|tutorial)$/i;

const words = (text: string) => text.split(/\s+/).length;
const stands = (text: string) =>
  words(text) >= LEAST_WORDS && text.length >= LEAST && !UNFINISHED.test(text) && (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/** The halves of a title at a colon, a bar, a dash or brackets, each that can stand alone. */
export function halvesOf(title: string): Draft[] {
  const brackets = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/u.exec(title);
  if (brackets) {
    const [, start = "", inside = "", end = ""] = brackets;
    const rest = `${start} ${end}`.trim();
    return stands(rest) ? [left(rest, inside, "What stands in brackets is the first to be cut.")] : [];
  }
  const found = /^(.+?)(?:\s[|–—-]\s|:\s)(.+)$/u.exec(title);
  const [, first = "", second = ""] = found ?? [];
  if (!found) return [];
  const halves: Draft[] = [];
  if (stands(first)) halves.push(left(first, second, SHORT));
  if (stands(second) && /^[\p{L}\d]/u.test(second)) halves.push(left(big(second), first, "The second half says more."));
  return halves;
}

/** A long title up to where it may stop before lists cut it; null where there is no such place. */
export function shortened(title: string): Draft | null {
  if ([...title].length <= SHOWN) return null;
  const stops = [...title.matchAll(/[.!?;]\s|,?\s(?:and|but|because|while|so)\s|,\s/giu)].map((stop) => stop.index);
  for (const stop of stops.reverse()) {
    const start = title.slice(0, stop + (/[.!?]/.test(title.charAt(stop)) ? 1 : 0));
    const rest = title.slice(stop).replace(/^[\s.,!?;]+/, "");
    // “For 30 days, I …” would lose who does it; “bread and butter” its other half.
    const isOpening = /^(?:for|in|after|before|when|if|while|because|over|with|without|as|at|on|since|every|\d)/i.test(start);
    const isPair = /^(?:and|or)\s\S+$/i.test(rest) || / between | both |not only/i.test(start);
    // A list loses its sense where only its first items are left.
    const isList = title.charAt(stop) === "," && (/,\s/.test(rest) || /^\S+(?:\s\S+)?\s(?:and|or)\s|^(?:and|or)\s/i.test(rest));
    if ([...start].length <= SHOWN && stands(start) && !isOpening && !isPair && !isList) return left(start.trim(), rest, SHORT);
  }
  return null;
}

function left(title: string, out: string, why: string): Draft {
  return { title, changes: [{ what: `Left out “${out.replace(/^(?:and|but|so) /i, "").trim()}”`, why }] };
}
