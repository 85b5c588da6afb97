import { expect, it } from "vitest";
import { tokensOf } from "../tokens";
import { otherLanguageOf } from "./language";

const told = (text: string) => otherLanguageOf(tokensOf(text));

it.each([
  ["muy bueno, me encanta", "es"],
  ["que bueno", "es"],
  ["c'est génial", "fr"],
  ["sehr gut", "de"],
  ["muito bom", "pt"],
  ["harika video olmuş", "tr"],
  ["bagus banget", "id"],
  ["mantap bang", "id"],
  ["ang galing mo", "tl"],
  ["bahut accha video hai", "hi"],
  ["heel leuk gedaan", "nl"],
  ["正在看", "zh"],
  ["最高です", "ja"],
  ["최고예요", "ko"],
])("tells that “%s” is in another language (%s)", (text, language) => {
  expect(told(text)).toEqual({ kind: "other-language", language });
});

it("names no language where a script has several", () => {
  expect(told("очень круто")).toEqual({ kind: "other-language", language: null });
  expect(told("فيديو رائع")).toEqual({ kind: "other-language", language: null });
});

it.each([
  "this slaps",
  "W",
  "lol nice",
  "gg",
  "Mr Beast",
  "Porsche 911 Turbo S",
  "verry nice vidio",
  "despacito is such a bop",
  "el clasico was wild",
  "I watched it in Köln with my friends",
  "he said привет and I lost it",
  "😍",
  "die hard is a good movie",
])("takes “%s” for English, or for no language", (text) => {
  expect(told(text)).toBeNull();
});
