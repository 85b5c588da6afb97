import { describe, expect, it } from "vitest";
import { leastTime } from "../../../../tests/support/cpu-time";
import { EXAMPLE_DESCRIPTIONS } from "../../../../tests/support/example-descriptions";
import { seeded } from "../../../numbers/chance";
import { measureDescription } from "../measures";
import { keepsEverything } from "./facts";
import { rewriteDescription } from "./rewrite";

const rewrite = (title: string, description: string) => rewriteDescription({ title, description });
/** Links of a length as they are, so that the text behind them is out of sight. */
const LINKS = `Everything I use: https://example.com/everything-i-use-this-year
Instagram: https://instagram.com/example.every.single.day
Shop: https://example.com/shop`;

it("loses only spaces and what parts chapters, whatever is pasted", () => {
  const random = seeded("pasted");
  const parts =
    'a B Hello . ! , ; : 0:00 1:30 12 # #tag @ @me https://x.io/a www. x.com ( ) [ “ " ’ - | • ``` 🔥 👨‍👩‍👧 é ß İ 中文 。 مرحبا \u202e \0 \ue000 \ud83d SHOUT <b> =1+1 $5.50 ¼ ①'
      .split(" ")
      .concat("\n", "\n\n", "\r\n", "\t", "Hey guys", "welcome back", "THIS IS", "- ", "code SAVE20");
  const draw = () => parts[Math.floor(random() * parts.length)] as string;
  const kept = (text: string) => text.match(/[^\s.,;|•·/–—-]/gu) ?? [];
  for (let run = 0; run < 200; run += 1) {
    const description = Array.from({ length: 40 }, () => draw() + (random() < 0.5 ? " " : "")).join("");
    const after = Map.groupBy(
      kept(rewriteDescription({ title: draw(), description }).rewritten),
      (char) => char,
    );
    for (const [char, all] of Map.groupBy(kept(description), (one) => one)) {
      expect(after.get(char)?.length ?? 0, JSON.stringify([char, description])).toBeGreaterThanOrEqual(
        all.length,
      );
    }
  }
});

describe("every example", () => {
  it.each(EXAMPLE_DESCRIPTIONS)("keeps everything and is not rewritten twice: $name", (one) => {
    const once = rewriteDescription(one);
    expect(keepsEverything(one.description, once.rewritten)).toEqual({ keeps: true, lost: [] });
    const twice = rewriteDescription({ ...one, description: once.rewritten });
    expect(twice.rewritten).toBe(once.rewritten);
    expect(twice.changes).toEqual([]);
  });
});

describe("the first line", () => {
  // Spec 2: "keywords in first 125 characters"
  it("becomes the paragraph that says what the video is about", () => {
    const { rewritten } = rewrite(
      "Fixing an old lathe",
      `${LINKS}\n\nI fixed an old lathe with two belts. It squeaks.\n\nBye!`,
    );
    expect(rewritten).toBe(`I fixed an old lathe with two belts. It squeaks.\n\n${LINKS}\n\nBye!`);
  });

  it("leaves the hashtags below it where they are", () => {
    const text = `${LINKS}\n\nI fixed an old lathe with two belts.\n#lathe\n\nWe went home.`;
    expect(rewrite("Fixing an old lathe", text).rewritten).toBe(
      `I fixed an old lathe with two belts.\n\n${LINKS}\n\n#lathe\n\nWe went home.`,
    );
  });

  it.each([
    ["it leans on the sentence before", "My uncle called. It is an old lathe with two belts."],
    ["another word in it stands for something", "My uncle called. I fixed an old lathe with them."],
    ["a list hangs on it", "I fixed an old lathe with few parts:\n- 2 belts"],
    ["the next paragraph leans on it", "I fixed an old lathe with two belts.\n\nThat took a week."],
    ["it stands within a paragraph", "Rain all day. I fixed an old lathe with belts. We went home."],
    [
      "a list of labels follows",
      "I fixed an old lathe with two belts.\n\nWorst part: oil\nBest part: sparks",
    ],
    ["a heading stands above it", "ABOUT US\n\nI fixed an old lathe with two belts."],
    ["its paragraph has a link", "I fixed an old lathe with two belts.\nParts: https://example.com/parts"],
    ["it answers a question", "What did I do? And why? I fixed an old lathe."],
    [
      "it asks for something",
      "Subscribe if you want an old lathe too.\n\nEvery belt was cracked, and so was the motor.",
    ],
    ["it has a link", "I fixed an old lathe, see https://example.com/lathe for parts."],
    ["it is a sponsor's", "Thanks to Oilco for sponsoring my old lathe."],
    ["it is a greeting", "Hey friends, welcome to the old lathe."],
  ])("stays as it was if %s", (_, text) => {
    const { changes, flags } = rewrite("Fixing an old lathe", `${LINKS}\n\n${text}`);
    expect(changes).toEqual([]);
    expect(flags).toContainEqual({ kind: "opening", quote: "" });
  });

  it.each([
    "#ad",
    "Werbung mit Oilco",
    "Contains paid promotion",
    "Use code LATHE20 at https://example.com/oil",
    "WARNING: flashing lights",
  ])("stays if it says who paid or warns: %s", (line) => {
    const text = `${line}\n${LINKS}\n\nI fixed an old lathe with two belts.`;
    expect(rewrite("Fixing an old lathe", text).changes).toEqual([]);
  });

  it("stays in other languages", () => {
    const text = `${LINKS}\n\nReparo un torno antiguo con dos correas nuevas. Me costó una semana y media.`;
    expect(rewrite("Reparo un torno antiguo", text).changes).toEqual([]);
  });
});

