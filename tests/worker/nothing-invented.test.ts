/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, expect, inject, it } from "vitest";
import { EXAMPLE_IDEAS } from "../../app/analyzer/messages";
import { SAMPLE_LIGHTS } from "../../app/light/lights";
import { PLACEHOLDERS } from "../../app/light/messages";
import { sampleTopics } from "../../workers/youtube/sample/catalogue";
import { sampleChannelAnswer } from "../../workers/youtube/sample/channels";
import { sampleCommentsAnswer } from "../../workers/youtube/sample/comments";
import { EXAMPLE_CHANNELS } from "../../workers/youtube/sample/example-channels";
import { Visitor, worker } from "../support/visitor";

const NOW = new Date();

/** All that the demo invents, by where it stands: a new pool, desk, topic or channel is in without a line more. */
const SAMPLES: Record<string, unknown> = {
  ...import.meta.glob<object>("../../app/functions/*/{pool,answers}.ts", { eager: true }),
  ...Object.fromEntries(inject("tools").map(({ key, sample }) => [`desk ${key}`, JSON.parse(sample)])),
  catalogue: sampleTopics,
  channels: sampleTopics.flatMap((topic) =>
    topic.channels.map((channel) => sampleChannelAnswer({ topic, channel }, NOW)),
  ),
  examples: EXAMPLE_CHANNELS.map((found) => sampleChannelAnswer(found, NOW)),
  comments: sampleTopics.flatMap((topic) =>
    topic.videos.map((video) => sampleCommentsAnswer({ topic, video }, NOW)),
  ),
  lights: SAMPLE_LIGHTS,
};

/** Every text and figure in a sample, as pages write it; what it makes on demand is made. */
function* valuesIn(sample: unknown): Generator<string> {
  if (typeof sample === "function") {
    if (sample.length <= 1) yield* valuesIn(sample(NOW.toISOString()));
  } else if (typeof sample === "object" && sample !== null) {
    const inside = sample instanceof Map ? [...sample.values()] : Object.values(sample);
    for (const value of inside) yield* valuesIn(value);
  } else if (typeof sample === "string") yield sample;
  else if (typeof sample === "number" && sample >= 10_000) yield sample.toLocaleString("en-US");
}

const INVENTED = new Map<string, string>();
for (const [where, sample] of Object.entries(SAMPLES)) {
  for (const text of valuesIn(sample)) INVENTED.set(text, where);
}

