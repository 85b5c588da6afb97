import { describe, expect, it } from "vitest";
import { EXAMPLE } from "../../../functions/description-rewriter/example";
import { makeRewrite } from "../../../functions/description-rewriter/own-rewrite";
import { keptText, writeFinding, writeTodo } from "./finding";

/** A sentence more, so that a text is not too short. */
const MORE = "You see both stones, the angle I hold and how the edge cuts paper at the end.";

const found = (title: string, description: string, keywords: string[] = []) =>
  writeFinding(makeRewrite({ title, description, keywords }));

describe("the finding", () => {
  it("says which keywords are now in the first 125 characters", () => {
    expect(writeFinding(makeRewrite(EXAMPLE))).toMatch(
      /^\d safe changes: your first 125 characters now name both keywords, up from 0\.$/,
    );
  });

  it.each([
    ["video about how i paid off my debt", "it says no more than the title"],
    [
      "How I paid off my debt with two envelopes and a jar.",
      "search has little more than the title to go by",
    ],
  ])("says that a text is too short to be found, and does not praise it: %j", (text, why) => {
    const made = makeRewrite({ title: "How I paid off my debt", description: text, keywords: [] });
    expect(writeFinding(made)).toBe(`Too short to be found: ${why}.`);
    expect(writeTodo(made).map(({ what }) => what)).toEqual([
      "Write two or three sentences more: what viewers see, learn or get.",
    ]);
  });

  it("says to leave a good text, and what is good about it", () => {
    const text = `Sharpening a plane iron takes ten minutes. ${MORE}\n\n0:00 Oil\n1:00 Iron\n2:00 Cut\n\nhttps://example.com/iron`;
    expect(found("Sharpening a plane iron", text, ["plane iron"])).toBe(
      "Leave it. Already good: the keyword up front and 3 chapters that work.",
    );
    expect(
      found("Sharpening a plane iron", `How I sharpen a plane iron on two stones. ${MORE}`, ["strop"]),
    ).toBe("Leave it: nothing in its form keeps viewers or search from it.");
  });

  it.each([
    "New video! Enjoy",
    "🔥",
    "",
    "Subscribe for more! Follow me on Instagram: https://example.com/me\n#knife #steel",
    "楽しんでね",
  ])("says what is missing where there is nothing to leave: %j", (text) => {
    const made = makeRewrite({ title: "Sharpening knives", description: text, keywords: [] });
    expect(writeFinding(made)).toMatch(/^It does not say yet what the video is about\./);
    expect(writeTodo(made)[0]?.what).toBe("Write two or three sentences on what viewers see in it.");
    expect(writeTodo(made).map(({ what }) => what)).not.toContain("Begin with what the video is about.");
  });

  it.each([
    "How I sharpen knives on two stones.",
    "The whole test with all my numbers is here: https://example.com/knives",
    "包丁を二つの砥石で研ぐ方法を紹介します",
  ])("takes a sentence for something to leave: %j", (text) => {
    const made = makeRewrite({ title: "Sharpening knives", description: text, keywords: [] });
    expect(made.flags.map(({ kind }) => kind)).not.toContain("thin");
  });

  it("praises no opening that names fewer than half of the keywords", () => {
    const text = `Sharpening knives is calm. ${MORE}`;
    expect(found("Sharpening knives", text, ["knives", "water", "leather strops"])).not.toContain("up front");
    expect(found("Sharpening knives", text, ["knives", "water"])).toContain("1 of 2 keywords up front");
  });

  it("praises no keywords that stand in a block of tags on top", () => {
    const tags =
      "knives, sharp knives, knives at home, best knives, knives tips, knives 2026, my knives, cheap knives";
    const sentence = `Sharpening knives on two stones takes ten minutes. ${MORE}`;
    expect(found("Sharpening knives", `${tags}\n\n${sentence}`, ["knives"])).not.toContain("up front");
    expect(
      found("Sharpening knives", `\n${tags.replaceAll(", ", ",  ")}\n\n${sentence}`, ["knives"]),
    ).not.toContain("up front");
    expect(found("Sharpening knives", `${sentence}\n\n${tags}`, ["knives"])).toContain(
      "the keyword up front",
    );
  });

  it("praises no hashtags that are to be deleted or replaced", () => {
    const opening = `Sharpening knives is calm. ${MORE}\n\n`;
    const hashtags = "#knife #steel #stone #edge #burr #grit #hone #strop #angle #chef #fyp #viral #cook";
    expect(found("Sharpening knives", opening + hashtags)).not.toContain("hashtag");
    expect(found("Sharpening knives", `${opening}#knife #todaysvideo`)).not.toContain("hashtag");
    expect(found("Sharpening knives", `${opening}#knife #steel #stone`)).toContain("3 hashtags");
  });

  it("says to fix what only the creator can mend", () => {
    expect(
      found("Sharpening", "It is calm. I do it on quiet days with two stones, a towel and a bowl of water."),
    ).toBe("Fix what is below, leave the rest.");
  });

  it("does not say to leave times that make no chapters", () => {
    expect(found("Sharpening", `Sharpening is calm. ${MORE}\n\n0:10 One\n1:00 Two\n2:00 Three`)).toMatch(
      /^Fix what is below, leave the rest\./,
    );
  });

  it("claims no keywords if only the form changed", () => {
    const says = found("Sharpening", `Sharpening is calm.\n\n\n\n\n${MORE}`, ["sharpening"]);
    expect(says).toBe("1 safe change.");
  });

  it("names at most four kinds of facts", () => {
    const none = { facts: 0, emails: 0, hashtags: 0, mentions: 0, codes: 0, emoji: 0 };
    expect(keptText({ ...none, links: 1, timestamps: 0, numbers: 0, names: 0 })).toBe(
      "Nothing was lost: 1 link kept.",
    );
    expect(
      keptText({ ...none, links: 1, timestamps: 2, hashtags: 3, mentions: 1, numbers: 9, names: 2 }),
    ).toBe("Nothing was lost: 1 link, 2 timestamps, 3 hashtags and 1 mention kept.");
  });
});

