import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { OWNED } from "./owned";

/** Tables that name an owner, and are not theirs: a hash that stays, and an end without a name. */
const NOT_OWNED = ["ended_sessions", "topic_askers"];

it("knows every table whose rows lead to an owner, as the migrations made them", () => {
  const db = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").toSorted()) db.exec(readFileSync(file, "utf8"));
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const leads = new Set(["owners"]);
  for (let before = 0; before < leads.size; ) {
    before = leads.size;
    for (const table of tables) {
      const columns = db.prepare(`select name from pragma_table_info('${table}')`).all();
      const parents = db.prepare(`select "table" as parent from pragma_foreign_key_list('${table}')`).all();
      if (
        columns.some(({ name }) => name === "owner_id") ||
        parents.some(({ parent }) => leads.has(String(parent)))
      )
        leads.add(table);
    }
  }
  expect(leads.size).toBeGreaterThan(20);
  expect(OWNED.toSorted()).toEqual([...leads].filter((one) => !NOT_OWNED.includes(one)).sort());
  expect(OWNED[0]).toBe("owners");
});
