import { describe, expect, it } from "vitest";
import { COOKING } from "../../../tests/support/comments/cooking";
import { GAME_REVIEW } from "../../../tests/support/comments/game-review";
import { plainClassifier, scoredAs } from "../../../tests/support/comments/plain-classifier";
import { SOFTWARE_TUTORIAL } from "../../../tests/support/comments/software-tutorial";
import type { GivenComment } from "../../model/comment-digest";
import { readComments } from "../../tables/read-comments";
import { digest } from "./digest";

function given(text: string): GivenComment[] {
  const read = readComments(text);
  return "refused" in read ? [] : read.comments;
}
const digestOf = (text: string) => digest(given(text), plainClassifier);
const FILL = ["a plain remark", "another plain remark here", "one more", "and a last one"].map((text) => ({
  text,
}));

const [cooking, game, software] = [COOKING, GAME_REVIEW, SOFTWARE_TUTORIAL].map(digestOf) as [
  ReturnType<typeof digest>,
  ReturnType<typeof digest>,
  ReturnType<typeof digest>,
];
const named = <T extends { name: string }>(list: T[] | null, name: string) =>
  list?.find((one) => one.name === name);
const stirred = (one: ReturnType<typeof digest>, kind: string, at?: number) =>
  one.triggers?.find((trigger) => trigger.kind === kind && trigger.at === at);

