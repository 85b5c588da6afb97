import { scoreTitle } from "../titles";
import { capitalize, isTitleCase } from "./casing";
import {
  canOpen,
  hasSeriesNumber,
  isLabel,
  leaveOut,
  moveToFront,
  splitSegments,
  standsAlone,
} from "./segments";
import { type Draft, evenSpaces } from "./tidy";

/** About how many characters of a title lists show on a phone. */
export const SHOWN = 60;

/** A piece that is no label may go if it is a smaller share of the title than this. */
const MOST_CUT = 0.55;

/** Every way to say a tidied title by cutting, moving and tightening alone; empty if there is none. */
export function rewrite(title: string): Draft[] {
  const segments = splitSegments(title);
  return [
    ...frontLoad(title),
    ...cutSegments(title),
    ...cutBrackets(title),
    ...joinByColon(title),
    ...reword(title),
    ...(segments.pieces.length === 1 ? stopEarly(title) : []),
  ];
}

const one = (title: string, what: string, why: string): Draft => ({
  title: evenSpaces(title),
  changes: [{ what, why }],
});

const NEW_VIEWERS = "New viewers look for the subject, not the episode.";
const NUMBER_FIRST = "A number is read first.";
const SHORTER = `Lists cut titles at about ${SHOWN} characters, phones earlier.`;

/** The piece that says most to the front: one with a count of things, or what follows a series and its number. */
function frontLoad(title: string): Draft[] {
  const segments = splitSegments(title);
  const [first = "", ...rest] = segments.pieces;
  if (rest.length === 0 || rest.length > 3 || /^pov\b/iu.test(first) || /[?!]$/u.test(first)) return [];
  return rest.flatMap((piece, at) => {
    if (!canOpen(piece) || isLabel(piece)) return [];
    const told = reasonToMove(first, piece, at === 0 && segments.pieces.length === 2);
    return told ? moveToFront(segments, at + 1).map((moved) => one(moved, told.what, told.why)) : [];
  });
}

function reasonToMove(first: string, piece: string, isHalf: boolean): { what: string; why: string } | null {
  if (/^\d/u.test(piece) && !/^\d/u.test(first)) return { what: "Put the number first", why: NUMBER_FIRST };
  if (hasSeriesNumber(first)) return { what: "Put the subject before the series", why: NEW_VIEWERS };
  return isHalf && mayChangePlaces(first, piece)
    ? { what: "Put the second half first", why: "The point comes before the topic." }
    : null;
}

/**
 * Whether two halves may change places: after a format always ("Live coding: …"). Else one word is whose it is ("Coldplay -
 * Yellow") and stays where people look for it, and a list, a question or "A …" explains what stands before it.
 */
function mayChangePlaces(first: string, piece: string): boolean {
  if (hasSeriesNumber(piece) || /\(\d+\)$/u.test(piece)) return false;
  if (isLabel(first)) return true;
  return (
    first.split(" ").length > 1 &&
    piece.split(" ").length > 2 &&
    !/[?,]|^(?:an?|my|th(?:is|ese|at)|watch|support)\b/iu.test(piece)
  );
}

/**
 * The title without one of its pieces, which is named: a label, or the last of a title that lists would cut there. What
 * stays has to say something by itself, so a series with its number never stays alone.
 */
function cutSegments(title: string): Draft[] {
  const segments = splitSegments(title);
  const { pieces, dividers } = segments;
  if (pieces.length < 2) return [];
  const isLong = [...title].length > SHOWN;
  return pieces.flatMap((piece, at) => {
    const [start = "", ...rest] = pieces.filter((_, place) => place !== at);
    const isSaid = rest.some((one) => canOpen(one) && !isLabel(one));
    if (hasSeriesNumber(start) && !isSaid) return [];
    // A first piece gives the subject its name ("Elden Ring: how I beat Malenia"): it goes only for its number.
    const goes =
      at === 0
        ? hasSeriesNumber(piece) && canOpen(start)
        : isLabel(piece, dividers[at - 1]) ||
          (isLong && at === pieces.length - 1 && dividers[at - 1] !== ": ");
    // A title keeps most of what it says.
    const isMost = isLabel(piece, dividers[at - 1]) || piece.length < title.length * MOST_CUT;
    if (!goes || !isMost || !standsAlone(start)) return [];
    const why = hasSeriesNumber(piece) ? NEW_VIEWERS : SHORTER;
    return [one(leaveOut(segments, at), `Left out “${piece}”`, why)];
  });
}