describe("what to do", () => {
  const todo = (title: string, description: string) =>
    writeTodo(makeRewrite({ title, description, keywords: [] }));

  it("names each thing that only the creator can mend, and where", () => {
    const text = `We went out to try it. ${MORE}\n\n#todaysvideo\n\nTags: knife, knives\n\n0:10 One\n1:00 Two\n2:00 Three`;
    expect(todo("Sharpening kitchen knives", text)).toEqual([
      {
        what: "Delete this block of tags.",
        why: "YouTube's spam policy names them.",
        quote: "Tags: knife, knives",
      },
      {
        what: "Begin with a sentence that names “kitchen knives”.",
        why: "Search and phones show only the first 125 characters.",
      },
      { what: "Replace #todaysvideo.", why: "A hashtag works if people search for it." },
      {
        what: "Correct the times.",
        why: "YouTube makes no chapters of them. Line 7: The first timestamp is 0:10, not 0:00.",
      },
    ]);
  });

  it("cuts many hashtags to three, and replaces none of the others", () => {
    const block = "#steel #knife #stone #edge #burr #grit #hone #strop #sharpening #chef #fyp #viral #cook";
    const whats = (text: string) => todo("Sharpening knives", text).map(({ what }) => what);
    const cut = ["Cut the 13 hashtags to #sharpening, #stone and #edge."];
    expect(whats(`Sharpening knives is calm. ${MORE}\n\n${block}`)).toEqual(cut);
    expect(whats(`Sharpening knives is calm. ${MORE}\n\n#sharpening #fyp #viral #video #new #daily`)).toEqual(
      ["Cut the 6 hashtags to #sharpening."],
    );
    expect(whats(`Sharpening knives is calm. ${MORE}\n\n#baby #mom #family #lol #fyp #viral`)).toEqual([
      "Replace the 6 hashtags with three that name the topic.",
    ]);
  });

  it("misses chapters and links where the creator's others usually have them", () => {
    const made = makeRewrite({
      title: "Sharpening knives",
      description: `Sharpening knives is calm. ${MORE}`,
      keywords: [],
    });
    const whats = (habits: Parameters<typeof writeTodo>[1]) =>
      writeTodo(made, habits).map(({ what, why }) => `${what} ${why}`);
    expect(whats({ of: 1, chapters: 1, links: 1 })).toEqual([]);
    expect(whats({ of: 3, chapters: 2, links: 1 })).toEqual([
      "Add chapters. 2 of 3 other descriptions that you sent here have them.",
    ]);
    expect(whats({ of: 2, chapters: 0, links: 2 })).toEqual([
      "Add your links. Both other descriptions that you sent here have them.",
    ]);
  });

  it("asks for a first sentence about the video", () => {
    const away =
      "We went out to the lake on a warm day, and it took us the whole of the morning to get there. ";
    const text = `${away}${away.replace("lake", "hills")}Then we sat down with the kitchen knives. ${MORE}`;
    expect(todo("Sharpening kitchen knives", text)).toEqual([
      {
        what: "Begin with a sentence that names “kitchen knives”.",
        why: "Search and phones show only the first 125 characters.",
      },
    ]);
  });

  it("says first that none of the title's words is there", () => {
    const away = `We went out to the lake on a warm day. ${MORE}`;
    expect(todo("Sharpening kitchen knives", away)[0]?.what).toBe(
      "Say in the first sentence what your title says.",
    );
    expect(found("Sharpening kitchen knives", away)).toMatch(/^It has no word of your title, and/);
    const short = "We went out to the lake on a warm day in May.";
    expect(todo("Sharpening kitchen knives", short)[0]?.what).toMatch(/^Begin with two sentences/);
  });

  it("says what repeats search words, and what sells above everything", () => {
    const stuffed = `These kitchen knives are sharp kitchen knives, kitchen knives for cooks, and kitchen knives that cut.\n\n${MORE}`;
    expect(todo("Sharp kitchen knives", stuffed)[0]?.what).toBe("Say “kitchen knives” once or twice.");
    const sale = `Get 15 % off every knife and every stone until Sunday at https://example.com/knives with the code SHARP15.\n\nKitchen knives on two stones. ${MORE}`;
    expect(todo("Sharp kitchen knives", sale)[0]?.what).toBe(
      "Put a line on what viewers get above the offer.",
    );
  });

  it("takes the title again for no sentence", () => {
    const title = "Sharpening all my kitchen knives on two stones";
    const again = `${title}\n\nSubscribe for more!\n\n#knives`;
    expect(found(title, again)).toMatch(/^Too short to be found/);
  });

  it("is nothing for a good text", () => {
    expect(todo("Sharpening knives", `Sharpening knives is calm. ${MORE}`)).toEqual([]);
  });
});
