// npm run house: the house at a glance. It informs and fails nothing; what must hold, the linter enforces.
//   npm run house -- --walks            how many files five ways through the product call
//   npm run house -- --walks waitlist   which ones, on the walks whose name begins so
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { formatCount } from "../app/numbers/figures.ts";
import { circles, folders, knots, readFiles, wholeRooms } from "./house/plan.ts";
import { knotText } from "./house/report.ts";
import { walkAll, walksTable, walkText } from "./house/walks.ts";
import { command, runTool, say } from "./run.ts";
import { table } from "./table.ts";

const IS_TEST = /\.(test|spec)\.tsx?$/;

await command(async () => {
  const [option, start] = process.argv.slice(2);
  if (option === "--walks") return showWalks(start);
  // Pages import the types of their routes, which a fresh clone does not have.
  await runTool("react-router", ["typegen"]);
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter(existsSync);
  const product = tracked.filter((path) => /^(app|workers)\//.test(path) && !IS_TEST.test(path));
  const code = product.filter((path) => /\.tsx?$/.test(path));
  const files = readFiles(new Map(code.map((path) => [path, readFileSync(path, "utf8")])));
  const lines = files.reduce((sum, file) => sum + file.lines, 0);

  say("The house");
  console.log(
    `${tracked.length} tracked files, ${product.length} of the product (${code.length} of code, ${formatCount(lines)} lines), ${tracked.filter((path) => IS_TEST.test(path)).length} of tests`,
  );

  say("Rooms");
  const shown = wholeRooms(files).map(({ room, ...of }) => [room, `${of.files}`, `${of.lines}`]);
  console.log(table(["room", "files", "lines"], shown));

  say("Folders of more than 15 files");
  const wide = folders(files).filter((folder) => folder.files > 15);
  console.log(
    wide.length
      ? table(
          ["folder", "files"],
          wide.map(({ folder, files }) => [folder, `${files}`]),
        )
      : "none",
  );

  say("The longest files");
  const longest = files.toSorted((a, b) => b.lines - a.lines).slice(0, 12);
  console.log(
    table(
      ["file", "lines"],
      longest.map(({ path, lines }) => [path, `${lines}`]),
    ),
  );

  const found = circles(files);
  say(`Circles of imports, types among them: ${found.length}`);
  for (const circle of found) console.log(circle.join(" ↔ "));

  const tied = knots(files);
  say(`Knots of rooms in app/, types among them: ${tied.length}`);
  for (const knot of tied) console.log(knotText(knot));

  const cast = files.filter(({ casts }) => casts > 0).toSorted((a, b) => b.casts - a.casts);
  say(`Casts: ${cast.reduce((sum, { casts }) => sum + casts, 0)}`);
  for (const { path, casts } of cast.slice(0, 12)) console.log(`${casts}  ${path}`);

  say("Files, exports and types that nobody uses elsewhere, by knip");
  const { stdout } = spawnSync("knip", ["--no-progress", "--no-config-hints", "--no-exit-code"], {
    encoding: "utf8",
  });
  console.log(stdout.trim() || "none");
});

async function showWalks(start?: string): Promise<void> {
  say("Building, with maps of the sources");
  const called = await walkAll();
  console.log(`\n${walksTable(called)}`);
  for (const [name, files] of Object.entries(called)) {
    if (start === undefined || !name.startsWith(start)) continue;
    say(name);
    console.log(walkText(files));
  }
}
