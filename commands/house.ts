// npm run house: the house at a glance. It informs and fails nothing; what must hold, the linter enforces.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { formatCount } from "../app/numbers/figures.ts";
import { circles, folders, readRooms, wholeRooms } from "./house/plan.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const IS_TEST = /\.(test|spec)\.tsx?$/;

await command(async () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter(existsSync);
  const product = tracked.filter((path) => /^(app|workers)\//.test(path) && !IS_TEST.test(path));
  const code = product.filter((path) => /\.tsx?$/.test(path));
  const rooms = readRooms(new Map(code.map((path) => [path, readFileSync(path, "utf8")])));
  const lines = rooms.reduce((sum, room) => sum + room.lines, 0);

  say("The house");
  console.log(
    `${tracked.length} tracked files, ${product.length} of the product (${code.length} of code, ${formatCount(lines)} lines), ${tracked.filter((path) => IS_TEST.test(path)).length} of tests`,
  );

  say("Rooms");
  const shown = wholeRooms(rooms).map(({ room, files, lines }) => [room, `${files}`, `${lines}`]);
  console.log(table(["room", "files", "lines"], shown));

  say("Folders of more than 15 files");
  const wide = folders(rooms).filter(({ files }) => files > 15);
  console.log(
    wide.length
      ? table(
          ["folder", "files"],
          wide.map(({ folder, files }) => [folder, `${files}`]),
        )
      : "none",
  );

  say("The longest files");
  const longest = rooms.toSorted((a, b) => b.lines - a.lines).slice(0, 12);
  console.log(
    table(
      ["file", "lines"],
      longest.map(({ path, lines }) => [path, `${lines}`]),
    ),
  );

  const found = circles(rooms);
  say(`Circles of imports, types among them: ${found.length}`);
  for (const circle of found) console.log(circle.join(" ↔ "));

  const cast = rooms.filter(({ casts }) => casts > 0).toSorted((a, b) => b.casts - a.casts);
  say(`Casts: ${cast.reduce((sum, { casts }) => sum + casts, 0)}`);
  for (const { path, casts } of cast.slice(0, 12)) console.log(`${casts}  ${path}`);

  say("Files, exports and types that nobody uses elsewhere, by knip");
  const { stdout } = spawnSync("knip", ["--no-progress", "--no-config-hints", "--no-exit-code"], {
    encoding: "utf8",
  });
  console.log(stdout.trim() || "none");
});
