import { pick } from "../../numbers/chance";
import { seeded } from "../../numbers/seeded";
import { NICHES, type Niche } from "./sample";

/** Beginnings of words that say what a channel is about. */
const SIGNS: Record<Niche, string> = {
  baking: "bak bread crumb dough sourdough pastry cake cook kitchen recipe food chef",
  woodworking: "wood workshop offcut carpent joiner timber plywood diy maker build craft",
  money: "money financ invest budget saving wealth shoebox frugal stock econom business",
  homelab: "server homelab lab tech code coding dev linux network self-host program comput ai",
  languages: "languag polyglot spanish french german japanese english polish speak vocab",
  gardening: "garden plant grow allotment compost seed flower botan farm",
  photography: "photo camera lens film portrait light cinema video",
  running: "run fit gym train workout marathon yoga sport health muscle strength",
  travel: "travel trip train backpack wander rail abroad nomad journey",
  history: "histor medieval archive ancient museum castle war",
  gaming: "gam play quest speedrun pixel console esport",
  parenting: "parent family kid child baby mum mom dad toddler",
};

/**
 * What a channel is about, as far as its name tells; a name that tells nothing gets one of the niches by chance,
 * always the same.
 */
export function nicheOf(name: string): Niche {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  for (const niche of NICHES) {
    const signs = SIGNS[niche].split(" ");
    if (words.some((word) => signs.some((sign) => begins(word, sign)))) return niche;
  }
  return pick(seeded(name), NICHES);
}

/** A short sign has to be the whole word: "ai" is no "aisle", "war" no "warm". */
function begins(word: string, sign: string): boolean {
  return sign.length > 3 ? word.startsWith(sign) : word === sign || word === `${sign}s`;
}
