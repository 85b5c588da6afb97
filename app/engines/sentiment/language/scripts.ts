/** Scripts that English is never written in, and the language each stands for; null where it may be several. */
const SCRIPTS: [script: RegExp, language: string | null][] = [
  [/\p{Script=Hangul}/gu, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Cyrillic}/gu, null],
  [/\p{Script=Arabic}/gu, null],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Devanagari}/gu, null],
  [/\p{Script=Bengali}/gu, null],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Georgian}/gu, "ka"],
  [/\p{Script=Armenian}/gu, "hy"],
];

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;

/**
 * The script most letters are in: "latin", "none" where there are no letters, else the language that script stands
 * for. A word in another script within an English comment does not make it another language.
 */
export function scriptOf(text: string): "latin" | "none" | { language: string | null } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most comments are plain, and are told apart the quick way
  const isPlain = !/[^\u0000-\u024f]/.test(text);
  const latin = isPlain ? Number(/\p{L}/u.test(text)) : (text.match(LATIN_LETTERS)?.length ?? 0);
  const others = isPlain ? 0 : (text.match(OTHER_LETTERS)?.length ?? 0);
  // A word in Chinese or Japanese takes about a third of the letters that it takes in Latin script.
  if (others * 2 > latin) {
    const [, language] = SCRIPTS.find(([script]) => text.match(script)) ?? [null, null];
    return { language };
  }
  return latin > 0 ? "latin" : "none";
}
