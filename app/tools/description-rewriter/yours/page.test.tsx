import { describe, expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { toolDesk } from "../../../../tests/support/tool-desk";
import { EXAMPLE } from "../../../functions/description-rewriter/example";
import { EXAMPLE_CAPTIONS } from "../../../functions/description-rewriter/yours-functions";
import { YOURS_MESSAGES } from "../../../functions/description-rewriter/yours-messages";
import { drawFromNotes, drawOpenRewrite } from "./draw";
import YourDescriptionsPage from "./page";
import { rewriterDeskPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");

async function pageAfter(fields?: Record<string, string | File>, search = ""): Promise<string> {
  const desk = toolDesk(rewriterDeskPage, { now: NOW });
  const answer = fields ? await desk.send({ action: "rewrite", ...fields }) : null;
  const page = await desk.shown(search);
  const request = new Request("https://greenlight.example/description-rewriter/yours");
  return drawPage(YourDescriptionsPage, {
    loaderData: {
      page: { ...page, shown: drawOpenRewrite(request, page.shown) },
      latest: [],
      fromNotes: drawFromNotes(request, "a model at models.example"),
    },
    actionData: answer?.refused ? { refused: answer.refused } : undefined,
  });
}

const { title, description } = EXAMPLE;

describe("the page of the rewriter's Yours desk", () => {
  it("says what to paste and where to find it, and offers an example", async () => {
    const page = await pageAfter();
    expect(page).toContain("No descriptions read yet");
    expect(page).toContain("In YouTube Studio open Content, then a video");
    expect(page).toContain("Try it with an example");
    expect(page).toContain("until 30 days pass without a visit");
  });

  it("has four tiles without invented scores", async () => {
    const page = await pageAfter({ title, description });
    for (const label of ["Total Rewrites", "Keywords Up Front", "Facts Kept", "Last Rewrite"]) {
      expect(page).toContain(label);
    }
    expect(page).not.toMatch(/SEO score|Ranking boost|SEO Improvement/i);
  });

  it("shows what changed line by line, with its reasons, and folds both texts", async () => {
    const page = await pageAfter({ title, description });
    expect(page).toContain("125 characters, 0 of 2 keywords");
    expect(page).toMatch(/125 characters, [12] of 2 keywords/);
    expect(page).toContain("Moved what the video is about to the first line.");
    expect(page).toMatch(/lines? unchanged/);
    expect(page).toMatch(/Moved: <\/span>|After: <\/span>/);
    expect(page).toContain("Both texts in full");
  });

  it("has the rewrite to copy without script", async () => {
    const page = await pageAfter({ title, description });
    const [, alone] = page.match(/<noscript>.*?<textarea[^>]*>(.*?)<\/textarea>/s) ?? [];
    expect(alone).toMatch(/^\s*I restored a rusty hand plane from 1921/);
    expect(alone).toContain("#handplane #restoration");
  });

  it("shows parts, basis and method of every measure", async () => {
    const page = await pageAfter({ title, description });
    const measures = page.match(/<details name="[^"]*-measure".*?<\/details>/gs) ?? [];
    expect(measures).toHaveLength(9);
    for (const measure of measures) {
      expect(measure).toContain("From: ");
      expect(measure).toMatch(/<table/);
    }
  });

  it("names the columns of a measure's parts: before and after, or what is now where nothing changed", async () => {
    const heads = (page: string) => new Set(page.match(/(?<=<th scope="col"[^>]*>)(?:Before|After|Now)/g));
    expect(heads(await pageAfter({ title, description }))).toEqual(new Set(["Before", "After"]));
    const short = { title: "My cat", description: "My cat sleeps on the piano." };
    expect(heads(await pageAfter(short))).toEqual(new Set(["Now"]));
  });

  it("says how often the keywords are right, and where that was measured", async () => {
    const page = await pageAfter();
    expect(page).toContain("how often it is right");
    expect(page).toContain("By TF-IDF");
    expect(page).toContain("By RAKE");
    expect(page).toContain("not on video descriptions");
  });

  it("says what was and was not done to a text in another language", async () => {
    const text = "Hoy restauro un cepillo de carpintero muy viejo que compré en el mercado por doce euros.";
    const page = await pageAfter({ title: "Restauro un cepillo viejo", description: `${text}\n#madera` });
    expect(page).toContain("Not in English:");
    expect(page).toContain("Not measured");
  });

  it("escapes typed text and keeps its direction", async () => {
    const page = await pageAfter({
      title: "إصلاح ماكينة خياطة",
      description: "<script>alert(1)</script>\nفي هذا الفيديو أصلح ماكينة خياطة قديمة",
    });
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>alert");
    expect(page).toMatch(/<span dir="auto"[^>]*>إصلاح ماكينة خياطة/);
  });

  it("takes emoji alone", async () => {
    const page = await pageAfter({ title: "😍", description: "😍🔥\n😍" });
    expect(page).toContain("It does not say yet what the video is about.");
  });

  // Spec 5: "The message 'Please enter both video title and description' is also defined."
  it("says in the error box what is missing, and keeps the typed text", async () => {
    const page = await pageAfter({ title, description: " " });
    expect(page).toContain("Rewrite Error");
    expect(page).toContain("Please enter both video title and description");
    expect(page).toContain(`value="${title}"`);
  });

  it("says at the field what is wrong with a file or text", async () => {
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], "x.png");
    const page = await pageAfter({ title, description, file: picture });
    expect(page).toContain(YOURS_MESSAGES["no-text"]);
    expect(page).not.toContain("Rewrite Error");
    expect(page).toContain("Hey everyone and welcome back");
    expect(await pageAfter({ title, description: "x".repeat(5001) })).toContain(
      "The description has 5,001 characters.",
    );
  });

  it("writes a description from notes as text to edit, and says who else would get them", async () => {
    const page = await pageAfter({ action: "write", title, description: "I tie three knots. Each holds." });
    expect(page).toContain(
      "Let a model at models.example propose the two sentences: it gets your title and notes.",
    );
    expect(page).toMatch(/<textarea[^>]*name="lines"[^>]*>\s*I tie three knots\. Each holds\.<\/textarea>/);
    const refused = await pageAfter({ action: "write", title, description: "😍" });
    expect(refused).toContain(YOURS_MESSAGES["no-notes"]);
    expect(refused).toContain(`value="${title}"`);
  });

  it("proposes chapters as lines to edit, and says at the field why it cannot", async () => {
    const proposed = await pageAfter({ action: "chapters", captions: EXAMPLE_CAPTIONS });
    expect(proposed).toMatch(/chapters, as a proposal/);
    const [, lines] = proposed.match(/<textarea[^>]*name="lines"[^>]*>(.*?)<\/textarea>/s) ?? [];
    expect(lines).toMatch(/^\s*0:00 \S/);
    const refused = await pageAfter({ action: "chapters", captions: "We bake bread." });
    expect(refused).toContain("No times stand in that text.");
    expect(refused).toMatch(/<details open=""[^>]*>(?:(?!<\/details>).)*We bake bread\.<\/textarea>/s);
  });
});
