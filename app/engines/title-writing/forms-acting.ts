import { type Act, actOf } from "./act";
import { type Casing, inCasing } from "./casing";
import {
  ASKS,
  type Family,
  FEWER,
  GAP,
  LIKE,
  OWN,
  OWN_PAST,
  type Saying,
  SHOWN_HERE,
  SPEAKS,
  turnedTo,
} from "./saying";
import { type VerbForms, verbOfGerund } from "./verb-forms";

/** What is odd enough to ask whether it can be done. */
const ODD =
  /\b(?:without|with only|with just|with nothing|using only|only|every|on an? (?!budget|tight|leash|balcony|diet|boat|plane|stove|grill|trip|weekend|student)|for \d|in (?:one|\d)|using an? |from scratch|out of (?:an?|old|scrap|junk)|inside|underwater|alone|off[- ]grid|from memory)\b/i;

const WISHED =
  /^(?:start|build|learn|launch|grow|design|renovate|buy|find|choose|write|record|plan|quit|save)$/;

const DARED = /^(?:live|survive|sleep|camp|travel|ride|drive|walk|cycle|eat)$/;

/** With one thing of one’s own, it was done once; with things in general, it is done again and again. */
const ONCE = /^(?:an?|my|the|this|our|\d+) /i;

/** Forms of a title that tells what is done. */
export const actingForms: Family = (title, casing) => {
  const act = actOf(title);
  if (!act) return [];
  const { verb, rest } = act;
  if (verb.base === "guess")
    return [sayer(casing)("Can you", verb.base, `${rest}?`, "Asked the viewer", SPEAKS)];
  // What is done with “your” things, as when reacting, stays the viewers’.
  const own =
    verb.kind === "experience" && act.mood === "gerund" && !/\byou\b/i.test(rest)
      ? rest
      : turnedTo("my", rest);
  const yours = turnedTo("your", rest);
  return [
    ...(yours === null ? [] : instructing(act, yours, casing)),
    ...(yours === null ? [] : asking(act, yours, casing)),
    ...(own === null ? [] : telling(act, own, casing)),
    ...showing(verb, act.mood === "gerund" ? rest : (yours ?? rest), casing),
  ];
};

function instructing({ verb, mood }: Act, rest: string, casing: Casing): Saying[] {
  const says = sayer(casing);
  if (verb.kind === "experience" && mood === "gerund") return [];
  return [
    says("How to", verb.base, rest, "Made it a “How to”", "It says that it shows how."),
    says("Here's how to", verb.base, rest, "Opened with “Here's how to”", SHOWN_HERE),
    says(
      "This is how you",
      verb.base,
      rest,
      "Opened with “This is how you”",
      `${SHOWN_HERE} And it speaks to the viewer.`,
    ),
    says("How you can", verb.base, rest, "Opened with “How you can”", SPEAKS),
    says("", verb.base, rest, "Said it as a request", "It is short and opens with what is done."),
    says("Let's", verb.base, rest, "Opened with “Let's”", "It invites the viewer."),
    says(
      "Want to",
      verb.base,
      `${rest}? ${inCasing("Here's how", casing, true)}`,
      "Asked who wants to",
      "It speaks to those it is for, and promises the answer.",
    ),
  ];
}

function asking({ verb }: Act, rest: string, casing: Casing): Saying[] {
  const says = sayer(casing);
  const sayings = [];
  if (verb.kind === "craft") sayings.push(says("How do you", verb.base, `${rest}?`, "Asked how", ASKS));
  if (
    ODD.test(rest) &&
    !/ to \p{L}+ on an? /iu.test(rest) &&
    (verb.kind === "craft" || DARED.test(verb.base))
  ) {
    sayings.push(
      says(
        "Can you",
        verb.base,
        `${rest}?`,
        "Asked whether it can be done",
        "What is unusual in it becomes the question.",
      ),
      says("What happens when you", verb.base, rest, "Opened with “What happens when you”", GAP),
      says(
        "This is what happens when you",
        verb.base,
        rest,
        "Opened with “This is what happens when you”",
        SHOWN_HERE,
      ),
    );
  }
  return sayings;
}

function telling({ verb, mood }: Act, rest: string, casing: Casing): Saying[] {
  const says = sayer(casing);
  const once = mood === "gerund" && (ONCE.test(rest) || verb.kind === "experience");
  // “How I'd start a podcast”: of one thing that was not said to be done.
  const isWish = mood !== "gerund" && /^an? /i.test(rest) && WISHED.test(verb.base);
  const form = once ? verb.past : verb.base;
  const me = isWish ? "I'd" : "I";
  const note = once ? OWN_PAST : OWN;
  const sayings = [says("Watch me", verb.base, rest, "Put you in it: “Watch me”", OWN)];
  if (verb.kind === "craft") {
    sayings.push(
      says(`How ${me}`, form, rest, "Put you in it: “How I”", note),
      says(`This is how ${me}`, form, rest, "Put you in it: “This is how I”", note),
    );
  }
  if (once) sayings.push(says("I", verb.past, rest, "Put you in it: “I …”", OWN_PAST));
  if (once && verb.kind === "experience") {
    sayings.push(
      says("What happened when I", verb.past, rest, "Opened with “What happened when I”", OWN_PAST),
      says(
        "This is what happened when I",
        verb.past,
        rest,
        "Opened with “This is what happened when I”",
        OWN_PAST,
      ),
    );
  }
  return sayings;
}

function showing(verb: VerbForms, rest: string, casing: Casing): Saying[] {
  // “Starting running” is not said.
  if (verbOfGerund(rest.split(" ")[0] as string)) return [];
  const says = sayer(casing);
  const put = (words: string) => inCasing(words, casing, false);
  const looks = verb.kind === "craft" ? "looks like" : "is like";
  const sayings = [
    says("This is what", verb.gerund, `${rest} ${put(looks)}`, `Said that it shows what it ${looks}`, LIKE),
    says("What", verb.gerund, `${rest} ${put(looks)}`, `Opened with “What … ${looks}”`, LIKE),
    says("", verb.gerund, rest, "Named what is done", FEWER),
  ];
  if (verb.kind === "craft" && /^(?:an?|your|my|the|\d+) /i.test(rest))
    sayings.push(says("What it takes to", verb.base, rest, "Opened with “What it takes to”", GAP));
  if (verb.kind === "experience")
    sayings.push(says("What it's like to", verb.base, rest, "Opened with “What it's like to”", GAP));
  return sayings;
}

/** Writes an opening, a verb and what stands behind it, in the title's casing. */
function sayer(casing: Casing) {
  return (opening: string, verb: string, rest: string, what: string, why: string): Saying => {
    const isFirst = opening === "";
    const start = isFirst ? "" : `${inCasing(opening, casing, true)} `;
    return { title: `${start}${inCasing(verb, casing, isFirst)} ${rest}`, what, why };
  };
}
