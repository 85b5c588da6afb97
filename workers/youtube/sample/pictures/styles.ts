import { blocks, brackets, lamps, loop, nested, orbit } from "./code";
import { cards, cells, envelope, keys, network, scribble, talk, tiles } from "./desk";
import { bowl, boxes, leaves, pan, plate, steam } from "./kitchen";
import { aperture, beam, curve, hills, night, street, window } from "./light";
import { arches, columns, lanes, mat, steps, weights } from "./movement";
import type { Palette, Picture } from "./picture";

/** How the thumbnails of a topic look: its palettes, and the pictures that hint at each sub-topic. */
interface Style {
  palettes: readonly [Palette, ...Palette[]];
  pictures: Record<string, readonly Picture[]>;
}

const palette = (paper: string, ink: string, main: string, spark: string, quiet: string): Palette => ({
  paper,
  ink,
  main,
  spark,
  quiet,
});

const styles: Record<string, Style> = {
  ai: {
    palettes: [
      palette("#f3efe6", "#1d2340", "#4653d8", "#f2a65a", "#cdd3f6"),
      palette("#1b2040", "#f4f0e8", "#7f8cff", "#ffb86b", "#343b6e"),
      palette("#dfe4fb", "#1d2340", "#2f3aa8", "#e8663d", "#b4bef3"),
    ],
    pictures: {
      "Prompt writing": [talk, keys, scribble],
      "AI agents": [network, loop],
      "Meeting notes": [lamps, talk],
      "Email and inbox": [envelope],
      "Notes and research": [cards, scribble],
      Spreadsheets: [cells, columns],
      "Slides and presentations": [columns, cards],
      "Local models": [nested, keys],
    },
  },
  react: {
    palettes: [
      palette("#eaf3f4", "#0f2a33", "#0e8fa8", "#f26b4e", "#bfe3e8"),
      palette("#0f2a33", "#eef6f4", "#35c3d6", "#ff8f6b", "#1d4a57"),
      palette("#fbe9dc", "#132f3a", "#0b7285", "#f09a4f", "#f3cfb6"),
    ],
    pictures: {
      "Project builds": [nested, blocks, columns],
      Hooks: [loop, orbit],
      "Server components": [blocks, cards],
      "TypeScript with React": [brackets],
      Testing: [lamps, cells],
      "State management": [orbit, network],
      Performance: [columns, lanes],
    },
  },
  fitness: {
    palettes: [
      palette("#fdeee4", "#3a1420", "#e5484d", "#ffb224", "#f6cbb9"),
      palette("#341220", "#fff1e6", "#ff6b5e", "#ffc53d", "#64243a"),
      palette("#e8f1e4", "#16302a", "#2a9d7c", "#f0532d", "#bcdcc4"),
    ],
    pictures: {
      "Home workouts": [arches, mat, window],
      Walking: [steps, hills],
      Running: [lanes, hills],
      "Gym strength": [weights],
      "Mobility for desk workers": [arches, mat],
      "Eating for beginners": [bowl, plate],
      "Fitness over 50": [steps, arches],
    },
  },
  cooking: {
    palettes: [
      palette("#f6f2df", "#24331c", "#5b8c3a", "#e4572e", "#d5dfae"),
      palette("#213021", "#f7f2dd", "#9cc25a", "#f2793d", "#3f5a3b"),
      palette("#fbe3d0", "#3b2417", "#c8452b", "#e9a820", "#efc1a2"),
    ],
    pictures: {
      "Meal prep": [boxes, plate, bowl],
      "High fiber": [leaves, bowl],
      "One-pan dinners": [pan],
      Breakfasts: [hills, bowl],
      "Beans and lentils": [lamps, steam],
      "Soups and broths": [steam, bowl],
      "Healthy family dinners": [plate, pan],
    },
  },
  photo: {
    palettes: [
      palette("#efece6", "#1c1c22", "#3c5a78", "#d9542b", "#cfc9bb"),
      palette("#15171f", "#f2ede3", "#5d7fa3", "#f0a13a", "#2c3140"),
      palette("#d8e1e6", "#16222b", "#22577a", "#f4845f", "#aec4ce"),
    ],
    pictures: {
      "Portrait lighting": [beam, window],
      "Phone photography": [cards, hills],
      "Night sky": [night],
      "Street photography": [street],
      "Editing raw files": [curve, scribble],
      "Landscape composition": [hills],
      "Choosing lenses": [aperture],
    },
  },
};

const plain: Style = {
  palettes: [palette("#efece6", "#1c1c22", "#3c5a78", "#d9542b", "#cfc9bb")],
  pictures: {},
};

/** The style of a topic by its key; a plain one for a key that has none. */
export function findStyle(topicKey: string): Style {
  return styles[topicKey] ?? plain;
}

/** The pictures for a sub-topic: a pattern of tiles for one that has none of its own. */
export function findPictures(style: Style, subTopic: string | undefined): readonly Picture[] {
  return (subTopic && style.pictures[subTopic]) || [tiles];
}
