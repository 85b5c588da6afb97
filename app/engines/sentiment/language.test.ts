import { expect, it } from "vitest";
import { detectOtherLanguage } from "./language";
import { tokenize } from "./tokens";

const detect = (text: string) => detectOtherLanguage(tokenize(text));

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
])("detects “%s” as another language (%s)", (text, language) => {
  expect(detect(text)).toEqual({ kind: "other-language", language });
});

it("names no language for a script of several languages", () => {
  expect(detect("очень круто")).toEqual({ kind: "other-language", language: null });
  expect(detect("فيديو رائع")).toEqual({ kind: "other-language", language: null });
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
])("takes “%s” for English or for no language", (text) => {
  expect(detect(text)).toBeNull();
});
