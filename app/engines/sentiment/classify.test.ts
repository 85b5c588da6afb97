import { expect, it } from "vitest";
import { classifySentiment } from "./classify";

function outcome(text: string): string {
  const found = classifySentiment(text);
  return found.kind === "scored" ? found.sentiment : found.kind;
}

it.each([
  "this slaps",
  "bro this slaps so hard",
  "I'm dead 💀",
  "im dead 😂😂",
  "W video",
  "W",
  "huge W",
  "another W from this guy",
  "sick edit, killed it",
  "that transition was sick",
  "😍",
  "🔥🔥🔥",
  "❤️❤️",
  "no cap this goes hard",
  "this goes hard fr",
  "lowkey fire",
  "this is fire 🔥",
  "straight fire",
  "he ate that",
  "she ate and left no crumbs",
  "goated",
  "the GOAT 🐐",
  "you're the goat",
  "not bad at all",
  "I can't stop watching",
  "cant stop laughing 😂",
  "this made me cry (in a good way) 😭",
  "this is so good 😭😭",
  "you killed it",
  "absolute banger",
  "what a banger",
  "bussin fr fr",
  "criminally underrated",
  "this channel is so underrated",
  "you deserve more subs",
  "insane edit bro",
  "this is insane 🤯",
  "chef's kiss",
  "pure gold",
  "made my day",
  "SHEEEESH",
  "let's gooooo",
  "LETS GO",
  "dope",
  "so clean",
  "based",
  "legend",
  "10/10",
  "instant sub",
  "subscribed!",
  "W edit",
  "big W for the community",
  "understood the assignment",
  "hits different",
  "poggers",
  "love this so much",
  "I LOVE THIS",
  "thank you so much",
  "thanks, this helped a lot",
  "never gets old",
  "can't wait for part 2",
  "best video on this topic",
  "great video!!",
  "lol nice",
  "gg",
  "keep it up!",
  "I was not disappointed",
  "no complaints here, great work",
  "couldn't be happier",
  "👏👏👏",
  "hats off to you",
  "🥰 so cute",
  "😂😂😂",
  "absolute cinema",
  "peak content",
  "sooooo goooood",
])("classifies “%s” as positive", (text) => {
  expect(outcome(text)).toBe("positive");
});

it.each([
  "L take",
  "L",
  "L video",
  "mid",
  "this is so mid",
  "kinda mid tbh",
  "cringe",
  "so cringe 😬",
  "this is cringe",
  "ratio + L",
  "trash",
  "this sucks",
  "clickbait",
  "waste of time",
  "what a waste of my time",
  "boring",
  "not good",
  "not good at all",
  "I don't like this",
  "didn't like this one",
  "this is not funny",
  "worst video ever",
  "the audio is terrible",
  "your mic sounds awful",
  "unsubscribed",
  "fell off",
  "bro fell off",
  "👎",
  "🤮",
  "🤡🤡",
  "stop making videos",
  "so disappointing",
  "I hate this",
  "this is garbage",
  "couldn't finish it, so boring",
  "overrated",
  "never buying from them again",
  "too many ads",
  "thanks for nothing",
  "this was a complete letdown",
  "dogwater",
  "it is useless",
  "yikes",
  "you ruined the game",
  "I'm not a fan of this",
  "zero effort, total cash grab",
  "great, another ad 🙄",
  "wow what a waste",
  "nobody asked",
  "this ain't it",
])("classifies “%s” as negative", (text) => {
  expect(outcome(text)).toBe("negative");
});

it.each([
  "what camera do you use?",
  "song name?",
  "where can I buy this?",
  "who is watching in 2026?",
  "first",
  "anyone else here?",
  "the video is 12 minutes long",
  "I watched this on my phone",
  "is it the same as the old one?",
  "part 2?",
  "3:45",
  "Which lens is that?",
  "does it work on Windows 11?",
  "he said it at 4:20",
  "I have the same one",
  "how do you do that?",
])("classifies “%s” as neutral", (text) => {
  expect(["neutral", "nothing"]).toContain(outcome(text));
});

it.each([
  ["this is good", "this is not good"],
  ["I like the new format", "I don't like the new format"],
  ["this is VERY good", "this is good"],
  ["it is great", "it is great but the ending is awful"],
  ["the ending is awful but the rest is great", "the rest is great but the ending is awful"],
  ["it was boring", "it was extremely boring"],
  ["never boring", "boring"],
])("rates “%s” higher than “%s”", (higher, lower) => {
  const rated = (text: string) => {
    const found = classifySentiment(text);
    return found.kind === "scored" ? found.valence : Number.NaN;
  };
  expect(rated(higher)).toBeGreaterThan(rated(lower));
});

it("gives probabilities that add up to 1, and a valence from -4 to 4", () => {
  for (const text of ["fine", "LOVE ".repeat(30), "worst ".repeat(30)]) {
    const found = classifySentiment(text);
    if (found.kind !== "scored") throw new Error(`${text} is not scored`);
    const { positive, neutral, negative } = found.probabilities;
    expect(positive + neutral + negative).toBeCloseTo(1);
    expect(Math.abs(found.valence)).toBeLessThanOrEqual(4);
  }
});

it.each(["", "   ", "3:45", "...", "!!!", "12", "​"])("finds nothing to read in “%s”", (text) => {
  expect(classifySentiment(text)).toEqual({ kind: "nothing" });
});

it("scores emoji alone", () => {
  expect(outcome("😍😍😍")).toBe("positive");
  expect(outcome("😡")).toBe("negative");
});

it("reads hostile text in linear time", () => {
  const hostile = [
    "a".repeat(2_000_000),
    "!".repeat(2_000_000),
    "<a ".repeat(700_000),
    "ha".repeat(1_000_000),
    "http://".repeat(300_000),
    "😂".repeat(500_000),
    "don t ".repeat(300_000),
    "\u202e\u0301".repeat(500_000),
    "@".repeat(2_000_000),
    ":(".repeat(1_000_000),
  ];
  const start = process.cpuUsage().user;
  for (const text of hostile) classifySentiment(text);
  for (let at = 0; at < 10_000; at++) classifySentiment("the same comment again and again, it is a good one");
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(2000);
});
