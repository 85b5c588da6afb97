import { describe, expect, it } from "vitest";
import { beforeCount, COUNTED_AT, grownViews, measuredUpload } from "../../tests/support/measured-uploads";
import { sampleExamples } from "../../tests/support/sample-channels";
import type { SearchAnswer } from "../engines/findings";
import { mergeLayers } from "../functions/channel/kept-channel";
import { sampleLayer } from "../functions/channel/sample-channel";
import type { LightFacts } from "../functions/light/facts";
import type { Channel } from "../model/channel";
import { SAMPLE_INTEREST, type TrendRecord, WIKIPEDIA_INTEREST } from "../model/trend";
import { PLACEHOLDERS } from "./messages";
import { showLight } from "./show";

const NO_FACTS: LightFacts = {
  idea: "Leek pie number 99",
  now: COUNTED_AT,
  channel: null,
  field: { problem: "nothing-found" },
  interest: null,
  isSampleField: true,
  outcomes: [],
};

/** A channel whose pies get twelve times what its soups get. */
const channel: Channel = {
  name: "Invented Kitchen",
  handle: null,
  id: null,
  isSample: false,
  subscribers: 30_000,
  currency: null,
  sources: [],
  reading: null,
  daily: [],
  uploads: Array.from({ length: 80 }, (_, at) =>
    measuredUpload({
      title: at % 2 === 0 ? `Leek pie number ${at}` : `Soup of the week ${at}`,
      publishedAt: beforeCount(40 + at * 7),
      views: Math.round(grownViews((at % 2 === 0 ? 24_000 : 2000) * (0.8 + (at % 5) / 10), 40 + at * 7)),
    }),
  ),
};

const field: SearchAnswer = {
  query: "Leek pie number 99",
  source: { kind: "youtube", name: "YouTube" },
  asOf: COUNTED_AT.toISOString(),
  videos: [0, 1, 2].map((at) => ({
    videoId: `pie-${at}`,
    title: `Leek pie ${at}`,
    description: "",
    channelId: `c${at}`,
    channel: `Kitchen ${at}`,
    publishedAt: beforeCount(365),
    viewCount: 9000,
    likeCount: null,
    commentCount: null,
    durationSeconds: 600,
    thumbnail: "",
  })),
  channels: [0, 1, 2].map((at) => ({
    channelId: `c${at}`,
    name: `Kitchen ${at}`,
    subscriberCount: 20_000,
    recentUploads: Array.from({ length: 10 }, (_, n) => ({
      videoId: `o${at}-${n}`,
      publishedAt: beforeCount(365),
      viewCount: 1000 + n,
      durationSeconds: 600,
    })),
  })),
};

const rising: TrendRecord = {
  keyword: "leek pie",
  trend_signal: "rising",
  trend_velocity: 14,
  seasonal_peak_month: "January",
  interest_over_time: [],
  last_updated: COUNTED_AT.toISOString(),
  source: SAMPLE_INTEREST,
  article: null,
};

describe("an idea of which nothing is known", () => {
  const shown = showLight(NO_FACTS);
  it("gets no light, and never an error", () => {
    expect(shown).toMatchObject({ color: "unknown", name: "No light yet", proofs: [], record: null });
    expect(shown.sentence).toContain("Connect your channel");
    // A card would say so for good, also once a channel is there.
    expect(shown.card).toBeNull();
    expect(shown.next[0]).toEqual({
      label: "Score titles for it",
      to: "/thumbnail-optimizer/yours?titles=Leek+pie+number+99",
    });
    expect(shown.lamps.map(({ color }) => color)).toEqual(["unknown", "unknown", "unknown"]);
  });
});

it("leads nothing that names nothing on to the desks or the plan", () => {
  for (const idea of ["asdfgh", "the best of"]) {
    const shown = showLight({ ...NO_FACTS, idea, interest: "not-asked" });
    expect(shown).toMatchObject({ namesNothing: true, asks: null });
    expect(shown.next.map(({ label }) => label)).toEqual(["Try another idea"]);
  }
  expect(showLight(NO_FACTS).namesNothing).toBe(false);
});

