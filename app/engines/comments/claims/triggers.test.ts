import { describe, expect, it } from "vitest";
import { scoredAs } from "../../../../tests/support/comments/plain-classifier";
import type { SentimentClass } from "../../sentiment";
import { digest } from "../digest";

const FILL = [
  "a plain remark",
  "another plain remark here",
  "one more plain remark",
  "and a last one",
  "no end of it",
];
const found = (texts: string[], sentiment: SentimentClass = "neutral") =>
  digest(
    [...texts, ...FILL].map((text) => ({ text })),
    () => scoredAs(sentiment),
  ).triggers ?? [];

describe("a trigger", () => {
  it("takes five people, and a complaint three", () => {
    const laughs = ["hilarious, so funny", "I laughed so hard", "you made me laugh", "😂😂", "comedy gold"];
    expect(found(laughs)).toMatchObject([{ kind: "humour", support: 5, complaint: false }]);
    expect(found(laughs.slice(1))).toEqual([]);
    const quiet = ["your mic is too quiet", "can barely hear you", "audio is too low"];
    expect(found(quiet)).toMatchObject([{ kind: "audio", support: 3 }]);
    expect(found(quiet.slice(1))).toEqual([]);
    expect(found(["the audio is really low", "audio too low man", "the audio is very quiet"])).toHaveLength(
      1,
    );
    const { triggers } = digest(
      [...quiet.map((text) => ({ text, writer: 1 })), ...FILL.map((text) => ({ text }))],
      () => scoredAs("neutral"),
    );
    expect(triggers).toEqual([]);
  });

  it("is no feeling where many joke in the same words, and counts what is copied once", () => {
    const moved = ["this gave me chills", "goosebumps", "I cried", "got tears in my eyes", "so moving"];
    const jokes = ["sword", "hat", "whip", "horse", "rope"].map(
      (what) => `I love the part where the ${what} speaks. Literal chills.`,
    );
    expect(found(moved)).toMatchObject([{ kind: "moved", support: 5 }]);
    expect(found([...moved, ...jokes])).toEqual([]);
    const copied = `goosebumps ${"from a film that we waited for since the first one came out and they kept all of it".repeat(2)}`;
    expect(found([...moved, copied, `${copied} wow`])).toMatchObject([{ support: 6 }]);
    expect(found(moved.with(2, "an emotional story, wholesome"))).toEqual([]);
    expect(found(moved.with(2, "this broke my heart"))).toMatchObject([{ support: 5 }]);
    // Love and praise, laughter in tears, a smile that moves nobody.
    for (const other of [
      "love you with all my heart",
      "I'm crying 😂",
      "the bass hits different",
      "so cute 🥹",
    ])
      expect(found(moved.with(2, other))).toEqual([]);
  });

  it("counts those who mind one side of a fault, and not those who want the other", () => {
    const fast = ["you talk too fast", "please slow down", "way too fast for me"];
    const slow = ["too long", "get to the point", "so much filler"];
    expect(found([...fast, ...slow])).toMatchObject([
      { kind: "pace", side: "fast", support: 3 },
      { kind: "pace", side: "slow", support: 3 },
    ]);
    expect(found([...fast.slice(1), ...slow.slice(1)])).toEqual([]);
    // Of a car, of a queue and of time.
    const others = ["that car was way too fast for this corner", "the queue took too long in the rain again"];
    expect(found([...others, "time goes by too fast when all is well", "he is too fast"])).toEqual([]);
  });

  it("takes one in a hundred of a long list", () => {
    const many = Array.from({ length: 600 }, (_, at) => `plain remark ${at.toString(36)}`);
    const laughs = ["hilarious", "I laughed so hard", "you made me laugh", "😂😂", "comedy gold", "so funny"];
    expect(found([...many, ...laughs])).toEqual([]);
    expect(found([...many, ...laughs, "cracking up here"])).toMatchObject([{ kind: "humour", support: 7 }]);
  });

  it("is not found where the video itself is an ad, or others are said not to hear", () => {
    const ads = Array.from({ length: 16 }, (_, at) => `the ads are on again ${at}`);
    expect(found(ads)).toEqual([]);
    const others = ["they couldnt hear themselves", "he couldn't hear the band", "people could not hear it"];
    expect(found(others)).toEqual([]);
  });

  it("of viewers who are fed up takes five, too, since it names no fault", () => {
    const fed = ["so annoying", "this is unbearable", "I gave up", "sick of it", "what a letdown"];
    expect(found(fed)).toMatchObject([{ kind: "frustration", support: 5 }]);
    expect(found(fed.slice(1))).toEqual([]);
  });

  it("is not what is only supposed, nor an odd thing that is called funny", () => {
    const supposed = ["it would be very helpful", "so good if it helped me", "that might be really helpful"];
    expect(found([...supposed, "it helped me", "so helpful"])).toEqual([]);
    const odd = ["the funny thing is that they knew", "funny how it ends", "two funny things here"];
    expect(found([...odd, "so funny", "hilarious"])).toEqual([]);
  });

  it("under a review of a product is said to the video's maker", () => {
    const owners = Array.from({ length: 9 }, (_, at) => `I bought mine for $${at}00`);
    expect(found([...owners, "it is too slow", "mine is too slow", "got one, too slow"])).toEqual([]);
    expect(
      found([...owners, "you talk too slow", "your review drags on", "the video is too slow"]),
    ).toMatchObject([{ kind: "pace", support: 3 }]);
  });

  it("is not what viewers answer each other", () => {
    const quarrel = ["you are biased", "hard disagree", "that's wrong", "unfair"];
    const replies = quarrel.map((text) => ({ text, isReply: true }));
    const all = [...replies, { text: "@anna bad take" }, ...FILL.map((text) => ({ text }))];
    expect(digest(all, () => scoredAs("neutral")).triggers).toEqual([]);
    expect(found(quarrel)).toMatchObject([{ kind: "disagreement", support: 4 }]);
  });

  it("is no laughter where an emoji ends what is said of others", () => {
    const scorn = [
      "they lost again in front of all their own fans 😂",
      "half of this section never played a match in life 🤣",
      "my cousin paid for that and still calls it cheap 😂",
      "nobody told the other team that the game began 💀",
      "he runs as if the last bus had just left 😂",
    ];
    expect(found(scorn)).toEqual([]);
    expect(found(scorn, "positive")).toMatchObject([{ kind: "humour", support: 5 }]);
  });

  it("is no moment of the video's where most ask something of it", () => {
    expect(found(["2:57 where is that pen from?", "what pen is at 2:58?", "3:00 nice"])).toEqual([]);
    expect(found(["2:57 so good", "love 2:58", "3:00 nice"])).toMatchObject([{ kind: "moment", support: 3 }]);
  });

  it("is no confusion where a viewer judges others", () => {
    expect(
      found(["I dont understand why they do it", "dont understand why", "didnt understand why"]),
    ).toEqual([]);
  });

  it("ignores negated words, and laughter at something bad", () => {
    expect(found(["not confusing", "never got confusing", "it was not at all confusing"])).toEqual([]);
    expect(found(["lol bad", "lol awful", "lol worse"], "negative")).toEqual([]);
  });

  it("is no help of the video's where a viewer tells another how", () => {
    expect(found(["see how I fixed it", "look how i solved it", "that is how I fixed it"])).toEqual([]);
    const fixed = [
      "I fixed it with this",
      "finally fixed it",
      "fixed it at last",
      "that fixed it",
      "fixed it, thx",
    ];
    expect(found(fixed)).toMatchObject([{ kind: "helped" }]);
  });

  it("is not felt by a viewer who says it of others", () => {
    const quarrel = [
      "what you dont understand is the price",
      "do people get annoyed by it",
      "they are stuck on old roads",
    ];
    expect(found(quarrel)).toEqual([]);
    expect(found(["I dont understand this", "sorry, dont get it", "we got lost here"])).toMatchObject([
      { kind: "confusion" },
    ]);
  });

  it("is no disagreement where a thing has a fault", () => {
    const faults = [
      "the one thing that is wrong with it",
      "say what this is wrong with",
      "that is wrong with the lens",
    ];
    expect(found(faults)).toEqual([]);
    expect(found(["that is wrong", "no, this is wrong", "thats wrong, sorry"])).toMatchObject([
      { kind: "disagreement" },
    ]);
  });

  it("allows words in between, but not across a full stop", () => {
    const loud = ["the music was way too loud", "music a bit too loud", "your music is too loud"];
    expect(found(loud)).toMatchObject([{ kind: "audio", complaint: true }]);
    expect(
      found(["I like the music. Too loud?", "nice music! too loud tv", "music, ok. too loud kids"]),
    ).toEqual([]);
  });
});

