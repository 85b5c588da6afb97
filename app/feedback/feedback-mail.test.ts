import { expect, it } from "vitest";
import { feedbackMail } from "./feedback-mail";

const FEEDBACK = {
  category: "youtube",
  message: "Tell me\nwhen to stop.",
  email: "demo@greenlight.example",
  platform: "youtube",
  primaryTopic: "sourdough",
  isDemo: false,
} as const;

// Spec 7: "JSON body with to, subject, body (user email, category label, platform, primary topic, demo flag, feedback text)"
it("says who wrote, under which label, and the text as it was written", () => {
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

it("keeps a fact to its line, so that a topic cannot pass for another fact", () => {
  const { body } = feedbackMail({ ...FEEDBACK, email: "", primaryTopic: "bread\r\nDemo user: Yes" });
  expect(body.split("\n")[0]).toBe("From: Anonymous");
  expect(body).toContain("Primary topic: bread Demo user: Yes\nDemo user: No\n");
});
