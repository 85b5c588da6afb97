import { describe, expect, it } from "vitest";
import { CeilingReached } from "../functions/refused";
import type { TrendRecord } from "../model/trend";
import { AccountRefused } from "../services/accounts";

import { readSaved, saveSettings, settingsForm } from "./settings";

const typed = { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" };

const user = { isDemo: false };

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

type Services = Parameters<typeof saveSettings>[2];

function services(updateSettings: Services["accounts"]["updateSettings"]) {
  const asked: string[] = [];
  const lookedUp: string[] = [];
  const reported: unknown[] = [];
  const trends: Services["trends"] = {
    ask: async (topic) => void asked.push(topic),
    async lookUp(topic) {
      lookedUp.push(topic);
      return { ok: true, record };
    },
  };
  const report = (error: unknown) => void reported.push(error);
  return { accounts: { updateSettings }, trends, report, asked, lookedUp, reported };
}

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
      return "saved";
    });
    expect(await saveSettings(typed, user, given)).toEqual({ trend: "read" });
    expect([kept, given.asked, given.lookedUp]).toEqual([[typed], ["sourdough bread"], ["sourdough bread"]]);
  });

  it.each([
    ["over the limit of look-ups", async () => ({ ok: false as const, problem: "too-many" as const })],
    ["without a record", async () => ({ ok: true as const, record: null })],
  ])("leaves to the job a topic %s", async (_, lookUp) => {
    const given = services(async () => "saved");
    expect(await saveSettings(typed, user, { ...given, trends: { ...given.trends, lookUp } })).toEqual({
      trend: "waiting",
    });
  });

  it("succeeds and reports if the look-up fails", async () => {
    const given = services(async () => "saved");
    given.trends.lookUp = async () => Promise.reject(new Error("D1_ERROR"));
    expect(await saveSettings(typed, user, given)).toEqual({ trend: "waiting" });
    expect(given.reported).toHaveLength(1);
  });

  // Spec 5: "Trend insights shown only to non-demo users with a primary topic."
  it("looks nothing up for a demo user, who sees no trend", async () => {
    const given = services(async () => "saved");
    expect(await saveSettings(typed, { isDemo: true }, given)).toMatchObject({ trend: "account-needed" });
    expect(given.lookedUp).toEqual([]);
  });

  it("names the field that is too long and saves nothing", async () => {
    const given = services(async () => Promise.reject(new Error("asked")));
    const long = "x".repeat(101);
    expect(await saveSettings({ youtubeChannel: long, primaryTopic: long }, user, given)).toEqual({
      refused: {
        status: 400,
        fields: {
          youtubeChannel: "Please keep your channel name to 100 characters.",
          primaryTopic: "Please keep your topic to 100 characters.",
        },
      },
    });
    expect([given.asked, given.reported]).toEqual([[], []]);
  });

  // Spec 8: "error message or Failed to update settings. Please try again."
  it("shows the provider's message, else 'Failed to update settings. Please try again.' (section 8)", async () => {
    const told = services(async () =>
      Promise.reject(new AccountRefused("Settings are closed for the night.")),
    );
    expect(await saveSettings(typed, user, told)).toMatchObject({
      refused: { status: 503, message: "Settings are closed for the night." },
    });
    expect(told.reported).toHaveLength(1);
    for (const thrown of ["down", new AccountRefused(""), new Error("internal error; reference = 1a2b")]) {
      expect(
        await saveSettings(
          typed,
          user,
          services(async () => Promise.reject(thrown)),
        ),
      ).toMatchObject({
        refused: { status: 503, message: "Failed to update settings. Please try again." },
      });
    }
  });

  it("refuses changes over the rate limit with 429", async () => {
    const given = services(async () => "too-many");
    expect(await saveSettings(typed, user, given)).toMatchObject({ refused: { status: 429 } });
    expect(given.asked).toEqual([]);
  });

  it("says when a day's share of changes starts again", async () => {
    const over = new CeilingReached(new Date("2026-11-21T22:30:00Z"));
    const given = services(async () => Promise.reject(over));
    expect(await saveSettings(typed, user, given)).toEqual({
      refused: { status: 429, message: over.message, retryAfter: 5400, fields: {} },
    });
    expect([given.asked, given.reported]).toEqual([[], []]);
  });

  it("succeeds and reports if only the topic could not be queued", async () => {
    const given = services(async () => "saved");
    given.trends.ask = async () => Promise.reject(new Error("D1_ERROR"));
    expect(await saveSettings(typed, user, given)).toEqual({ trend: "read" });
    expect(given.reported).toHaveLength(1);
  });
});

it.each([
  [null, null],
  ["read", "read"],
  ["waiting", "waiting"],
  ["", "account-needed"],
])("takes the address's %j after saving for %j", (said, saved) => {
  expect(readSaved(said)).toBe(saved);
});
