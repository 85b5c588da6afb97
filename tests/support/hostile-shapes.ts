// Text that takes readers long, for the tests of their time, the bench and its soak.

/** Text of a size, in characters. */
export type Shape = [name: string, text: (size: number) => string];

/** What is repeated up to a size: a run of one kind keeps a greedy pattern going, its end makes it turn back. */
const PIECES: [name: string, piece: string, end?: string][] = [
  ["one word", "a"],
  ["one word and a space", "a", " !"],
  ["capitals", "A"],
  ["vowels and consonants", "ae"],
  ["syllables of laughter", "ha", "!"],
  ["lol", "lo", "x"],
  ["accented letters", "é"],
  ["Chinese", "標題"],
  ["Arabic", "مرحبا "],
  ["combining marks", "\u0301"],
  ["spaces", " "],
  ["spaces before a word", " ", "x"],
  ["a word before spaces", "x ", "y"],
  ["no-break spaces", "\u00a0", "x"],
  ["tabs", "\t", "x"],
  ["line ends", "\n", "x"],
  ["carriage returns", "\r", "x"],
  ["CRLF", "\r\n", "x"],
  ["short lines", "a\n"],
  ["lines of words", "this is a line of it\n"],
  ["sentences", "It is good. "],
  ["sentences without spaces", "It.is!good?"],
  ["questions", "can you please do the cat? "],
  ["@", "@"],
  ["handles", "@abc "],
  ["addresses", "a@b.", "@"],
  ["double quotes", '"'],
  ["quotes and a letter", '"', "a"],
  ["quoted cells", '"a"b,'],
  ["single quotes", "'"],
  ["curly quotes", "“’”"],
  ["ends of sentences in quotes", '."', "a"],
  ["open brackets", "(", "a"],
  ["closed brackets", ")", "a"],
  ["square brackets", "]", "a"],
  ["nested brackets", "([{", "a"],
  ["braces", "{", "a"],
  ["commas", ",", "a"],
  ["semicolons", ";", "a"],
  ["pipes", "|", "a"],
  ["pipes and spaces", " | "],
  ["colons", ":", "a"],
  ["timestamps", "0:00 "],
  ["lines with timestamps", "1:20 The oven\n"],
  ["digits", "1", "a"],
  ["digits of another script", "९", "a"],
  ["views", "12K views "],
  ["lines of views", "12K views\n"],
  ["ages", "3 weeks ago "],
  ["lines of ages", "3 weeks ago\n"],
  ["views and ages", "12K views • 3 weeks ago\n"],
  ["lengths", "12:34\n"],
  ["dots between views and age", "•\n"],
  ["grouped digits", "1,000", "a"],
  ["hyphens", "-", "a"],
  ["hyphens and spaces", " - ", "a"],
  ["compounds", "a-"],
  ["dots", ".", "a"],
  ["exclamation marks", "!", "a"],
  ["question marks", "?", "a"],
  ["ellipses", "…", "a"],
  ["http://", "http://"],
  ["links", "https://a.de/b "],
  ["www.", "www."],
  ["slashes", "/", "a"],
  ["#", "#", "a"],
  ["hashtags", "#ab "],
  ["<", "<", "a"],
  ["open tags", "<a "],
  ["&amp;", "&amp;"],
  ["half an entity", "&#"],
  ["asterisks", "*", "a"],
  ["underscores", "_", "!"],
  ["equals signs", "=", "a"],
  ["emoji", "😀"],
  ["emoji with joiners", "👩‍👩‍👧‍👦"],
  ["joiners", "\u200d", "a"],
  ["skin tones", "👍🏽"],
  ["flags", "🇩🇪"],
  ["right-to-left marks", "\u200f\u202e", "a"],
  ["lone surrogates", "\ud83d", "a"],
  ["NULs", "\0", "a"],
  ["percent signs", "%", "a"],
  ["capitals with hyphens", "A-", "a"],
  ["shouted words", "STOP NOW a "],
  ["initials", "a. "],
  ["numbered sentences", "1. "],
  ["words of a title", "How to a The "],
  ["words that lead to a topic", "about the channel "],
  ["and", "and "],
];

/** Text of one kind throughout. */
export const TEXT_SHAPES: Shape[] = PIECES.map(([name, piece, end]) => [
  name,
  (size) => fill(piece, size, end),
]);

/** What ends a cell or seems to, each kind as a run of one piece. */
const QUOTES = ['"', 'x"'];
const DELIMITERS = [",", "|", "\t"];
const WHITE_SPACE = [" ", "\t", "\n"];

/**
 * Quotes, delimiters and white space in every order: as runs, each a third of the size, in a cell that a quote opens and
 * in a plain one, with a row behind them; and as one piece repeated.
 */
export const CELL_SHAPES: Shape[] = QUOTES.flatMap((quotes) =>
  DELIMITERS.flatMap((delimiter) =>
    WHITE_SPACE.filter((space) => space !== delimiter).flatMap((space) =>
      orders([quotes, delimiter, space]).flatMap((pieces): Shape[] => {
        const end = `${delimiter}2024-05-05${delimiter}77\n`;
        const runs = (size: number) => pieces.map((piece) => fill(piece, Math.ceil(size / 3))).join("");
        const name = JSON.stringify(pieces);
        return [
          [`runs of ${name}`, (size) => runs(size) + end],
          [`runs of ${name} behind a quote`, (size) => `"${runs(size)}${end}`],
          [`${name} repeated`, (size) => fill(pieces.join(""), size) + end],
        ];
      }),
    ),
  ),
);

function orders<Kind>(kinds: Kind[]): Kind[][] {
  if (kinds.length < 2) return [kinds];
  return kinds.flatMap((first) =>
    orders(kinds.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

/** A word of syllables for each number: "ba", "ca", "da" and so on. */
function wordOf(number: number): string {
  const [rest, consonant] = [Math.floor(number / 14), "bcdfgklmnprtvz"[number % 14]];
  const syllable = `${consonant}${"aeiou"[rest % 5]}`;
  return rest < 5 ? syllable : syllable + wordOf(Math.floor(rest / 5));
}

/** Lines of 36 words, none of which comes twice. */
export function distinctWords(size: number): string {
  let text = "";
  for (let word = 0; text.length < size; word++) text += wordOf(word) + (word % 36 === 35 ? "\n" : " ");
  return text.slice(0, size);
}

function fill(piece: string, size: number, end = ""): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size - end.length) + end;
}
