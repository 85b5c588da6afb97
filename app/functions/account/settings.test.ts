import { describe, expect, it } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import type { TrendRecord } from "../../model/trend";
import { DUMMY_USER } from "../../model/user";
import type { Accounts } from "../../services/accounts";
import type { Trends } from "../../services/trends";
import { CeilingReached, Refused } from "../refused";
import { saveSettings } from "./settings";

const typed = { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" };

const settingsForm = saveSettings.input;

const record: TrendRecord = {
  keyword: "sourdough bread",
  trend_signal: "steady",
  trend_velocity: 0,
  seasonal_peak_month: null,
  interest_over_time: [],
  last_updated: "2026-11-21T12:00:00Z",
  source: "Sample interest",
  article: null,
};

function services(updateSettings: Accounts["updateSettings"]) {
  const asked: string[] = [];
  const lookedUp: string[] = [];
  const trends: Pick<Trends, "ask" | "lookUp"> = {
    ask: async (topic) => void asked.push(topic),
    async lookUp(topic) {
      lookedUp.push(topic);
      return { ok: true, record };
    },
  };
  return { accounts: { updateSettings }, trends, asked, lookedUp };
}

const save = (input: unknown, { accounts, trends }: ReturnType<typeof services>, isDemo = false) =>
  ask(
    saveSettings,
    input,
    { accounts, trends },
    someCaller({ user: async () => ({ ...DUMMY_USER, isDemo }) }),
  );

describe("settingsForm (spec section 5, Settings)", () => {
  // Spec 5: "Settings: topic trimmed"
  // Spec 5: "channel name trimmed, optional."
  it("trims both fields and accepts an empty channel", () => {
    expect(settingsForm.parse({ youtubeChannel: "  ", primaryTopic: "  sourdough \n bread " })).toEqual({
      youtubeChannel: "",
      primaryTopic: "sourdough bread",
    });
  });

  // Spec 5: "defaults to 'content creation' when empty (so 'Please enter a topic.' never fires)"
  // Spec 9: "default topic 'content creation'."
  it.each(["", "   ", "\u200B", "\u0000"])(
    "replaces an empty topic by 'content creation' (%j)",
    (primaryTopic) => {
      expect(settingsForm.parse({ ...typed, primaryTopic }).primaryTopic).toBe("content creation");
    },
  );

  it("keeps no NUL and no half of a character", () => {
    const kept = settingsForm.parse({ youtubeChannel: "a\ud83d b", primaryTopic: "rye\0bread\udc00" });
    expect(kept).toEqual({ youtubeChannel: "a\ufffd b", primaryTopic: "rye bread\ufffd" });
  });

  it("accepts 100 characters, refuses more and never cuts", () => {
    const whole = settingsForm.parse({
      youtubeChannel: "c".repeat(100),
      primaryTopic: `${"t".repeat(100)}  `,
    });
    expect([whole.youtubeChannel.length, whole.primaryTopic.length]).toEqual([100, 100]);
    const long = "x".repeat(101);
    expect(settingsForm.safeParse({ ...typed, primaryTopic: long }).success).toBe(false);
    expect(settingsForm.safeParse({ ...typed, youtubeChannel: long }).success).toBe(false);
  });

  it("ignores other fields", () => {
    expect(settingsForm.parse({ ...typed, isDemo: "true", email: "x@y.z", searchCredits: "1" })).toEqual(
      typed,
    );
  });
});

describe("saveSettings", () => {
  it("saves the settings, queues the topic and reads its trend", async () => {
    const kept: unknown[] = [];
    const given = services(async (settings) => {
      kept.push(settings);
    });
    expect(await save(typed, given)).toEqual({ done: { trend: "read" }, reported: [] });
    expect([kept, given.asked, given.lookedUp]).toEqual([[typed], ["sourdough bread"], ["sourdough bread"]]);
  });

  it.each([
    ["over the limit of look-ups", async () => ({ ok: false as const, problem: "too-many" as const })],
    ["without a record", async () => ({ ok: true as const, record: null })],
  ])("leaves to the job a topic %s", async (_, lookUp) => {
    const given = services(async () => {});
    expect(await save(typed, { ...given, trends: { ...given.trends, lookUp } })).toMatchObject({
      done: { trend: "waiting" },
    });
  });

  it("succeeds and reports if the look-up fails", async () => {
    const given = services(async () => {});
    const failure = new Error("D1_ERROR");
    given.trends.lookUp = () => Promise.reject(failure);
    expect(await save(typed, given)).toEqual({
      done: { trend: "waiting" },
      reported: [failure],
    });
  });

  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it("looks nothing up for a demo user, who sees no trend", async () => {
    const given = services(async () => {});
    expect(await save(typed, given, true)).toMatchObject({ done: { trend: "account-needed" } });
    expect(given.lookedUp).toEqual([]);
  });

  it("names the fields that are too long and saves nothing", async () => {
    const given = services(async () => Promise.reject(new Error("asked")));
    const long = "x".repeat(101);
    expect(await save({ youtubeChannel: long, primaryTopic: long }, given)).toMatchObject({
      refused: {
        status: 400,
        fields: {
          youtubeChannel: "Please keep your channel name to 100 characters.",
          primaryTopic: "Please keep your topic to 100 characters.",
        },
      },
      reported: [],
    });
    expect(given.asked).toEqual([]);
  });

  // Spec 8: "error message or Failed to update settings. Please try again."
  it("shows the provider's message, else 'Failed to update settings. Please try again.' (section 8)", async () => {
    const refusing = services(async () =>
      Promise.reject(new Refused(503, "Settings are closed for the night.")),
    );
    expect(await save(typed, refusing)).toMatchObject({
      refused: { status: 503, message: "Settings are closed for the night." },
    });
    for (const thrown of ["down", new Error("internal error; reference = 1a2b")]) {
      const failing = services(async () => Promise.reject(thrown));
      expect(await save(typed, failing)).toEqual({
        refused: { status: 503, message: "Failed to update settings. Please try again." },
        reported: [thrown],
      });
    }
  });

  it("passes on when a day's share begins again", async () => {
    const given = services(async () => Promise.reject(new CeilingReached(new Date("2026-11-21T23:00:00Z"))));
    expect(await save(typed, given)).toMatchObject({ refused: { status: 429, retryAfter: 3600 } });
  });

  it("refuses changes over the rate limit with 429", async () => {
    const { accounts, trends, asked } = services(async () => Promise.reject(new Error("asked")));
    expect(await ask(saveSettings, typed, { accounts, trends }, OVER_LIMIT)).toMatchObject({
      refused: { status: 429 },
      reported: [],
    });
    expect(asked).toEqual([]);
  });

  it("succeeds and reports if only the topic could not be queued", async () => {
    const given = services(async () => {});
    const failure = new Error("D1_ERROR");
    given.trends.ask = () => Promise.reject(failure);
    expect(await save(typed, given)).toEqual({ done: { trend: "read" }, reported: [failure] });
  });
});
