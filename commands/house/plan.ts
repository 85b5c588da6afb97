import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";

/** A file of code as the plan of the house shows it. */
interface SourceFile {
  path: string;
  lines: number;
  /** Files of the house that it names: imports, types among them, `export from` and `import()`. */
  imports: string[];
  /** How often a type is asserted; `as const` does not count. */
  casts: number;
}

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** Reads files by their path from the house's top. Specifiers that lead out of the house are left out. */
export function readFiles(texts: ReadonlyMap<string, string>): SourceFile[] {
  return [...texts].map(([path, text]) => {
    const { program, module } = parseSync(path, text);
    const { casts, namedTypes } = visit(program);
    const named = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((one) => one.moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ...namedTypes,
    ];
    const found = named.flatMap((specifier) => resolved(path, specifier, texts) ?? []);
    return { path, lines: text.split("\n").length - 1, imports: [...new Set(found)], casts };
  });
}

function resolved(from: string, specifier: string, texts: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const base = join(dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find((path) => texts.has(path));
}

/** What only the syntax tree tells: asserted types, and modules named by a type, `import("./x").Y`. */
function visit(program: ReturnType<typeof parseSync>["program"]) {
  let casts = 0;
  const namedTypes: string[] = [];
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      const isConst =
        typeAnnotation.type === "TSTypeReference" &&
        typeAnnotation.typeName.type === "Identifier" &&
        typeAnnotation.typeName.name === "const";
      if (!isConst) casts += 1;
    },
    TSImportType({ source }) {
      namedTypes.push(source.value);
    },
  }).visit(program);
  return { casts, namedTypes };
}

/** The circles of a house: sets of files each of which can be reached from each, larger ones first. */
export function circles(files: readonly SourceFile[]): string[][] {
  return tangles(new Map(files.map(({ path, imports }) => [path, imports])));
}

/** Sets of more than one node each of which can be reached from each (Tarjan 1972), sorted, larger ones first. */
function tangles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(node: string): void {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own));
    }
    if (low.get(node) !== own) return;
    const tangle = stack.splice(stack.indexOf(node));
    if (tangle.length > 1) found.push(tangle.sort());
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found.sort((a, b) => b.length - a.length);
}

/** Rooms that reach each other, over however many others. */
export interface Knot {
  rooms: string[];
  /** How many files they hold. */
  files: number;
  /** What ties them: all imports from one room of the knot into another, fewest first. */
  ties: Tie[];
  /** Those of them whose imports, all gone, would leave no knot: of the sets found the one with fewest imports. */
  cuts: Tie[];
}

export interface Tie {
  from: string;
  to: string;
  imports: { from: string; to: string }[];
}

/**
 * The knots among the rooms of `app/`, larger ones first. Files at its top belong to no room: the map of pages and the
 * services they may ask name nearly all of them, and what leads over such a file alone ties nothing.
 */
export function knots(files: readonly SourceFile[]): Knot[] {
  const inApp = files.flatMap((file) => {
    const room = roomOf(file.path);
    return room?.startsWith("app/") ? [{ ...file, room }] : [];
  });
  const imports = inApp.flatMap(({ path, room, imports }) =>
    imports.flatMap((to) => {
      const other = roomOf(to);
      return other?.startsWith("app/") && other !== room ? [{ from: path, to, rooms: [room, other] }] : [];
    }),
  );
  const edges = new Map(inApp.map(({ room }) => [room, new Set<string>()]));
  for (const {
    rooms: [from = "", to = ""],
  } of imports)
    edges.get(from)?.add(to);
  return tangles(edges).map((rooms) => {
    const between = imports.filter((one) => one.rooms.every((room) => rooms.includes(room)));
    const grouped = Map.groupBy(between, (one) => one.rooms.join(" → "));
    const ties = [...grouped.values()]
      .map((some) => ({
        from: some[0]?.rooms[0] ?? "",
        to: some[0]?.rooms[1] ?? "",
        imports: some.map(({ from, to }) => ({ from, to })),
      }))
      .sort((a, b) => a.imports.length - b.imports.length || a.from.localeCompare(b.from));
    return {
      rooms,
      files: inApp.filter(({ room }) => rooms.includes(room)).length,
      ties,
      cuts: fewestCuts(rooms, ties),
    };
  });
}

/**
 * Orders rooms so that few imports lead upwards, and returns the ties that do. To find the fewest of all is NP-hard: each
 * room is moved to its best place until no move helps, which is right for small knots and near it for large ones.
 */
function fewestCuts(rooms: readonly string[], ties: readonly Tie[]): Tie[] {
  const upwards = (order: readonly string[]) => {
    const place = new Map(order.map((room, at) => [room, at]));
    return ties.filter(({ from, to }) => (place.get(from) ?? 0) > (place.get(to) ?? 0));
  };
  const cost = (order: readonly string[]) =>
    upwards(order).reduce((sum, { imports }) => sum + imports.length, 0);
  let best = [...rooms];
  for (let last = Infinity; cost(best) < last; ) {
    last = cost(best);
    for (const room of rooms) {
      const others = best.filter((one) => one !== room);
      const orders = best.map((_, at) => others.toSpliced(at, 0, room));
      best = orders.reduce((least, order) => (cost(order) < cost(least) ? order : least), best);
    }
  }
  return upwards(best);
}

/** What stands in each folder: its own files, not those of folders inside it. Widest first. */
export function folders(files: readonly SourceFile[]): { folder: string; files: number; lines: number }[] {
  const all = Map.groupBy(files, ({ path }) => dirname(path));
  return [...all]
    .map(([folder, inside]) => ({ folder, files: inside.length, lines: sumLines(inside) }))
    .sort((a, b) => b.files - a.files || a.folder.localeCompare(b.folder));
}

/** Rooms with all they hold, longest first; what stands at the top of `app/` or `workers/` goes under that name. */
export function wholeRooms(files: readonly SourceFile[]): { room: string; files: number; lines: number }[] {
  const all = Map.groupBy(files, ({ path }) => roomOf(path) ?? path.split("/", 1)[0] ?? path);
  return [...all]
    .map(([room, inside]) => ({ room, files: inside.length, lines: sumLines(inside) }))
    .sort((a, b) => b.lines - a.lines);
}

/** Folders of `app/` whose folders are rooms of their own. */
const FLOORS = ["tools", "engines", "functions"];
/** The list of what others hold, for entry points alone: it stands above the rooms, as the map of pages does. */
const LIST = "app/functions/open.ts";

/**
 * The room of a file in the sense of the design: a folder of `app/` or `workers/`, a tool, an engine, a noun's
 * functions. What stands in a floor's own folder is one room. undefined for a file at the top of either, and for that list.
 */
export function roomOf(path: string): string | undefined {
  const [top, room, inner, ...more] = path.split("/");
  if (room === undefined || inner === undefined || path === LIST) return undefined;
  const isOnFloor = top === "app" && FLOORS.includes(room) && more.length > 0;
  return isOnFloor ? `${top}/${room}/${inner}` : `${top}/${room}`;
}

function sumLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}
