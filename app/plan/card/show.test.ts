import { expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import type { CardLight } from "../card";
import { showCardPage } from "./show";

const NOW = new Date("2026-11-22T10:00:00Z");

it.each<[CardLight["colour"], string, string]>([
  ["unknown", "No light yet. Nothing on your channel is like it.", "Nothing on your channel is like it."],
  ["green", "Make it. Videos like it got twice your usual.", "Make it. Videos like it got twice your usual."],
])("shows a %s light with its sentence, its name said once: %s", (colour, sentence, text) => {
  const light = { colour, sentence, chance: null, at: NOW.toISOString() };
  expect(showCardPage(plannedCard({ light }), NOW).light).toMatchObject({ colour, sentence: text });
});
