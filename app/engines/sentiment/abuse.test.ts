import { expect, it } from "vitest";
import { findAbuse } from "./abuse";

it.each([
  ["you are a fucking idiot", "abusive"],
  ["ur such a fat loser lol", "abusive"],
  ["go kill yourself", "abusive"],
  ["what a moron", "abusive"],
  ["STFU nobody asked you", "abusive"],
  ["can you please just go die", "abusive"],
  ["why are all apple fans such idiots?", "abusive"],
  ["you must be the dumbass who bought this", "abusive"],
  ["what you don't get is that you are full of shit", "abusive"],
  ["it was just because of your sexy accent", "sexual"],
  ["nice tits", "sexual"],
  ["i would bang her all day", "sexual"],
  ["he jizzed in his pants at 1:44", "sexual"],
  ["can you show more cleavage? she is so hot", "sexual"],
  ["obama and the liberals ruined everything", "political"],
  ["go back to your country", "political"],
  ["typical stupid americans", "political"],
  ["Communism doesn't work because there are so many greedy people", "political"],
  ["Not funny. Typical western capitalistic smugness.", "political"],
  ["I enjoy pissing off whiners and liberals", "political"],
  ["get one and put an Obama sticker on it", "political"],
  ["it is the imbalance of our capitalist world", "political"],
  ["this one is for left wing pinkos", "political"],
  ["democrats are destroying everything", "political"],
  ["racist fucker", "abusive"],
  ["what is your problem you racist piece of shit", "abusive"],
  ["just commit suicide already", "abusive"],
  ["my bitch has one", "abusive"],
  ["It has infrared, stop yelling, idiot!", "abusive"],
])("tells “%s” as %s", (text, kind) => {
  expect(findAbuse(text)).toBe(kind);
});

it.each([
  "this is fucking awesome",
  "you must be proud of this one",
  "the box is full of crap",
  "holy shit that was good",
  "I feel like an idiot for not knowing this",
  "you killed it",
  "this slaps, you absolute legend",
  "stupid good editing",
  "what a stupid mistake in the game",
  "the audio is terrible and the intro sucks",
  "sexy car",
  "sexy ass car!!",
  "that sauce is sick",
  "how do I vote for the next topic?",
  "is it available in our country?",
  "I watched this with my dad in Israel",
  "the ending sucked",
  "you were wrong about the battery",
  "how communism fell in Poland, explained in ten minutes: thank you",
  "the best video on capitalism I have seen",
  "Obama interviewed by a kid? I hate that I missed it",
  "I did a school project on the republicans of Rome",
  "a conservative estimate would be ten hours",
  "he was liberal with the butter, typical",
  "does not support the trump card in this game? the sound lies flat",
  "she loves her bike almost to the point of racism",
  "I come from a communist country and we had no bananas",
  "How can you bitch about something that's so easy to fix",
  "you stupid screen, stop freezing",
  "this phone is a piece of shit",
  "this made me cry, damn you",
])("leaves “%s” alone", (text) => {
  expect(findAbuse(text)).toBeNull();
});

it("reads hostile text in linear time", () => {
  const start = process.cpuUsage().user;
  for (const text of ["you are ", "fucking ", "a ", "he is so ", "obama ", "suck my "])
    findAbuse(text.repeat(100_000));
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(2000);
});
