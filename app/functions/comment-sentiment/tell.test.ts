import { describe, expect, it } from "vitest";
import { COOKING } from "../../../tests/support/comments/cooking";
import { GAME_REVIEW } from "../../../tests/support/comments/game-review";
import { SOFTWARE_TUTORIAL } from "../../../tests/support/comments/software-tutorial";
import { type Advice, analyzeComments, computeShares, type Trigger } from "../../engines/comments";
import { digestSchema, type TriggerKind } from "../../model/comment-digest";
import { readComments } from "../../tables/read-comments";
import { adviceText, tellDigest, tellExcluded } from "./tell";

function given(text: string) {
  const read = readComments(text);
  return "refused" in read ? [] : read.comments;
}
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const MOST = 40 * 1024;

describe("a digest in words", () => {
  const all = [COOKING, GAME_REVIEW, SOFTWARE_TUTORIAL].map((text) =>
    tellDigest(analyzeComments(given(text)).digest),
  );
  const texts = all.flatMap(({ insights }) => insights.map(({ text }) => text));

  it("has what is kept, in 40 KB", () => {
    for (const one of all) {
      expect(digestSchema.strict().parse(one)).toEqual(one);
      expect(bytes(one)).toBeLessThanOrEqual(MOST);
    }
  });

  it("stays in 40 KB for long comments in letters of three bytes", () => {
    const found = analyzeComments(given(SOFTWARE_TUTORIAL)).digest;
    const long = found.comments.map((one) => ({ ...one, text: `${one.text} ${"学".repeat(280)}` }));
    const one = tellDigest({ ...found, comments: [...long, ...long] });
    expect(one.comments.length).toBeGreaterThan(20);
    expect(one.comments.every(({ cut }) => cut)).toBe(true);
    expect(bytes(one)).toBeLessThanOrEqual(MOST);
  });

  it("says what to do, with counts, likes and answers", () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Put “recipe” in the description or a pinned comment: at least 3 of \d+ comments ask for it\.$/,
        ),
        expect.stringMatching(
          /^Put “Ashfall Saga” on .* at least 4 of \d+ comments with 219 likes ask for it\.$/,
        ),
        expect.stringMatching(
          /^Answer “Does it run well.* at least 4 of \d+ comments with 288 likes ask it, and you have answered 1 of them\.$/,
        ),
      ]),
    );
  });

  it("names what stirs viewers", () => {
    const names = all.flatMap(({ triggers }) => (triggers ?? []).map(({ name }) => name));
    expect(names).toEqual(
      expect.arrayContaining([
        "The moment at 7:02",
        "Skipping to 1:45",
        "Words of laughter",
        "Hard to hear",
        "Words about the price",
      ]),
    );
  });
});

const shares = computeShares({ positive: 3, neutral: 0, negative: 0 });
const CLAIM = { support: 3, likes: null, shares, leaning: "positive", evidence: [0] } as const;

function about(advice: Advice, list: "themes" | "questions" | "requests" | "triggers", claim: object) {
  const { digest } = analyzeComments([]);
  const counts = { ...digest.counts, distinct: 65 };
  return adviceText(advice, { list, index: 0 }, { ...digest, counts, [list]: [claim] });
}
const trigger = (kind: TriggerKind, more: Partial<Trigger> = {}) => ({
  ...{ kind, ...CLAIM, complaint: false, words: ["lol"], about: [] },
  ...more,
});

it("gives advice first, then the evidence", () => {
  const request = { wants: "sharpening", asked: 3, likes: null };
  const answers = { answered: 0, unanswered: 3, unknown: 0 };
  expect([
    about("make", "requests", request),
    about("add", "requests", request),
    about("change", "requests", request),
    about("answer", "questions", { text: "What glue is that?", asked: 3, likes: null, answers }),
    about(
      "breaks",
      "triggers",
      trigger("ads", { side: "breaks", complaint: true, words: ["too many ads", "ads * minutes"] }),
    ),
    about("reuse", "triggers", trigger("moment", { at: 213, about: ["dog"] })),
    about("open-again", "triggers", trigger("moment", { at: 3 })),
    about("begin-nearer", "triggers", trigger("moment", { at: 105, isSkippedTo: true })),
    about("keep", "themes", { ...CLAIM, name: "great editing" }),
    about("fix", "themes", { ...CLAIM, name: "music is too loud", likes: 30 }),
  ]).toEqual([
    "Put “sharpening” on the list of your next videos: at least 3 of 65 comments ask for it.",
    "Put “sharpening” in the description or a pinned comment: at least 3 of 65 comments ask for it.",
    "Try it their way in the next video: at least 3 of 65 comments ask for “sharpening”.",
    "Answer “What glue is that?” in a pinned comment or the description: at least 3 of 65 comments ask it, and none has your answer yet.",
    "Look at where the breaks fall: at least 3 of 65 comments mind the ads. In their words: “too many ads” and “ads … minutes”.",
    "Cut a Short from 3:33, or open with it: 3 of 65 comments name 3:33, most of them gladly. Several name “dog”.",
    "Open like this again: 3 of 65 comments name 0:03, most of them gladly.",
    "Begin nearer to 1:45 next time: 3 of 65 comments tell others to skip to it.",
    "Keep this, and show more of it: at least 3 of 65 comments praise it (“great editing”).",
    "Fix this in the next video: at least 3 of 65 comments with 30 likes mind it (“music is too loud”).",
  ]);
});

it("says why an example is spam", () => {
  const spam = [{ text: "sub4sub", cut: false, why: "trades-subscriptions" as const }];
  expect(tellExcluded({ spam, languages: [] }).spam[0]?.why).toBe("trades subscriptions");
});
