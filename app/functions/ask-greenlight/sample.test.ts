import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { askPage } from "../../tools/ask-greenlight/show";
import { STATE_BYTES } from "../desk/state";
import { ask, askGreenlight, type Conversation } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const greeted = askGreenlight.initial(NOW);

function asked(state: Conversation, question: string, now = NOW): Conversation {
  const input = ask.form.parse({ question });
  return ask.apply(state, input, { now, random: seeded(`${state.asked}`) }, undefined);
}

function refusal(question: string): string | undefined {
  return ask.form.safeParse({ question }).error?.issues[0]?.message;
}

describe("A conversation", () => {
  it("starts with a greeting", () => {
    expect(greeted.messages.map(({ role }) => role)).toEqual(["assistant"]);
  });

  // Spec 3: "Chat message: id, content, role (user or assistant), timestamp."
  // Spec 4: "Chat: a user message is appended, the assistant shows busy for 1.5 seconds, then a reply is appended."
  it("appends the question and its reply", () => {
    const { messages, asked: count } = asked(greeted, "  Why did my views drop?\r\n ");
    expect(messages.slice(0, 1)).toEqual(greeted.messages);
    expect(messages.slice(1)).toEqual([
      {
        id: expect.any(String),
        content: "Why did my views drop?",
        role: "user",
        timestamp: NOW.toISOString(),
      },
      {
        id: expect.any(String),
        content: expect.stringContaining("Sample figures:"),
        role: "assistant",
        timestamp: NOW.toISOString(),
        room: "/youtube-tool",
      },
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
    expect(count).toBe(1);
  });

  it("opens at the reply", () => {
    const after = asked(greeted, "Ideas?");
    expect(ask.opens?.(after, {})).toBe(after.messages.at(-1)?.id);
  });

  // Spec 5: "Chat input: blank or busy input ignored."
  it.each(["", "   \n\t ", "\u0000", "\u200b\u200d"])("ignores a blank question (%j)", (question) => {
    expect(refusal(question)).toBe("Type a question first.");
    expect(ask.form.safeParse({}).success).toBe(false);
  });

  it("keeps line breaks and removes characters that reverse the text direction", () => {
    expect(ask.form.parse({ question: "Why?\r\n\u202eAnd how?" })).toEqual({ question: "Why?\nAnd how?" });
  });

  it("accepts 2,000 characters and says how many a longer question has", () => {
    expect(refusal("a".repeat(2000))).toBeUndefined();
    expect(refusal(`${"a".repeat(1000)}\r\n${"b".repeat(999)}`)).toBeUndefined();
    expect(refusal("a".repeat(2314))).toBe("A question can have up to 2,000 characters; this one has 2,314.");
  });

  it("keeps the latest 60 messages and counts the dropped ones", () => {
    let state = greeted;
    for (let time = 0; time < 40; time += 1) state = asked(state, `Question ${time} about titles`);
    expect(state.messages).toHaveLength(60);
    expect(state.left).toBe(21);
    expect(state.asked).toBe(40);
    expect(state.messages.at(-2)?.content).toBe("Question 39 about titles");
    const { turns, left } = askPage.show(state, { now: NOW, search: new URLSearchParams() });
    expect([left, turns[0]?.index, turns.at(-1)?.index]).toEqual([21, 21, 80]);
  });

  it("stays under the size limit of a tool's state, whatever is asked", () => {
    let state = greeted;
    for (let time = 0; time < 40; time += 1) state = asked(state, "語".repeat(2000));
    expect(new TextEncoder().encode(JSON.stringify(state)).length).toBeLessThan(STATE_BYTES);
    expect(askGreenlight.state.safeParse(state).success).toBe(true);
  });

  it("gives the dashboard the number of questions", () => {
    expect(askGreenlight.figure(greeted)).toEqual({
      value: "5",
      label: "questions to start with, on sample data",
    });
    expect(askGreenlight.figure(asked(greeted, "Ideas?"))).toEqual({
      value: "1",
      label: "question answered, with sample figures",
    });
  });
});