describe("a moment", () => {
  it("joins time stamps some seconds apart, and is named by the most frequent", () => {
    expect(found(["3:40 dog", "3:42 the dog", "that dog 3:42 again", "3:44 wow"])).toMatchObject([
      { kind: "moment", at: 222, support: 4, about: ["dog"] },
    ]);
    expect(found(["1:03:42 yes", "see 1:03:42"])).toMatchObject([{ at: 3822 }]);
  });

  it.each([
    ["a time of day", ["woke up at 6:30 am", "it is 6:30 pm here"]],
    ["a list of chapters", ["0:00 a 1:00 b 2:00 c 3:00 d 4:00 e", "0:00 a 1:00 b 2:00 c 3:00 d 4:10 e"]],
    ["a list from 0:00 on", ["0:00 Intro, 5:36 Metaverse, 25:36 Identity", "0:00 a 5:36 b 25:36 c"]],
    ["a ratio or a number", ["a 16:9 screen", "16:9 it is", "http://a.example/x:3:42:11"]],
    ["a verse", ["thus saith the Lord, Isaiah 45:18", "read 1 Peter 3:15 tonight"]],
    ["the same comment with a smile", ["3:42 look at that dog", "3:42 look at that dog 😂"]],
    ["the same comment again", ["look at 3:42 everyone please now", "look at 3:42 everyone please now"]],
  ])("is not %s", (_, texts) => {
    expect(found(texts)).toEqual([]);
  });

  it("that viewers skip to is marked so", () => {
    expect(found(["Starts at 1:45", "skip to 1:45"])).toMatchObject([
      { at: 105, isSkippedTo: true, complaint: true },
    ]);
    const [named] = found(["the song that starts at 3:40?", "which song is at 3:40"]) ?? [];
    expect([named?.at, named?.isSkippedTo]).toEqual([220, undefined]);
  });
});