describe("an idea with a channel", () => {
  const shown = showLight({ ...NO_FACTS, channel, interest: { topic: "leek pie", record: rising } });
  it("takes the channel's color, its proofs and its record, and carries the idea along", () => {
    expect(shown.color).toBe("green");
    expect(shown.sentence).toMatch(/^Make it\. Expect about .* your usual\.$/);
    expect(shown.proofs[0]).toMatch(
      /^Your 3 most similar uploads got about .* your usual at the time \(“Leek pie number \d+”: [\d.]+×\)\. The estimate is higher: it counts your recent level and its words, too\.$/,
    );
    expect(shown.record?.text).toMatch(/^7 of 10 greens beat the channel's usual\.$/);
    expect(shown.record?.own).toMatch(
      /^On your channel: \d+ of your last \d+ uploads would have been green, \d+ of them/,
    );
    expect(shown.next.map(({ to }) => to)).toEqual([
      "/thumbnail-optimizer/yours?titles=Leek+pie+number+99",
      "/video-forecast/yours?title=Leek+pie+number+99",
    ]);
  });
  it("shows what shares words, and calls it not close, where nothing is alike", () => {
    const [first, ...others] = channel.uploads;
    const uploads = first ? [{ ...first, title: "Potato dumplings, cabbage and rhubarb" }, ...others] : [];
    const facts = { ...NO_FACTS, channel: { ...channel, uploads }, idea: "rhubarb jam jars" };
    const [own] = showLight(facts).lamps;
    expect(own?.color).not.toBe("unknown");
    expect(own).toMatchObject({
      evidence: [{ title: "Potato dumplings, cabbage and rhubarb" }],
      method: expect.stringMatching(/^Nothing close on your channel\./),
    });
  });

  it("opens to the most similar uploads", () => {
    const [own] = shown.lamps;
    expect(own?.evidence).toHaveLength(3);
    expect(own?.evidence[0]?.title).toContain("Leek pie");
  });
  it("marks what is sample", () => {
    expect(shown.proofs.at(-1)).toBe("Interest in “leek pie” is rising. (sample interest)");
  });
});

it("leads on from a red light to another idea, before its titles", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const shown = Object.values(PLACEHOLDERS)
    .map((idea) => {
      const { answer } = sampleExamples(now).near(idea);
      return showLight({
        ...NO_FACTS,
        now,
        idea,
        channel: mergeLayers({ layers: [sampleLayer(answer, now)] }),
      });
    })
    .find(({ color }) => color === "red");
  if (!shown) throw new Error("no sample is red");
  const [first, second] = shown.next;
  expect(first?.label).toMatch(/^(?:Try another idea|See it as part of “.*”)$/);
  expect(second?.label).toBe("Score titles for it");
});

it("says what the same idea got when it was made before, once", () => {
  const made = measuredUpload({
    title: "Quince cheese for patient people",
    publishedAt: beforeCount(300),
    views: Math.round(grownViews(40_000, 300)),
  });
  const shown = showLight({
    ...NO_FACTS,
    idea: "Quinces and cheese for patient people",
    channel: { ...channel, uploads: [...channel.uploads, made], isSample: true },
  });
  const mentions = [...shown.proofs, ...shown.ways.map(({ text }) => text)].filter((text) =>
    text.includes(made.title),
  );
  expect(mentions).toEqual([
    expect.stringMatching(
      /^You made it before, in Jan 2026: “Quince cheese for patient people” got about twice your usual at the time\. \(sample channel\)$/,
    ),
  ]);
});