/** The title without what stands in brackets. */
function cutBrackets(title: string): Draft[] {
  return [...title.matchAll(/(?<=^|\s)[([]([^()[\]]{2,80})[)\]]/gu)].flatMap(
    ({ 0: whole, 1: inside = "", index }) => {
      const rest = evenSpaces(`${title.slice(0, index)} ${title.slice(index + whole.length)}`);
      return standsAlone(rest) ? [one(rest, `Left out “${inside.trim()}”`, "Lists cut brackets first.")] : [];
    },
  );
}

/** Two halves joined by a colon, where the second says what the first is about and neither has a colon of its own. */
function joinByColon(title: string): Draft[] {
  const { pieces, dividers } = splitSegments(title);
  const [first = "", second = ""] = pieces;
  const [divider = ""] = dividers;
  const isJoint =
    pieces.length === 2 &&
    divider.trim() !== ":" &&
    !/[:?!.…]$/u.test(first) &&
    !title.includes(":") &&
    [first, second].every((piece) => piece.includes(" ") && !isLabel(piece)) &&
    !isLabel(second, divider);
  return isJoint
    ? [one(`${first}: ${second}`, "Wrote a colon", "It says that the rest explains the start.")]
    : [];
}

const PERSON = /\b(?:i|i'm|i've|me|my|mine|we|us|our|you|your|yours|he|she|his|her|they|their)\b/iu;

interface Rule {
  shape: RegExp;
  what: string;
  why: string;
  /** null if the title only looks like one of this shape. */
  write(groups: string[], titleCase: boolean): string | null;
}

const ANSWER = "In tests, headlines that promise the answer beat those that ask.";
const TOPIC_FIRST = "The topic comes first.";

