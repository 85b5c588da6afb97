import { expect, it } from "vitest";
import { readHistories } from "../measures/channel-histories";
import { similarTitles } from "./similar-titles";

const rows = Array.from({ length: 30 }, (_, at) => {
  const [title, views] = at % 3 === 0 ? [`Rye loaf ${at}`, 4000] : [`Oven chat ${at}`, 1000];
  return `Rye,${title},2024-01-${String(at + 1).padStart(2, "0")},400,${views},`;
});
const [history] = readHistories(`channel,title,published_at,age_days,views,duration_s\n${rows.join("\n")}`);

it("scores a title by how similar ones did before", () => {
  if (!history) throw new Error("no channel");
  const score = similarTitles(history)(20);
  expect(score(27)).toBeGreaterThan(0.3);
  expect(score(28)).toBeCloseTo(0);
});

it("knows nothing of uploads that came later", () => {
  if (!history) throw new Error("no channel");
  const { uploads } = history;
  const other = uploads.map((own, at) =>
    at < 20
      ? own
      : { ...own, upload: { ...own.upload, views: 9e6, title: at === 27 ? own.upload.title : "x" } },
  );
  expect(similarTitles({ ...history, uploads: other })(20)(27)).toBe(similarTitles(history)(20)(27));
  expect(similarTitles(history)(0)(27)).toBe(0);
});
