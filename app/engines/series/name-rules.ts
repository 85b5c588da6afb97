import { FORMAT_WORDS, SEARCH_STOP_WORDS, STOP_WORDS } from "../../words/stop-words";
import { hasUnspacedScript } from "../../words/words";
import type { TitleIndex } from "./title-index";
import { nameKey, partKey } from "./title-names";

/** Where in a title a name stands: between marks, at a piece's beginning, at its end, or around what differs. */
export type Place = "piece" | "opening" | "ending" | "frame";

/** Words that repeat at a place, and may be a name. */
export interface NameCandidate {
  place: Place;
  /** As it is compared; a frame's halves around "…". */
  key: string;
  /** The titles that have it there. */
  members: number[];
  /** The word next to it in each, "" where there is none. */
  beside: string[];
}

const words = (text: string) => new Set(text.split(/\s+/));

/** The word that names the format where one ends with it: "Class Guide", "Smartphone Awards". */
export const FORMAT_NOUNS = words(
  `playtest interview podcast talks news special guide list impressions awards masterclass diary diaries chronicles vlog
   livestream recap roundup series briefing critique files stories battle club breakdown review report reminder uncut
   walkthrough sessions journal digest bulletin quiz challenge reacts corner`,
);
/** Of these one word is enough at the end. */
const FORMATS_ALONE = words("masterclass livestream podcast vlog explained exposed debunked");
/** With a subject before them they begin the titles of a format: "Chef trick: …", "Reality of …". */
const AFTER_SUBJECT = words("trick tip talk talks story stories hack hacks battle test tour of");
/** A question begins many titles and names no series, but one of the speaker's own: "What I eat". */
const QUESTIONS = words(
  `how what why when where who which is are can could do does did should will would como cara que qué por cuál quando
   porque wie was warum wann comment pourquoi quoi come perché bagaimana kenapa mengapa apa apakah cách làm tại`,
);
const SPEAKER = words("i my we our");
const JOINING = words("and or with without no not for in on at of by from to e y und mit et dan");
const PLACES = words("in on at");
/** How a video explains, and what any may promise. */
const MANNERS = words(
  "step easy quick complete guide full beginner beginners free new best now more today tutorial explain",
);
const PROMISES = words("way ways trick tricks tips reasons things easiest fastest");
/** What a music channel says of each video of a song. */
const OF_ANY_SONG = words(
  `official lyric lyrics video visualiser visualizer audio live version ver remix trailer teaser out now full cover
   instrumental acoustic`,
);
/** How long a video is, and what comes with it. */
const LENGTH = /^(?:\d+ )?(?:mins?|minutes?|hours?|hrs?|secs?|seconds?)(?: \S+)?$/;
const NOTICE =
  /^(?:wow|omg|o que .*|sheet music|(?:english|eng) subs?|subtitles|lyrics|official .*|sample files?|free download|deal .*|.*giveaway.*)$/;

/** Of the titles that have these words, so many have them in this place: a subject stands anywhere. */
const EXCLUSIVE: Record<Place, number> = { piece: 0.5, ending: 0.7, opening: 0.8, frame: 0.9 };
/** The same of a piece that says little by itself: one word, or words that any video has. */
const EXCLUSIVE_LITTLE = 0.8;
/** So many titles for one word of its own, for words that any video has, and for one such word ("Demo: …"). */
const LEAST = { word: 4, generic: 4, genericWord: 5 };
const LEAST_IN_OPENING = 3;
/** From here on an opening or a frame is too long to come about by the subject. */
const LONG_OPENING = 5;
const LONG_FRAME = 6;
const LEAST_IN_FRAME = 4;
/** A fixed phrase goes on with the same word; a name goes on with another each time. */
const MOST_ALIKE = 0.8;
const LEAST_DIFFERENT = 0.5;
/** What a channel is about is in so many of its titles, or in so many times those that have the name. */
const SUBJECT_SHARE = 0.6;
const SUBJECT_TIMES = { piece: 2, ending: 3 };
/** So many of the titles say more than the name and that they are a video. */
const LEAST_SAYING = 0.6;
/** A channel's name in another spelling has so much of it, and is no longer than so many times as long. */
const OWN_SHARE = 0.7;
const OWN_LENGTH = 1.5;
const LEAST_OWN = 6;

export function isGeneric(word: string): boolean {
  return (
    STOP_WORDS.has(word) || SEARCH_STOP_WORDS.has(word) || FORMAT_WORDS.has(word) || /^\p{N}+$/u.test(word)
  );
}

/** Whether a name has only words that any video may have. */
export function isAllGeneric(key: string): boolean {
  return key.split(" ").every(isGeneric);
}

/** "10 min workout" */
export function saysLength(piece: string): boolean {
  return LENGTH.test(partKey(piece));
}

/** Whether repeated words are a series' name: none that a subject, a question or a notice comes to as well. */
export function mayName(one: NameCandidate, index: TitleIndex): boolean {
  const own = one.key.split(" ").filter((word) => word !== "…");
  if (LENGTH.test(one.key) || NOTICE.test(one.key) || JOINING.has(own[0] ?? "") || own.includes("x"))
    return false;
  const isLong = one.place === "frame" && own.length >= LONG_FRAME;
  if (QUESTIONS.has(own[0] ?? "") && !SPEAKER.has(own[1] ?? "") && !isLong) return false;
  return (
    RULES[one.place](one, own, index) &&
    saysMore(one, index) &&
    one.members.length >= exclusive(one, own) * index.titlesWith(one.key).length
  );
}

