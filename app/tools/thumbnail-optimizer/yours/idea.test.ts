import { expect, it } from "vitest";
import { toolDesk } from "../../../../tests/support/tool-desk";
import type { Channel } from "../../../model/channel";
import { UNMEASURED } from "../../../model/upload";
import { titleDeskPage } from "./show";

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

async function analyzed(titles: string, channel?: Channel, kind = "") {
  const desk = toolDesk(titleDeskPage, { now: NOW, channel });
  expect((await desk.send({ action: "analyze", titles, kind })).status).toBe(303);
  return (await desk.shown()).shown.analyses[0]?.open;
}

it("ranks titles by their chance on the connected channel alone", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61", CHANNEL);
  expect(open?.finding).toMatch(
    /^On Crumb, “Rye from scratch #16” is the safer bet: about .* \d+% to beat the next\.$/,
  );
  expect(open?.entries.map(({ chance }) => chance)).toEqual([
    null,
    expect.stringMatching(/^\d+% to beat the first$/),
  ]);
  expect(open?.entries[0]?.standing).toMatch(/^About .* your usual$/);
  const rye = open?.entries.find(({ title }) => title.startsWith("Rye"));
  expect(rye?.idea?.heading).toBe("On Crumb");
  expect(rye?.idea?.similar[0]?.title).toMatch(/^Rye from scratch/);
  expect(rye?.idea?.similar[0]?.did).toMatch(/^3\.0K views, about .* your usual at the time$/);
});

it("judges by Shorts where a channel makes those, by long videos where these are chosen", async () => {
  const both = CHANNEL.uploads.map((one, at) => (at < 30 ? { ...one, durationSeconds: 30 } : one));
  const ofKind = async (kind?: string) => {
    const open = await analyzed("Rye from scratch #16", { ...CHANNEL, uploads: both }, kind);
    return open?.entries[0]?.idea;
  };
  const [now, longs] = [await ofKind(), await ofKind("long")];
  expect(now?.note).toMatch(
    /^Based on your last 30 Shorts\. .*On Shorts, estimates of views were hardly nearer/,
  );
  expect(now?.answer).not.toMatch(/times your usual|%/);
  expect(longs?.note).toMatch(/^Based on your last 30 uploads\./);
});

it("does not say that no channel is connected where one has too few videos of the kind", async () => {
  const few = CHANNEL.uploads.slice(0, 19).map((one) => ({ ...one, durationSeconds: 30 }));
  const open = await analyzed("Rye from scratch #16", { ...CHANNEL, uploads: few });
  expect(open?.finding).toBe(
    "Your channel has too few videos of that kind to go by, and words alone do not tell how this title will do.",
  );
  expect(open?.next.map(({ label }) => label)).not.toContain("Connect your channel");
});

it("judges titles in any language, and says why it writes no alternatives", async () => {
  const open = await analyzed("Roggenbrot ohne Hefe\nSauerteig im Winter", CHANNEL);
  expect(open?.finding).toMatch(/^On Crumb, /);
  expect(open?.entries[0]?.note).toMatch(/^Nothing in it has to go\.$/);
});

it("lists the hits most like a title that needs no other words, and no others as like it", async () => {
  const hits = async (title: string) => (await analyzed(title, CHANNEL))?.entries[0]?.hits;
  expect(await hits("Rye from scratch in winter")).toContainEqual({
    title: expect.stringMatching(/^Rye from scratch/),
    did: expect.stringMatching(/^3\.0K views, [\d.]+× your usual$/),
  });
  expect(await hits("Zzkwx vvqor")).toEqual([]);
});

it("never speaks against its own ranking", async () => {
  const shown = await analyzed(
    "Rye from scratch\nOven chat\nA long and quiet evening of oven chat about flour",
    CHANNEL,
  );
  const [best, ...others] = shown?.entries ?? [];
  expect(best).toMatchObject({ title: "Rye from scratch", notes: [] });
  // What the best has, too, is no remark on another.
  expect(others.flatMap(({ notes }) => notes)).toEqual([]);
  const level = await analyzed(
    "A long and quiet evening of oven chat about flour\nOven chat about flour 61",
    CHANNEL,
  );
  for (const { chance, notes } of level?.entries ?? [])
    if (chance === null || Number.parseInt(chance, 10) >= 45) expect(notes).toEqual([]);
  const alone = (await analyzed("Zzkwx vvqor", CHANNEL))?.entries[0];
  expect(alone?.notes).toEqual([expect.stringMatching(/^Under 30 characters/)]);
  expect(JSON.stringify(alone)).not.toMatch(/[Ll]eave it|[Kk]eep its words/);
});

