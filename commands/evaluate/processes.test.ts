import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { held } from "./held";
import { type Answered, heldApart } from "./processes";
import { SETS } from "./sets";

const DATA = mkdtempSync(join(tmpdir(), "greenlight-apart-"));
afterAll(() => rmSync(DATA, { recursive: true }));
mkdirSync(join(DATA, "comments"));
writeFileSync(join(DATA, "comments/rye.csv"), "comment,likes\nMore rye please,3\nWhich flour?,1\n");
mkdirSync(join(DATA, "fixtures/youtube_errors"), { recursive: true });
writeFileSync(join(DATA, "fixtures/youtube_errors/rye.json"), "no JSON");

const PLACES = ["recorded answers", "error bodies", "exports of comments", "peak seasons"].map((words) =>
  SETS.findIndex(({ about }) => about.includes(words)),
);

async function apart(options: { most: number; script?: string }): Promise<Answered[]> {
  const found: Answered[] = [];
  for await (const one of heldApart(SETS, PLACES, DATA, options)) found.push(one);
  return found;
}

it("finds in several processes what one finds, in the order of the sets", async () => {
  const alone: Answered[] = [];
  for (const at of PLACES) {
    const set = SETS[at];
    if (set) alone.push({ at, evaluated: await held(set, DATA) });
  }
  expect(alone.map(({ evaluated }) => evaluated?.held)).toEqual([undefined, "1 errors", "1 file", undefined]);
  expect(await apart({ most: 2 })).toEqual(alone);
});

it("fails each set that a process leaves behind", async () => {
  const script = join(DATA, "ends.mjs");
  writeFileSync(script, 'process.on("message", () => process.exit(3));');
  const found = await apart({ most: 2, script });
  expect(found.map(({ at }) => at)).toEqual(PLACES);
  for (const { evaluated } of found) expect(evaluated?.failures).toEqual(["its process ended with 3"]);
});
