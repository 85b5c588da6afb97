import { describe, expect, it } from "vitest";
import { findBlocks } from "./blocks";
import { isDated } from "./line-kinds";
import { appendBlocks } from "./write";

const FOOT = `📸 MY GEAR
Camera: https://amzn.to/a7c
Lens: https://amzn.to/3520

Follow me:
Instagram: https://instagram.com/tom?igsh=1
https://tiktok.com/@tom

Some links are affiliate links: I earn a commission at no cost to you.
Subscribe for a new film every Friday!`;

/** Newest first, a week apart. */
const uploads = (...texts: string[]) =>
  texts.map((text, at) => ({ text, at: new Date(Date.UTC(2026, 10, 20 - 7 * at)).toISOString() }));
const kinds = (...texts: string[]) =>
  findBlocks(uploads(...texts)).blocks.map(({ kind, text }) => [kind, text]);

describe("findBlocks", () => {
  it("parts what recurs by what it is for, as the newest description has it", () => {
    const older = FOOT.replace("igsh=1", "igsh=zzz&utm_source=yt");
    const { of, blocks } = findBlocks(
      uploads(
        `I walk 40 km in a day.\n0:00 Start\n5:00 End\n\n${FOOT}\n\n#hiking #wales #day`,
        `A week of rain.\n0:00 Start\n\n${older}\n\n#hiking #rain #wales`,
        "No links here.",
        `A tent in the snow.\n\n${FOOT}\n#Hiking`,
      ),
    );
    expect(of).toBe(4);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      "gear",
      "socials",
      "disclosure",
      "subscribe",
      "hashtags",
    ]);
    expect(blocks[0]).toEqual({
      kind: "gear",
      text: "📸 MY GEAR\nCamera: https://amzn.to/a7c\nLens: https://amzn.to/3520",
      count: 3,
      lastAt: "2026-11-20T00:00:00.000Z",
    });
    expect(blocks[1]?.text).toBe(
      "Follow me:\nInstagram: https://instagram.com/tom?igsh=1\nhttps://tiktok.com/@tom",
    );
    expect(blocks[4]?.text).toBe("#hiking #wales");
  });

  it("wants as many descriptions as it is asked for", () => {
    const texts = uploads(FOOT, FOOT, "Other.");
    expect(findBlocks(texts, 3)).toEqual({ of: 3, blocks: [] });
    expect(findBlocks(texts, 2).blocks).toHaveLength(4);
    expect(findBlocks(uploads(FOOT)).blocks).toEqual([]);
    expect(findBlocks([])).toEqual({ of: 0, blocks: [] });
  });

  it.each([
    ["a discount with an end", "Get 20% off my presets until Sunday: https://example.com/presets"],
    ["a date", "Live show on 12 December: https://example.com/live"],
    ["a date in numbers", "Nächster Termin 03.12.2026: https://example.com/termin"],
    ["this week", "Out this week: https://example.com/book"],
    ["a week in Spanish", "Oferta de esta semana: https://example.com/curso"],
    ["a greeting", "Hey everyone and welcome back to the channel of all channels!"],
    ["a chapter", "0:00 Intro"],
    ["a short phrase", "Enjoy!"],
  ])("offers nothing dated or of one video: %s", (_what, line) => {
    expect(kinds(`One.\n\n${line}`, `Two.\n\n${line}`)).toEqual([]);
  });

  it("offers no number that counts up, and takes the newest of others", () => {
    expect(
      kinds("Episode 13 of my slow house: https://e.com/l", "Episode 12 of my slow house: https://e.com/l"),
    ).toEqual([]);
    expect(kinds("Join 12,400 members: https://e.com/j", "Join 9,100 members: https://e.com/j")).toEqual([
      ["links", "Join 12,400 members: https://e.com/j"],
    ]);
  });

  it("offers no sponsor that the newest description has not, and nothing that the newest have dropped", () => {
    const sponsor = "Thanks to Acme for sponsoring: https://example.com/acme?code=tom";
    const shop = "My shop: https://example.com/shop";
    const old = `Old.\n\n${sponsor}\n${shop}`;
    expect(kinds(`New.\n\n${shop}`, old, old)).toEqual([["links", shop]]);
    expect(kinds(old, old)).toEqual([
      ["offer", sponsor],
      ["links", shop],
    ]);
    expect(kinds("A", "B", "C", old, old, old)).toEqual([]);
  });

  it("tells links of different videos apart", () => {
    expect(kinds("Next: https://youtube.com/watch?v=aaa", "Next: https://youtube.com/watch?v=bbb")).toEqual(
      [],
    );
  });

  it("keeps one block where the newest has a line of its own in between", () => {
    const gear = ["My gear:", "Camera: https://amzn.to/1", "Mic: https://amzn.to/2"];
    const made = kinds(gear.toSpliced(2, 0, "The saw: https://amzn.to/3").join("\n"), gear.join("\n"));
    expect(made).toEqual([["gear", gear.join("\n")]]);
  });

  it.each([
    [
      "German",
      "Meine Ausrüstung:\nKamera: https://example.com/k\n\nFolgt mir auf Instagram: @bert\n\nAbonniert den Kanal!",
      ["gear", "socials", "subscribe"],
    ],
    [
      "Spanish",
      "Suscríbete: https://youtube.com/@ana?sub_confirmation=1\n\nMis redes sociales:\nhttps://instagram.com/ana",
      ["subscribe", "socials"],
    ],
    [
      "Japanese",
      "チャンネル登録はこちら\nhttps://youtube.com/@hana?sub_confirmation=1\n\n毎週、京都の小さな台所から家庭料理をお届けしています",
      ["subscribe", "about"],
    ],
    ["Portuguese", "Inscreva-se no canal!\n\nEquipamento:\nCâmera: https://amzn.to/9", ["subscribe", "gear"]],
  ])("reads %s", (_language, foot, expected) => {
    expect(kinds(`A.\n\n${foot}`, `B.\n\n${foot}`).map(([kind]) => kind)).toEqual(expected);
  });

  it.each([
    ["a heading without a colon above its links", "🔧 Tools I use\nEditor: https://example.com/e", ["gear"]],
    ["accounts by their short names", "ig: @lotte\ntt: @lotte", ["socials"]],
    ["a year that the newest has anew", "© 2026 Roe Records", ["disclosure"]],
  ])("keeps %s", (_what, foot, expected) => {
    const older = foot.replace("2026", "2025");
    expect(kinds(`A.\n\n${foot}`, `B.\n\n${older}`)).toEqual([[expected[0], foot]]);
  });

  it("puts no heading of one video's lines above another list", () => {
    const socials = "Follow me\nhttps://instagram.com/roe";
    expect(kinds(`Lyrics:\nSalt\n\n${socials}`, `Lyrics:\nHarbor\n\n${socials}`)).toEqual([
      ["socials", socials],
    ]);
  });

  it("bounds what it offers", () => {
    const many = Array.from(
      { length: 30 },
      (_, at) => `Link ${"abcdefghij"[at % 10]}${"klm"[at % 3]}: https://example.com/${at}`,
    );
    expect(kinds(many.join("\n\n"), many.join("\n\n"))).toHaveLength(8);
    const long = `https://example.com/${"x".repeat(3000)}`;
    expect(kinds(long, long)).toEqual([]);
  });
});

