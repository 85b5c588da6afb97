import { describe, expect, it, vi } from "vitest";
import { DUMMY_USER } from "../model/user";
import type { FeedbackBox } from "../services/feedback";
import { feedbackMail, sendFeedback } from "./feedback";

const FORM_ID = "3b241101-e2bb-4255-8caf-4136c566a962";

function services(box: Partial<FeedbackBox> = {}) {
  const keep = vi.fn(box.keep ?? (async () => {}));
  const feedback = { newFormId: () => "made-here", allowed: async () => true, ...box, keep };
  return { feedback, supportEmail: "support@greenlight.example", report: vi.fn() };
}

const send = (input: unknown, given = services()) => sendFeedback({ input, user: DUMMY_USER }, given);

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
    expect(await send(input, given)).toBe("sent");
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
    expect(await send({ category: "bug", message: " \n " }, given)).toEqual({
      refused: { status: 400, message: "Please write your feedback first.", field: "message" },
    });
    expect(await send({ category: "bug", message: "x".repeat(5001) }, given)).toEqual({
      refused: { status: 400, message: "Please keep your feedback to 5,000 characters.", field: "message" },
    });
    expect(await send({ category: "praise", message: "Good." }, given)).toEqual({
      refused: { status: 400, message: "Please choose one of the four types.", field: "category" },
    });
    expect(await send(null, given)).toMatchObject({ refused: { status: 400 } });
    expect(given.feedback.keep).not.toHaveBeenCalled();
    expect(await send({ category: "bug", message: "x".repeat(5000) }, given)).toBe("sent");
  });

  it("counts a line end as one character, with and without script", async () => {
    const given = services();
    const lines = `${"x".repeat(2499)}\r\n${"x".repeat(2500)}`;
    expect(await send({ category: "bug", message: lines }, given)).toBe("sent");
    expect(vi.mocked(given.feedback.keep).mock.calls[0]?.[0].message).toBe(lines.replace("\r\n", "\n"));
  });

  it("makes its own id if the client's is not valid", async () => {
    const given = services();
    await send({ category: "bug", message: "Hello", formId: "1" }, given);
    expect(given.feedback.keep).toHaveBeenCalledWith(expect.anything(), "made-here");
  });

  it("keeps no NUL and no half of a character", async () => {
    const given = services();
    await sendFeedback({ input: { category: "bug", message: "a\0b \ud83d" }, user: DUMMY_USER }, given);
    expect(vi.mocked(given.feedback.keep).mock.calls[0]?.[0].message).toBe("a\ufffdb \ufffd");
  });

  // Spec 8: "Failed to send feedback. Please try again or email {email} directly."
  it("names the support address if storing fails, and reports why", async () => {
    const failure = new Error("no database");
    const given = services({ keep: () => Promise.reject(failure) });
    expect(await send({ category: "bug", message: "Hello" }, given)).toEqual({
      refused: {
        status: 503,
        message: "Failed to send feedback. Please try again or email support@greenlight.example directly.",
      },
    });
    expect(given.report).toHaveBeenCalledWith(failure);
  });

  it("stores nothing over the rate limit", async () => {
    const given = services({ allowed: async () => false });
    expect(await send({ category: "bug", message: "Hello" }, given)).toMatchObject({
      refused: { status: 429 },
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
