import { globSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { ACTING } from "../../app/services";
import { ALL_FUNCTIONS, FUNCTIONS } from "../../tests/support/functions";
import { JOBS } from "../../workers/jobs/table";
import { readFiles } from "./plan";

const paths = globSync("{app,workers}/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .sort();
const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
const files = new Map(readFiles(texts).map((file) => [file.path, file]));

const exportsAction = (path: string) =>
  parseSync(path, texts.get(path) ?? "").module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === "action"),
  );

/** Whether a file, or one that it makes its action with, imports a module. */
function reaches(path: string, module: string): boolean {
  const { imports = [] } = files.get(path) ?? {};
  return imports.includes(module) || imports.some((near) => files.get(near)?.imports.includes(module));
}

describe("there is one way to act", () => {
  // Where no page is, whatever is sent is led home.
  const nowhere = "app/navigation/elsewhere.tsx";
  const actions = paths.filter((path) => path.startsWith("app/") && path !== nowhere && exportsAction(path));

  it("finds the pages with a form", () => expect(actions.length).toBeGreaterThan(20));

  it.each(actions)("the form of %s goes through `run`", (path) => {
    expect(reaches(path, "app/forms/act.tsx")).toBe(true);
  });

  const endpoints = paths.filter((path) =>
    /^workers\/api\/.*\.(post|put|patch|delete)\(/s.test(path + texts.get(path)),
  );

  it("finds the endpoints that take something", () => expect(endpoints.length).toBeGreaterThan(3));

  it.each(endpoints)("the endpoint %s goes through `run`", (path) => {
    expect(reaches(path, "workers/api/act.ts")).toBe(true);
  });

  it("nobody else asks for `run`, or for services that act", () => {
    const ways = ["app/forms/act.tsx", "workers/api/act.ts"];
    const asked = [...texts].filter(([, text]) =>
      /import \{[^}]*\brun\b[^}]*\} from "[^"]*functions\/run"/.test(text),
    );
    expect(asked.map(([path]) => path)).toEqual([...ways, "workers/jobs/purge.ts", "workers/jobs/table.ts"]);
    const cast = [...texts].filter(([, text]) => /\bas (unknown as )?Services\b/.test(text));
    expect(cast.map(([path]) => path)).toEqual(ways);
  });

  it("cron runs the table of jobs, and each of those is a function", () => {
    const names = new Set(ALL_FUNCTIONS.map(({ name }) => name));
    expect(JOBS.filter(({ does }) => !names.has(does.name))).toEqual([]);
    expect(texts.get("workers/app.ts")).toMatch(/runJobs\(JOBS,/);
  });

  it("what pages must not have is asked for by a function", () => {
    const used = new Set(FUNCTIONS.flatMap(({ uses }): readonly string[] => uses));
    const acting = Object.entries(ACTING).flatMap(([name, methods]) =>
      methods.map((method) => `${name}.${method}`),
    );
    expect(acting.filter((path) => !used.has(path))).toEqual([]);
  });
});