describe("appendBlocks", () => {
  const shop = "My shop: https://example.com/shop";
  it("puts blocks below the text and above the hashtags that end it", () => {
    expect(appendBlocks("Bread.\n\n#bread", [shop, "#baking #Bread"])).toEqual({
      text: `Bread.\n\n${shop}\n\n#bread #baking`,
      added: [shop, "#baking #Bread"],
      left: 0,
    });
    expect(appendBlocks("Bread.\n", ["#baking"]).text).toBe("Bread.\n\n#baking");
    expect(appendBlocks("", [shop]).text).toBe(shop);
    expect(appendBlocks("#bread", [shop]).text).toBe(`${shop}\n\n#bread`);
  });

  it("adds nothing that mostly stands there, and nothing beyond 5,000 characters", () => {
    expect(appendBlocks(`Bread.\n${shop}?utm_source=yt`, [shop]).added).toEqual([]);
    expect(appendBlocks("Bread. #BAKING", ["#baking"]).added).toEqual([]);
    const long = "x".repeat(4980);
    expect(appendBlocks(long, [shop, "#baking"])).toEqual({
      text: `${long}\n\n#baking`,
      added: ["#baking"],
      left: 1,
    });
  });
});

describe("isDated", () => {
  it.each([
    "New videos every Tuesday",
    "Until next time, keep baking",
    "Start today",
    "3 markers and 2 pens",
    "May the force be with you",
    "Version 1.2.3",
  ])("does not take for dated: %s", (line) => {
    expect(isDated(line)).toBe(false);
  });
});
