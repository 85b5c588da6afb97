import { isAllGeneric, isOwnName, mayName, type NameCandidate, type Place, saysLength } from "./name-rules";
import { indexTitles, type TitleIndex } from "./title-index";
import { type Piece, partKey, readPieces } from "./title-names";

/** A name that several titles of a channel have in common, without a number. */
export interface RepeatedName {
  key: string;
  /** As the last of them writes it. */
  name: string;
  /** The titles that have it, by their place in the list. */
  members: number[];
}

/** So many titles at least, by where the name stands: words that merely begin a title say less than a piece of their own. */
const LEAST: Record<Place, number> = { piece: 3, ending: 3, opening: 4, frame: 3 };
/** An opening that asks for the rest, and is half of its piece each time, needs no more than a piece. */
const ASKING = / (?:of|vs|with)$/;
/** A name in more of the titles is the channel's own, or its subject. */
const MOST_SHARE = 0.5;
/** A piece between marks stands first or last in so many of its titles. */
const EDGE_SHARE = 0.6;
const MOST_WORDS = 8;
const MOST_LAST_WORDS = 3;
/** A piece that stands alone in so many of the titles that have its words is not looked for in the others. */
const ALONE_SHARE = 0.66;
/** Of names of as many titles the first says most. */
const ORDER: Place[] = ["piece", "frame", "ending", "opening"];

/**
 * The names that repeat in a channel's titles, those of most titles first. Each is a piece between marks ("Dope Tech: …"),
 * the words that a title begins with ("Into the ring with …"), a format that it ends with ("… Class Guide"), or both ("A
 * Poorly Drawn … Guide"). Not one that stands anywhere, in more than half of the titles, or is `channel`'s own.
 */
export function findRepeatedNames(titles: string[], channel: string): RepeatedName[] {
  const index = indexTitles(titles, channel);
  const isNotice = (piece: string) => saysLength(piece) || isOwnName(partKey(piece), channel);
  const read = titles.map((title) => readPieces(title, isNotice).map(spellPiece));
  const repeated = repeatedKeys(read);
  const affixes = collectParts(read, (pieces) => partsOf(pieces, repeated));
  const frames = collectParts(read, (pieces) => framesOf(pieces, affixes));
  return [...affixes.values(), ...frames.values()]
    .filter(
      (one) =>
        one.members.length >= (one.saysMost ? LEAST.piece : LEAST[one.place]) &&
        one.members.length <= titles.length * MOST_SHARE &&
        one.atEdge >= one.members.length * EDGE_SHARE &&
        !isOwnName(one.key, channel) &&
        mayName(one, index),
    )
    .map((one) => ({ ...one, members: everyMember(one, index) }))
    .filter(({ members }) => members.length <= titles.length * MOST_SHARE)
    .sort(
      (a, b) =>
        Number(isAllGeneric(a.key)) - Number(isAllGeneric(b.key)) ||
        b.members.length - a.members.length ||
        ORDER.indexOf(a.place) - ORDER.indexOf(b.place) ||
        b.key.length - a.key.length,
    );
}

/** A piece with its words as written, and the keys of what it begins and ends with, by how many words. */
interface SpelledPiece extends Piece {
  written: string[];
  keys: string[];
  key: string;
  openings: string[];
  endings: string[];
}

function spellPiece(piece: Piece): SpelledPiece {
  const written = piece.text.split(/\s+/);
  const keys = written.map(partKey);
  const openings: string[] = [];
  const endings: string[] = [];
  const join = (one: string, other: string) => (one === "" || other === "" ? one + other : `${one} ${other}`);
  for (let many = 0; many < Math.min(MOST_WORDS, keys.length); many += 1) {
    openings.push(join(openings[many - 1] ?? "", keys[many] ?? ""));
    endings.push(join(keys[keys.length - 1 - many] ?? "", endings[many - 1] ?? ""));
  }
  return { ...piece, written, keys, key: keys.filter((key) => key !== "").join(" "), openings, endings };
}

interface Part {
  place: Place;
  key: string;
  name: string;
  isEdge: boolean;
  /** Whether it is an opening that asks for the rest, and half of its piece and more: "3 levels of waffles". */
  saysMost?: boolean;
  /** The word after an opening, or before an ending; "" where there is none. */
  next: string;
}

