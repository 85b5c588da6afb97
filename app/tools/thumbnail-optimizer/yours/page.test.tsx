import { describe, expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { toolDesk } from "../../../../tests/support/tool-desk";
import { titleDesk } from "./desk";
import YourTitlesPage from "./page";

const NOW = new Date("2026-11-21T10:00:00Z");

async function pageAfter(titles?: string, search = ""): Promise<string> {
  const desk = toolDesk(titleDesk, { now: NOW });
  if (titles) await desk.send({ action: "analyze", titles });
  return drawPage(YourTitlesPage, { loaderData: await desk.shown(search) });
}

describe("the page for a creator's own titles", () => {
  it("says what to paste, where to find it, and offers an example", async () => {
    const page = await pageAfter();
    expect(page).toContain("No titles scored yet");
    expect(page).toContain("YouTube Studio: Content, then the video, then Title under Details");
    expect(page.match(/Try it with an example/g)).toHaveLength(1);
    expect(page).toContain("Your own data");
  });

  it("has four tiles that claim no click rate", async () => {
    const page = await pageAfter("A title of mine, here");
    for (const label of ["Titles Scored", "Alternatives Written", "Best Chance", "Last Optimized"]) {
      expect(page).toContain(label);
    }
    expect(page).not.toContain("CTR");
  });

  it("says how often the score is right, on what data, and where it was not tested", async () => {
    const page = await pageAfter();
    expect(page).toContain("How often it is right");
    expect(page).toContain("Upworthy Research Archive");
    expect(page).toContain("between different videos of one channel the score is a coin");
    expect(page).toMatch(
      /less than \d\.\d\d apart are a coin flip, 45% to 55%, and are called no difference/,
    );
  });

  it("shows titles as typed, escaped, each in its own direction", async () => {
    const page = await pageAfter("<script>alert(1)</script>\nلماذا أصلحت ماكينة الخياطة");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>alert");
    expect(page).toMatch(/<h4 dir="auto"[^>]*>لماذا/);
    expect(page).toMatch(/The score knows none of its 4 words, so only its form counts/);
  });

  it("warns of a title longer than YouTube takes", async () => {
    expect(await pageAfter("x".repeat(101))).toContain("It has 101 characters: YouTube takes 100.");
  });

  it("says that the thumbnail check needs JavaScript, and shows no field without it", async () => {
    const page = await pageAfter();
    expect(page).toContain("so this check needs JavaScript");
    expect(page).not.toContain('type="file"');
  });

  it("shows a refusal at the field and keeps what was typed", async () => {
    const desk = toolDesk(titleDesk, { now: NOW });
    const typed = `one\n${"x".repeat(300)}`;
    const { refused } = await desk.send({ action: "analyze", titles: typed });
    const page = drawPage(YourTitlesPage, {
      loaderData: await desk.shown(),
      actionData: { refused },
    });
    expect(page).toContain("Line 2 has 300 characters.");
    // Browsers send the ends of lines as CR LF (HTML, multipart form data).
    expect(page).toContain(typed.replace("\n", "\r\n"));
    expect(page).not.toContain("Analysis Error");
  });
});
