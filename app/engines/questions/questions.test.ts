import { describe, expect, it } from "vitest";
import { questionReader } from ".";

const readQuestion = await questionReader();

const read = (text: string) => readQuestion(text);

describe("A question", () => {
  it.each([
    ["How many subscribers do I have?", "channel-figures"],
    ["wie läuft mein letztes Video", "last-uploads"],
    ["what do people keep asking me for in the comments", "viewer-requests"],
    ["should I make a video about mushroom foraging", "judge-idea"],
    ["dame títulos para un video de birria", "write-titles"],
    ["wann soll ich hochladen", "when-to-upload"],
    ["what did my competitors post this week", "watched-news"],
    ["Is anything overdue?", "due-next"],
    ["give me ideas", "next-ideas"],
    ["What did I earn with the trout video?", "earnings"],
    ["how right were you", "accuracy"],
    ["how many views will a video about bees get", "forecast"],
    ["write a description for my video on kombucha", "describe"],
    ["how did my video about otters do", "upload-figures"],
    ["is my Bread School series still worth it", "series"],
    ["is interest in cold plunges going up or down", "interest"],
    ["how many veiws does my lastest video have", "last-uploads"],
  ])("%s", (question, intent) => {
    expect(read(question)?.intent).toBe(intent);
  });

  it.each(["delete my last video", "what's the capital of Mongolia", "are you ChatGPT", "???", ""])(
    "is declined: %s",
    (question) => {
      expect(read(question)).toBeNull();
    },
  );

  it("says which end it asks for", () => {
    expect(read("what is my best video")).toMatchObject({ intent: "upload-figures", extreme: "most" });
    expect(read("which of my videos flopped hardest")?.extreme).toBe("least");
    expect(read("how did my last video do")?.extreme).toBeNull();
    expect(read("how is my most recent video doing")?.extreme).toBeNull();
  });

  it("says whether it holds Shorts against long videos", () => {
    expect(read("do Shorts do better than long videos?")).toMatchObject({ comparesKinds: true, kind: null });
    expect(read("how long should my Shorts be")?.comparesKinds ?? false).toBe(false);
    expect(read("how are my long videos doing")).toMatchObject({ comparesKinds: false, kind: "long" });
  });

  it("names both of two, by a choice or by quotation marks", () => {
    expect(read("how many views would one pot pasta get compared to ramen?")).toMatchObject({
      ...{ intent: "forecast", subject: "one pot pasta", other: "ramen" },
    });
    expect(read('titles for "Cold Plunges" and "Hot Tubs"')).toMatchObject({
      ...{ intent: "write-titles", subject: "Cold Plunges", other: "Hot Tubs" },
    });
  });

  it("is about no video where it asks which one earns most", () => {
    expect(read("which video earns the most?")).toMatchObject({
      ...{ intent: "earnings", subject: null, extreme: "most" },
    });
  });

  it("says what it is about", () => {
    expect(read("should I make a video about mushroom foraging")?.subject).toBe("mushroom foraging");
    expect(read("are people still googling creatine gummies")?.subject).toBe("creatine gummies");
    expect(read("is anyone searching for sourdough right now")?.subject).toBe("sourdough");
    expect(read("should I make a video about one pot pasta?")?.subject).toBe("one pot pasta");
    expect(read("should I make one about bees?")?.subject).toBe("bees");
    expect(read('give me a better title than "My Trip To Japan Part 3"')?.subject).toBe(
      "My Trip To Japan Part 3",
    );
    expect(read("Should I rather film the pad thai or the khao soi first")).toMatchObject({
      subject: expect.stringContaining("pad thai"),
      other: expect.stringContaining("khao soi"),
    });
  });
});

describe("A follow-up", () => {
  const judged = { intent: "judge-idea", subject: "bees" } as const;

  it("keeps intent and subject", () => {
    expect(readQuestion("why?", judged)).toMatchObject({ ...judged, isFollowUp: true });
    expect(readQuestion("the second one", judged)).toMatchObject({ intent: "judge-idea", item: 2 });
  });

  it("asks the same of something else", () => {
    expect(readQuestion("and saunas?", judged)).toMatchObject({ intent: "judge-idea", subject: "saunas" });
    expect(
      readQuestion('what if I call it "30 Days Afloat"', { intent: "forecast", subject: "boats" }),
    ).toMatchObject({
      intent: "forecast",
      subject: "30 Days Afloat",
    });
    expect(readQuestion("and Shorts?", { intent: "channel-figures", subject: null })).toMatchObject({
      intent: "channel-figures",
      kind: "short",
    });
  });

  it("asks of an item what can be asked of it", () => {
    const asked = { intent: "viewer-requests", subject: null } as const;
    expect(readQuestion("could I make the first one?", asked)).toMatchObject({
      intent: "judge-idea",
      item: 1,
    });
    expect(readQuestion("the second one", { intent: "series", subject: null })).toMatchObject({
      intent: "series",
      item: 2,
    });
  });

  it("turns to what it is likeliest to ask, even where it might be declined by itself", () => {
    expect(readQuestion("what earns most", { intent: "write-titles", subject: "bees" })).toMatchObject({
      ...{ intent: "earnings", subject: null },
    });
    expect(readQuestion("is that good for me", { intent: "last-uploads", subject: null })?.intent).toBe(
      "last-uploads",
    );
  });

  it("keeps what stands against its subject, and points at it", () => {
    const two = { intent: "judge-idea", subject: "bees", other: "wasps" } as const;
    expect(readQuestion("why?", two)).toMatchObject(two);
    expect(readQuestion("titles for the other one", two)).toMatchObject({ intent: "write-titles", item: 2 });
    expect(readQuestion("the other one", judged)?.item ?? null).toBeNull();
  });

  it("ends with thanks", () => {
    expect(readQuestion("thanks mate", judged)).toBeNull();
  });

  it("takes the subject along to another intent", () => {
    expect(readQuestion("ok write me titles for it then", judged)).toMatchObject({
      intent: "write-titles",
      subject: "bees",
    });
  });
});