describe("the digest of comments under three different videos", () => {
  it("has as themes what several say of how the video is made", () => {
    const loud = ["music is too loud", "the music was too loud for me", "music too loud, sorry"];
    const themes = (...texts: string[]) =>
      digest([...texts.map((text) => ({ text })), ...FILL, ...FILL], plainClassifier).themes ?? [];
    const others = ["a", "b", "c"].map((one) => `no ${one} here`);
    expect(themes(...loud, ...others)).toMatchObject([
      { name: "music too loud", support: 3, side: "negative" },
    ]);
    expect(themes(...loud.slice(1), ...others, "quite an evening")).toEqual([]);
    const taught = ["great explanation of APIs", "a great explanation", "great explanation to the point"];
    expect(themes(...taught, ...others)).toMatchObject([{ name: "great explanation", support: 3 }]);
  });

  it("has no theme of what the video shows, however many say it", () => {
    const said = Array.from({ length: 12 }, (_, at) => `The sauce is great, take ${at}`).join("\n");
    expect(digestOf(said).themes).toEqual([]);
    const sung = Array.from({ length: 24 }, (_, at) => `Her voice is great, take ${at}`).join("\n");
    expect(digestOf(sung).themes).toEqual([]);
    const wishes = Array.from({ length: 12 }, (_, at) => `Better editing would be nice ${at}`).join("\n");
    expect(digestOf(wishes).themes).toEqual([]);
    const taught = Array.from({ length: 12 }, (_, at) => `A great intro to Streamlit ${at}`).join("\n");
    expect(digestOf(taught).themes).toEqual([]);
  });

  it("has no theme that its comments do not feel", () => {
    const gladly = Array.from({ length: 6 }, (_, at) => ({ text: `Evil intro, editor ${at}!` }));
    const themes = (sentiment: "positive" | "negative") =>
      digest([...gladly, ...FILL], () => scoredAs(sentiment)).themes ?? [];
    expect(themes("positive")).toEqual([]);
    expect(themes("negative")).toMatchObject([{ side: "negative", support: 6 }]);
  });

  it("takes news of prices for no review of a product", () => {
    const news = Array.from({ length: 12 }, (_, at) => ({
      text: `Everything costs more, and prices rise ${at}`,
    }));
    expect(digest(news, () => scoredAs("neutral")).ofProduct).toBeUndefined();
    const owners = Array.from({ length: 12 }, (_, at) => ({ text: `I bought one for my kitchen ${at}` }));
    expect(digest(owners, () => scoredAs("neutral")).ofProduct).toBe(true);
    const sides = Array.from({ length: 12 }, (_, at) => ({ text: `Samsung has the better mic, take ${at}` }));
    expect(digest(sides, () => scoredAs("neutral")).ofProduct).toBe(true);
  });

  it("counts only comments that say it", () => {
    const one = digestOf(
      `${Array.from({ length: 5 }, (_, at) => `The editing was great ${"abcde"[at]}`).join("\n")}
I would kill for editing like that
Finally someone who does the editing
My teacher of editing was like you
Watching this from Norway
The ending came too soon`,
    );
    expect(named(one.themes, "editing was great")).toMatchObject({ support: 5, variants: [] });
  });

  it("groups the same questions, and shows which the creator answered", () => {
    expect(game.questions[0]).toMatchObject({
      text: "Does it run well on Steam Deck?",
      asked: 4,
      likes: 288,
      answers: { answered: 1, unanswered: 3, unknown: 0 },
    });
    expect(cooking.questions[0]).toMatchObject({ text: "Would this work in a slow cooker?", asked: 3 });
    expect(cooking.questions[0]?.answers).toEqual({ answered: 0, unanswered: 0, unknown: 3 });
    expect(JSON.stringify([cooking, game, software].map(({ questions }) => questions))).not.toMatch(
      /who's watching/i,
    );
  });

  it("groups requests by what they ask for", () => {
    const wants = ({ requests }: typeof cooking) =>
      requests.map((one) => `${one.asked} ${one.kind} ${one.wants}`);
    expect(wants(cooking)).toEqual(expect.arrayContaining(["3 addition recipe", "3 video risotto"]));
    // Two ask for a tier list: that is quoted, and claimed of nobody.
    expect(wants(game)).toEqual(["4 video Ashfall Saga"]);
    const quoted = game.comments.filter(({ index }) => game.asking?.comments.includes(index));
    expect(quoted.map(({ text }) => text).join()).toMatch(/tier list of every soulslike/);
    expect(wants(software)).toEqual(
      expect.arrayContaining([
        "5 addition repo",
        "4 video Kubernetes",
        "3 video a part 2",
        "4 change zoom in",
      ]),
    );
  });

  it("finds the moments that several name, and their topics", () => {
    expect(stirred(cooking, "moment", 422)).toMatchObject({
      support: 5,
      about: ["carrot", "dog"],
    });
    expect(stirred(cooking, "moment", 105)).toMatchObject({
      support: 2,
      complaint: true,
      isSkippedTo: true,
    });
    expect(stirred(game, "moment", 400)).toMatchObject({
      support: 4,
      // Two of four name the spoiler: that is not several.
      about: [],
    });
    expect(stirred(software, "moment", 1085)).toMatchObject({ support: 5, complaint: true });
  });

  it("finds emotions and complaints", () => {
    expect(stirred(cooking, "audio")).toMatchObject({ support: 3, complaint: true });
    expect(stirred(cooking, "humour")?.about).toContain("dog");
    expect(stirred(game, "price")?.support).toBeGreaterThanOrEqual(6);
    expect(stirred(game, "clickbait")?.support).toBe(3);
    expect(stirred(software, "confusion")?.about).toContain("env");
  });

  it("says what to do about a claim, with its evidence", () => {
    const found = [cooking, game, software].flatMap(({ insights, requests, questions }) =>
      insights.map(({ advice, because: { list, index } }) => {
        const claim = list === "requests" ? requests[index]?.wants : questions[index]?.text;
        return `${advice}: ${claim}`;
      }),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "add: recipe",
        "make: Ashfall Saga",
        expect.stringMatching(/^answer: Does it run well/),
      ]),
    );
    for (const { insights, ...claims } of [cooking, game, software]) {
      for (const { because, evidence } of insights) {
        expect(evidence.length).toBeGreaterThanOrEqual(2);
        expect(claims[because.list]?.[because.index]?.evidence).toEqual(evidence);
      }
    }
  });
});

