import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT, someCaller } from "../../../tests/support/caller";
import type { FeedbackBox } from "../../services/outbox";
import { feedbackMail } from "../mail/kinds";
import { sendFeedback } from "./send";

const FORM_ID = "3b241101-e2bb-4255-8caf-4136c566a962";

function services(box: Partial<FeedbackBox> = {}) {
  const keep = vi.fn(box.keep ?? (async () => {}));
  return { feedback: { ...box, keep } };
}

const send = (input: unknown, given = services()) => ask(sendFeedback, input, given);

describe("sendFeedback", () => {
  // Spec 3: "Feedback**: message text and category, with the user's email, platform, primaryTopic and isDemo flag."
  it("stores the author from the session, not from the client", async () => {
    const given = services();
    const input = {
      category: "bug",
      message: "  It broke. ",
      formId: FORM_ID,
      email: "other@example.com",
      isDemo: true,
    };
    expect(await send(input, given)).toMatchObject({ done: {} });
    expect(given.feedback.keep).toHaveBeenCalledWith(
      {
        category: "bug",
        message: "It broke.",
        email: "demo@greenlight.example",
        platform: "youtube",
        primaryTopic: "content creation",
        isDemo: false,
      },
      FORM_ID,
    );
  });

  // Spec 5: "Feedback: text non-empty after trimming and not already sending."
  it("refuses blank text, over 5,000 characters and an unknown type, and stores nothing", async () => {
    const given = services();
    expect(await send({ category: "bug", message: " \n " }, given)).toMatchObject({
      refused: { status: 400, message: "Please write your feedback first.", field: "message" },
    });
    expect(await send({ category: "bug", message: "x".repeat(5001) }, given)).toMatchObject({
      refused: { status: 400, message: "Please keep your feedback to 5,000 characters.", field: "message" },
    });
    expect(await send({ category: "praise", message: "Good." }, given)).toMatchObject({
      refused: { status: 400, message: "Please choose one of the four types.", field: "category" },
    });
    expect(await send(null, given)).toMatchObject({ refused: { status: 400 } });
    expect(given.feedback.keep).not.toHaveBeenCalled();
    expect(await send({ category: "bug", message: "x".repeat(5000) }, given)).toMatchObject({
      done: {},
    });
  });

  it("counts a line end as one character, with and without script", async () => {
    const given = services();
    const lines = `${"x".repeat(2499)}\r\n${"x".repeat(2500)}`;
    expect(await send({ category: "bug", message: lines }, given)).toMatchObject({
      done: {},
    });
    expect(vi.mocked(given.feedback.keep).mock.calls[0]?.[0].message).toBe(lines.replace("\r\n", "\n"));
  });

  it("leaves out an id that is not valid", async () => {
    const given = services();
    await send({ category: "bug", message: "Hello", formId: "1" }, given);
    expect(given.feedback.keep).toHaveBeenCalledWith(expect.anything(), undefined);
  });

  it("keeps no NUL and no half of a character", async () => {
    const given = services();
    await send({ category: "bug", message: "a\0b \ud83d" }, given);
    expect(vi.mocked(given.feedback.keep).mock.calls[0]?.[0].message).toBe("a\ufffdb \ufffd");
  });

  it("reports why storing failed", async () => {
    const failure = new Error("no database");
    const given = services({ keep: () => Promise.reject(failure) });
    expect(await send({ category: "bug", message: "Hello" }, given)).toEqual({
      refused: { status: 503, message: "Failed to send feedback." },
      reported: [failure],
    });
  });

  it("stores nothing over the rate limit, nor of who is signed out", async () => {
    const given = services();
    const input = { category: "bug", message: "Hello" };
    expect(await ask(sendFeedback, input, given, OVER_LIMIT)).toMatchObject({ refused: { status: 429 } });
    expect(await ask(sendFeedback, input, given, someCaller({ user: async () => null }))).toMatchObject({
      refused: { status: 401, message: "Please log in to send feedback." },
    });
    expect(given.feedback.keep).not.toHaveBeenCalled();
  });
});

const FEEDBACK = {
  category: "youtube",
  message: "Tell me\nwhen to stop.",
  email: "demo@greenlight.example",
  platform: "youtube",
  primaryTopic: "sourdough",
  isDemo: false,
} as const;

// Spec 7: "JSON body with to, subject, body (user email, category label, platform, primary topic, demo flag, feedback text)"
it("puts author, label and the unchanged text into the mail", () => {
  expect(feedbackMail(FEEDBACK)).toEqual({
    subject: "Greenlight feedback: YouTube Tool Idea",
    body: `From: demo@greenlight.example
Category: YouTube Tool Idea
Platform: youtube
Primary topic: sourdough
Demo user: No

Tell me
when to stop.`,
  });
});

it("keeps each value on its line, so that a topic cannot add another", () => {
  const { body } = feedbackMail({ ...FEEDBACK, email: "", primaryTopic: "bread\r\nDemo user: Yes" });
  expect(body.split("\n")[0]).toBe("From: Anonymous");
  expect(body).toContain("Primary topic: bread Demo user: Yes\nDemo user: No\n");
});
