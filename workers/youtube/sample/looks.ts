import { NICHES } from "../../../app/functions/competitor-monitor/pool";
import {
  once,
  oneOf,
  readCells,
  readEntries,
  readRows,
  text,
  words,
} from "../../../app/functions/desk/text-table";
import { PICTURES, type Picture } from "./pictures";
import type { Palette } from "./shapes";

/** What a thumbnail can be drawn with: its id picks one of each. */
export interface Look {
  palettes: Palette[];
  pictures: Picture[];
}

const pictures = (cell: string) => words(cell).map(oneOf(PICTURES));

/** By topic: its palettes (paper, ink, main, spark and quiet), and the pictures that hint at each sub-topic. */
const TOPIC_TABLE = `
ai
  #f3efe6 #1d2340 #4653d8 #f2a65a #cdd3f6
  #1b2040 #f4f0e8 #7f8cff #ffb86b #343b6e
  #dfe4fb #1d2340 #2f3aa8 #e8663d #b4bef3
  Prompt writing | talk, keys, scribble
  AI agents | network, loop
  Meeting notes | lamps, talk
  Email and inbox | envelope
  Notes and research | cards, scribble
  Spreadsheets | cells, columns
  Slides and presentations | columns, cards
  Local models | nested, keys
react
  #eaf3f4 #0f2a33 #0e8fa8 #f26b4e #bfe3e8
  #0f2a33 #eef6f4 #35c3d6 #ff8f6b #1d4a57
  #fbe9dc #132f3a #0b7285 #f09a4f #f3cfb6
  Project builds | nested, blocks, columns
  Hooks | loop, orbit
  Server components | blocks, cards
  TypeScript with React | brackets
  Testing | lamps, cells
  State management | orbit, network
  Performance | columns, lanes
fitness
  #fdeee4 #3a1420 #e5484d #ffb224 #f6cbb9
  #341220 #fff1e6 #ff6b5e #ffc53d #64243a
  #e8f1e4 #16302a #2a9d7c #f0532d #bcdcc4
  Home workouts | arches, mat, window
  Walking | steps, hills
  Running | lanes, hills
  Gym strength | weights
  Mobility for desk workers | arches, mat
  Eating for beginners | bowl, plate
  Fitness over 50 | steps, arches
cooking
  #f6f2df #24331c #5b8c3a #e4572e #d5dfae
  #213021 #f7f2dd #9cc25a #f2793d #3f5a3b
  #fbe3d0 #3b2417 #c8452b #e9a820 #efc1a2
  Meal prep | boxes, plate, bowl
  High fiber | leaves, bowl
  One-pan dinners | pan
  Breakfasts | hills, bowl
  Beans and lentils | lamps, steam
  Soups and broths | steam, bowl
  Healthy family dinners | plate, pan
photo
  #efece6 #1c1c22 #3c5a78 #d9542b #cfc9bb
  #15171f #f2ede3 #5d7fa3 #f0a13a #2c3140
  #d8e1e6 #16222b #22577a #f4845f #aec4ce
  Portrait lighting | beam, window
  Phone photography | cards, hills
  Night sky | night
  Street photography | street
  Editing raw files | curve, scribble
  Landscape composition | hills
  Choosing lenses | aperture
`;

const topics = once(() => new Map(readEntries(TOPIC_TABLE).map(({ head, lines }) => [head, lines])));

function palettesOf(topic: string): Palette[] {
  return (topics().get(topic) ?? ["#efece6 #1c1c22 #3c5a78 #d9542b #cfc9bb"])
    .filter((line) => line.startsWith("#"))
    .map((line) =>
      readCells(line.split(" "), { paper: text, ink: text, main: text, spark: text, quiet: text }),
    );
}

/** The look of a topic's video: a plain palette for an unknown topic, tiles for an unknown sub-topic. */
export function topicLook(topic: string, subTopic: string | undefined): Look {
  const line = topics()
    .get(topic)
    ?.find((one) => one.startsWith(`${subTopic} | `));
  return {
    palettes: palettesOf(topic),
    pictures: line ? readCells([line], { subTopic: text, pictures }).pictures : ["tiles"],
  };
}

/** Whose colors the thumbnails of a niche borrow, and what is drawn on them. */
const NICHE_TABLE = `
baking | cooking | bowl, steam, plate, pan
woodworking | fitness | boxes, mat, arches, columns
money | ai | columns, cells, cards
homelab | react | nested, network, blocks, loop
languages | ai | talk, cards, scribble
gardening | cooking | leaves, hills
photography | photo | aperture, beam, curve, window
running | fitness | lanes, steps, hills
travel | photo | hills, street, night
history | photo | arches, scribble, window
gaming | react | tiles, keys, lamps
parenting | fitness | tiles, arches, lamps
`;

export const nicheLooks = once(() => {
  const rows = readRows(NICHE_TABLE, { niche: oneOf(NICHES), topic: text, pictures });
  return new Map<string, Look>(
    rows.map(({ niche, topic, pictures }) => [niche, { palettes: palettesOf(topic), pictures }]),
  );
});