/** Sentences that turn without losing a word that says something; no tense and no person changes. */
const RULES: Rule[] = [
  {
    shape: /^how (?:do|can|should|would) (?:i|you|we) ((?:[^?:|()[\]]|:(?! )){3,90})\?$/iu,
    what: "Made the question a how-to",
    why: ANSWER,
    write: ([rest = ""], titleCase) => (PERSON.test(rest) ? null : `How ${titleCase ? "To" : "to"} ${rest}`),
  },
  {
    shape:
      /^(why|how) (is|are|was|were|will|can|can't|should) (?!there\b|it\b)([^?:|()[\]]{2,50}?) ((?:so|too|such|still|always|never|getting|becoming|worth|dying|back|better|worse|different|important|faster)\b[^?:|()[\]]{0,50})\?$/iu,
    what: "Made the question a statement",
    why: ANSWER,
    write: ([ask = "", verb = "", subject = "", rest = ""]) =>
      subject.split(" ").length > 4 ? null : `${capitalize(ask)} ${subject} ${verb} ${rest}`,
  },
  {
    shape:
      /^(why|how|what|where|when) (is|are|was|were|will|can|can't|should|would|could|won't) (it|they|this|that|these|those|people|everyone|nobody) ([^?:|()[\]]{3,60})\?$/iu,
    what: "Made the question a statement",
    why: ANSWER,
    write: ([ask = "", verb = "", subject = "", rest = ""]) =>
      `${capitalize(ask)} ${subject} ${verb} ${rest}`,
  },
  {
    shape: /^(?:the|these are the|here are the|here are) (\d{1,3} [^:|]{6,90})$/iu,
    what: "Put the number first",
    why: NUMBER_FIRST,
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^top (\d{1,3}) (best|worst|most|biggest|greatest) ([^:|]{4,80})$/iu,
    what: "Took out “Top”",
    why: "It says the same in fewer words.",
    write: ([count = "", most = "", rest = ""]) => `${count} ${most} ${rest}`,
  },
  {
    shape: /^top (\d{1,3} (?!best|worst|most|biggest|greatest)[^:|]{4,80})$/iu,
    what: "Took out “Top”",
    why: "The number says that you chose.",
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^([^:|]{8,90}?),?(?: and| &) (?:much )?more$/iu,
    what: "Took out “and more”",
    why: "It names nothing.",
    write: ([rest = ""]) => rest,
  },
  {
    shape: /^(everything you (?:need|have) to know) about ([^:|?!]{3,60})$/iu,
    what: "Put the topic first",
    why: TOPIC_FIRST,
    write: ([all = "", topic = ""]) => `${capitalize(topic)}: ${all}`,
  },
  {
    shape:
      /^((?:the )?(?:pros and cons|basics|fundamentals|do's and don'ts|advantages and disadvantages)) of ([^:|?!]{3,60})$/iu,
    what: "Put the topic first",
    why: TOPIC_FIRST,
    write: ([what = "", topic = ""]) =>
      /^(?:an?|my|your|our|this|it)\b/iu.test(topic) ? null : `${capitalize(topic)}: ${what}`,
  },
  {
    shape:
      /^((?:an? |my |the )?(?:quick |brief |short |simple |gentle |complete |detailed |step-by-step |beginner'?s? )?(?:intro|introduction|guide|overview|walkthrough|explanation|history|review|comparison|summary)) (?:to|of) ([^:|?!]{3,60})$/iu,
    what: "Put the topic first",
    why: TOPIC_FIRST,
    write: ([what = "", topic = ""]) => `${capitalize(topic)}: ${what}`,
  },
  {
    shape:
      /^([^:|?!()[\]]{8,80}) (?:in|with|using|on|for) ((?:[\p{L}\p{N}+#.'’-]+ ){0,2}[\p{L}\p{N}+#.'’-]+)[?!]?$/iu,
    what: "Put the name first",
    why: "People who search for it read its name first.",
    write: ([rest = "", name = ""]) => (isName(name) && standsAlone(rest) ? `${name.trim()}: ${rest}` : null),
  },
  {
    shape:
      /^((?:ep|episode|lesson|lecture|day|part|week|track|class|module|chapter)\.? ?#?\d{1,4}|#\d{1,4})[.:]? ([\p{Lu}"“][^()[\]]{8,80})$/iu,
    what: "Put the subject before the number",
    why: NEW_VIEWERS,
    write: ([place = "", rest = ""]) => (standsAlone(rest) ? `${rest} | ${place}` : null),
  },
  {
    shape: /^how to ((?!be\b|not\b|have\b|get\b|never\b|avoid\b)[\p{L}-]{3,} [^?]{8,80})$/iu,
    what: "Took out “How to”",
    why: "It starts with what viewers will do.",
    write: ([rest = ""]) => rest,
  },
  {
    shape:
      /^((?:why|how|what|where|when|who|which|is|are|do|does|did|can|could|should|will|would) (?:is|are|do|does|did|can|could|should|will|would|i|you|we|it|they|this|that|the|your|my|an?)\b[^:|?!()[\].]{6,80})$/iu,
    what: "Added the question mark",
    why: "It is a question.",
    write: ([question = ""]) =>
      /^(?:what|how|why|where|when|who|which) (?:i|you|we|it|they|this|that|the|your|my|an?)\b/iu.test(
        question,
      )
        ? null
        : `${question}?`,
  },
];

/** A name of a product or a place: capitals inside it, a digit, or no English word at all. */
function isName(text: string): boolean {
  const words = text.trim().split(" ");
  return (
    /\p{L}/u.test(text) &&
    words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || /^\p{Ll}\p{Lu}/u.test(word)) &&
    words.some(
      (word) =>
        /\p{N}|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word) || scoreTitle(word.toLowerCase()).words.known === 0,
    )
  );
}

function reword(title: string): Draft[] {
  const titleCase = isTitleCase(title);
  return RULES.flatMap(({ shape, what, why, write }) => {
    const [, ...groups] = shape.exec(title) ?? [];
    if (groups.length === 0) return [];
    const written = write(
      groups.map((group) => group ?? ""),
      titleCase,
    );
    return written === null ? [] : [one(capitalize(written), what, why)];
  });
}

/** A long sentence stopped before lists cut it. */
function stopEarly(title: string): Draft[] {
  if ([...title].length <= SHOWN) return [];
  const stops = [...title.matchAll(/[.!?] |,? (?:and|but|because|while|so) /giu)].map(({ index }) => index);
  for (const stop of stops.toReversed()) {
    const isSentence = /[.!?]/u.test(title.charAt(stop));
    const start = title.slice(0, stop + (isSentence ? 1 : 0)).trim();
    const rest = title.slice(start.length).replace(/^[\s.,!?;]+/u, "");
    if ([...start].length > SHOWN || !standsAlone(start) || !isSafeStop(start, rest, isSentence)) continue;
    return [one(start, `Left out “${rest.replace(/^(?:and|but|so) /iu, "").trim()}”`, SHORTER)];
  }
  return [];
}

function isSafeStop(start: string, rest: string, isSentence: boolean): boolean {
  // "For 30 days, I …" would lose who does it.
  if (
    /^(?:for|in|after|before|when|if|while|because|over|with|without|as|at|on|since|every|\d)\b/iu.test(start)
  )
    return false;
  if (isSentence) return true;
  // "Bread and butter" would lose its other half, and a list means little with only its first items.
  if (start.includes(",") || / between | both |not only/iu.test(start)) return false;
  if (/^(?:and|or)\s/iu.test(rest))
    return /^and (?:i|we|the|my|our|it|this|that|they|you|he|she|one of)\b/iu.test(rest);
  // "Nothing but a coin": what comes after "but" is all there was.
  return !/\b(?:nothing|anything|none|all|no one|nobody|anyone|everything|everyone|last|help)$/iu.test(start);
}