type Candidate = NameCandidate & { name: string; atEdge: number; saysMost: boolean };

/** All parts of all titles, by place and key, each once a title. */
function collectParts(
  read: SpelledPiece[][],
  partsIn: (pieces: SpelledPiece[]) => Part[],
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  for (const [at, pieces] of read.entries()) {
    for (const { place, key, name, isEdge, saysMost = false, next } of partsIn(pieces)) {
      const id = `${place} ${key}`;
      const known = found.get(id) ?? { place, key, name, members: [], beside: [], atEdge: 0, saysMost: true };
      if (known.members.at(-1) === at) continue;
      known.members.push(at);
      known.beside.push(next);
      known.name = name;
      if (isEdge) known.atEdge += 1;
      known.saysMost &&= saysMost;
      found.set(id, known);
    }
  }
  return found;
}

/** The keys that repeat at all: most do not, and cost nothing more. */
function repeatedKeys(read: SpelledPiece[][]): Set<string> {
  const times = new Map<string, number>();
  for (const { openings, endings } of read.flat())
    for (const key of [...openings, ...endings]) times.set(key, (times.get(key) ?? 0) + 1);
  return new Set([...times].flatMap(([key, many]) => (many >= LEAST.piece && key !== "" ? key : [])));
}

function partsOf(pieces: SpelledPiece[], repeated: Set<string>): Part[] {
  const parts: Part[] = [];
  for (const [place, { text, key, written, keys, openings, endings, ...edge }] of pieces.entries()) {
    // The last of a list is no name, unless it says how ("…, explained").
    const isEdge = edge.isFirst || (edge.isLast && (!edge.isListed || isAllGeneric(key)));
    if (keys.length > MOST_WORDS || repeated.has(key))
      parts.push({ place: "piece", key, name: text, isEdge, next: "" });
    for (const [at, opening] of openings.entries()) {
      const many = at + 1;
      if (repeated.has(opening)) {
        const name = written.slice(0, many).join(" ");
        const saysMost = many * 2 >= keys.length && ASKING.test(opening);
        parts.push({
          ...{ place: "opening", key: opening, name, isEdge: place === 0, saysMost },
          next: keys[many] ?? "",
        });
      }
      const ending = endings[at] ?? "";
      if (repeated.has(ending)) {
        const name = written.slice(-many).join(" ");
        parts.push({
          place: "ending",
          key: ending,
          name,
          isEdge: true,
          next: keys[keys.length - many - 1] ?? "",
        });
      }
    }
  }
  return parts;
}

/** What a title's first piece begins and ends with, where each half repeats by itself. */
function framesOf(pieces: SpelledPiece[], affixes: Map<string, Candidate>): Part[] {
  const [piece] = pieces;
  if (!piece) return [];
  const { written, keys, openings, endings } = piece;
  const repeats = (place: Place, key: string) =>
    (affixes.get(`${place} ${key}`)?.members.length ?? 0) >= LEAST.frame;
  const parts: Part[] = [];
  for (const [at, opening] of openings.entries()) {
    const many = at + 1;
    if (!repeats("opening", opening)) break;
    for (let last = 1; last <= MOST_LAST_WORDS && many + last < keys.length; last += 1) {
      const ending = endings[last - 1] ?? "";
      if (!repeats("ending", ending)) break;
      const name = `${written.slice(0, many).join(" ")} … ${written.slice(-last).join(" ")}`;
      parts.push({
        place: "frame",
        key: `${opening} … ${ending}`,
        name,
        isEdge: true,
        next: keys[many] ?? "",
      });
    }
  }
  return parts;
}

/** Those that have the name in another place, too: "The faltering economy of" beside "The economy of". */
function everyMember({ place, key, members }: Candidate, index: TitleIndex): number[] {
  if (place === "frame" || !key.includes(" ")) return members;
  if (place === "piece" && members.length >= ALONE_SHARE * index.titlesWith(key).length) return members;
  const core = key.replace(/^(?:the|a|an) (?=.* )/, "");
  return [...new Set([...members, ...index.titlesWith(core)])];
}
