import { describe, expect, it } from "vitest";
import { INVENTED_TITLES } from "../../../tests/support/invented-titles";
import { rankAlternatives, writeAlternatives } from "./alternatives";
import { verbByBase, verbByGerund, verbByPast } from "./verbs";

/** All words that may be put into a title: none says what a video is about. */
const FORM_WORDS = new Set(
  "a an the my your you i we me it it's its i'm i'd you're they this these that what whats how why when where who whether which here here's there is are was be being been do does did done doesn't don't shouldn't can let let's like looks look closer take see watch show come tell know want wonder wondered wondering ever think understand understanding learn explained explanation made make makes happens happened goes went takes difference between compares compare with and or side by choose would should could will reason of to at in on for after before about talk step start new beginner beginner's beginners finding out found inside meet imagine avoid episode part week day many if as it'd spent spend spending being reviewed review guide lesson tutorial course have has not looking making".split(
    " ",
  ),
);

const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}$][\p{L}\p{N}'.,$-]*/gu) ?? []
  ).map((word) => word.replace(/[.,]+$/, "").replace(/'s$/, ""));
const baseOf = (word: string) => (verbByBase(word) ?? verbByGerund(word) ?? verbByPast(word))?.base;
/** The same for a word's forms: “fail” and “fails”, “10-minute” and “minutes”. */
const stemOf = (word: string) =>
  baseOf(word) ?? baseOf(word.replace(/s$/, "")) ?? word.replace(/(?:es|s|e)$/, "");

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const numbersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .match(/\d+/g) ?? [];

const ALL = INVENTED_TITLES.map((title) => ({
  title,
  shown: writeAlternatives(title).written.map((one) => one.title),
  every: rankAlternatives(title, 0).map((one) => one.title),
}));

describe("505 invented titles of every usual shape", () => {
  it("nearly all get enough alternatives", () => {
    const counts = ALL.map(({ shown }) => shown.length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(INVENTED_TITLES.length).toBeGreaterThan(300);
    expect(mean).toBeGreaterThan(5);
    expect(counts.filter((count) => count === 0).length / counts.length).toBeLessThanOrEqual(0.03);
    expect(counts.filter((count) => count >= 4).length / counts.length).toBeGreaterThan(0.9);
  });

  it("nearly all get one about as short as the title, and a longer one", () => {
    const some = ALL.filter(({ shown }) => shown.length >= 4);
    const share = (test: (length: number, own: number) => boolean) =>
      some.filter(({ title, shown }) => shown.some((one) => test(one.length, title.length))).length /
      some.length;
    expect(share((length, own) => length <= own + 8)).toBeGreaterThan(0.85);
    expect(share((length, own) => length > own + 8)).toBeGreaterThan(0.7);
  });
});

describe("every alternative", () => {
  it("has only words of the title and words of form", () => {
    for (const { title, every } of ALL) {
      const own = new Set(
        wordsOf(title).flatMap((word) => [word, stemOf(word), ...word.split("-").map(stemOf)]),
      );
      for (const alternative of every) {
        const strange = wordsOf(alternative)
          .flatMap((word) => (own.has(word) ? [] : word.split("-")))
          .filter((word) => !FORM_WORDS.has(word) && !own.has(stemOf(word)) && !/^\d/.test(word));
        expect(strange, `${title} > ${alternative}`).toEqual([]);
      }
    }
  });

  it("has only numbers of the title", () => {
    for (const { title, every } of ALL) {
      const own = numbersOf(title);
      for (const alternative of every)
        expect(own, alternative).toEqual(expect.arrayContaining(numbersOf(alternative)));
    }
  });

  it("differs from the title and the others, and has a length YouTube takes", () => {
    for (const { title, every, shown } of ALL) {
      expect(every).not.toContain(title);
      expect(new Set(every.map((one) => one.toLowerCase())).size).toBe(every.length);
      for (const one of every) expect([...one].length).toBeLessThanOrEqual(100);
      expect(shown.length).toBeLessThanOrEqual(8);
    }
  });

  it("is whole: no mark left over, no word doubled, nothing undefined", () => {
    for (const { every } of ALL)
      for (const one of every) {
        expect(one).not.toMatch(
          /undefined|null|\s{2}|\s[,.:;?!](?!\.)|[:,;–-]$|^[\s,:;?!)]|\(\s|\(\)|\?\?|\b(\p{L}+) \1\b/iu,
        );
        expect(one).toMatch(/^[\p{Lu}\p{N}$[(“"']|^i[A-Z]/u);
      }
  });
});