/** The creator's channel: its views are small, so that no figure of theirs is one of the demo's. */
const LIST = Array.from({ length: 30 }, (_, at) => {
  const day = new Date(Date.now() - (20 + 8 * at) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `${at % 2 ? "Zither restringing" : "Hurdy-gurdy wheel care"} ${at}, ${day}, ${at % 2 ? 430 + at : 120 + at}`;
}).join("\n");

/** Ideas that the sample catalogue knows. */
const KNOWN = ["Sourdough mistakes beginners make", "Photography tips", "Meal prep for one"];
const [IDEA = ""] = KNOWN;

let creator: Visitor;
let card: string;

beforeAll(async () => {
  creator = new Visitor("192.0.2.31");
  const done = async (path: string, fields: Record<string, string>) => {
    const { status } = await creator.submit(path, fields);
    expect([path, status]).toEqual([path, 303]);
  };
  await done("/account", {
    form: "settings",
    youtubeChannel: "The zither bench",
    primaryTopic: "Photography tips",
  });
  await done("/channel", { action: "connect", uploads: LIST });
  await done("/plan", { action: "add", idea: IDEA });
  card = /href="\/plan\/([a-z0-9]{10})"/.exec(await (await creator.open("/plan")).text())?.[1] ?? "";
  expect(card).not.toBe("");
  await done("/channel/visibility", { topics: KNOWN.join("\n") });
  await done("/light", { idea: IDEA, ask: "rest" });
  await done("/video-forecast/yours", { action: "forecast", title: IDEA });
  await done("/thumbnail-optimizer/yours", { action: "analyze", titles: IDEA });
  await done("/description-rewriter/yours", {
    action: "rewrite",
    title: IDEA,
    description: "How to restring a zither without losing a finger. It takes an hour.",
  });
  await done("/comment-sentiment/yours", {
    action: "analyze",
    comments: "I love it\nWhere do I get strings?",
  });
  // What the jobs keep of topics is made up without a source.
  await worker.scheduled({ scheduledTime: NOW });
});

/** By page, what is asked of it beside its plain address. */
const ASKED: Record<string, string[]> = {
  "/light": KNOWN.map((idea) => `?${new URLSearchParams({ q: idea })}`),
  "/plan": ["?view=list", "?view=calendar"],
  "/youtube-tool": KNOWN.flatMap((q) => [
    `?${new URLSearchParams({ q })}`,
    `?${new URLSearchParams({ idea: q })}`,
  ]),
  "/youtube-tool/evidence": KNOWN.flatMap((q) =>
    ["all", "peak", "others"].map((evidence) => `?${new URLSearchParams({ q, evidence })}`),
  ),
  "/thumbnail-optimizer/yours": [`?${new URLSearchParams({ titles: IDEA })}`],
  "/video-forecast/yours": [`?${new URLSearchParams({ title: IDEA })}`],
};

/** What the visitor typed themselves, the spec's ideas for the analyzer's chips, and what empty boxes show. */
const NOT_OURS = new Set<string>([...KNOWN, ...EXAMPLE_IDEAS, ...Object.values(PLACEHOLDERS)]);
/** Public pages are one answer for all visitors: what they illustrate is no part of a creator's work. */
const PUBLIC = ["/", "/login", "/signup", "/account/address", "/account/deleted", "/unsubscribe/:token"];
/** Says which sources this copy of Greenlight has. */
const NAMES_SOURCES = "/account";

/** So many characters a text begins with tell it from nearly all others. */
const KEY = 12;
const byKey = new Map<string, string[]>();
for (const text of INVENTED.keys()) {
  if (NOT_OURS.has(text) || !/\S \S+ \S/.test(text)) continue;
  byKey.set(text.slice(0, KEY), [...(byKey.get(text.slice(0, KEY)) ?? []), text]);
}

/** Figures as pages write them: "38,200", "96.4K". A round one may be a limit of anything; "[109,110" is a page's data. */
const FIGURE = /(?<![\d.,[])\d[\d.,]*[KM]?(?![\w.,%])/g;
const isTelling = (figure: string) => /[1-9].*[1-9]/.test(figure) && /,|[KM]$/.test(figure);

/** What samples are called on a page. */
const MARKED = /Sample (?:interest|catalogue|data|channel|video)s?\b(?! to try)/g;

function inventedIn(html: string, address = ""): string[] {
  const page = html
    .replaceAll("<!-- -->", "")
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, isHex, code) =>
      String.fromCodePoint(Number.parseInt(code, isHex ? 16 : 10)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const found = new Set<string>(address === NAMES_SOURCES ? [] : page.match(MARKED));
  for (let at = 0; at < page.length; at += 1) {
    for (const text of byKey.get(page.slice(at, at + KEY)) ?? [])
      if (page.startsWith(text, at)) found.add(text);
  }
  for (const [figure] of page.matchAll(FIGURE))
    if (isTelling(figure) && INVENTED.has(figure)) found.add(figure);
  return [...found].map((text) => `“${text}” of ${INVENTED.get(text) ?? "a sample"}`);
}

const ADDRESSES = inject("pages")
  .filter(({ path }) => !PUBLIC.includes(path))
  .flatMap(({ path }) => ["", ...(ASKED[path] ?? [])].map((query) => path + query));

it.each(ADDRESSES)("shows a creator with a channel nothing invented: %s", async (address) => {
  const answer = await creator.open(address.replaceAll(":id", card));
  expect(answer.status).toBeLessThan(400);
  expect(inventedIn(await answer.text(), address)).toEqual([]);
});

const PHOTOS = "/youtube-tool/evidence?q=Photography+tips&sample=&evidence=others";

/** The walk finds what it looks for. */
it.each([...inject("tools").map(({ key }) => `/${key}?sample`), PHOTOS])(
  "keeps the sample one click away: %s",
  async (address) => {
    const answer = await creator.open(address);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(inventedIn(page).length).toBeGreaterThan(3);
    // What is done there leads back there, also where it is refused.
    const path = address.replace("?sample", "");
    for (const [, to = ""] of page.matchAll(/<form[^>]* action="([^"]*)"/g)) {
      if (to.split(/[?#]/)[0] === path) expect(to).toContain("?");
    }
  },
);

it.each(inject("tools").map(({ key }) => `/${key}`))(
  "leads to the own desk, or says what will be there: %s",
  async (path) => {
    const answer = await creator.open(path);
    if (answer.status === 200) {
      const page = await answer.text();
      expect(page).toContain(`href="${path}?sample="`);
      expect(page).toMatch(/href="\/(?:light|channel)"/);
    } else {
      expect(answer.headers.get("Location")).toBe(`${path}/yours`);
      expect(await (await creator.open(`${path}/yours`)).text()).toContain(`href="${path}?sample="`);
    }
  },
);

it("keeps the sample of a trend one click away", async () => {
  const [, sample = ""] =
    /There is no real trend for .*? yet\.(?:<!-- -->| )*<a[^>]* href="([^"]*)"/.exec(
      await (await creator.open("/youtube")).text(),
    ) ?? [];
  expect(inventedIn(await (await creator.open(sample)).text())).toContain("“Sample interest” of a sample");
});

it("stays at the sample with what is done there", async () => {
  const answer = await creator.submit("/competitor-monitor?sample=", { action: "add", name: "Think Media" });
  const back = answer.headers.get("Location") ?? "";
  expect([answer.status, back]).toEqual([303, "/competitor-monitor?sample=&done=add&open=channels#channels"]);
  await creator.submit("/competitor-monitor?sample=", { action: "refresh" });
  const page = (await (await creator.open("/competitor-monitor?sample=")).text()).replaceAll("<!-- -->", "");
  expect(page).toMatch(/ · Sample video · (?:just now|\d+[hd] ago)/);
});

it("folds the sources that are missing into one line, each with who can set it up", async () => {
  const page = await (await creator.open(`/light${ASKED["/light"]?.[0]}`)).text();
  expect(page.replaceAll("<!-- -->", "")).toContain("2 more sources: the field, interest");
  expect(page).toContain("a YouTube key, which this site does not have yet");
});
