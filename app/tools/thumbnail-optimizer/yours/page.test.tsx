import { describe, expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { toolDesk } from "../../../../tests/support/tool-desk";
import type { Refusal } from "../../../forms/refusal";
import type { TitleDeskState } from "../../../functions/thumbnail-optimizer/kept-analysis";
import { drawOpenAnalysis } from "./draw";
import { FRAMES_TEXTS, sentTo } from "./messages";
import YourTitlesPage from "./page";
import type { FramesShown, TitleDeskShown } from "./show";
import { titleDeskPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");

type Desk = ReturnType<typeof toolDesk<TitleDeskState, TitleDeskShown>>;

/** As the loader has it. */
async function drawnPage(desk: Desk, search = "", frames: FramesShown | null = null) {
  const page = await desk.shown(search);
  const request = new Request("https://greenlight.example/thumbnail-optimizer/yours");
  return { ...page, shown: drawOpenAnalysis(request, page.shown, frames) };
}

async function pageAfter(titles?: string, search = ""): Promise<string> {
  const desk = toolDesk(titleDeskPage, { now: NOW });
  if (titles) await desk.send({ action: "analyze", titles });
  return drawPage(YourTitlesPage, { loaderData: await drawnPage(desk, search) });
}

/** The page of a desk with one result, where a language model is configured. */
async function pageWithModel(refused?: Refusal, titles = "How I fixed a tap with a coin", hasHits = false) {
  const desk = toolDesk(titleDeskPage, { now: NOW });
  await desk.send({ action: "analyze", titles });
  const page = await drawnPage(desk);
  const [first] = page.shown.analyses;
  const actionData = refused && { refused: { ...refused, typed: { ...refused.typed, id: first?.id ?? "" } } };
  return drawPage(YourTitlesPage, {
    loaderData: { ...page, sent: sentTo("a model at models.example", hasHits) },
    actionData,
  });
}

describe("a title that no change of words makes better", () => {
  const frame = { uploads: [], more: null, did: "4 uploads, 2.1 times your usual" };
  const frames: FramesShown = {
    ...{ about: FRAMES_TEXTS.about, title: "Frames", isOpen: false, best: [] },
    frames: [
      { ...frame, field: "frame1", text: "I tried every …" },
      { ...frame, field: "frame2", text: "a filled one" },
    ],
  };
  const pageOf = async (titles: string) => {
    const desk = toolDesk(titleDeskPage, { now: NOW });
    await desk.send({ action: "analyze", titles });
    return drawPage(YourTitlesPage, { loaderData: await drawnPage(desk, "", frames) });
  };

  it("is offered the frames of the channel's own hits that are to fill", async () => {
    const page = await pageOf("A loaf of rye in the rain");
    expect(page).toContain("Openings and endings that beat your usual");
    expect(page).toContain("I tried every");
    expect(page).toContain("?titles=I+tried+every+");
    expect(page.match(/Fill it in/g)).toHaveLength(1);
  });

  it("gets none of them beside an alternative", async () => {
    expect(await pageOf("How do you remove rust stains?")).not.toContain("Fill it in");
  });
});

describe("the form for the language model", () => {
  it("is not there where none is configured", async () => {
    expect(await pageAfter("How I fixed a tap with a coin")).not.toContain("Ask the language model");
  });

  it("is folded, and says what is sent to whom", async () => {
    const page = await pageWithModel();
    expect(page).toContain("Ask the language model");
    expect(page).toContain("The title and these notes are sent to a model at models.example");
    expect(page).toContain('name="title" value="How I fixed a tap with a coin"');
    expect(page).toContain("Send title and notes");
    expect(page.match(/<details open=""/g)).toBeNull();
  });

  it("says that the channel's best titles go along, where there are some", async () => {
    expect(await pageWithModel(undefined, undefined, true)).toContain(
      "The title, your best titles and these notes are sent to a model at models.example",
    );
  });

  it("is there once for several titles, and not for a title that cannot be checked", async () => {
    const several = await pageWithModel(undefined, "How I fixed a tap with a coin\nWhy my tap leaked");
    expect(several.match(/Send title and notes/g)).toHaveLength(1);
    expect(await pageWithModel(undefined, "東京で一番安いラーメン")).not.toContain("Send title and notes");
  });

  it("is open after a refusal, with its message and the notes", async () => {
    const page = await pageWithModel({
      action: "propose",
      message: "The language model did not answer.",
      field: "notes",
      reason: "failed",
      typed: { notes: "It dripped for two years." },
    });
    expect(page).toContain("It dripped for two years.</textarea>");
    expect(page).toMatch(/role="alert"[^>]*>The language model did not answer\./);
    expect(page).toContain('<details open=""');
    expect(page).not.toContain("Analysis Error");
  });
});

describe("the page for a creator's own titles", () => {
  it("says what to paste, where to find it, and offers an example", async () => {
    const page = await pageAfter();
    expect(page).toContain("No titles ranked yet");
    expect(page).toContain("YouTube Studio: Content, then the video, then Title under Details");
    expect(page.match(/Try it with an example/g)).toHaveLength(1);
    expect(page).toContain("Your own data");
  });

  it("has the titles that a link carries, escaped, and says whose channel judges them", async () => {
    const desk = toolDesk(titleDeskPage, { now: NOW });
    const loaderData = await drawnPage(desk, "?titles=Knives+%26+<b>stones</b>%0AOnly+knives");
    const channel = { name: "Saffron Shelf", isSample: false, uploads: 214 };
    const page = drawPage(YourTitlesPage, { loaderData, channel });
    expect(page).toContain("Knives &amp; &lt;b&gt;stones&lt;/b&gt;\nOnly knives</textarea>");
    expect(page).toMatch(
      /For <a [^>]*href="\/channel"[^>]*><bdi[^>]*>Saffron Shelf<\/bdi><\/a>, 214 uploads/,
    );
    expect(page).not.toContain("Connect your channel");
    expect(await pageAfter()).toContain("Connect your channel");
  });

  it("has tiles that claim no click rate", async () => {
    const page = await pageAfter("A title of mine, here");
    for (const label of ["Titles Ranked", "Alternatives Written", "Last Optimized"]) {
      expect(page).toContain(label);
    }
    expect(page).not.toContain("CTR");
  });

  it("says how often the ranking is right, and what it does not know", async () => {
    const page = await pageAfter();
    expect(page).toContain("how often it is right");
    expect(page).toContain("How often the title ranked higher on a channel got more views");
    expect(page).toContain("It does not know your thumbnail");
  });

  it("shows titles as typed, escaped, each in its own direction", async () => {
    const page = await pageAfter("<script>alert(1)</script>\nلماذا أصلحت ماكينة الخياطة");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).not.toContain("<script>alert");
    expect(page).toMatch(/<h4 dir="auto"[^>]*>لماذا/);
  });

  it("warns of a title longer than YouTube takes", async () => {
    expect(await pageAfter("x".repeat(101))).toContain("Too long for YouTube: 101 of 100 characters.");
  });

  it("says that the thumbnail check needs JavaScript, and shows no field without it", async () => {
    const page = await pageAfter();
    expect(page).toContain("so this check needs JavaScript");
    expect(page).not.toMatch(/<input(?=[^>]*type="file")[^>]*accept="image/);
  });

  it("shows a refusal at the field and keeps what was typed", async () => {
    const desk = toolDesk(titleDeskPage, { now: NOW });
    const typed = `one\n${"x".repeat(300)}`;
    const { refused } = await desk.send({ action: "analyze", titles: typed });
    const page = drawPage(YourTitlesPage, {
      loaderData: await drawnPage(desk),
      actionData: { refused },
    });
    expect(page).toContain("Line 2 has 300 characters.");
    // Browsers send the ends of lines as CR LF (HTML, multipart form data).
    expect(page).toContain(typed.replace("\n", "\r\n"));
    expect(page).not.toContain("Analysis Error");
  });
});
