import { seeded } from "../../../numbers/seeded";

const SENTENCES = [
  "Hey guys, welcome back to my channel!",
  "Today I'm fixing a 1962 lathe with Otto and it still smells of oil.",
  "The belt cost $14.50 in Lisbon, and we drove 312 km to get it, but the seller had already closed his shop for the winter so we slept in the van.",
  "It squeaks.",
  "THIS IS THE BEST DAY OF MY LIFE!!!",
  "What would you have done??",
  "Use code LATHE20 for 20% off at example.com/belts.",
  "Sorry for the noise ... the neighbours were 3 metres away.",
  "He said it would never run again; it ran after 40 minutes of work in the cold.",
  "Thanks to @otto_makes for the parts ❤️",
  "Meine Werkstatt ist klein, aber sie reicht für 2 Drehbänke.",
  "مرحبا بكم في الورشة رقم 7!",
  "旋盤を直します。部品は5つです。",
  "Write to shop@example.com (we answer within 2 days)",
  "no capitals no points just 9 words of plain text",
  "I love my #workshop on Sundays.",
];
const LINES = [
  "My lamp: https://example.com/lamp?x=1&y=2",
  "https://www.example.org/a_(b)",
  "Instagram: https://instagram.com/otto.example Shop: https://example.com/shop",
  "#lathe #repair #1962Lathe",
  "0:00 Start",
  "1:15 The belt",
  "(2:40) Oil – too much",
  "1:02:03 End",
  "0:00 Start 0:50 Belt 2:00 Oil 9:59 End",
  "- 2 belts",
  "1. Clean the bed",
  "Gear I used:",
  "-----",
  "```",
  "const belts = 2;",
  "| size | 12 mm |",
  "🔥🔥🔥",
  "   ",
  "",
  "",
  "Lathe, old lathe, lathe repair, lathe, how to fix a lathe, old lathe",
];

/** A description of pieces drawn by chance, the same for the same seed. */
export function generated(seed: string): string {
  const random = seeded(seed);
  const draw = <Piece>(of: Piece[]) => of[Math.floor(random() * of.length)] as Piece;
  const lineEnd = draw(["\n", "\n", "\r\n"]);
  const lines = Array.from({ length: 1 + Math.floor(random() * 14) }, () => {
    if (random() < 0.5) return draw(LINES);
    return Array.from({ length: 1 + Math.floor(random() * 7) }, () =>
      draw([...SENTENCES, ...(random() < 0.2 ? LINES : [])]),
    ).join(" ");
  });
  return lines.join(lineEnd);
}
