import { expect, it } from "vitest";
import { toolDesk } from "../../../../tests/support/tool-desk";
import type { Channel } from "../../../channel/channel";
import { UNMEASURED } from "../../../tables/upload";
import { titleDesk } from "./desk";
import { expectedText, multipleText } from "./idea";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

const upload = (at: number) => ({
  ...UNMEASURED,
  title:
    at % 4 === 0
      ? `Rye from scratch #${at / 4 + 1}`
      : `Oven chat about ${["flour", "Bern", "ovens"][at % 3]} ${at}`,
  publishedAt: new Date(NOW.getTime() - (40 + at * 3) * DAY_MS).toISOString(),
  views: at % 4 === 0 ? 3000 : 1000 + at,
  countedAt: NOW.toISOString(),
  durationSeconds: 600,
});

const CHANNEL: Channel = {
  name: "Crumb",
  handle: null,
  id: null,
  isSample: false,
  subscribers: 30_000,
  currency: null,
  sources: [{ kind: "list", at: NOW.toISOString(), uploads: 60, metrics: [], daily: 0, notes: [] }],
  reading: null,
  uploads: Array.from({ length: 60 }, (_, at) => upload(at)),
  daily: [],
};

async function analyzed(titles: string, channel?: Channel) {
  const desk = toolDesk(titleDesk, { now: NOW, channel });
  expect((await desk.send({ action: "analyze", titles })).status).toBe(303);
  return (await desk.shown()).shown.analyses[0]?.open;
}

it("answers for the idea on the connected channel first, and for the wording apart", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61", CHANNEL);
  expect(open?.finding).toMatch(
    /^On Crumb, “Rye from scratch #16” is the safer bet: about .* \d+% to beat the next\.$/,
  );
  expect(open?.wording).toMatch(/^For the same video, /);
  expect(open?.entries[0]).toMatchObject({ title: "Rye from scratch #16", rival: "the best wording" });
  expect(open?.entries[0]?.standing).toMatch(/^About .* your usual views$/);
  const rye = open?.entries.find(({ title }) => title.startsWith("Rye"));
  expect(rye?.idea?.heading).toBe("On Crumb");
  expect(rye?.idea?.similar[0]?.title).toMatch(/^Rye from scratch/);
  expect(rye?.idea?.similar[0]?.did).toMatch(/^3,000 views, about .* the usual then$/);
});

it("says for one title what it would get and how often such ideas beat the usual", async () => {
  const open = await analyzed("Rye from scratch #16", CHANNEL);
  expect(open?.finding).toMatch(/^On Crumb, expect .* your usual: \d of 10 ideas like it beat the usual\.$/);
});

it.each([
  [1.05, 0.8, "a little over your usual"],
  [0.95, 0.3, "a little under your usual"],
  [1.05, 0.55, "about your usual"],
  [1.8, 0.8, "about 1.8 times your usual"],
])("expects of %f times the usual with a chance of %f: %s", (multiple, beats, text) => {
  expect(expectedText(multiple, beats, "your usual")).toBe(text);
});

it("says that no channel is connected, and promises little by words alone", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61");
  expect(open?.finding).toMatch(/^(?:No channel is connected|By words alone)/);
  expect(open?.entries[0]?.idea).toMatchObject({ heading: "On any channel", similar: [] });
  expect(open?.entries[0]?.idea?.note).toContain("little more than a coin");
});

it("tells no share of ideas like it where no upload is like it", async () => {
  const open = await analyzed("Zzkwx vvqor", CHANNEL);
  expect(open?.finding).toMatch(/^On Crumb, expect .* your usual, but no upload there is like it\.$/);
  expect(open?.entries[0]?.idea?.answer).toMatch(/^[^.]*your usual views, likely [\d.]+ to [\d.]+ times\.$/);
});

it("calls level only the ideas that are a coin flip against the best", async () => {
  const level = "Rye from scratch #16\nRye from scratch #17";
  expect((await analyzed(level, CHANNEL))?.finding).toBe(
    "On Crumb, these ideas should do about the same. Pick the one you want to make.",
  );
  expect((await analyzed(`${level}\nOven chat about flour 61`, CHANNEL))?.finding).toBe(
    "On Crumb, the first 2 of these ideas should do about the same. Pick the one you want to make.",
  );
});

it("lists each title with the words of its own answer", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61\nZzkwx vvqor", CHANNEL);
  for (const { standing, idea } of open?.entries ?? [])
    expect(idea?.answer.startsWith(`${standing},`)).toBe(true);
});

it("says when the channel's uploads tell little", async () => {
  const [entry] = (await analyzed("Zzkwx vvqor", CHANNEL))?.entries ?? [];
  expect(entry?.idea?.note).toBe("Your last 60 uploads say little about it: no upload is like it.");
});

it("asks no channel for the example", async () => {
  const desk = toolDesk(titleDesk, { now: NOW, channel: CHANNEL });
  await desk.send({ action: "example" });
  expect((await desk.shown()).shown.analyses[0]?.open?.entries[0]?.idea?.heading).toBe("On any channel");
});

it.each([
  [1, "about your usual"],
  [1.14, "about your usual"],
  [1.5, "about 1.5 times your usual"],
  [2.02, "about twice your usual"],
  [12.3, "about 12 times your usual"],
  [0.6, "about 60% of your usual"],
  [0.001, "about 5% of your usual"],
])("says a multiple of %s as %j", (multiple, text) => {
  expect(multipleText(multiple)).toBe(text);
});
