import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLANS } from "../../app/model/subscription-plan";
import { sampleTopics } from "../../workers/youtube/sample/catalogue";

const SCRIPTS = globSync("build/client/assets/*.js").map((file) => ({
  file,
  code: readFileSync(file, "utf8"),
}));

it("there are scripts to look into", () => {
  expect(SCRIPTS.some(({ code }) => code.includes("Welcome back!"))).toBe(true);
});

it.each([
  ["a price id", PLANS.map(({ id }) => `price_${id}_monthly`)],
  ["zod", ["invalid_union"]],
  ["sample videos", sampleTopics.map(({ videos }) => videos[0]?.title ?? "")],
  ["the rules of an e-mail address", ["xn--"]],
  ["the database's or the session's names", ["waitlist_emails", "SESSION_SECRET"]],
])("no script that reaches the browser holds %s", (_, marks) => {
  const holds = SCRIPTS.filter(({ code }) => marks.some((mark) => mark === "" || code.includes(mark)));
  expect(holds.map(({ file }) => file)).toEqual([]);
});
