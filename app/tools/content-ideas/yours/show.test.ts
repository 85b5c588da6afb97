import { expect, it } from "vitest";
import type { Basis } from "../../../engines/content-ideas";
import type { IdeaThen } from "../../../functions/content-ideas/yours";
import { showIdea } from "../../../ideas/show";
import type { IdeaKind } from "../../../model/idea";
import { showEvidence } from "./show";

const idea = {
  key: "a",
  kind: "comeback",
  title: null,
  subject: "Rye",
  frame: null,
  like: null,
  chance: 0.58,
} as const;

it("says a chance beside a light alone", () => {
  expect(showIdea({ ...idea, color: "amber" }).chance).toBe("About 6 in 10 like it beat your usual");
  expect(showIdea({ ...idea, color: "unknown" })).toMatchObject({ says: "No light yet", chance: null });
});

it("says why an idea is amber though its chance leans to a side", () => {
  const said = (chance: number, color: "amber" | "green") => showIdea({ ...idea, chance, color }).chance;
  expect(said(0.8, "amber")).toBe("About 8 in 10 like it beat your usual, but its words did worse");
  expect(said(0.3, "amber")).toMatch(/ did better$/);
  expect(said(0.8, "green")).toBe("About 8 in 10 like it beat your usual");
});

it("says whether an idea is a title or a subject, with what to go by", () => {
  const shown = (one: Partial<IdeaThen>) => showIdea({ ...idea, color: "amber", ...one });
  const said = [
    {},
    { frame: "How to bake …" },
    { like: "A rye loaf" },
    { title: "Rye again", like: "A rye loaf" },
  ];
  expect(said.map((one) => [shown(one).form, shown(one).beside])).toEqual([
    ["Subject", null],
    ["Subject and example", "For example: “How to bake Rye”"],
    ["Subject and example", "As in your “A rye loaf”"],
    ["Title", null],
  ]);
});

it.each<[IdeaKind, Basis["of"], string]>([
  ["follow-up", "upload", "Your “Rye loaf” got 1.9 times your usual."],
  [
    "comeback",
    "subject",
    "Your 7 uploads on it typically got 1.9 times your usual. The last came out in Mar 2025.",
  ],
  [
    "comeback",
    "alike",
    "Your 7 most similar uploads got about twice your usual at the time. The last came out in Mar 2025.",
  ],
  ["series", "series", "Its last 7 episodes typically got 1.9 times your usual."],
  ["strong-word", "frame", "Your 7 uploads with this wording typically got 1.9 times your usual."],
])("says of a %s by its %s what decided it, not what the excerpt got", (kind, of, summary) => {
  const day = (date: string, multiple: number) => ({
    ...{ id: null, title: "Rye loaf", views: 900, multiple },
    publishedAt: Date.parse(date),
  });
  const basis = { of, count: 7, multiple: 1.9, last: Date.parse("2025-03-04") };
  const uploads = [day("2025-03-04", 5), day("2026-11-01", 0.4)];
  expect(
    showEvidence({ ...idea, kind, color: "amber", evidence: { kind: "uploads", uploads, basis } }).summary,
  ).toBe(summary);
});

it("says of uploads that got no more than usual what share of it they got", () => {
  const of = (multiple: number) => {
    const basis = { of: "series", count: 3, multiple, last: 0 } as const;
    const evidence = { kind: "uploads", uploads: [], basis } as const;
    return showEvidence({ ...idea, kind: "series", color: "amber", evidence }).summary;
  };
  expect(of(1)).toBe("Its last 3 episodes typically got about your usual.");
  expect(of(0.7)).toBe("Its last 3 episodes typically got about 70% of your usual.");
});
