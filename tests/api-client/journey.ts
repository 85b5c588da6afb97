// A program of somebody else's: a client generated from the document plans an idea, reads it page by page, and deletes it.
//   node journey.ts SITE KEY
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { paths } from "./generated/api";

const [baseUrl = "", key = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });

const light = await client.GET("/api/v1/light/judge", {
  params: { query: { idea: "Sourdough for beginners" } },
});
assert.ok(light.data, "an idea is judged");
assert.ok(["green", "amber", "red", "unknown"].includes(light.data.color));

const ideas = ["Rye in a day", "Spelt without kneading", "Crust that sings"];
const made: string[] = [];
for (const idea of ideas) {
  const once = { "Idempotency-Key": idea };
  const send = () => client.POST("/api/v1/plan/add", { params: { header: once }, body: { idea } });
  const [added, again] = [await send(), await send()];
  assert.ok(added.data && again.data, "an idea is added");
  assert.equal(again.data.id, added.data.id, "sent again, it is added once");
  assert.equal(again.response.headers.get("Idempotency-Replayed"), "true");
  assert.equal(added.data.result?.card.idea, idea, "the answer has what it made");
  made.push(added.data.id);
}

const seen: string[] = [];
let cursor: string | undefined;
do {
  const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
  const page = await client.GET("/api/v1/plan/list", { params: { query } });
  assert.ok(page.data, "the plan is listed");
  seen.push(...page.data.cards.map((card) => card.idea));
  cursor = page.data.next ?? undefined;
} while (cursor !== undefined);
assert.deepEqual(seen.toSorted(), ideas.toSorted(), "page by page, each once");

const [id = ""] = made;
const read = await client.GET("/api/v1/plan/read", { params: { query: { id } } });
assert.ok(read.data);
const { version, idea } = read.data.card;
const changed = await client.POST("/api/v1/plan/change", {
  body: { id, version, idea, state: "scripted", title: "Rye bread in one day" },
});
assert.equal(changed.data?.result?.card.title, "Rye bread in one day");

const stale = await client.POST("/api/v1/plan/change", { body: { id, version, idea, state: "filmed" } });
assert.equal(stale.response.status, 409, "a change over an older version is refused");
assert.ok(stale.error?.detail, "with problem details");

const blank = await client.POST("/api/v1/plan/add", { body: { idea: " " } });
assert.equal(blank.error?.status, 400);
assert.ok(blank.error?.errors?.idea, "which name the field at fault");

const tag = read.response.headers.get("ETag") ?? "";
const before = await client.GET("/api/v1/plan/outcomes");
const known = before.response.headers.get("ETag") ?? "";
assert.notEqual(known, tag);
const same = await client.GET("/api/v1/plan/outcomes", { headers: { "If-None-Match": known } });
assert.equal(same.response.status, 304, "what is unchanged is not sent again");

for (const one of made) {
  const gone = await client.POST("/api/v1/plan/delete", { body: { id: one } });
  assert.equal(gone.response.status, 200, "a card is deleted");
}
const empty = await client.GET("/api/v1/plan/list");
assert.deepEqual(empty.data?.cards, []);

const nobody = createClient<paths>({ baseUrl });
const refused = await nobody.GET("/api/v1/plan/list");
assert.equal(refused.error?.status, 401, "without a key nothing is told");

console.log(`The generated client planned, listed, changed and deleted ${ideas.length} ideas.`);
