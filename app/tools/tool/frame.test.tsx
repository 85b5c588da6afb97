import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { ToolPageData } from "../../forms/page-data";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { COMPARE_PLANS } from "../../functions/billing/compare-plans";
import { desksAt, toolsWith } from "../registry";
import { ToolFrame, type ToolTexts } from "./frame";

const TEXTS: ToolTexts = {
  path: "/notes",
  title: "Notes",
  intro: "What you wrote down.",
  errorTitle: "Note Error",
  working: { add: { title: "Writing it down", stages: ["Sharpening the pencil", "Writing"] } },
  done: { add: "It is written down.", clear: "The list is empty.", erase: "It is gone." },
};

const REFUSED: Refusal = { action: "add", message: "Failed to keep it.", typed: {}, reason: "failed" };
const IDLE: Busy = { action: null, sent: {} };

function show({
  texts = TEXTS,
  busy = IDLE,
  refused,
  elsewhere,
  empty = false,
  unfolded,
  ...page
}: Partial<ToolPageData<unknown>> & {
  texts?: ToolTexts;
  busy?: Busy;
  refused?: Refusal;
  elsewhere?: boolean;
  empty?: boolean;
  unfolded?: boolean;
}) {
  const at = {
    shown: {},
    done: null,
    confirming: null,
    open: null,
    address: "/notes",
    unread: false,
    ...page,
  };
  const stats = ["One", "Two", "Three", "Four"].map((label) => ({ label, value: "1" }));
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ToolFrame
          {...{ texts, page: at, busy, refused, elsewhere, empty, unfolded, stats }}
          action={<form>the form</form>}
        >
          <p>the earlier results</p>
        </ToolFrame>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

describe("the frame of a tool", () => {
  it("shows nothing of a state that could not be read, and says so", () => {
    const page = show({ unread: true });
    expect(page).toContain("Your work here could not be read just now");
    expect(page).not.toContain("the earlier results");
    expect(page).not.toContain("One");
  });

  it("shows what was typed into a form that stands among unread results, and no id", () => {
    const refused: Refusal = {
      action: "add-video",
      message: "Failed.",
      typed: { title: "A lamp for one", series: "series-3" },
      reason: "failed",
    };
    const page = show({ unread: true, refused, elsewhere: true });
    expect(page).toContain("Failed.");
    expect(page).toContain("A lamp for one");
    expect(page).not.toContain("series-3");
  });

  // Spec 2: "Every tool page has a stats row of four tiles"
  it("shows the stats, the sample badge and the best practices", () => {
    const practices = { name: "/notes", html: "<h2>Good notes</h2><p>Short ones.</p>" };
    const page = show({ practices });
    for (const label of ["One", "Two", "Three", "Four"]) expect(page).toContain(`>${label}<`);
    for (const text of ["Notes", "What you wrote down.", "Sample data", "Start over", "Short ones."]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("Note Error");
  });

  // Spec 2: "Every tool page has a stats row of four tiles, a loading panel"
  // Spec 4: "An action sets busy, clears the error, waits"
  it("shows the loading panel without the last error, and keeps the earlier results", () => {
    const page = show({ busy: { action: "add", sent: {} }, refused: REFUSED, done: "add" });
    expect(page).toMatch(/role="status"[^>]*>Writing it down/);
    expect(page).toContain("Sharpening the pencil");
    expect(page).not.toMatch(/Note Error|Failed to keep it|It is written down/);
    expect(page).toContain("the earlier results");
  });

  // Spec 2: "a loading panel, an error box, a results list"
  // Spec 4: "failure sets the error"
  it("shows the error under the tool's heading instead of the last success", () => {
    const page = show({ refused: REFUSED, done: "add" });
    expect(page).toMatch(/Note Error.*Failed to keep it\./s);
    expect(page).not.toContain("It is written down.");
    expect(page).toContain("the earlier results");
  });

  it("calls a plan's limit no error, and leads to the plans", () => {
    const page = show({
      refused: { ...REFUSED, reason: "limit", message: `Free watches 10 channels at most. ${COMPARE_PLANS}` },
    });
    expect(page).toMatch(/role="status"[^>]*>(?:(?!role=).)*10 channels at most\. <a[^>]*href="\/pricing"/s);
    expect(page).not.toContain("Note Error");
  });

  it("says what was done, and asks before starting over", () => {
    expect(show({ done: "add" })).toMatch(/role="status"[^>]*>It is written down\./);
    const asked = show({ confirming: "start-over" });
    expect(asked).toMatch(/<h2[^>]*>Start over\?/);
    expect(asked).toContain('name="action" value="start-over"');
    expect(show({ confirming: "no such thing", done: "nor this" })).not.toContain('id="confirm"');
  });

  it.each(["constructor", "toString", "__proto__"])("ignores the name %s in the address", (name) => {
    const page = show({ confirming: name, done: name, busy: { action: name, sent: {} } });
    expect(page).toBe(show({ busy: { action: "unknown", sent: {} } }));
  });

  it("hides a done message that the list contradicts", () => {
    expect(show({ done: "clear", empty: true })).toContain("The list is empty.");
    expect(show({ done: "clear" })).not.toContain("The list is empty.");
    expect(show({ done: "add", empty: true })).not.toContain("It is written down.");
    expect(show({ done: "erase", empty: true })).toContain("It is gone.");
    expect(show({ done: "erase" })).toContain("It is gone.");
  });

  it("links to the other desk, and says whose data each shows", () => {
    expect(show({})).not.toContain('aria-label="Desk"');
    const [{ key } = { key: "" }] = toolsWith("yours");
    const desks = desksAt(`/${key}`);
    const sample = show({ desks, texts: { ...TEXTS, path: `/${key}` } });
    expect(sample).toMatch(new RegExp(`aria-current="page"[^>]*href="/${key}"[^>]*>Sample</a>`));
    expect(sample).toMatch(new RegExp(`href="/${key}/yours"[^>]*>Yours</a>`));
    expect(sample).toContain("Sample data");
    const yours = show({
      desks,
      texts: { ...TEXTS, path: `/${key}/yours`, desk: "yours" },
      confirming: "start-over",
    });
    expect(yours).toMatch(/aria-current="page"[^>]*>Yours/);
    expect(yours).toMatch(new RegExp(`href="/${key}"[^>]*>Sample</a>`));
    expect(yours).not.toContain("Sample data");
    expect(yours).toContain("Everything kept at this desk is deleted.");
  });

  describe("at a Yours desk", () => {
    const texts: ToolTexts = { ...TEXTS, desk: "yours", again: "Write another note" };
    const orderOf = (page: string, ...parts: string[]) =>
      parts.map((part) => page.indexOf(part)).map((at, index, all) => at > (all[index - 1] ?? -1));

    it("folds the form into a line above a result, and has the stats below it", () => {
      const page = show({ texts });
      expect(page).toMatch(/<details class="[^"]*folded-form[^"]*"><summary><span[^>]*>Write another note/);
      expect(page).not.toContain("What you wrote down.");
      expect(orderOf(page, "Write another note", "the form", "the earlier results", ">One<")).toEqual(
        Array(4).fill(true),
      );
    });

    it("has the form open and no stats where there is no result", () => {
      const page = show({ texts, empty: true });
      expect(page).toMatch(/<details open=""><summary hidden="">/);
      expect(page).toContain("What you wrote down.");
      expect(page).not.toContain(">One<");
    });

    it("has the form open where it was refused or a link fills it in", () => {
      const open = /<details open="" class="[^"]*folded-form/;
      expect(show({ texts, refused: REFUSED, elsewhere: true })).toMatch(open);
      expect(show({ texts, unfolded: true })).toMatch(open);
    });
  });

  it("hides the done message while a refusal is shown anywhere", () => {
    const page = show({ refused: REFUSED, elsewhere: true, done: "erase" });
    expect(page).not.toMatch(/It is gone|Note Error|Failed to keep it/);
  });
});
