/** Labels are laid out for this font size, in the units of the box; draw them no larger. */
export const LABEL_SIZE = 13;

/** Advances of semibold Instrument Sans over the font size, rounded up: nothing is drawn wider than this. */
const ADVANCES: [advance: number, letters: string][] = [
  [0.2, " "],
  [0.3, "|!',.:;Iijl"],
  [0.4, "1`fr"],
  [0.45, '"()*/J[\\]t{}'],
  [0.5, "-_s"],
  [0.55, "+<=>^vyz~"],
  [0.6, "23578?FLacekox"],
  [0.65, "469$BESZbdghnpqu"],
  [0.7, "0PRTY"],
  [0.75, "#ACHKNUVX"],
  [0.8, "%&DGOw"],
  [0.85, "Q"],
  [0.9, "@M"],
  [0.95, "m"],
  [1.1, "W"],
];
const KNOWN = new Map(ADVANCES.flatMap(([advance, letters]) => [...letters].map((one) => [one, advance])));

/** Accented and Greek or Cyrillic letters are as wide as wide letters are; other scripts and pictographs wider. */
const ALPHABETIC = 0.85;
const SQUARE = 1.3;
const IS_ALPHABETIC = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{P}\p{N}]/u;

/** An upper estimate of a text's width in the units of the box, at LABEL_SIZE. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * LABEL_SIZE;
}

function advanceOf(letter: string): number {
  return KNOWN.get(letter) ?? (IS_ALPHABETIC.test(letter) ? ALPHABETIC : SQUARE);
}
