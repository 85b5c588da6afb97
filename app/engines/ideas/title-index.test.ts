import { expect, it } from "vitest";
import { findAlike } from "./likeness";
import { titleIndex } from "./title-index";
import { indexTerms } from "./title-terms";

/** Sixty uploads, the oldest of a series that the channel has not made for long. */
const TITLES = [
  "Sourdough for beginners: the starter",
  "Sourdough: shaping a loaf",
  ...Array.from(
    { length: 56 },
    (_, at) => `Garden diary ${at}: ${["beets", "leeks", "compost", "hens"][at % 4]}`,
  ),
  "Do this ASAP before the frost",
  "How he burgers his way through lunch",
];
const index = titleIndex(indexTerms(TITLES));
const like = (idea: string) => findAlike(index.find(idea)).map(({ at }) => TITLES[at]);

it("finds an upload of the subject however old it is", () => {
  expect(like("sourdough")).toEqual(["Sourdough: shaping a loaf", "Sourdough for beginners: the starter"]);
});

it.each(["do this in june", "asap recipes"])("ties nothing together by fillers: %s", (idea) => {
  expect(like(idea)).toEqual([]);
});

it.each([
  ["Garden diary: what the hens ate", "Garden diary 55: hens"],
  ["shaped sourdough loafs", "Sourdough: shaping a loaf"],
])("knows the series and other forms of a word: %s", (idea, title) => {
  expect(like(idea)).toContain(title);
});

it("has the title of the same words first, however old", () => {
  const same = "Espresso without a machine";
  const titles = [same, ...OTHERS, "Descaling your espresso machine", "The cheapest espresso machine"];
  const found = findAlike(titleIndex(indexTerms(titles)).find(same)).map(({ at }) => titles[at]);
  expect(found[0]).toBe(same);
});

it("looks at the first titles alone", () => {
  expect(index.find("sourdough", 1).map(({ at }) => at)).toEqual([0]);
});

const shown = (titles: string[], idea: string) =>
  findAlike(titleIndex(indexTerms(titles)).find(idea)).map(({ at }) => titles[at]);
/** Titles of other subjects, so that no word is in most of them. */
const OTHERS = [
  "Fixing a lathe",
  "Why bees swarm",
  "Tying knots",
  "A walk in Oslo",
  "Painting doors",
  "Rye bread",
];

it.each([
  ["another person of nearly the name", "gabriela cooks", "Podcast with Gabriel"],
  ["a word of the same stem", "fighter jets", "Learn every fighting stance"],
  ["a word with another ending", "stealth rules", "Five things to steal from Oslo"],
  ["what a word only begins", "advent calendar", "Adventures in a hotel"],
  ["who believes in what it names", "socialist cities", "Social life of bees"],
  ["a verb in two forms", "comedians figured", "She just figured it out"],
  [
    "one word late in a title of something else",
    "oslo hotel breakfast",
    "The best budget snowboard for Oslo",
  ],
  ["the word before of", "league of legends", "Rocket league in the garden"],
  ["a word with other marks", "son môi", "Năm mới"],
  ["the first half of a compound", "수제버거", "신기한 수제캔디 만들기"],
  ["a word of any channel that begins the title", "python snakes zoo tour", "Python lists"],
])("ties nothing together by %s", (_, idea, title) => {
  expect(shown([...OTHERS, title], idea)).not.toContain(title);
});

it.each([
  ["two subjects", "sharpening chisel steel", "My favorite way of sharpening any chisel"],
  ["the subject its title begins with", "sourdough in winter", "Sourdough starter for beginners"],
  ["the channel's subject and its format", "rust quiz", "Quiz about Rust"],
  ["a word of any channel that is half of the idea", "python lathe", "Learning Python slowly"],
  ["a compound", "sauerteigbrot einfrieren", "Sauerteig im Kühlschrank"],
  ["a subject of two letters within such a sentence", "咖啡", "冬日午後，來杯暖暖的雲南咖啡吧"],
  ["two of its three letters", "做豆腐", "井水點豆腐，天下唯石屏"],
  ["a name that ends as adjectives do", "hellfest in winter", "Hellfest 2023"],
  ["a verb that lost its e", "smoked brisket", "How I smoke a brisket"],
  ["a word with a particle", "떡볶이를", "떡볶이는 역시 시장"],
  ["a subject within a sentence without spaces", "比特幣為什麼大漲", "【震撼】美國希望比特幣"],
])("ties an idea to an upload by %s", (_, idea, title) => {
  expect(shown([...OTHERS, title], idea)).toContain(title);
});

it("shows one upload that shares a single subject, and none beside what shares two", () => {
  const titles = [...OTHERS, ...OTHERS, "Chisel basics", "Chisel racks", "Sharpening a chisel"];
  expect(shown(titles, "chisel magic")).toHaveLength(1);
  expect(shown(titles, "sharpening chisel")).toEqual(["Sharpening a chisel"]);
});

it("knows a series whose name tells nothing by its words, from three on, the newest first", () => {
  const series = ["Deux amis - “Entre Nous” #1", "Entre nous, la pluie", "Une ferme | Entre Nous"];
  expect(shown([...OTHERS, ...OTHERS, ...series], "entre nous")).toEqual(series.toReversed());
  expect(shown([...OTHERS, ...OTHERS, ...series.slice(1)], "entre nous")).toEqual([]);
  // Nothing is named by how sentences begin.
  expect(shown([...OTHERS, ...OTHERS, "How to swim", "How to row", "How to sail"], "how to")).toEqual([]);
});

it("prefers what has all words of an idea of which one alone tells, however old it is", () => {
  const newer = Array.from({ length: 70 }, (_, at) => `Rye by hand ${at}`);
  const titles = [...OTHERS, "A loaf | Rye and All #1", "A roll | Rye and All #2", ...OTHERS, ...newer];
  expect(shown(titles, "rye and all")).toEqual(["A roll | Rye and All #2", "A loaf | Rye and All #1"]);
});

it("knows a format by how titles begin, from three on, the newest first", () => {
  const titles = [...OTHERS, "The Economy of Oslo", "Economy of Rye", "The Economy of Bees"];
  expect(shown(titles, "the economy of portugal")).toEqual(titles.slice(-3).reverse());
  // Of two that share the word before "of", each may be of anything.
  expect(shown([...titles.slice(0, -1), ...OTHERS], "the economy of portugal")).toEqual([]);
  const last = ["Last to leave the barn", "Last to leave Oslo wins", "Last to leave a kiln"];
  expect(shown([...OTHERS, ...last], "last to leave the sauna")).toEqual(last.toReversed());
  const how = ["How to swim far", "How to swim in Oslo", "How to swim at night"];
  expect(shown([...OTHERS, ...how], "how to be a baker")).toEqual([]);
});