describe("a digest", () => {
  it("counts each comment once", () => {
    for (const { counts } of [cooking, game, software]) {
      const languages = counts.otherLanguages.reduce((sum, { count }) => sum + count, 0);
      const { scored, spam, nothing, repeats, byCreator } = counts;
      expect(scored + languages + spam + nothing + repeats + byCreator).toBe(counts.given);
    }
    expect(game.counts.byCreator).toBe(2);
    expect(cooking.counts.otherLanguages.map(({ language }) => language)).toContain("Japanese");
  });

  it("has all evidence among its comments", () => {
    for (const one of [cooking, game, software]) {
      const kept = new Set(one.comments.map(({ index }) => index));
      const claims = [
        ...(one.themes ?? []),
        ...one.questions,
        ...one.requests,
        ...(one.triggers ?? []),
        ...one.insights,
      ];
      for (const index of [
        ...claims.flatMap(({ evidence }) => evidence),
        ...one.topPositive,
        ...one.topNegative,
      ]) {
        expect(kept.has(index)).toBe(true);
      }
    }
  });

  it("is the same every time", () => {
    expect(digestOf(COOKING)).toEqual(cooking);
  });

  it("claims little from few comments", () => {
    const one = digestOf("Part 2 please, I love this");
    expect(one).toMatchObject({
      score: null,
      themes: null,
      triggers: null,
      insights: [],
      counts: { scored: 1 },
    });
    expect(one.shares.positive).toMatchObject({ count: 1, share: 1, high: 1 });
    // Wilson's lower end of one of one.
    expect(one.shares.positive.low).toBeLessThanOrEqual(0.2065);
    expect(digestOf("nice pan\nnice pan!\nthe pan is nice").themes).toBeNull();
    const ten = digestOf(
      Array.from({ length: 10 }, (_, at) => `comment number ${at} on something`).join("\n"),
    );
    expect(ten.score).toMatchObject({ value: 5, n: 10 });
    expect(ten.score?.low).toBeLessThanOrEqual(3);
    expect(ten.score?.high).toBeGreaterThanOrEqual(7);
    expect(ten.insights).toEqual([]);
  });

  it("has no claims for an empty list", () => {
    expect(digest([], plainClassifier)).toMatchObject({
      score: null,
      themes: null,
      questions: [],
      comments: [],
    });
  });

  it("classifies each text once, counts a long one once, and a short one a few times", () => {
    let read = 0;
    const counting = (text: string) => {
      read += 1;
      return plainClassifier(text);
    };
    const long = digest(Array(10_000).fill({ text: "I made this last night and loved it" }), counting);
    expect(long.counts).toMatchObject({ given: 10_000, scored: 1, distinct: 1, repeats: 9_999 });
    expect(long.repeated).toEqual([{ text: "I made this last night and loved it", times: 10_000 }]);
    expect(read).toBe(1);
    expect(digest(Array(10_000).fill({ text: "nice" }), plainClassifier).counts).toMatchObject({
      scored: 5,
      repeats: 9_995,
    });
    expect(digestOf("what a day it was\nwhat a day it was ❤️\n😂 nice").counts.distinct).toBe(2);
    expect(digestOf("nice\nNice\nnice ").counts).toMatchObject({ scored: 3, distinct: 1, repeats: 0 });
  });

  it("keeps a bare time stamp as evidence of its moment, without a sentiment", () => {
    const one = digest(
      [..."abcde"]
        .map((name) => ({ text: `a plain remark ${name}` }))
        .concat([{ text: "3:42" }, { text: "3:43 wow" }]),
      plainClassifier,
    );
    expect(stirred(one, "moment", 222)).toMatchObject({ support: 2, shares: { n: 1 } });
    expect(one.comments.find(({ text }) => text === "3:42")).toEqual({ index: 5, text: "3:42", cut: false });
    expect(one.counts.nothing).toBe(1);
  });

  it("takes emoji, right-to-left text and formulas as they are", () => {
    const one = digest(given("😂😂\n❤️\nمرحبا\n=1+1\n-2 please"), () => scoredAs("neutral"));
    expect(one.counts).toMatchObject({ given: 5, scored: 5 });
  });
});