describe("what only the creator can mend", () => {
  const kinds = (title: string, text: string) => rewrite(title, text).flags.map(({ kind }) => kind);
  /** A sentence more, so that the text is not too short. */
  const MORE = "It was built in 1962, the belt had melted and the bed had a thumb of rust on it.";

  it("is a block of tags", () => {
    const tags = "lathe, old lathe, lathe repair, how to fix a lathe, lathe belt, lathe 1962, lathe oil, oil";
    expect(rewrite("Old lathe", `An old lathe. ${MORE}\n\n${tags}`).flags).toEqual([
      { kind: "tags", quote: tags },
    ]);
    expect(kinds("Old lathe", `An old lathe. ${MORE}\n\nTags:\nlathe repair oil`)).toEqual(["tags"]);
  });

  it("is not a list of things or names", () => {
    const list = "belts, oil, grease, a brush, two keys, a rag, some tea, patience, luck, a friend";
    expect(kinds("Old lathe", `An old lathe. ${MORE}\n${list}`)).toEqual([]);
    expect(
      kinds(
        "Old lathe",
        `An old lathe. ${MORE}\nCast: Ana Sol, Kit Sol, Jo Sol, Al Sol, Bo Sol, Cy Sol, Di Sol, Ed Sol`,
      ),
    ).toEqual([]);
  });

  it("is a text in capitals, and a hashtag nobody searches for", () => {
    expect(
      kinds("Old lathe", `THIS OLD LATHE IS THE BEST THING I HAVE EVER BOUGHT! ${MORE.toUpperCase()}`),
    ).toEqual(["capitals"]);
    expect(
      rewrite("Old lathe", `My old lathe runs again. ${MORE}\n#todaysvideo #lathe #NewVideo`).flags,
    ).toEqual([{ kind: "hashtags", quote: "#todaysvideo #NewVideo" }]);
  });

  it.each([
    ["video about how i paid off my debt", ["short", "repeats"]],
    ["In this video I talk about how I paid off my debt! I hope you guys enjoy it.", ["short", "repeats"]],
    ["How I paid off my debt with two envelopes.\n\n0:00 Rent\n1:00 Food\n2:00 Rest", ["short"]],
    ["I paid off my debt in 26 months on a teacher's salary. You see the sheet and two mistakes I made.", []],
  ])("is a text of less than two sentences: %j", (text, expected) => {
    expect(kinds("How I paid off my debt", text)).toEqual(expected);
  });

  it.each([
    "Welcome back to my channel!",
    "Subscribe for more!",
    "New video!",
    "¡Hola a todos y bienvenidos!",
  ])("is a first sentence that says nothing about the video: %j", (first) => {
    const rest = `The old lathe runs again. ${MORE}`;
    expect(rewrite("Old lathe", `${first} ${rest}`).flags).toEqual([{ kind: "opening", quote: first }]);
    expect(kinds("Old lathe", `Who wins? ${rest}`)).toEqual([]);
    expect(kinds("Old lathe", `#ad Thanks to Oilco for the oil. ${rest}`)).toEqual([]);
  });

  it("is a list of links above what the video is about, unless it says who paid", () => {
    const said = "No talking, I pack forty orders of crochet frogs. Each gets a card and a sticker.";
    const flagged = (links: string) =>
      rewrite("Packing orders of crochet frogs", `${links}\n\n${said}`).flags;
    const links = "✨ shop: https://littlemoss.example ✨\n✨ tiktok: https://tiktok.com/@littlemoss ✨";
    expect(flagged(links)).toEqual([{ kind: "opening", quote: "✨ shop: https://littlemoss.example ✨" }]);
    expect(flagged("✨ shop: https://littlemoss.example ✨")).toEqual([]);
    expect(flagged("Sponsored: https://moss.example\nSponsored: https://frog.example")).toEqual([]);
  });

  it("is a sixth hashtag: the three closest to the title stay", () => {
    const five = "#machines #oldlathe #fyp #restoration #belt";
    const text = `My old lathe runs again. ${MORE}`;
    expect(kinds("Old lathe", `${text}\n${five}`)).toEqual(["hashtags"]);
    expect(rewrite("Old lathe", `${text}\n${five} #lathe`).flags).toEqual([
      { kind: "excess", quote: "#oldlathe #lathe #belt" },
    ]);
  });

  it("is a list of requests, and not one breath of two", () => {
    const text = `My old lathe runs again. ${MORE}\n\nLike and subscribe!`;
    expect(kinds("Old lathe", text)).toEqual([]);
    expect(rewrite("Old lathe", `${text} Follow me on my other channel.`).flags).toEqual([
      { kind: "asks", quote: "like, subscribe, follow" },
    ]);
  });
});

