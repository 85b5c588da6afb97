import { columnRole } from "./columns";

/** A table as JSON gives it: names of columns, and a cell of text for each in every row. */
interface JsonTable {
  names: string[];
  rows: string[][];
  /** Lines of JSON Lines that are none. */
  broken: number;
}

/** An object's first key, at the front of a text or of its first object: no prose begins so. */
const OBJECT = /^\s{0,100}(?:\[\s{0,100})?\{\s{0,100}(?:\}|"[^"\n]{1,80}"\s{0,9}:)/;
const TEXTS = /^\s{0,100}\[\s{0,100}"/;
/** Lines looked at to see whether a text is JSON Lines. */
const LOOKED_AT = 20;
/** No export nests its comments deeper ("items.replies.comments.snippet"). */
const MAX_DEPTH = 6;
/** No comment has more facts. */
const MAX_NAMES = 100;

/**
 * The objects of a JSON array, of an answer with an array in it, or of JSON Lines, as a table; replies nested in a comment
 * follow it, with its id as "parentId". "unreadable" for a text that is JSON and breaks off; null for any other text.
 */
export function readJson(text: string): JsonTable | "unreadable" | null {
  if (!OBJECT.test(text.slice(0, 1000)) && !TEXTS.test(text.slice(0, 1000))) return null;
  const whole = parse(text);
  if (whole !== undefined) return toTable(recordsIn(whole), 0);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const front = lines.slice(0, LOOKED_AT).map((line) => parse(line.trim()));
  const isLines = front.filter(isRecord).length > front.length / 2;
  if (!isLines) return OBJECT.test(text.slice(0, 1000)) ? "unreadable" : null;
  const values = lines.map((line) => parse(line.trim()));
  const records = values.filter(isRecord);
  return toTable(records, lines.length - records.length);
}

type JsonRecord = Record<string, unknown>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The longest list of objects in a value; texts alone are objects with a text. */
function recordsIn(value: unknown, depth = 0): JsonRecord[] {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one === "string")) return value.map((text) => ({ text }));
    return value.filter(isRecord);
  }
  if (!isRecord(value) || depth > MAX_DEPTH) return [];
  const lists = Object.entries(value).map(([key, inner]) => {
    const isTexts = Array.isArray(inner) && !inner.some(isRecord);
    return isTexts && columnRole(key)?.role !== "text" ? [] : recordsIn(inner, depth + 1);
  });
  const longest = lists.reduce((most, one) => (one.length > most.length ? one : most), []);
  const hasText = Object.keys(value).some(
    (key) => columnRole(key)?.role === "text" && typeof value[key] === "string",
  );
  return hasText && depth === 0 ? [value] : longest;
}

/** A field of a comment, by its key where that is known ("likeCount"), else by its path ("snippet.videoId"). */
type Facts = Map<string, string>;

function toTable(records: JsonRecord[], broken: number): JsonTable {
  const all: Facts[] = [];
  for (const record of records) addComment(all, record, "", 0);
  const names = [...new Set(all.flatMap((facts) => [...facts.keys()]))].slice(0, MAX_NAMES);
  return { names, rows: all.map((facts) => names.map((name) => facts.get(name) ?? "")), broken };
}

/** A comment's facts, and behind it those of the replies in it. */
function addComment(all: Facts[], record: JsonRecord, parent: string, depth: number): void {
  const facts: Facts = new Map();
  const replies: JsonRecord[] = [];
  addFacts(facts, replies, record, "", depth);
  if (parent !== "" && !facts.has("parentId")) facts.set("parentId", parent);
  all.push(facts);
  const id = [...facts].find(([name]) => columnRole(name)?.role === "id")?.[1] ?? "";
  for (const reply of replies) addComment(all, reply, id, depth + 1);
}

function addFacts(
  facts: Facts,
  replies: JsonRecord[],
  record: JsonRecord,
  path: string,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  for (const [key, value] of Object.entries(record)) {
    const role = columnRole(key)?.role;
    const place = path === "" ? key : `${path}.${key}`;
    // A comment and its replies may hold the same fact at different depths.
    const name = role ? key : place;
    // Who wrote it is not even looked at.
    if (role === "author" && typeof value === "object") continue;
    if (role === "text" && typeof value === "object" && pieces(value) !== "") facts.set(name, pieces(value));
    else if (Array.isArray(value)) replies.push(...value.filter(isRecord));
    else if (isRecord(value)) addFacts(facts, replies, value, place, depth + 1);
    else if (value !== null && !facts.has(name) && facts.size < MAX_NAMES) facts.set(name, String(value));
  }
}

/** The text of a value that holds it in pieces: `[{"text": "a "}, {"text": "b"}]`, `{"runs": [...]}`; "" for another. */
function pieces(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (depth > MAX_DEPTH) return "";
  if (Array.isArray(value)) return value.map((one) => pieces(one, depth + 1)).join("");
  if (!isRecord(value)) return "";
  return pieces(value.text ?? value.simpleText ?? value.runs ?? "", depth + 1);
}

/**
 * The text of a cell that may be JSON in pieces, as Google Takeout writes comments: `{"text":"a "},{"text":"b"}`. Any
 * other text stays as it is.
 */
export function joinPieces(cell: string): string {
  if (!/^\s{0,9}(?:\[\s{0,9})?\{\s{0,9}"(?:text|runs|simpleText)"/.test(cell.slice(0, 100))) return cell;
  const value = parse(cell) ?? parse(`[${cell}]`);
  return value === undefined ? cell : pieces(value);
}
