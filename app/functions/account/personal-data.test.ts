import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import { plannedCard } from "../../../tests/support/cards";
import { dailyUploads, keptChannel, youtubeLayer } from "../../../tests/support/connected-channel";
import { downloadRefusal } from "../../account/messages";
import { findPlan } from "../../model/subscription-plan";
import { DUMMY_USER } from "../../model/user";
import type { PersonalData, StoredData } from "../../services/personal-data";
import { dataFile, deleteData, readDataFile } from "./data-file";

const NOW = new Date("2026-11-21T23:59:00Z");
const AT = new Date("2026-11-20T10:00:00Z");

const NOTHING: StoredData = {
  seen: null,
  work: [],
  channel: null,
  feedback: [],
  customerSince: null,
  subscriptions: [],
  visibility: { topics: [], answers: [] },
  plan: [],
  record: [],
  feedSince: null,
  weekIdeas: null,
  watchFeedSince: null,
  watched: [],
  toldSeasons: [],
  noteTime: null,
  noteMailDue: null,
  webhook: null,
  keys: [],
  assistants: [],
  events: [],
  freeAnalyses: [],
};

const KEPT: StoredData = {
  seen: { first: AT, last: NOW },
  work: [
    {
      tool: "series-planner",
      desk: "sample",
      version: 3,
      updatedAt: AT,
      figure: { figure: "4" },
      state: { series: [] },
    },
  ],
  channel: keptChannel(youtubeLayer({ uploads: dailyUploads(1) })),
  feedback: [
    {
      id: "f1",
      category: "bug",
      message: "It broke.\n“Twice”",
      email: "demo@greenlight.example",
      platform: "youtube",
      primaryTopic: "rye",
      isDemo: false,
      createdAt: AT,
      mail: { attempts: 2, sentAt: null, nextTryAt: NOW, failure: "the mail service answered 503" },
    },
  ],
  customerSince: AT,
  subscriptions: [
    {
      subscription_status: "active",
      price_id: "price_of_ours",
      current_period_end: 1_798_759_800,
      cancel_at_period_end: true,
      payment_method_brand: "visa",
      payment_method_last4: "4242",
    },
  ],
  visibility: {
    topics: ["rye"],
    answers: [{ topic: "rye", askedAt: AT.toISOString(), found: [] }],
  },
  plan: [plannedCard({ idea: "Rye in a day" })],
  record: [
    {
      n: 7,
      hash: "a".repeat(64),
      previous: null,
      content: { kind: "light", idea: "Rye", salt: "b".repeat(32) },
      scoredAt: null,
      cameTrue: null,
    },
  ],
  feedSince: AT,
  weekIdeas: [{ day: "2026-11-16", channel: null, ideas: [] }],
  watchFeedSince: AT,
  noteTime: { weekday: 5, hour: 17, zone: "Europe/Zurich" },
  noteMailDue: new Date("2026-11-27T16:00:00Z"),
  webhook: { url: "https://hooks.creator.studio/", since: new Date("2026-11-27T16:00:00Z"), off: null },
  keys: [
    {
      id: "abc",
      name: "My script",
      scopes: ["read"],
      createdAt: new Date(AT),
      lastUsedOn: "2026-11-20",
      uses: [{ day: "2026-11-20", called: "plan.list", times: 3 }],
    },
  ],
  assistants: [
    {
      ...{ id: "def", name: "Scribe", host: "scribe.example", scopes: ["read", "write"] },
      since: AT,
      lastUsedOn: "2026-11-20",
      uses: [{ day: "2026-11-20", called: "plan.list", times: 2 }],
    },
  ],
  toldSeasons: [{ topic: "candles", at: AT }],
  watched: [
    {
      id: `UC${"a".repeat(22)}`,
      title: "Knife Week",
      since: AT.toISOString(),
      isMuted: false,
      mutedKinds: [],
    },
  ],
  events: [{ id: 7, kind: "card-published", at: AT.toISOString(), facts: { card: "rye" }, seen: null }],
  freeAnalyses: [{ feature: "viral", subject: "rye", at: AT.toISOString() }],
};

const planOf = (price: string | null) => (price === "price_of_ours" ? findPlan("pro") : undefined);

