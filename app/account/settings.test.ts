import { describe, expect, it } from "vitest";
import { saveSettings, settingsForm } from "./settings";

const typed = { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" };

function services(updateSettings: Parameters<typeof saveSettings>[1]["accounts"]["updateSettings"]) {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const trends = { ask: async (topic: string) => void asked.push(topic) };
  const report = (error: unknown) => void reported.push(error);
  return { accounts: { updateSettings }, trends, report, asked, reported };
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
  it("saves the settings and queues the topic", async () => {
    const kept: unknown[] = [];
    const given = services(async (settings) => {
      kept.push(settings);
      return { cookies: ["a=b"] };
    });
    expect(await saveSettings(typed, given)).toEqual({ cookies: ["a=b"] });
    expect([kept, given.asked]).toEqual([[typed], ["sourdough bread"]]);
  });

  it("names the field that is too long and saves nothing", async () => {
    const given = services(async () => Promise.reject(new Error("asked")));
    const long = "x".repeat(101);
    expect(await saveSettings({ youtubeChannel: long, primaryTopic: long }, given)).toEqual({
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
  it("shows the thrown message, else 'Failed to update settings. Please try again.' (section 8)", async () => {
    const told = services(async () => Promise.reject(new Error("Settings are closed for the night.")));
    expect(await saveSettings(typed, told)).toMatchObject({
      refused: { status: 503, message: "Settings are closed for the night." },
    });
    expect(told.reported).toHaveLength(1);
    for (const thrown of ["down", new Error("")]) {
      expect(
        await saveSettings(
          typed,
          services(async () => Promise.reject(thrown)),
        ),
      ).toMatchObject({
        refused: { status: 503, message: "Failed to update settings. Please try again." },
      });
    }
  });

  it("refuses changes over the rate limit with 429", async () => {
    const given = services(async () => "too-many");
    expect(await saveSettings(typed, given)).toMatchObject({ refused: { status: 429 } });
    expect(given.asked).toEqual([]);
  });

  it("succeeds and reports if only the topic could not be queued", async () => {
    const given = services(async () => ({ cookies: [] }));
    given.trends.ask = async () => Promise.reject(new Error("D1_ERROR"));
    expect(await saveSettings(typed, given)).toEqual({ cookies: [] });
    expect(given.reported).toHaveLength(1);
  });
});
