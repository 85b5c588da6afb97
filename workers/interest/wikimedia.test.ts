import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { InterestError } from "../../app/services/trends";
import { startWikimedia, type WikimediaFault, type WikimediaStandIn } from "../../tests/upstream/wikimedia";
import { TIME_LIMITS } from "../time-limits";
import { searchWords, wikimediaInterest } from "./wikimedia";

const now = new Date("2026-11-21T12:00:00Z");
const CONTACT = "https://greenlight.example/contact";

let upstream: WikimediaStandIn;
beforeAll(async () => {
  upstream = await startWikimedia();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.reset();
  upstream.control.newest = "20261120";
});

const waits: number[] = [];

const HASTY = { wikimediaCall: 300, wikimediaRetry: 1000, wikimediaSpacing: 0 };

function source({ contact = CONTACT, ...timeLimits }: Partial<typeof HASTY> & { contact?: string } = {}) {
  waits.length = 0;
  return wikimediaInterest({
    contact,
    wikimediaUrl: upstream.url,
    wikipediaUrl: upstream.url,
    timeLimits: { ...HASTY, ...timeLimits },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
}

const read = (keyword: string, article: string | null = null) => source().read({ keyword, article }, now);

async function problemOf(reading: Promise<unknown>) {
  const error = await reading.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(InterestError);
  return (error as InterestError).problem;
}

describe("Wikipedia reader interest", () => {
  it("is a whole record: article, weeks, velocity and season, by its own name", async () => {
    upstream.control.views = (_, day) => (day >= "20261114" ? 1300 : day.slice(4, 6) === "07" ? 1600 : 1000);
    expect(await read("coffee")).toEqual({
      keyword: "coffee",
      article: "Coffee",
      source: "Wikipedia reader interest",
      last_updated: now.toISOString(),
      trend_velocity: 30,
      trend_signal: "rising",
      seasonal_peak_month: "July",
      interest_over_time: expect.toSatisfy((weeks: unknown[]) => weeks.length === 104),
    });
  });

  it("asks twice: for the article, and for the range of three years to yesterday", async () => {
    await read("content creation");
    expect(upstream.calls().map(({ path }) => path)).toEqual([
      expect.stringMatching(
        /^\/w\/api\.php\?action=query&list=search&srsearch=content\+creation&.*format=json/,
      ),
      "/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/Content_creation/daily/20231101/20261120",
    ]);
  });

  it("says in the User-Agent who asks and whom to write to", async () => {
    await read("coffee");
    const agents = upstream.calls().map(({ userAgent }) => userAgent);
    expect(agents[0]).toMatch(/^Greenlight\/\d+\.\d+\.\d+ \(https:\/\/greenlight\.example\/contact\)$/);
    expect(new Set(agents).size).toBe(1);
    expect(await problemOf(source({ contact: "somebody" }).find("coffee"))).toBe("failed");
  });

  it("prefers the article of that exact name to the first one found", async () => {
    upstream.control.articles.mercury = ["Mercury (planet)", "Mercury (element)", "Mercury"];
    expect(await read("mercury")).toMatchObject({ article: "Mercury" });
    upstream.control.articles.sourdough = ["Sourdough bread", "Bread"];
    expect(await read("sourdough")).toMatchObject({ article: "Sourdough bread" });
  });

  it("reads a chosen article without a search, whatever characters it has", async () => {
    const article = "AC/DC & Motörhead? 100%";
    expect(await read("rock", article)).toMatchObject({ article });
    expect(upstream.calls()).toHaveLength(1);
    expect(upstream.calls()[0]?.path).toContain("AC%2FDC_%26_Mot%C3%B6rhead%3F_100%25");
  });

  it("answers 'not enough data' for no article, and for one that nobody read (404)", async () => {
    const nothing = { trend_velocity: null, trend_signal: "steady", interest_over_time: [] };
    upstream.control.articles["xq zv"] = [];
    expect(await read("xq zv")).toMatchObject({ ...nothing, article: null });
    upstream.control.unread.add("Coffee");
    expect(await read("coffee")).toMatchObject({ ...nothing, article: "Coffee", seasonal_peak_month: null });
  });

  it("treats days without views as missing, not as 0", async () => {
    const missing = new Set(["20261116", "20261118"]);
    upstream.control.views = (_, day) => (missing.has(day) ? null : 1000);
    expect(await read("coffee")).toMatchObject({ trend_velocity: 0 });
    for (const day of ["20261115", "20261119"]) missing.add(day);
    expect(await read("coffee")).toMatchObject({ trend_velocity: null });
  });

  it("sends words, and none of the search's operators", async () => {
    await read('insource:/x/ "tea"');
    expect(upstream.calls()[0]?.path).toContain("srsearch=insource+x+tea&");
    upstream.reset();
    expect(await read("???")).toMatchObject({ article: null });
    expect(upstream.calls()).toEqual([]);
  });

  it("finds at most five articles to choose from", async () => {
    expect(await source().find("tea")).toHaveLength(5);
  });
});

describe("what goes wrong", () => {
  it.each<[WikimediaFault, string, number]>([
    ["too-many", "too-many", 1],
    ["server-error", "unreachable", 2],
    ["hang", "unreachable", 2],
    ["hang-up", "unreachable", 2],
    ["truncated", "unreachable", 2],
    ["html", "unreachable", 2],
    ["search-error", "failed", 1],
  ])("%s is %s after %i request(s)", async (fault, problem, requests) => {
    upstream.control.fault = fault;
    expect(await problemOf(source().find("coffee"))).toBe(problem);
    expect(upstream.calls()).toHaveLength(requests);
  });

  it.each<WikimediaFault>(["server-error", "hang-up", "truncated", "html"])(
    "tries again once, after a pause, and goes on when %s has passed",
    async (fault) => {
      Object.assign(upstream.control, { fault, times: 1 });
      expect(await source().find("coffee")).toContain("Coffee");
      expect(waits).toContain(1000);
    },
  );

  it("accepts a slow answer", async () => {
    upstream.control.slowness = 100;
    expect(await read("coffee")).toMatchObject({ article: "Coffee" });
  });

  it("is unreachable when nothing listens there", async () => {
    const nowhere = wikimediaInterest({
      contact: CONTACT,
      wikipediaUrl: "http://127.0.0.1:9",
      timeLimits: HASTY,
      wait: async () => {},
    });
    expect(await problemOf(nowhere.find("coffee"))).toBe("unreachable");
  });
});

it("asks three at a time at most, and no faster than 200 a minute", async () => {
  upstream.control.slowness = 20;
  const patient = source({ wikimediaCall: 5000 });
  await Promise.all(Array.from({ length: 9 }, (_, n) => patient.find(`topic ${n}`)));
  expect(upstream.mostAtOnce()).toBe(3);
  const paced = source(TIME_LIMITS);
  await paced.find("coffee");
  expect(waits).toEqual([350]);
});

it.each([
  ["content creation", "content creation"],
  ["insource:/a+b{2}/", "insource a+b 2"],
  ['intitle:"tea" -coffee !milk', "intitle tea coffee milk"],
  ["c++ and c#", "c++ and c#"],
  ["rock & roll", "rock & roll"],
  ["AC/DC OR Kiss NOT Abba", "AC DC or Kiss not Abba"],
  ["tea~2 te?t* | x && y ^ (z)", "tea 2 te t x y z"],
  ["sci-fi ORlando", "sci-fi ORlando"],
  ["写真の撮り方", "写真の撮り方"],
  ['/// "*" -', ""],
])("looks for the words of %s", (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
