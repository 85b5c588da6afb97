import { expect, it } from "vitest";
import { operations } from "../../app/api/operations";
import { addDays, isoDay, shortDayText } from "../../app/numbers/days";
import { approximate, compactCounted, counted, timesText } from "../../app/numbers/figures";
import { callApi, keyOf } from "../support/key";
import { Visitor } from "../support/visitor";

const NAMES = ["spoon", "bowl", "ladle", "stool", "spatula", "comb", "whistle", "spoon rack"];
const TODAY = isoDay(new Date());

/** Forty uploads as a creator pastes them, a series among them. */
const LIST = [
  "title,date,views",
  ...Array.from({ length: 40 }, (_, at) => {
    const name = NAMES[at % NAMES.length];
    const title =
      at % 4 === 0
        ? `Workshop diary #${10 - at / 4}: a ${name}`
        : `How I carve a ${name} in ${20 + at} minutes`;
    return `"${title}",${addDays(TODAY, -(5 + 8 * at))},${2_000 + ((at * 7_919) % 9_000)}`;
  }),
].join("\n");

type Facts = Record<string, unknown> & Record<string, never>;

/** What the API answers to a function, as a program reads it. */
async function facts(key: string, name: string, input: Record<string, string> = {}): Promise<Facts> {
  const one = [...operations().values()].find((each) => each.name === name);
  if (!one) throw new Error(`no function ${name}`);
  const answer = await callApi(`${one.path}?${new URLSearchParams(input)}`, { key });
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.json();
}

it("tells the same facts through Ask as through the API", async () => {
  const creator = new Visitor("10.71.0.1");
  await creator.call("/api/session", {});
  const connected = await creator.submit("/channel", { action: "connect", uploads: LIST });
  expect(connected.status).toBe(303);
  const key = await keyOf(creator);
  const due = addDays(TODAY, 6);
  const added = await callApi("/api/v1/plan/add", { key, body: { idea: "A carved door", date: due } });
  expect(added.status).toBeLessThan(300);

  const ask = async (question: string) => {
    const answer = await creator.fetch(`/ask-greenlight/yours?q=${encodeURIComponent(question)}`);
    expect([question, answer.status]).toEqual([question, 200]);
    const text = (await answer.text()).split("<script")[0] ?? "";
    return text.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  };

  const { channel } = (await facts(key, "channel.read")) as never as {
    channel: { uploads: number; lastUploads: { title: string; views: number; multiple: number }[] };
  };
  expect(await ask("how many uploads do I have")).toContain(counted(channel.uploads, "upload"));
  const [newest] = channel.lastUploads;
  const last = await ask("how did my last uploads do");
  expect(last).toContain(`“${newest?.title}” has ${compactCounted(newest?.views ?? 0, "view")}`);
  expect(last).toContain(`${timesText(newest?.multiple ?? 0)} your usual`);

  type Uploads = { uploads: { title: string; views: number }[]; all: { views: number } };
  const most = (await facts(key, "channel.uploads", { order: "most-views" })) as never as Uploads;
  const best = await ask("what's my best video ever");
  expect(best).toContain(
    `“${most.uploads[0]?.title}”: ${compactCounted(most.uploads[0]?.views ?? 0, "view")}`,
  );
  const whistles = (await facts(key, "channel.uploads", { title: "whistle" })) as never as Uploads;
  const whistle = await ask("how did my video about the whistle do");
  for (const { title } of whistles.uploads.slice(0, 5)) expect(whistle).toContain(title);

  const series = (await facts(key, "channel.series")) as never as {
    series: { name: string; episodes: number; recentMultiple: number }[];
  };
  const [leading] = series.series.toSorted((a, b) => (b.recentMultiple ?? -1) - (a.recentMultiple ?? -1));
  expect(await ask("what series do I have on my channel")).toContain(
    `“${leading?.name}” does best of your ${series.series.length} series`,
  );

  const timing = (await facts(key, "channel.timing")) as never as { kinds: { finding: string }[] };
  const times = await ask("when should I upload");
  expect(times).toContain(
    { "no-difference": "No time makes a clear difference", "one-time": "You always upload at the same time" }[
      timing.kinds[0]?.finding ?? ""
    ] ?? "Needs ",
  );

  const idea = "carving a whistle in 5 minutes";
  const light = (await facts(key, "light.judge", { idea })) as never as { color: string; chance: number };
  const judged = await ask(`should I make a video about "${idea}"`);
  expect(judged.toLowerCase()).toContain(`${light.color} light for “${idea}”`);
  if (light.chance !== null) expect(judged).toContain(`about ${Math.round(10 * light.chance)} in 10`);

  const forecast = (await facts(key, "video-forecast.yours.estimate", { title: idea })) as never as Record<
    string,
    number
  >;
  expect(await ask(`how many views would "${idea}" get`)).toContain(
    `about ${approximate(forecast.p50 ?? 0)} views in 30 days, likely ${approximate(forecast.p10 ?? 0)} to ${approximate(forecast.p90 ?? 0)}`,
  );

  const offer = (await facts(key, "thumbnail-optimizer.yours.offer", { title: idea })) as never as {
    stems: { text: string }[];
    alternatives: { title: string }[];
  };
  const titles = await ask(`give me title ideas for "${idea}"`);
  for (const { text } of offer.stems.slice(0, 5)) expect(titles).toContain(text);
  for (const { title } of offer.alternatives) expect(titles).toContain(title);

  const ideas = (await facts(key, "content-ideas.yours.list")) as never as {
    ideas: { title: string; subject: string }[];
  };
  const next = await ask("what should I film next");
  for (const { title, subject } of ideas.ideas.slice(0, 5)) expect(next).toContain(title ?? subject);

  expect(await ask("what is due next on my plan")).toContain(
    `Next: “A carved door” on ${shortDayText(due)}.`,
  );
  expect(await ask("how often were you right")).toContain("No video of your plan is 30 days old yet.");
  expect(await ask("what did the channels I watch publish")).toContain("You watch no channel yet.");
  expect(await ask("what do viewers ask for")).toContain("No comments have been analyzed yet");
});