const RULES: Record<Place, (one: NameCandidate, own: string[], index: TitleIndex) => boolean> = {
  piece({ key, members }, own, index) {
    if (own.every(isGeneric)) {
      const least = own.length === 1 ? LEAST.genericWord : LEAST.generic;
      return members.length >= least && !own.some((word) => MANNERS.has(word));
    }
    if (own.length === 1 && members.length < LEAST.word && !hasUnspacedScript(key)) return false;
    return FORMAT_NOUNS.has(own.at(-1) ?? "") || !isSubject(own, members.length * SUBJECT_TIMES.piece, index);
  },
  opening(one, own) {
    const [first = "", last = ""] = [own[0], own.at(-1)];
    if (goesOnAlike(one) || /^\d/.test(one.key)) return false;
    if (own.length >= LONG_OPENING) return true;
    if (own.length === 2)
      return FORMAT_NOUNS.has(first)
        ? isGeneric(last)
        : !isGeneric(first) && (AFTER_SUBJECT.has(last) || FORMAT_NOUNS.has(last));
    if (own.length < LEAST_IN_OPENING || own.some((word) => PROMISES.has(word))) return false;
    if (PLACES.has(last) && !/\d/.test(one.key)) return false;
    return QUESTIONS.has(first) || (isGeneric(last) && !/\d/.test(last)) || FORMAT_NOUNS.has(first);
  },
  ending(one, own, index) {
    const { members, beside } = one;
    const last = own.at(-1) ?? "";
    const different =
      new Set(beside.filter((word) => word !== "")).size + beside.filter((word) => word === "").length;
    if (goesOnAlike(one) || /\d/.test(one.key) || different < members.length * LEAST_DIFFERENT) return false;
    if (own.length === 1) return FORMATS_ALONE.has(last);
    if (!FORMAT_NOUNS.has(last) || (own.every(isGeneric) && last !== "impressions")) return false;
    return !isSubject(own, members.length * SUBJECT_TIMES.ending, index);
  },
  frame(one, own) {
    const last = own.at(-1) ?? "";
    if (goesOnAlike(one) || /\d/.test(one.key)) return false;
    if (own.length >= LONG_FRAME) return true;
    return own.length >= LEAST_IN_FRAME && own[0] !== "the" && (isGeneric(last) || FORMAT_NOUNS.has(last));
  },
};

function goesOnAlike({ members, beside }: NameCandidate): boolean {
  const times = [...Map.groupBy(beside, (word) => word)].map(([word, own]) => (word === "" ? 0 : own.length));
  return Math.max(0, ...times) > members.length * MOST_ALIKE;
}

/** "Pathfinder 2nd Edition" is a subject where most titles say "Pathfinder". */
function isSubject(own: string[], most: number, index: TitleIndex): boolean {
  const [first = ""] = own;
  const head = own.slice(0, -1);
  if (head.every(isGeneric) || isOwn(head.join(" "), index.own)) return false;
  const isOfChannel = index.own.includes(first);
  if (!isOfChannel && index.titlesWith(first).length > index.texts.length * SUBJECT_SHARE) return true;
  return index.titlesWith(head.join(" ")).length > most;
}

/** An episode says what it is about beside the name; a song's videos say that they are "official", "live", "acoustic". */
function saysMore({ key, members }: NameCandidate, { texts, own }: TitleIndex): boolean {
  const saying = members.filter((at) =>
    (texts[at] ?? "")
      .replace(` ${key} `, " ")
      .split(" ")
      .some((word) => word !== "" && !OF_ANY_SONG.has(word) && !own.includes(word)),
  );
  return saying.length >= members.length * LEAST_SAYING;
}

function exclusive({ place }: NameCandidate, own: string[]): number {
  const saysLittle = own.length > 1 ? own.every(isGeneric) : !isGeneric(own[0] ?? "");
  return place === "piece" && saysLittle ? EXCLUSIVE_LITTLE : EXCLUSIVE[place];
}

/** "Harbor Frame", most of it, or with a word that any video has: "Harbor Frame Channel". */
export function isOwnName(key: string, channel: string): boolean {
  return isOwn(key, nameKey(channel).replaceAll(" ", ""));
}

function isOwn(key: string, own: string): boolean {
  if (own === "") return false;
  const all = key.split(" ");
  const cores = [all];
  if (isGeneric(all[0] ?? "")) cores.push(all.slice(1));
  if (isGeneric(all.at(-1) ?? "")) cores.push(all.slice(0, -1));
  return cores.some((core) => {
    const text = core.join("");
    if (text === "" || own.length < LEAST_OWN) return text !== "" && text === own;
    const isMost = text.length >= own.length * OWN_SHARE && (own.startsWith(text) || own.endsWith(text));
    const isLonger =
      text.length < own.length * OWN_LENGTH && text.startsWith(own.slice(0, Math.ceil(own.length * 0.8)));
    return isMost || isLonger;
  });
}
