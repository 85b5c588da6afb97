import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import AskGreenlightPage from "./page";
import { askPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const APOLOGY = "I'm sorry, I couldn't process your request. Please try again.";

/** A visitor whose conversation is kept in memory. */
function visitor(network: { broken?: boolean; allowed?: boolean } = {}) {
  const { shown, send: post, reported } = toolDesk(askPage, { now: NOW, ...network });

  async function open(search = "", actionData?: object): Promise<string> {
    return drawPage(AskGreenlightPage, { loaderData: await shown(search), actionData });
  }

  /** Where it redirects, or the page with the refusal. */
  async function send(fields: Record<string, string>) {
    const { status, location, refused } = await post(fields);
    return { status, to: location ?? "", page: refused ? await open("", { refused }) : "" };
  }

  return { open, send, reported };
}

describe("Ask Greenlight", () => {
  // Spec 2: "Collapsible chat panel (open by default), five suggested questions (texts not shown), three-step How It Works."
  it("has an open chat panel, five suggested questions that send themselves, and three steps", async () => {
    const page = await visitor().open();
    expect(page).toMatch(/<details open="" id="results"/);
    expect(page).toContain("Hide chat");
    expect(page.match(/<button[^>]* name="question"[^>]*>/g)).toHaveLength(5);
    const [, steps = ""] = page.split("How It Works</h2>");
    expect(steps.match(/<h3/g)).toHaveLength(3);
    expect(page).toContain("Sample data");
  });

  it("redirects to the reply", async () => {
    const { send, open } = visitor();
    const { status, to } = await send({ action: "ask", question: "Ideas for a beekeeping channel?" });
    expect(status).toBe(303);
    const [, id = "none"] = to.split("#");
    expect(to).toContain(`open=${id}`);
    const page = await open(to.slice(to.indexOf("?"), to.indexOf("#")));
    expect(page).toContain(`<li id="${id}"`);
    expect(page).toContain("beekeeping");
    expect(page).toContain('href="/content-ideas"');
    expect(page).toMatch(/role="log"[^>]*aria-label="Conversation"/);
  });

  it("escapes what was typed", async () => {
    const { send, open } = visitor();
    await send({ action: "ask", question: '<img src=x onerror="alert(1)"> about <b>bread</b>' });
    const page = await open();
    expect(page).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; about &lt;b&gt;bread&lt;/b&gt;");
    expect(page).not.toContain("<img");
  });

  // Spec 4: "A failure yields an apology message."
  // Spec 8: "I'm sorry, I couldn't process your request. Please try again."
  it("apologizes if the reply cannot be saved, and keeps the question and the conversation", async () => {
    const { send, reported } = visitor({ broken: true });
    const { status, page } = await send({ action: "ask", question: "Why did my views drop?" });
    expect(status).toBe(503);
    expect(page).toContain(APOLOGY);
    expect(page).toMatch(/<textarea[^>]*>Why did my views drop\?<\/textarea>/);
    expect(page).toContain("not sent");
    expect(page).toContain("Hello. What are you working on?");
    expect(reported).toHaveLength(1);
  });

  it("refuses more than 2,000 characters at the field and cuts nothing", async () => {
    const question = "Why? ".repeat(500).trim();
    const { status, page } = await visitor().send({ action: "ask", question });
    expect(status).toBe(400);
    expect(page).toContain("A question can have up to 2,000 characters; this one has 2,499.");
    expect(page).toMatch(/aria-invalid="true" aria-describedby="question-error"/);
    expect(page).toContain(`${question}</textarea>`);
    expect(page).not.toContain(APOLOGY);
  });

  it("refuses a question over the rate limit", async () => {
    const { status, page } = await visitor({ allowed: false }).send({
      action: "ask",
      question: "Ideas?",
    });
    expect(status).toBe(429);
    expect(page).toContain("Too many changes from your network.");
    expect(page).not.toContain(`aria-invalid="true"`);
    expect(page).toContain("Ideas?</textarea>");
  });

  it("asks before starting over, then shows only the greeting", async () => {
    const { send, open } = visitor();
    await send({ action: "ask", question: "Why did my views drop?" });
    expect(await open("?confirm=start-over")).toContain("Start a new conversation?");
    const { to } = await send({ action: "start-over" });
    expect(to).toBe("/ask-greenlight?done=start-over#results");
    const page = await open("?done=start-over");
    expect(page).toContain("This is a new conversation.");
    expect(page).toContain("Hello. What are you working on?");
    expect(page).not.toContain("Why did my views drop?</div>");
  });

  it("says how many messages were dropped", async () => {
    const { send, open } = visitor();
    for (let time = 0; time < 31; time += 1) await send({ action: "ask", question: `Ideas ${time}` });
    const page = await open();
    expect(page).toContain("The 3 oldest messages have left this conversation: the latest 60 are kept.");
  });
});
