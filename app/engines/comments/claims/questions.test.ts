import { describe, expect, it } from "vitest";
import { scoredAs } from "../../../../tests/support/comments/plain-classifier";
import type { GivenComment } from "../../../model/comment-digest";
import { digest } from "../digest";

const questionsOf = (...comments: (string | GivenComment)[]) =>
  digest(
    comments.map((comment) => (typeof comment === "string" ? { text: comment } : comment)),
    () => scoredAs("neutral"),
  ).questions;

/** Of comments that others liked: one voice suffices. */
const asked = (...comments: (string | GivenComment)[]) =>
  questionsOf(
    ...comments.map((one) => (typeof one === "string" ? { text: one, likes: 9 } : { ...one, likes: 9 })),
  );

/** What two viewers ask in a text. */
const askedByTwo = (text: string) =>
  questionsOf(
    { text, writer: 1 },
    { text: "An honest and plain remark.", writer: 2 },
    { text: `Cheers!\n${text}`, writer: 3 },
  );

describe("questions", () => {
  it("are grouped where they ask the same, whatever else the comments contain", () => {
    expect(
      asked(
        "Love it. What pan is that?",
        "which pan do you use",
        "where can i buy the pan",
        "How long does it keep?",
      ),
    ).toMatchObject([{ asked: 3 }, { text: "How long does it keep?", asked: 1 }]);
  });

  it("of one viewer are shown where they are understood by themselves", () => {
    expect(questionsOf("Should I get the small one or wait for the new model?")).toHaveLength(1);
    const pointing = ["Is that one like the others?", "@maker which router bit is that?", "Has he sold it?"];
    expect(questionsOf(...pointing)).toEqual([]);
  });

  it("of one viewer alone are shown where they want help or the maker, and are no reply", () => {
    expect(questionsOf("How do I sharpen the blade?")).toHaveLength(1);
    expect(questionsOf("How many ministers have gone now?")).toEqual([]);
    expect(questionsOf({ text: "How do I sharpen the blade?", isReply: true })).toEqual([]);
  });

  it("of two of thousands are alike by chance", () => {
    const two = ["How do I sharpen the blade?", "any idea how to sharpen that blade"];
    const many = Array.from({ length: 1100 }, (_, at) => `A plain remark number ${at}. And another ${at}.`);
    expect(questionsOf(...two)).toMatchObject([{ asked: 2 }]);
    expect(questionsOf(...two, ...many)).toEqual([]);
  });

  it("count each person once, and a comment posted again not at all", () => {
    const pan = ["What pan is that?", "Which pan is this, please tell us?", "where can i buy the pan"];
    expect(questionsOf(...pan)).toMatchObject([{ asked: 3 }]);
    expect(questionsOf(...pan.map((text) => ({ text, writer: 7, likes: 9 })))).toMatchObject([{ asked: 1 }]);
    expect(questionsOf("what pan is that", "@anna What pan is that??", "What pan is that!?")).toEqual([]);
    const mended = ["did you order it online, and wher?", "did you order it online, and where?"];
    expect(asked(...mended)).toMatchObject([{ asked: 1 }]);
  });

  it("about the product under a review are told from those about the video", () => {
    const owners = Array.from({ length: 10 }, (_, at) => `I bought mine for $${at}00 ${"abcdefghij"[at]}`);
    const about = (text: string) => asked(...owners, text)[0]?.ofProduct;
    expect(about("Does it have a fan?")).toBe(true);
    expect(about("What is the song at the end?")).toBeUndefined();
    expect(about("Why did you film it in the dark?")).toBeUndefined();
    expect(asked("Does it have a fan?")[0]?.ofProduct).toBeUndefined();
  });

  it.each([
    "Who else is watching in 2026?",
    "Could you share your notes?",
    "Netflix works great on mine?",
    "Why is this so good?",
    "Am I the only one who cried?",
    "You call that a stew?",
    "Are you serious?",
    "That was great, isn't it?",
    "6/10??",
    "Gaming geeks?",
    "Did she burp at 4:27??",
    "Then go buy a computer?",
    "Do you understand that, Philip?",
    "Did you ever think people buy it because they want to?",
    "Since when did they put a grille on it?",
    "What is useless is this so-called review.",
    "this is a movie ??",
    "Where the hell does his mom live?",
    "R u married?",
    "How could someone possibly dislike this?",
    "Anyone listening in 2070?",
    "How underrated is this song?",
    "How come this song ain't famous tho?",
    "Why this song nn famous??",
    "0:00 Intro\n2:36 What is a Database?\n23:10 Tables and keys",
    "How can aluminum be so shiny?",
    "Rover 75's?",
    "U sir are in need of more sense?",
    "Dell is stupid and wants us to suffer, agree?",
    "was anybody else hoping he would crash at some point?",
    "How many apps do you really need to live?",
    "What is it with these snobs?",
    "wait what?",
    "Dell wants us to suffer ,agree ?",
    "So it has no second lens, right?",
    "Can you make a video on bread?",
    "How can three judges decide that?",
    "How much do you want to bet he knew?",
    "Anyone else notice he had waves?",
    "Did you also know that he has four channels?",
    'Jack: "It\'s a cat." Me: What is the difference?',
    "1) What do you want? 2) Why do you want it? 3) Who is with you? 4) Where is it? 5) What is next?",
  ])("are not rhetorical, and ask for no video: %j", (text) => {
    expect(asked(text)).toEqual([]);
  });

  it.each([
    "I keep no wine in the house, can I use stock?",
    "anyone else stuck at the door in chapter four?",
    "how do I fix the port error",
    "does anyone know the song",
    "@maker which router bit is that?",
    "Link to the jig?",
    "the black one or the white one?",
  ])("are found after a statement and without a question mark: %j", (text) => {
    expect(askedByTwo(text)).toMatchObject([{ asked: 2 }]);
  });

  it.each([
    [": What does that mean for the update?", "What does that mean for the update?"],
    ["....wait was it different in colour?", "Was it different in colour?"],
    ["2) Are you going to release the plans?", "Are you going to release the plans?"],
    [
      "The bigger questions are 1) Why did you ship it without a port?",
      "Why did you ship it without a port?",
    ],
  ])("are shown without the marks, numbers and greetings before them: %j", (text, shown) => {
    expect(askedByTwo(text)).toMatchObject([{ text: shown, asked: 2 }]);
  });

  it("are not the same for one thing that both of them name", () => {
    expect(asked("Which iPad is that?", "How long does the iPad 2 last?")).toHaveLength(2);
  });

  it("of two viewers are one where most of their words are, or both want one thing named", () => {
    const once = (...texts: string[]) => questionsOf(...texts).map(({ asked: count }) => count);
    expect(once("Where did you get that laptop case?", "What laptop case is that?")).toEqual([2]);
    expect(once("Any substitute for the red wine?", "Is there a substitute for the wine in it?")).toEqual([
      2,
    ]);
    expect(
      once("Where is your video on the S9 Ultra?", "Does anyone know if the S9 Ultra will support SD?"),
    ).not.toContain(2);
    expect(once("What is the website you are coding in?", "Where can I get this code?")).not.toContain(2);
    expect(once("Can we use green peas?", "Can we use it without green peas?")).not.toContain(2);
    expect(once("What song is at 1:11:35?", "whats the song at 53:30")).not.toContain(2);
  });

  it("that others liked are no jokes, no scenes and no quarrels", () => {
    const jokes = [
      "What do you do for a living? Well, I jump off roofs all day, what else would I do.",
      "staff: which team are you cheering with? me: yes",
      "Are you defaming this comment section?",
      "Why are you jumping around like that?",
      "@anna which firm is your source?",
    ];
    expect(asked(...jokes)).toEqual([]);
    expect(asked("Are you going to release the plans?", "How much flour?")).toHaveLength(2);
  });

  it("that say again what another says are left out", () => {
    const skin = ["Where did you get the MacBook skin?", "What MacBook skin is that?", "macbook skin name?"];
    const dearer = [
      "Where to get a matte laptop skin for the MacBook?",
      "where is a matte MacBook laptop skin from",
    ];
    expect(questionsOf(...skin, ...dearer)).toHaveLength(1);
  });

  it("take the first of two questions in a comment as their text", () => {
    expect(asked("Can I move an app to the sd card? Or anything else from the phone?")).toMatchObject([
      { text: "Can I move an app to the sd card?" },
    ]);
  });

  it("are worded as one who asks, not as one who calls for help", () => {
    const calling = "The installer shows no option to download, can someone help?";
    expect(questionsOf(calling, "Where is the option to download in the installer?")).toMatchObject([
      { text: "Where is the option to download in the installer?", asked: 2 },
    ]);
  });

  it("tell a race track from a song", () => {
    expect(asked("What is the track at 0:16?", "Did you time it on the track?")).toHaveLength(2);
    expect(asked("whats the track on 0:16?", "What is the name of that song?")).toMatchObject([{ asked: 2 }]);
  });

  it("are not the same for a number alone", () => {
    expect(
      asked("Can I charge every iPad 2 with it?", "how much is tegra 2???", "What case is on your 4s?"),
    ).toHaveLength(3);
    expect(asked("Should I wait for the iPad 4?", "Wait what? Can I take the screen off?")).toHaveLength(2);
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
    expect(asked(...comments)[0]?.answers).toEqual({ answered: 0, unanswered: 0, unknown: 0, [answer]: 1 });
  });
});
