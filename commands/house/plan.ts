import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";

/** A source file as the plan of the house shows it. */
export interface Room {
  path: string;
  lines: number;
  /** Files of the house that it names: imports, types among them, `export from` and `import()`. */
  imports: string[];
  /** How often a type is asserted; `as const` does not count. */
  casts: number;
}

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** Reads files by their path from the house's top. Specifiers that lead out of the house are left out. */
export function readRooms(texts: ReadonlyMap<string, string>): Room[] {
  return [...texts].map(([path, text]) => {
    const { program, module } = parseSync(path, text);
    const named = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((one) => one.moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ];
    const found = named.flatMap((specifier) => resolved(path, specifier, texts) ?? []);
    return {
      path,
      lines: text.split("\n").length - 1,
      imports: [...new Set(found)],
      casts: countCasts(program),
    };
  });
}

function resolved(from: string, specifier: string, texts: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const base = join(dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find((path) => texts.has(path));
}

function countCasts(program: ReturnType<typeof parseSync>["program"]): number {
  let casts = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      const isConst =
        typeAnnotation.type === "TSTypeReference" &&
        typeAnnotation.typeName.type === "Identifier" &&
        typeAnnotation.typeName.name === "const";
      if (!isConst) casts += 1;
    },
  }).visit(program);
  return casts;
}

/** The circles of a house: sets of files each of which can be reached from each (Tarjan 1972), larger ones first. */
export function circles(rooms: readonly Room[]): string[][] {
  const imports = new Map(rooms.map((room) => [room.path, room.imports]));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(path: string): void {
    const own = index.size;
    index.set(path, own);
    low.set(path, own);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? own, low.get(next) ?? own));
    }
    if (low.get(path) !== own) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) found.push(circle.sort());
  }
  for (const { path } of rooms) if (!index.has(path)) visit(path);
  return found.sort((a, b) => b.length - a.length);
}

/** What stands in each folder: its own files, not those of folders inside it. Widest first. */
export function folders(rooms: readonly Room[]): { folder: string; files: number; lines: number }[] {
  const all = Map.groupBy(rooms, ({ path }) => dirname(path));
  return [...all]
    .map(([folder, inside]) => ({ folder, files: inside.length, lines: sumLines(inside) }))
    .sort((a, b) => b.files - a.files || a.folder.localeCompare(b.folder));
}

/** Rooms in the sense of the design: a folder of `app/` or `workers/`, a tool or an engine, with all it holds. */
export function wholeRooms(rooms: readonly Room[]): { room: string; files: number; lines: number }[] {
  const all = Map.groupBy(rooms, ({ path }) => {
    const [top, room, inner, ...more] = path.split("/");
    if (room === undefined || inner === undefined) return top ?? path;
    const isFloor = more.length > 0 && (room === "tools" || room === "engines");
    return isFloor ? `${top}/${room}/${inner}` : `${top}/${room}`;
  });
  return [...all]
    .map(([room, inside]) => ({ room, files: inside.length, lines: sumLines(inside) }))
    .sort((a, b) => b.lines - a.lines);
}

function sumLines(rooms: readonly Room[]): number {
  return rooms.reduce((sum, { lines }) => sum + lines, 0);
}
