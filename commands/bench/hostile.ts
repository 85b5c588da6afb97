import "../product-modules.ts";
import { zipSync } from "fflate";
import { CELL_SHAPES, distinctWords, type Shape, TEXT_SHAPES } from "../../tests/support/hostile-shapes.ts";
import { damagedZip, overlappingZip } from "../../tests/support/hostile-zips.ts";
import { address } from "./measure.ts";
import type { Workerd } from "./workerd.ts";
import { workerdCpu } from "./workerd-cpu.ts";

/** What a reader of files takes longest over, beside an ordinary file of the same size. */
export interface HostileFile {
  reader: string;
  shape: string;
  /** Milliseconds of workerd's CPU: the least of some uploads. */
  cpu: { hostile: number; ordinary: number };
}

/** Characters of each file, unpacked; fewer to find the worst shapes by. */
const SIZE = 1_000_000;
const SCREENED_SIZE = 250_000;
/** So many of the worst shapes are uploaded again, so often. */
const WORST = 5;
const ROUNDS = 5;

const SHAPES: Shape[] = [...TEXT_SHAPES, ...CELL_SHAPES, ["distinct words", distinctWords]];
const HEADING = "Content,Video title,Video publish time,Duration,Views\n";

interface Reader {
  name: string;
  /** The form that takes a file. */
  path: string;
  fields: Record<string, string>;
  ordinary(size: number): string;
  /** Where a hostile text is put. */
  holds(text: string): string;
}

const COMMENTS = {
  path: "/comment-sentiment/yours",
  fields: { action: "analyze", comments: "", link: "", title: "" },
};
const CHANNEL = { path: "/channel", fields: { action: "connect", channel: "", uploads: "" } };

const READERS: Reader[] = [
  { name: "comments", ...COMMENTS, ordinary: ordinaryComments, holds: (text) => text },
  {
    name: "a cell of comments",
    ...COMMENTS,
    ordinary: ordinaryComments,
    holds: (text) => `author,comment\nsomeone,${text}\nanyone,I like it\n`,
  },
  { name: "a Studio export", ...CHANNEL, ordinary: ordinaryExport, holds: (text) => HEADING + text },
  {
    name: "a cell of a Studio export",
    ...CHANNEL,
    ordinary: ordinaryExport,
    holds: (text) => `${HEADING}abcdefghij1,${text},2026-01-02,60,5\n`,
  },
];

/** The hostile file that costs most beside an ordinary one, for each reader. */
export async function measureHostile(workerd: Workerd): Promise<HostileFile[]> {
  const used = workerdCpu();
  let asked = 0;

  async function cpuOf(reader: Pick<Reader, "path" | "fields">, content: Content): Promise<number> {
    const before = used() ?? performance.now();
    await upload(workerd.app, { ...reader, content }, asked++);
    return (used() ?? performance.now()) - before;
  }

  async function leastOf(reader: Reader, content: Content): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await cpuOf(reader, content));
    return least;
  }

  const found: HostileFile[] = [];
  for (const reader of READERS) {
    const screened: { shape: Shape; cpu: number }[] = [];
    for (const shape of SHAPES) {
      const cpu = await cpuOf(reader, reader.holds(shape[1](SCREENED_SIZE)));
      screened.push({ shape, cpu });
    }
    const worst = screened.sort((a, b) => b.cpu - a.cpu).slice(0, WORST);
    const ordinary = await leastOf(reader, reader.ordinary(SIZE));
    for (const { shape } of worst) {
      const [name, text] = shape;
      const hostile = await leastOf(reader, reader.holds(text(SIZE)));
      found.push({ reader: reader.name, shape: name, cpu: { hostile, ordinary } });
    }
    if (reader.name === "a Studio export") {
      const packed = { ...reader, name: "a ZIP of Studio" };
      const whole = await leastOf(packed, zipOf(reader.ordinary(SIZE)));
      for (const [shape, zip] of hostileZips(SIZE)) {
        const cpu = { hostile: await leastOf(packed, zip), ordinary: whole };
        found.push({ reader: packed.name, shape, cpu });
      }
    }
  }
  return worstOfEach(found);
}

/** The first of those with the highest cost over an ordinary file. */
function worstOfEach(all: HostileFile[]): HostileFile[] {
  const byReader = Map.groupBy(all, ({ reader }) => reader);
  return [...byReader.values()].map((those) =>
    those.reduce((worst, one) => (timesOrdinary(one) > timesOrdinary(worst) ? one : worst)),
  );
}

export function timesOrdinary({ cpu }: HostileFile): number {
  return cpu.hostile / cpu.ordinary;
}

type Content = string | Uint8Array<ArrayBuffer>;

/** Files that hold a reader up, by turns, for the soak: about a quarter of a megabyte each, unpacked or not. */
export function hostileUploads(): { path: string; fields: Record<string, string>; content: Content }[] {
  const pieces = new Set(["@", "one word", "double quotes", "open brackets", "emoji with joiners", "Arabic"]);
  const shapes: Shape[] = [
    ...TEXT_SHAPES.filter(([name]) => pieces.has(name)),
    ...CELL_SHAPES.filter((_, at) => at % 9 === 0),
    ["distinct words", distinctWords],
  ];
  const texts = shapes.flatMap(([, text]) =>
    READERS.map(({ path, fields, holds }) => ({ path, fields, content: holds(text(SCREENED_SIZE)) })),
  );
  const zips = hostileZips(20_000_000).map(([, content]) => ({ ...CHANNEL, content }));
  return [...texts, ...zips];
}

/** Sends a form with a file, from the address of its number. Throws where a limit or a fault answered. */
async function upload(
  app: URL,
  { path, fields, content }: { path: string; fields: Record<string, string>; content: Content },
  n: number,
): Promise<void> {
  const headers = { Origin: app.origin, "CF-Connecting-IP": address(n) };
  const body = uploadForm(fields, content);
  const answer = await fetch(new URL(path, app), { method: "POST", redirect: "manual", headers, body });
  await answer.arrayBuffer();
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
}

export function uploadForm(fields: Record<string, string>, content: Content): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new File([content], typeof content === "string" ? "file.csv" : "file.zip"));
  return body;
}

function hostileZips(size: number): [shape: string, bytes: Uint8Array<ArrayBuffer>][] {
  const tenth = new Uint8Array(size / 10).fill(0x61);
  return [
    ["files over one header", overlappingZip(tenth, "one header")],
    ["files over one stream", overlappingZip(tenth, "own headers")],
    ["files of another size than declared", damagedZip(tenth, 10)],
  ];
}

function zipOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ "Table data.csv": new TextEncoder().encode(text) }));
}

function ordinaryComments(size: number): string {
  const row = (at: number) =>
    `@viewer${at},"I really liked part ${at}, the ""hook"" and how you explain bread step by step",${at % 50}\n`;
  return fillRows("author,comment,likes\n", row, size);
}

function ordinaryExport(size: number): string {
  const row = (at: number) => {
    const day = new Date(Date.UTC(2015, 0, 1 + (at % 4000))).toISOString().slice(0, 10);
    return `v${String(at).padStart(10, "0")},"How I bake loaf ${at}, in a day",${day},${300 + (at % 100)},${1000 + at}\n`;
  };
  return fillRows(HEADING, row, size);
}

function fillRows(heading: string, row: (at: number) => string, size: number): string {
  let text = heading;
  for (let at = 0; text.length < size; at++) text += row(at);
  return text;
}
