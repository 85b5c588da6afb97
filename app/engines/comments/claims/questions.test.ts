import { describe, expect, it } from "vitest";
import { scoredAs } from "../../../../tests/support/comments/plain-classifier";
import type { GivenComment } from "../../../model/comment-digest";
import { digest } from "../digest";

const digestOf = (...comments: (string | GivenComment)[]) =>
  digest(
    comments.map((comment) => (typeof comment === "string" ? { text: comment } : comment)),
    () => scoredAs("neutral"),
  );
const questionsOf = (...comments: (string | GivenComment)[]) => digestOf(...comments).questions;

/** What three viewers ask in a text. */
const askedByThree = (text: string) =>
  questionsOf(
    { text, writer: 1 },
    { text: "An honest and plain remark.", writer: 2 },
    { text: `Cheers!\n${text}`, writer: 3 },
    { text: `${text} \nGreetings from Norway`, writer: 4 },
  );

describe("questions", () => {
  it("take three people who ask the same, whatever else their comments contain", () => {
    const pan = ["Love it. What pan is that?", "which pan do you use?", "where can i buy the pan"];
    expect(questionsOf(...pan, "How long does it keep?")).toMatchObject([{ asked: 3 }]);
    expect(questionsOf(...pan.slice(1))).toEqual([]);
  });

  it("take no two, in the very same words either", () => {
    expect(
      questionsOf("Which glue is on the joint?", "A plain remark.", "which glue is that on the joint?"),
    ).toEqual([]);
  });

  it("are neither an outcry nor of what another sentence says", () => {
    expect(askedByThree("Is it glue or shit on there?")).toEqual([]);
    expect(askedByThree("Does anyone know what might be causing this?")).toEqual([]);
  });

  it("are shown as most who ask put it", () => {
    const song = ["What's name this a song?", "What song is this?", "hey what song is this?!", "Song???"];
    expect(questionsOf(...song.map((text, writer) => ({ text, writer })))[0]?.text).toBe(
      "What song is this?",
    );
  });

  it("take one in five hundred in long lists, where some agree by chance", () => {
    const three = ["How do I sharpen the blade?", "how do i sharpen that blade?", "How to sharpen a blade?"];
    const many = Array.from({ length: 1600 }, (_, at) => `A plain remark number ${at}.`);
    expect(questionsOf(...three)).toMatchObject([{ asked: 3 }]);
    expect(questionsOf(...three, ...many)).toEqual([]);
  });

  it("count each person once, and a comment posted again not at all", () => {
    const pan = ["What pan is that?", "Which pan is this, please tell us?", "where can i buy the pan"];
    expect(questionsOf(...pan.map((text) => ({ text, writer: 7 })))).toEqual([]);
    expect(questionsOf("what pan is that", "@anna What pan is that??", "What pan is that!?")).toEqual([]);
  });

  it("about the product under a review are told from those about the video", () => {
    const owners = Array.from({ length: 10 }, (_, at) => `I bought mine for $${at}00 ${"abcdefghij"[at]}`);
    const about = (...texts: string[]) => questionsOf(...owners, ...texts)[0]?.ofProduct;
    expect(about("Does it have a fan?", "does this have a fan?", "Will it have a fan?")).toBe(true);
    const song = ["What is the song at the end?", "What song is that?", "name of the song?"];
    expect(about(...song)).toBeUndefined();
    expect(questionsOf(...song)[0]?.ofProduct).toBeUndefined();
  });

  it("of which of two are not asked by who names one", () => {
    const which = ["Which should I buy, the S21 or the S21+?", "Should I get the S21 or the S21+?"];
    expect(questionsOf(...which, "S21 S21+ ??")).toEqual([]);
    expect(questionsOf(...which, "Do I get the S21 or the S21+?")).toMatchObject([{ asked: 3 }]);
  });

  it.each([
    "Is that a portal?",
    "Was this filmed twice?",
    "Who else is watching in 2026?",
    "Could you share your notes?",
    "Netflix works great on mine?",
    "Am I the only one who cried?",
    "You call that a stew?",
    "Are you serious?",
    "That was great, isn't it?",
    "6/10??",
    "What is useless is this so-called review.",
    "this is a movie ??",
    "Where the hell does his mom live?",
    "How could someone possibly dislike this?",
    "Anyone listening in 2070?",
    "How underrated is this song?",
    "How are these people alive?",
    "Why would they even make that model?",
    "When your legs don't work like they used to before",
    "What a night?",
    "How can anybody hate this guy?",
    "wait what?",
    "You know what is really crazy?",
    "How could you hate leather?",
    'What kind of American are you?"',
    "What would you suggest?",
    "Can we just appreciate the effort he puts into this?",
    "Can you make a video on bread?",
    "Did he just say dead corpses?",
    "Anyone else notice he had waves?",
    "Who's cutting onions here?",
    "1) What do you want? 2) Why do you want it? 3) Who is with you? 4) Where is it? 5) What is next?",
  ])("are not for effect, and ask for no video: %j", (text) => {
    expect(askedByThree(text)).toEqual([]);
  });

  it("are no jokes: most who ask do not laugh", () => {
    const cat = ["What is the name of the cat?", "what is that cat?", "name of the cat?"];
    expect(questionsOf(...cat)).toHaveLength(1);
    expect(questionsOf(...cat.map((text) => `${text} 😂`))).toEqual([]);
  });

  it.each([
    "how do I fix the port error?",
    "does anyone know the song?",
    "@maker which router bit is that?",
    "Link to the jig?",
  ])("are found after a statement: %j", (text) => {
    expect(askedByThree(text)).toMatchObject([{ asked: 3 }]);
  });

  it.each([
    [": What does that mean for the update?", "What does that mean for the update?"],
    ["....wait was it different in colour?", "Was it different in colour?"],
    ["12:40 what router bit is that, please?? bro", "What router bit is that?"],
    ["hey guys WHAT ROUTER BIT IS THAT??? :)", "What router bit is that?"],
  ])("are shown without the marks, times and greetings before them: %j", (text, shown) => {
    expect(askedByThree(text)).toMatchObject([{ text: shown, asked: 3 }]);
  });

  it("are not the same for one thing that all of them name", () => {
    const ipad = ["Which iPad is that?", "How long does the iPad 2 last?", "Should I buy the iPad?"];
    expect(questionsOf(...ipad)).toEqual([]);
    const beautiful = [
      "What is the best city in Norway?",
      "what is the best city in Peru?",
      "what is the city?",
    ];
    expect(questionsOf(...beautiful)).toEqual([]);
  });

  it("are the same where most words are, however they begin", () => {
    const deck = [
      "Does it run well on Steam Deck?",
      "Can you play it on Steam Deck?",
      "will it run on a steam deck?",
    ];
    expect(questionsOf(...deck)).toMatchObject([{ asked: 3 }]);
    const case_ = ["Where did you get that laptop case?", "What laptop case is that?", "laptop case link?"];
    expect(questionsOf(...case_)).toMatchObject([{ asked: 3 }]);
  });

  it("that stop the video at other places name none of them", () => {
    expect(
      questionsOf("1:02 what song is this?", "What song is this at 5:30?", "song at 9:11?"),
    ).toMatchObject([{ text: "What song is this?", asked: 3 }]);
  });

  it("tell a race track from a song", () => {
    const songs = ["whats the track on 0:16?", "What is the name of that song?", "song name?"];
    expect(questionsOf(...songs, "Did you time it on the track?")).toMatchObject([{ asked: 3 }]);
  });

  const question = { text: "How much flour?", thread: "1" };
  const reply = { text: "A lot, I would say", thread: "1", isReply: true };
  it.each([
    ["a reply by the creator", [question, { ...reply, byCreator: true }], "answered"],
    ["no replies at all", [{ ...question, replies: 0 }], "unanswered"],
    [
      "all replies, and none of the creator",
      [
        { ...question, replies: 1 },
        { ...reply, byCreator: false },
      ],
      "unanswered",
    ],
    [
      "fewer replies than there are",
      [
        { ...question, replies: 2 },
        { ...reply, byCreator: false },
      ],
      "unknown",
    ],
    ["replies without a mark of who wrote them", [{ ...question, replies: 1 }, reply], "unknown"],
    ["nothing about replies", [{ text: "How much flour?" }], "unknown"],
  ])("with %s count as %s", (_, comments, answer) => {
    // Of three who ask, the first has an answer; of the others nothing is known.
    const others = [{ text: "how much flour do you take?" }, { text: "and how much flour is in it?" }];
    const counts: Record<string, number> = { answered: 0, unanswered: 0, unknown: 2 };
    expect(questionsOf(...comments, ...others)[0]?.answers).toEqual({
      ...counts,
      [answer]: (counts[answer] ?? 0) + 1,
    });
  });
});