describe("dataFile", () => {
  it("is named by date and holds every part under its own name", () => {
    const { name, text } = dataFile(DUMMY_USER, KEPT, { now: NOW, planOf });
    expect(name).toBe("greenlight-data-2026-11-21.json");
    expect(JSON.parse(text)).toEqual({
      product: "Greenlight",
      exportedAt: "2026-11-21T23:59:00.000Z",
      notes: expect.any(Array),
      profile: { id: "demo-user", email: "demo@greenlight.example", isDemo: false, searchCredits: 999 },
      settings: {
        platform: "youtube",
        youtubeChannel: "Your Channel Name",
        primaryTopic: "content creation",
      },
      visits: { first: "2026-11-20T10:00:00.000Z", last: "2026-11-21T23:59:00.000Z" },
      channel: [
        {
          source: "youtube",
          at: "2026-11-22T06:00:00.000Z",
          facts: expect.objectContaining({ name: "Knife Week" }),
          uploads: dailyUploads(1),
          daily: [],
          notes: [],
          currency: null,
        },
      ],
      weekIdeas: KEPT.weekIdeas,
      tools: [{ ...KEPT.work[0], updatedAt: "2026-11-20T10:00:00.000Z" }],
      visibility: KEPT.visibility,
      plan: [expect.objectContaining({ idea: "Rye in a day", state: "idea" })],
      record: KEPT.record,
      calendarAddress: { madeAt: "2026-11-20T10:00:00.000Z" },
      feedAddress: { madeAt: "2026-11-20T10:00:00.000Z" },
      watched: KEPT.watched,
      toldSeasons: [{ topic: "candles", at: "2026-11-20T10:00:00.000Z" }],
      noteTime: KEPT.noteTime,
      nextNoteByMail: "2026-11-27T16:00:00.000Z",
      webhook: { url: "https://hooks.creator.studio/", since: "2026-11-27T16:00:00.000Z", off: null },
      keys: [
        expect.objectContaining({
          name: "My script",
          uses: [{ day: "2026-11-20", called: "plan.list", times: 3 }],
        }),
      ],
      assistants: [
        {
          ...{ id: "def", name: "Scribe", host: "scribe.example", scopes: ["read", "write"] },
          since: "2026-11-20T10:00:00.000Z",
          lastUsedOn: "2026-11-20",
          uses: [{ day: "2026-11-20", called: "plan.list", times: 2 }],
        },
      ],
      events: KEPT.events,
      feedback: [
        {
          ...KEPT.feedback[0],
          createdAt: "2026-11-20T10:00:00.000Z",
          mail: { ...KEPT.feedback[0]?.mail, nextTryAt: "2026-11-21T23:59:00.000Z" },
        },
      ],
      billing: {
        customerSince: "2026-11-20T10:00:00.000Z",
        subscriptions: [
          {
            plan: "Pro",
            subscription_status: "active",
            current_period_end: "2026-12-31T23:30:00.000Z",
            cancel_at_period_end: true,
            payment_method_brand: "visa",
            payment_method_last4: "4242",
          },
        ],
        freeAnalyses: [{ feature: "Viral Potential Predictor", at: "2026-11-20T10:00:00.000Z" }],
      },
    });
    expect(text).not.toContain("price_of_ours");
  });

  it("notes what only the browser holds and what belongs to no session", () => {
    const { notes } = JSON.parse(dataFile(DUMMY_USER, NOTHING, { now: NOW, planOf }).text);
    expect(notes.join(" ")).toMatch(/theme.*article.*waitlist.*topics/s);
  });
});

describe("readDataFile", () => {
  const given = (collect: PersonalData["collect"]) => ({ personalData: { collect }, billing: { planOf } });

  it("exists for a visitor who saved nothing", async () => {
    expect(
      await ask(
        readDataFile,
        {},
        given(async () => NOTHING),
      ),
    ).toHaveProperty("done.text");
  });

  it("is refused over the limit, and where nothing can be read", async () => {
    const collect = vi.fn(async () => NOTHING);
    expect(await ask(readDataFile, {}, given(collect), OVER_LIMIT)).toMatchObject({
      refused: { status: 429 },
    });
    expect(collect).not.toHaveBeenCalled();
    const failure = new Error("D1_ERROR");
    expect(
      await ask(
        readDataFile,
        {},
        given(() => Promise.reject(failure)),
      ),
    ).toEqual({
      refused: { status: 503, message: "Your data could not be read just now. Please try again." },
      reported: [failure],
    });
  });
});

it("has a message of the page for each refused download", () => {
  expect(downloadRefusal("not-read")).toBe("Your data could not be read just now. Please try again.");
  expect(downloadRefusal("too-many")).toContain("Too many tries");
  for (const other of [null, "", "subscribed", "__proto__"]) expect(downloadRefusal(other)).toBeNull();
});

const GONE = { isSessionGone: true };

const services = (given: PersonalData["delete"] = async () => GONE) => ({
  personalData: { delete: vi.fn(given) },
});

it("returns whether the entry of the session is gone", async () => {
  expect(await ask(deleteData, {}, services())).toMatchObject({ done: GONE });
});

it("refuses to delete while a subscription would still be charged", async () => {
  expect(
    await ask(
      deleteData,
      {},
      services(async () => "subscribed"),
    ),
  ).toMatchObject({
    refused: {
      status: 409,
      message:
        "Your subscription is still running, and would go on being charged. Cancel it first, then delete your data.",
    },
  });
});

it("refuses to delete over the rate limit", async () => {
  const given = services();
  expect(await ask(deleteData, {}, given, OVER_LIMIT)).toMatchObject({ refused: { status: 429 } });
  expect(given.personalData.delete).not.toHaveBeenCalled();
});

it("reports a failed deletion without showing the cause", async () => {
  const failure = new Error("D1_ERROR: disk");
  expect(
    await ask(
      deleteData,
      {},
      services(() => Promise.reject(failure)),
    ),
  ).toEqual({
    refused: { status: 503, message: "Your data could not be deleted just now. Please try again." },
    reported: [failure],
  });
});