it("gives no advice against a form that the most similar uploads share, nor where the title should do well", async () => {
  const notes = async (titles: string, channel: Channel) =>
    (await analyzed(titles, channel))?.entries[0]?.notes ?? [];
  const against = "Lead with what happens, not with “live”: livestreams get fewer views nearly everywhere.";
  const live = CHANNEL.uploads.map((one) => ({ ...one, title: `LIVE: ${one.title}` }));
  expect(await notes("LIVE: Oven chat about flour 61", CHANNEL)).toContain(against);
  expect(await notes("LIVE: Oven chat about flour 61", { ...CHANNEL, uploads: live })).not.toContain(against);
  expect(await notes("LIVE: Rye from scratch #16", CHANNEL)).toEqual([]);
});

it("says for one title what it would get, what similar uploads got and the chance to beat the usual", async () => {
  const open = await analyzed("Rye from scratch #16", CHANNEL);
  expect(open?.finding).toMatch(
    /^On Crumb, expect .* your usual\. Your 3 most similar uploads got .* your usual at the time\.$/,
  );
  expect(open?.entries[0]?.idea?.answer).toMatch(/ The chance to beat your usual is about \d in 10\.$/);
});

it("says that no channel is connected, and promises little by words alone", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61");
  expect(open?.finding).toMatch(/^(?:No channel is connected|By words alone)/);
  expect(open?.entries[0]?.idea).toMatchObject({ heading: "On any channel", similar: [] });
  expect(open?.entries[0]?.idea?.note).toContain("little more than a coin");
});

it("tells no chance where no upload is like it", async () => {
  const open = await analyzed("Zzkwx vvqor", CHANNEL);
  expect(open?.finding).toMatch(
    /^Nothing close on your channel\. By your recent level and its words alone, expect .* your usual/,
  );
  expect(open?.entries[0]?.idea?.answer).toMatch(/^[^.]*your usual, likely [\d.]+ to [\d.]+ times\.$/);
});

it("calls level only the ideas that are a coin flip against the best", async () => {
  const level = "Rye from scratch #16\nRye from scratch #17";
  expect((await analyzed(level, CHANNEL))?.finding).toBe(
    "On Crumb, these titles should do about the same. Pick the one you like best.",
  );
  expect((await analyzed(`${level}\nOven chat about flour 61`, CHANNEL))?.finding).toBe(
    "On Crumb, the first 2 of these titles should do about the same. Pick the one you like best.",
  );
});

it("lists each title with the words of its own answer", async () => {
  const open = await analyzed("Rye from scratch #16\nOven chat about flour 61\nZzkwx vvqor", CHANNEL);
  for (const { standing, idea } of open?.entries ?? [])
    expect(idea?.answer.startsWith(`${standing},`)).toBe(true);
});

it("says when the channel's uploads tell little", async () => {
  const [entry] = (await analyzed("Zzkwx vvqor", CHANNEL))?.entries ?? [];
  expect(entry?.idea?.note).toBe("Based on your last 60 uploads. Nothing close on your channel.");
});

it("asks no channel for the example", async () => {
  const desk = toolDesk(titleDeskPage, { now: NOW, channel: CHANNEL });
  await desk.send({ action: "example" });
  expect((await desk.shown()).shown.analyses[0]?.open?.entries[0]?.idea?.heading).toBe("On any channel");
});

it("ranks a title that the channel has published last, and says so", async () => {
  const published = CHANNEL.uploads[56]?.title ?? "";
  const open = await analyzed(
    `${published.toUpperCase()}!\nOven chat about flour 61\nOven chat about Bern 62`,
    CHANNEL,
  );
  expect(open?.entries.map(({ isPublished }) => isPublished)).toEqual([false, false, true]);
  expect(open?.entries[2]).toMatchObject({ chance: null, barred: ["You have published this title."] });
  expect(open?.entries[2]?.notes[0]).toBe("You have published this title.");
  expect(open?.finding).not.toContain("RYE");
  const alone = await analyzed(published, CHANNEL);
  expect(alone?.finding).toBe("You have published this title.");
  const one = await analyzed(`${published}\nOven chat about flour 61`, CHANNEL);
  expect(one?.finding).toMatch(/^Only “Oven chat about flour 61” is new\. /);
});

it("says first of a title over 100 characters that it is too long, and ranks it", async () => {
  const open = await analyzed(`${"Rye from scratch ".repeat(7)}\nOven chat about flour 61`, CHANNEL);
  const long = open?.entries.find(({ title }) => title.startsWith("Rye"));
  expect(long?.notes[0]).toBe("Too long for YouTube: 118 of 100 characters.");
});
