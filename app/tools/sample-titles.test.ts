import { expect, it } from "vitest";
import { allAnswers } from "../functions/ask-greenlight/answers";
import { commentSubjects } from "../functions/comment-sentiment/pool";
import { NICHES, uploadPool } from "../functions/competitor-monitor/pool";
import { ideaPool } from "../functions/content-ideas/pool";
import { STARTING_DESCRIPTIONS as REWRITTEN } from "../functions/description-rewriter/sample";
import { tipPool } from "../functions/rpm-booster/pool";
import { startingSeries } from "../functions/series-planner/pool";
import { titlePool } from "../functions/thumbnail-optimizer/pool";
import { STARTING as FORECAST } from "../functions/video-forecast/pool";

const titleOf = ({ title }: { title: string }) => title;

/** Every title that a tool's sample can show. */
const SAMPLES: Record<string, string[]> = {
  "comment-sentiment": commentSubjects().flatMap(({ videos }) => videos.map(titleOf)),
  "competitor-monitor": NICHES.flatMap((niche) => uploadPool()[niche].map(titleOf)),
  "content-ideas": ideaPool().map(titleOf),
  "description-rewriter": REWRITTEN.map(titleOf),
  "rpm-booster": tipPool().map(titleOf),
  "series-planner": startingSeries("2026-11-21").flatMap((series) => [
    series.title,
    ...series.videos.map(titleOf),
  ]),
  "thumbnail-optimizer": titlePool().flatMap(({ current, suggested }) => [current, suggested]),
  "video-forecast": FORECAST.map(titleOf),
};

/** Case and punctuation aside. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";

it("repeats no title, within a tool or between tools", () => {
  const tools = new Map<string, string[]>();
  for (const [tool, titles] of Object.entries(SAMPLES)) {
    expect(titles, tool).not.toHaveLength(0);
    for (const title of titles) tools.set(plain(title), [...(tools.get(plain(title)) ?? []), tool]);
  }
  expect([...tools].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
});

it("quotes no title of a tool's sample in the assistant's answers", () => {
  const answers = allAnswers()
    .flatMap(({ openings, methods = [] }) => [...openings, ...methods.flat()])
    .map(plain);
  // A title of a word or two is everyday speech.
  const titles = Object.values(SAMPLES)
    .flat()
    .filter((title) => title.split(" ").length > 3);
  expect(titles.filter((title) => answers.some((text) => text.includes(plain(title))))).toEqual([]);
});