describe("hashtags to add", () => {
  const suggested = (title: string, description: string) => rewrite(title, description).suggestedHashtags;

  it("take no age for a name", () => {
    const said = "My 5 year old plans our weekend, and it is chaos.";
    expect(suggested("I let my 5 year old plan our weekend", said)).toEqual([]);
  });

  it("are not cut out of what the title says", () => {
    const workout = "Join me for this full body workout. It is a full body workout at home.";
    expect(suggested("30 minute full body workout (no equipment)", workout)).toEqual([]);
    expect(suggested("Vlogmas day 12", "It is vlogmas day 12, and we bake on vlogmas day.")).toEqual([]);
  });

  it("take no word for a name in a part of the title in which most have capitals", () => {
    const text = "A full body workout. The Home of it. Home. Docker runs it. Docker stops.";
    expect(suggested("Full Body Workout Home | 20 min, no equipment", text)).not.toContain("#home");
    expect(suggested("My morning Docker | Full Body Workout", text)).toContain("#docker");
  });

  it("are words of the title that the text says, too, and names that it says twice", () => {
    const knives = "Kitchen knives need a mug.";
    expect(suggested("Sharpening kitchen knives in Lisbon", knives)).toEqual(["#kitchenknives"]);
    const docker = "Docker builds. Docker runs.";
    expect(suggested("Kitchen knives and my Lisbon flat", docker)).toEqual([]);
    expect(suggested("Sharpening kitchen knives, then Docker", docker)).toEqual(["#docker"]);
    expect(suggested("Sharpening kitchen knives, then Docker", "Docker stops.")).toEqual([]);
  });

  it.each([
    ["Building a shed with Tom", "Tom saws. Tom sings. A shed stands."],
    ["A shed for Tom's birthday", "Tom saws, Tom sings, and I watch."],
    ["A winter night in a tent", "A winter night in a tent at minus nine."],
    ["A day in Lisbon", "Lisbon is steep. Lisbon is bright. In Lisbon we eat."],
  ])("are no names of people or places passed by, and nothing of the title repeated: %s", (title, text) => {
    expect(suggested(title, text)).toEqual([]);
  });

  it.each([
    ["Today's video is my first vlog", "Today's video is my first vlog."],
    ["I QUIT MY JOB", "I quit my job."],
    ["Reparar una bicicleta antigua en Cádiz", "Una bicicleta antigua en la calle, y yo con ella."],
    ["Kitchen knives", "Kitchen knives.\n#a #b #c"],
  ])("are not made of %j", (title, text) => {
    expect(suggested(title, text)).toEqual([]);
  });
});

