// npm run record -- FILE: checks a creator's sealed record, as they downloaded it, against its own chain and heads.
import "./product-modules.ts";
import { readFile } from "node:fs/promises";
import { command, say } from "./run.ts";

await command(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Name the file: npm run record -- FILE");
  const { checkRecord, recordFile } = await import("../app/functions/record/chain.ts");
  const read = recordFile.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!read.success) throw new Error("This is no record as /plan/outcomes gives it.");
  const { own, rows, heads, faults } = await checkRecord(read.data);
  say(`${own} seals of yours among ${rows} rows; ${heads} of ${read.data.days.length} heads worked out anew`);
  const newest = read.data.days.at(-1);
  if (newest)
    console.log(`The head of ${newest.day}: ${newest.head}\nCompare it with /record, or with your own copy.`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) throw new Error(`${faults.length} faults: this record was changed.`);
  console.log("✓ Everything fits.");
});