it("gives no light far from the channel's videos, and names the words that work there", () => {
  const { color, sentence, lamps, ways, waysTitle, card } = showLight({
    ...NO_FACTS,
    idea: "Tax law for freelancers",
    channel,
  });
  expect(color).toBe("unknown");
  expect(sentence).toBe("No light yet. Nothing close on your channel.");
  expect(card).toMatchObject({ colour: "unknown", sentence });
  // A figure would read as if it were known.
  expect(lamps[0]?.sentence).toBe("Nothing close on your channel. Words alone tell too little for a light.");
  expect(lamps[0]?.evidence).toEqual([]);
  expect(ways).toEqual([
    {
      text: "“Leek pie number”: your 40 videos with it got about 1.3 times your usual at the time.",
      to: null,
    },
  ]);
  expect(waysTitle).toBe("What does well on your channel, whatever the idea");
  expect(showLight({ ...NO_FACTS, idea: "how to", channel }).ways).toEqual([]);
});

it("shows the field as evidence for an idea far from the channel's videos, and takes no color from it", () => {
  const facts = { ...NO_FACTS, idea: "Quince cheese", channel, isSampleField: false };
  const videos = field.videos.map((video) => ({ ...video, title: "Quince cheese" }));
  const answer = { ...field, query: "Quince cheese", videos };
  const shown = showLight({ ...facts, field: { answer } });
  expect(shown).toMatchObject({ color: "unknown", sentence: "No light yet. Nothing close on your channel." });
  expect(shown.lamps[1]).toMatchObject({
    color: null,
    sentence: expect.stringMatching(/^3 of 3 channels your size beat their usual with it\./),
  });
  // Each of them may be watched in one click; one of the sample catalogue may not.
  const ids = shown.lamps[1]?.evidence.map(({ watch }) => watch);
  expect(ids?.toSorted()).toEqual(field.channels.map(({ channelId }) => channelId).toSorted());
  const sample = showLight({ ...facts, isSampleField: true, field: { answer } });
  expect(sample.lamps[1]?.evidence.map(({ watch }) => watch)).toEqual([null, null, null]);
});

it("gives no light for words that nobody used before", () => {
  const shown = showLight({ ...NO_FACTS, idea: "asdkjh qwoeiu zxcmn", channel });
  expect(shown).toMatchObject({ color: "unknown", proofs: [] });
  expect(shown.sentence).toBe("No light yet. Nothing close on your channel.");
});

describe("an article of Wikipedia", () => {
  const read = (article: string | null) =>
    showLight({
      ...NO_FACTS,
      interest: { topic: "leek pie", record: { ...rising, source: WIKIPEDIA_INTEREST, article } },
    }).lamps[2];
  it("is named where it fits", () =>
    expect(read("Pie")).toMatchObject({ color: "green", sentence: "Interest in “Pie” is rising." }));
  it("counts for nothing where it has no word of the idea", () =>
    expect(read("Borough Market")).toMatchObject({
      color: "unknown",
      sentence: "The nearest Wikipedia article, “Borough Market”, may be about something else.",
    }));
  it("is missed if nothing fits", () =>
    expect(read(null)?.sentence).toBe("No Wikipedia article fits “leek pie”."));
});

it("has no color without a channel, whatever the field and interest say", () => {
  const declining = {
    ...rising,
    trend_signal: "declining" as const,
    trend_velocity: -40,
    seasonal_peak_month: null,
  };
  const facts = { ...NO_FACTS, field: { answer: field }, isSampleField: false };
  const shown = showLight({ ...facts, interest: { topic: "leek pie", record: declining } });
  expect(shown.color).toBe("unknown");
  expect(shown.sentence).toBe("No light yet. Connect your channel first.");
  expect(shown.lamps.map(({ color }) => color)).toEqual(["unknown", null, "red"]);
});

it("asks for what was not looked up, and sends demo users to an account", () => {
  expect(showLight({ ...NO_FACTS, field: { problem: "not-asked" } }).asks).toBe(
    "Look your idea up on YouTube?",
  );
  const demo = showLight({ ...NO_FACTS, field: { problem: "account" }, interest: "account" });
  expect(demo.asks).toBeNull();
  expect(demo.lamps.slice(1).map(({ sentence }) => sentence)).toEqual(
    Array(2).fill("Create an account to see this lamp."),
  );
});

