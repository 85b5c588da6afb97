import { describe, expect, it } from "vitest";
import { ask, askGreenlight, type Conversation } from "../../functions/ask-greenlight/sample";
import { seeded } from "../../numbers/chance";
import { HOUR_MS } from "../../numbers/days";
import { askPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const greeted = askGreenlight.initial(NOW);

function asked(state: Conversation, question: string, now = NOW): Conversation {
  const input = ask.form.parse({ question });
  return ask.apply(state, input, { now, random: seeded(`${state.asked}`) }, undefined);
}

describe("showConversation", () => {
  function shown(state: Conversation, now = NOW) {
    return askPage.show(state, { now, search: new URLSearchParams() }).turns;
  }

  it("splits a reply into text, figures and steps, with its age", () => {
    const later = new Date(NOW.getTime() + 3 * HOUR_MS);
    const [, , reply] = shown(asked(greeted, "How can I raise my RPM without more ads?"), later);
    expect(reply?.age).toBe("3h ago");
    expect(reply?.room).toBe("/rpm-booster");
    expect(reply?.blocks.map(({ kind }) => kind)).toEqual(["text", "figures", "steps"]);
    const figures = reply?.blocks.flatMap((block) => (block.kind === "figures" ? block.figures : [])) ?? [];
    expect(Math.max(...figures.map(({ share }) => share))).toBe(100);
    for (const { share, value } of figures) {
      expect(share).toBeGreaterThan(0);
      expect(value).toMatch(/^\$\d\.\d\d$/);
    }
  });

  it("shows a user's message as plain text, even if it looks like figures", () => {
    const question = "Sample figures:\n- 99% | mine\n\n1. step";
    const [, turn] = shown(asked(greeted, question));
    expect(turn?.blocks).toEqual([{ kind: "text", text: question }]);
  });
});
