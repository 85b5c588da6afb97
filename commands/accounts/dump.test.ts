import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { arranged, shortLines } from "./dump";

/** A text as an export writes it. */
const exported = (text: string) =>
  `replace('${text.replaceAll("'", "''").replaceAll("\n", "\\n")}','\\n',char(10))`;

it("brings long rows back as they were, with no statement over 100 KB", () => {
  const text = "it''s '日本' 👩‍🚀, (x);\n".repeat(12_000);
  const plain = "a,'b'".repeat(30_000);
  const db = new DatabaseSync(":memory:");
  db.exec(`create table "rows" (id text primary key, "long" text, blob blob, plain text, n real)`);
  const lines = [
    `INSERT INTO "rows" ("id","long","blob","plain","n") VALUES('one',${exported(text)},X'00ff','${plain.replaceAll("'", "''")}',-1e+30);`,
    `INSERT INTO "rows" ("id","long","blob","plain","n") VALUES('two','short',NULL,NULL,2);`,
  ].flatMap(shortLines);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThan(100_000);
    db.exec(line);
  }
  expect(db.prepare(`select id, "long", hex(blob) as blob, plain, n from "rows" order by id`).all()).toEqual([
    { id: "one", long: text, blob: "00FF", plain, n: -1e30 },
    { id: "two", long: "short", blob: "", plain: null, n: 2 },
  ]);
});

it("leaves every short line as it is, and refuses a long one that is no row", () => {
  expect(shortLines("CREATE TABLE x (y text);")).toEqual(["CREATE TABLE x (y text);"]);
  expect(() => shortLines(`CREATE TABLE x (${"y".repeat(100_000)} text);`)).toThrow("is no row");
  expect(() => shortLines(`INSERT INTO "x" ("y") VALUES('${"y".repeat(100_000)});`)).toThrow(
    "cannot be read",
  );
});

it("orders an export so that an empty database takes each row, whatever refers to what", () => {
  const lines = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE \`customers\` (
  \`id\` text PRIMARY KEY,
  \`customer\` text NOT NULL
);
CREATE TABLE \`subscriptions\` (
  \`customer\` text NOT NULL,
  FOREIGN KEY (\`customer\`) REFERENCES \`customers\`(\`customer\`)
);
INSERT INTO "subscriptions" ("customer") VALUES('cus_1');
INSERT INTO "customers" ("id","customer") VALUES('a','cus_1');
CREATE TABLE "passwords" (user text REFERENCES \`users\`(id));
INSERT INTO "passwords" ("user") VALUES('CREATE TABLE x;');
CREATE TABLE IF NOT EXISTS "users" (id text PRIMARY KEY);
INSERT INTO "users" ("id") VALUES('CREATE TABLE x;');
CREATE INDEX subscribed ON subscriptions (customer);
CREATE UNIQUE INDEX one_customer ON customers (customer);
`.split("\n");
  const db = new DatabaseSync(":memory:");
  expect(db.prepare("PRAGMA foreign_keys").get()).toEqual({ foreign_keys: 1 });
  for (const line of arranged(lines)) db.exec(line);
  expect(db.prepare("select * from subscriptions, customers, passwords, users").all()).toEqual([
    { id: "CREATE TABLE x;", customer: "cus_1", user: "CREATE TABLE x;" },
  ]);
  expect(arranged(lines)).toHaveLength(11);
});
