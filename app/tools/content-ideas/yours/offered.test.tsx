import { expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { showIdea } from "../../../ideas/show";
import { YOURS_TEXTS } from "./messages";
import { Offered } from "./offered";
import type { OwnIdeasShown } from "./show";

const idea = (key: string, title: string | null, isBare: boolean) => ({
  ...showIdea({ key, title, subject: key, frame: null, kind: "comeback", chance: 0.6, color: "green" }),
  ...{ isBare, card: null, mark: null, like: "/like", evidence: { summary: "It did well.", lines: [] } },
});

function drawn(ideas: OwnIdeasShown["ideas"], alike: string | null = null): string {
  const shown = { alike, answer: undefined, ideas, more: null, address: "/", rate: "" } as unknown;
  return drawPage(() => <Offered shown={shown as OwnIdeasShown} busy={{ action: null } as never} />, {});
}

it("puts subjects without a title under a heading of their own, and lists none there among others like one", () => {
  const [titled, bare] = [idea("rye", "Rye again", false), idea("oak table", null, true)];
  const page = drawn([titled, bare]);
  const [before = "", after = ""] = page.split(YOURS_TEXTS.bare.title);
  expect(before).toContain("Rye again");
  expect(before).not.toContain("oak table");
  expect(after).toContain("oak table");
  expect(drawn([titled])).not.toContain(YOURS_TEXTS.bare.title);
  expect(drawn([titled, bare], "Rye")).not.toContain(YOURS_TEXTS.bare.title);
});
