import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SAMPLE_DESKS, yoursDesks } from "../../app/desks";
import { DESK_MESSAGES } from "../../app/functions/desk/messages";
import { pathOf } from "../../app/model/desk";
import { ROOMS as ROOM_NAMES } from "../../app/shell/rooms";
import { ROUTES, routeScripts, SCRIPTS } from "../support/built-client";

const SERVER = globSync("build/server/**/*.js").map((file) => readFileSync(file, "utf8"));

/** Every script that the page at an address loads beyond what runs on any page. */
const scriptsOf = (address: string) => [...routeScripts(address).values()].map(String);

const MESSAGES = import.meta.glob<object>(
  ["../../app/tools/*/{messages,both-desks}.ts", "../../app/functions/*/messages.ts"],
  { eager: true },
);
/** All that is pure in a tool's room, at either desk: its samples, rules and tables. */
const RULES = import.meta.glob<object>(
  [
    "../../app/tools/*/**/*.ts",
    "../../app/functions/*/*.ts",
    "!../../app/tools/tool/**",
    "!**/{messages,yours-messages,both-desks}.ts",
    "!**/*.test.ts",
  ],
  { eager: true },
);
/** What Yours desks say, and what every desk says: their pages hold it. */
const YOURS_TEXTS = import.meta.glob<object>(
  ["../../app/tools/*/yours/messages.ts", "../../app/functions/*/yours-messages.ts"],
  { eager: true },
);
const SHOWN = [...Object.values(YOURS_TEXTS), DESK_MESSAGES];
/** The landing page tells of some of the sample's videos in words of its own. */
const SITE = Object.values(
  import.meta.glob<string>("../../app/site/**/*.ts*", { eager: true, query: "?raw", import: "default" }),
);

/** What a tool's files of a kind hold, whatever it is. */
function heldBy(files: Record<string, object>, key: string): unknown[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${key}/`))
    .flatMap(([, module]) => Object.values(module));
}

/** Stretches of text that no minifier writes otherwise, and no two places share by chance. */
function marksIn(value: unknown): string[] {
  if (typeof value === "string")
    return value.match(/[A-Za-z0-9 ,.:]{28,}/g)?.map((mark) => mark.trim()) ?? [];
  return isData(value) ? Object.values(value).flatMap(marksIn) : [];
}

/** Lists, plain objects and modules. Schemas are left out: their insides are circular. */
function isData(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Marks that none of the texts holds: only these tell one room's code from another's. */
const strangeTo = (texts: string[], marks: string[]) =>
  marks.filter((mark) => !texts.some((text) => text.includes(mark)));

const NOW = new Date("2026-11-21T10:00:00Z");

const ROOMS = SAMPLE_DESKS.map((tool) => {
  const views = [...new Set([...marksIn(heldBy(MESSAGES, tool.key)), ...marksIn(tool.failed)])];
  const samples = [...marksIn(tool.initial(NOW)), ...marksIn(heldBy(RULES, tool.key))];
  return {
    key: tool.key,
    /** What its view says, and no other's. */
    views,
    /** What its engine draws from, and its view does not say by itself. */
    samples: strangeTo([...views, ...SITE, ...marksIn(SHOWN)], [...new Set(samples)]),
  };
});

/** What the sidebar and the desk switch say of every tool, on every page. */
const NAMES = marksIn(ROOM_NAMES.map(({ label, description }) => [label, description]));

function holding(scripts: Iterable<string>, marks: string[]): string[] {
  const codes = [...scripts];
  return marks.filter((mark) => codes.some((code) => code.includes(mark)));
}

/** Of a long table some marks say enough. */
const someOf = (marks: string[]) => marks.filter((_, at) => at % Math.ceil(marks.length / 50) === 0);

describe.each(ROOMS)("the page of $key", ({ key, views, samples }) => {
  // Its advice is drawn on the server, so that not all of its texts are in its scripts.
  it("loads its own view's texts", () => {
    expect(holding(scriptsOf(`/${key}`), views).length).toBeGreaterThan(2);
  });

  it("loads no other tool's code", () => {
    const others = ROOMS.filter((room) => room.key !== key);
    const marks = strangeTo(
      [...views, ...NAMES],
      others.flatMap((room) => room.views),
    );
    expect(holding(scriptsOf(`/${key}`), marks)).toEqual([]);
    const modules = others.map((room) => ROUTES.find(({ path }) => path === room.key)?.module ?? "");
    const code = new Set(scriptsOf(`/${key}`));
    const theirs = modules.filter((module) => code.has(SCRIPTS.get(module) ?? "none"));
    expect(theirs).toEqual([]);
  });

  it("keeps its sample and rules on the server", () => {
    expect(holding(SERVER, samples).length).toBeGreaterThan(3);
    expect(holding(SCRIPTS.values(), samples)).toEqual([]);
  });
});

const DESKS = (await yoursDesks()).map((tool) => ({
  path: pathOf(tool),
  views: [...marksIn(heldBy(YOURS_TEXTS, tool.key)), ...marksIn(tool.failed)],
  samples: ROOMS.find(({ key }) => key === tool.key)?.views ?? [],
}));

describe.each(DESKS)("the page of $path", ({ path, views, samples }) => {
  it("loads its own view's texts", () => {
    expect(holding(scriptsOf(path), views).length).toBeGreaterThan(3);
  });

  it("loads no other desk's view, and not its own sample's", () => {
    const others = DESKS.filter((desk) => desk.path !== path).flatMap((desk) => desk.views);
    const marks = strangeTo([...views, ...NAMES], [...others, ...samples]);
    expect(holding(scriptsOf(path), marks)).toEqual([]);
  });
});

/** What the engines have learned or look up: long tables, which only the server may hold. */
const LEARNED = import.meta.glob<object>(["../../app/engines/**/*.ts", "!**/*.test.ts"], { eager: true });

it("no script that reaches the browser holds an engine's tables", () => {
  const shown = new Set(marksIn(SHOWN));
  const learned = new Set(Object.values(LEARNED).flatMap((module) => someOf(marksIn(module))));
  const known = [...learned].filter((mark) => !shown.has(mark));
  expect(holding(SERVER, known).length).toBeGreaterThan(50);
  expect(holding(SCRIPTS.values(), known)).toEqual([]);
});

it.each([
  ["schemas", ["invalid_union", "invalid_type", "too_small"]],
  ["the drawing of charts", ["Math.sqrt(50)"]],
  ["the tools' pattern", ["was written by others"]],
])("no script that reaches the browser holds %s", (_what, marks) => {
  expect(holding(SCRIPTS.values(), marks)).toEqual([]);
  expect(holding(SERVER, marks).length, "the server's own, or the marks have aged").toBeGreaterThan(0);
});