describe("chapters, links and lists", () => {
  it("in one line are put on lines of their own", () => {
    const text = "I fix a lathe. Chapters: 0:00 Oil | 1:10 Belt | 2:20 End";
    expect(rewrite("Fixing a lathe", text).rewritten).toBe(
      "I fix a lathe.\n\nChapters:\n0:00 Oil\n1:10 Belt\n2:20 End",
    );
  });

  it("ends the last chapter before a drawn line", () => {
    const text = "I fix a lathe. Chapters: 0:00 Oil 1:10 Belt 2:20 End ▬▬▬▬▬▬ Shop: https://example.com/shop";
    expect(rewrite("Fixing a lathe", text).rewritten).toBe(
      "I fix a lathe.\n\nChapters:\n0:00 Oil\n1:10 Belt\n2:20 End\n\n▬▬▬▬▬▬ Shop: https://example.com/shop",
    );
  });

  it("stay in one line if nobody can tell where the last chapter ends", () => {
    const text = `0:00 Oil 1:10 Belt 2:20 The end ${"and on and on ".repeat(8)}`;
    expect(rewrite("Fixing a lathe", `A lathe. ${text}`).changes).toEqual([]);
  });

  it("stay as they are, with times of day and code", () => {
    for (const text of [
      "I fix a lathe.\n0:15 Start\n1:20 The belt https://example.com/belt\n2:00 End",
      "I fix a lathe.\n\nStream every Friday at 20:00\n\nChapters\n0:00 a\n0:30 b\n1:00 c",
      "I fix a lathe.\n```\na\n\n\n\nb\n```",
    ])
      expect(rewrite("Fixing a lathe", text)).toMatchObject({ rewritten: text, changes: [] });
  });
});

describe("a wall of text", () => {
  it("keeps a sponsor's block whole, with the sentences between its offers", () => {
    const wall =
      "Sourdough is easier than people say. This video is sponsored by Flourly. Every bag is ground on the day. Use code BREAD10 for 10% off. Feed your starter every morning for a week with equal parts of flour and water. Wait until it doubles. Fold the dough four times and leave the bowl in the fridge overnight. Bake for 45 minutes in a hot pot with the lid on.";
    expect(rewrite("Sourdough", wall).rewritten).toBe(wall.replace(" Fold the dough", "\n\nFold the dough"));
  });

  it("stays whole if every sentence leans on the one before", () => {
    const wall = `My uncle bought a lathe. ${"It squeaked. Then he oiled it. ".repeat(12)}`.trim();
    expect(rewrite("A lathe", wall).changes).toEqual([]);
  });
});

describe("odd input", () => {
  it.each([
    ["nothing", ""],
    ["spaces", " \n \n"],
    ["only emoji", "🔥🔥🔥"],
    ["one word", "bread"],
    ["only links", "https://example.com/a\nhttps://example.com/b"],
  ])("comes back unchanged: %s", (_, description) => {
    const made = rewrite("Fixing a lathe", description);
    expect(made).toMatchObject({ rewritten: description, changes: [] });
  });
});

const CHARACTERS = 5000;
const stamp = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`;
const each = (of: (at: number) => string) =>
  Array.from({ length: CHARACTERS }, (_, at) => of(at))
    .join("")
    .slice(0, CHARACTERS);

it.each([
  ["the examples", EXAMPLE_DESCRIPTIONS.map(({ description }) => description).join("\n\n")],
  ["one word", "a".repeat(CHARACTERS)],
  ["one number", "1".repeat(CHARACTERS)],
  ["timestamps", each((at) => `${stamp(11 * at)} a\n`)],
  ["Chinese sentences of one character", each((at) => `${String.fromCharCode(0x4e00 + (at % 5000))}。`)],
  ["one sentence of clauses", "we go there, and we do it, but they do not see it, so I go home ".repeat(80)],
])(
  "measures and rewrites 5,000 characters in under 50 ms of CPU time: %s",
  (_name, all) => {
    const text = all.slice(0, CHARACTERS);
    const work = () => {
      measureDescription({ title: "Old lathe", description: text });
      rewriteDescription({ title: "Old lathe", description: text });
    };
    expect(leastTime(work, 50)).toBeLessThan(50);
    // A measurement is repeated for up to ten seconds.
  },
  15_000,
);

it("begins with the text, not with the line that parted it from the hashtags", () => {
  const text = "My old lathe runs again, and I show each of the parts that I had to make for it.";
  expect(rewrite("Old lathe", `#lathe #metal\n\n--------------\n${text}`).rewritten).toBe(
    `${text}\n\n#lathe #metal`,
  );
});

it("parts the last chapter from the label of a link, with a space before its colon, too", () => {
  const line =
    "A night of techno. 0:00 Ann Lee 1:06 Bo Mason 2:06 Cy Khin More concerts on our site : https://example.com";
  expect(rewrite("A night of techno", line).rewritten).toContain("\n2:06 Cy Khin\n");
});

it("finds nothing about the video in names of links and headings", () => {
  const links =
    "STUDY MORE\n======\nEnglish with Ann - https://example.com/a\n\n365-day English plan:\nhttps://example.com/b";
  const kinds = rewrite("How to speak English with anyone", links).flags.map(({ kind }) => kind);
  expect(kinds).toEqual(["thin"]);
});