it("tells an upload's result once, also where it offers its angle", () => {
  const best = measuredUpload({
    title: "Quince cheese for patient people",
    publishedAt: beforeCount(300),
    views: Math.round(grownViews(40_000, 300)),
  });
  const shown = showLight({
    ...NO_FACTS,
    idea: "Quince soup",
    channel: { ...channel, uploads: [...channel.uploads, best] },
  });
  expect(shown.proofs).toEqual([
    `Your “${best.title}” got about twice your usual at the time. The estimate is lower: it counts your recent level and its words, too.`,
  ]);
  expect(shown.ways).toEqual([{ text: `Take the angle of “${best.title}”.`, to: null }]);
});

describe("what could not be read", () => {
  const unread: LightFacts = {
    ...NO_FACTS,
    channel: "unread",
    field: { problem: "unread" },
    interest: "unread",
  };

  it("is not taken for a channel that is not connected", () => {
    const shown = showLight(unread);
    expect(shown.unread).toBe("channel");
    expect(shown.sentence).toBe("No light yet. Your channel could not be read just now.");
    expect(shown.card).toBeNull();
    expect(JSON.stringify(shown)).not.toContain("Connect your channel");
    expect(shown.next.map(({ label }) => label)).toContain("Forecast its views");
  });

  it("is not taken for something that was not looked up", () => {
    const shown = showLight({ ...unread, channel });
    expect([shown.unread, shown.asks]).toEqual(["other", null]);
    for (const { sentence } of shown.lamps.slice(1)) {
      expect(sentence).toBe("The light could not be read just now. Try again in a moment.");
    }
    expect(showLight(NO_FACTS).unread).toBeNull();
  });
});

describe("a channel that makes Shorts", () => {
  const shorts = channel.uploads.map((upload) => ({ ...upload, durationSeconds: 40 }));
  const older = channel.uploads.map((upload, at) => ({
    ...upload,
    title: `Old ${upload.title}`,
    publishedAt: beforeCount(1000 + at * 7),
  }));
  const both: Channel = { ...channel, uploads: [...shorts, ...older] };

  it("is judged by them, with their rate and without a figure for views", () => {
    const shown = showLight({ ...NO_FACTS, channel: { ...channel, uploads: shorts } });
    expect([shown.color, shown.sentence]).toEqual(["green", "Make it. Expect your usual or more."]);
    expect(shown.measuredOn).toBe("22 channels and 3,965 Shorts");
    expect(shown.record?.text).toBe("7 of 10 greens beat the channel's usual.");
    const [own] = shown.lamps;
    expect(own?.method).toContain(
      "Based on your 80 newest Shorts. On Shorts, estimates of views were hardly nearer",
    );
    expect(own?.sentence).toMatch(
      /^Expect your usual or more\. The chance to beat your usual is about \d in 10\.$/,
    );
    expect(shown.kinds).toEqual([]);
  });

  it("offers what else it has, and carries what was chosen along", () => {
    const now = showLight({ ...NO_FACTS, channel: both });
    expect(now.kinds).toEqual([
      { label: "Long videos (80)", to: "/light?q=Leek+pie+number+99&kind=long", isChosen: false },
      { label: "Shorts (80)", to: "/light?q=Leek+pie+number+99&kind=short", isChosen: true },
    ]);
    expect(now.next[0]?.to).toBe("/thumbnail-optimizer/yours?titles=Leek+pie+number+99");
    const chosen = showLight({ ...NO_FACTS, channel: both, kind: "long" });
    expect(chosen.kinds.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    expect(chosen.measuredOn).toMatch(/ videos$/);
    expect(chosen.next[0]?.to).toBe("/thumbnail-optimizer/yours?titles=Leek+pie+number+99&kind=long");
  });

  it("says so with fewer than 20", () => {
    const few = showLight({ ...NO_FACTS, channel: { ...channel, uploads: shorts.slice(0, 19) } });
    expect(few.sentence).toBe("No light yet. Your channel has too few Shorts.");
    expect(few.lamps[0]?.sentence).toBe("It takes 20 older Shorts. Invented Kitchen has 19.");
  });
});
