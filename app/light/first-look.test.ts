import { describe, expect, it } from "vitest";
import { nicheExample, sampleExamples } from "../../tests/support/sample-channels";
import type { Niche } from "../engines/ideas";
import { showExample } from "./example";
import { firstLook } from "./first-look";
import { PLACEHOLDERS } from "./messages";
import { NICHE_NAMES } from "./names";

const NOW = new Date("2026-11-22T10:00:00Z");
const look = (idea: string) => firstLook({ idea, now: NOW }, sampleExamples(NOW).near(idea));

it("the examples that boxes show are answered by the sample channels, in all three colors", () => {
  const colors = Object.values(PLACEHOLDERS).map((idea) => {
    const { headline, color } = look(idea).example;
    expect(headline).toContain(`“${idea}”`);
    return color;
  });
  expect(colors.toSorted()).toEqual(["amber", "green", "red"]);
});

describe("the example for an idea", () => {
  it.each([
    ["Minecraft redstone doors", "on Lantern Keep"],
    ["Warum mein Brot nicht aufgeht", "“Meal prep for one” on Saffron Shelf"],
    ["Night sky photos with a phone", "on Harbor Frame"],
    ["Lose belly fat", "on Steady Form"],
    ["The history of Rome", "on Old Maps and Ink"],
    ["cómo ahorrar dinero", "“Paying off debt” on Quiet Ledger"],
    ["日本旅行 予算", "“Van life” on Far Tram"],
    ["zzkwx vvqor", "Example from another field: “Film endings” on Second Reel"],
    ["why do xyzzy glow?", "on Old Maps and Ink"],
    ["how to xyzzy", "on Margin Notes Club"],
    ["my zzkwx and me", "on Slower Evenings"],
    ["peppers from seed", "on Slow Compost"],
    ["ベランダ菜園", "on Slow Compost"],
    ["how the kings of France ate", "on Old Maps and Ink"],
  ])("of %s says that its channel is invented, and has a color", (idea, said) => {
    const { headline, color } = look(idea).example;
    expect(headline).toMatch(/^Example(?: from another field)?: “.*” on .*, an invented channel$/);
    expect(headline).toContain(said);
    expect(["green", "amber", "red"]).toContain(color);
  });

  it.each(Object.keys(NICHE_NAMES) as Niche[])("of %s is otherwise one that has a color", (niche) => {
    const { idea, answer } = nicheExample(niche, NOW);
    const shown = showExample("zzkwx vvqor", { idea, answer, isNear: true }, NOW);
    expect(shown.headline).toContain(`“${idea}”`);
    expect(shown.color).not.toBe("unknown");
  });
});

describe("what its words tell", () => {
  it.each([
    [
      "Sourdough for beginners",
      "Videos for beginners did better than the videos around them on 17 of 20 channels.",
    ],
    [
      "10 minute abs workout",
      "Videos that promise minutes did better than the videos around them on 3 of 3 channels on fitness, 7 of 7 in all.",
    ],
    [
      "elden ring boss tier list",
      "Rankings and top tens did better than the videos around them on 5 of 5 channels on games, 9 of 11 in all.",
    ],
    [
      "Beans on toast",
      "Try it step by step: step-by-step guides and tutorials did better on 15 of 20 channels.",
    ],
    [
      "I Ate Only Cabbage for a Week",
      "Videos that count days or years did better than the videos around them on 9 of 11 channels. That may be chance.",
    ],
    ["zzkwx vvqor", "Type “zzkwx vvqor” into YouTube's search."],
    ["books that changed my life", "Write down your first and your last place."],
    ["reacting to old anime openings", "Name what you know about it that its viewers do not."],
    [
      "leg workout with bands",
      "Try it in 10 minutes: videos that promise minutes did better on 7 of 7 channels, 3 of 3 on fitness.",
    ],
  ])("of %s", (idea, said) => {
    expect(look(idea).sentence).toContain(said);
  });

  it("is a hint, and says on whom it was measured", () => {
    expect(look("Sourdough for beginners").hint).toContain("58 of 100");
    expect(look("Sourdough for beginners").notes.at(-1)).toBe(
      "Measured on 69 channels, 7 of them on cooking.",
    );
    expect(look("van life winter vlog").notes.at(-1)).toBe(
      "Measured on 69 channels, none of them on travel.",
    );
  });

  it("names no figure in a language of fewer than two measured channels", () => {
    const { sentence, notes, kinds } = look("Brot backen für Anfänger");
    expect(sentence).toBe(
      "Videos for beginners mostly did better than the videos around them on channels in other languages.",
    );
    expect(notes).toEqual([
      "Told step by step it may do better: step-by-step guides and tutorials did in other languages.",
      "Measured on 69 channels, 7 of them on cooking, none in German.",
    ]);
    for (const { times, channels, niche } of kinds) {
      expect(["more", "fewer", "as many"]).toContain(times);
      expect(channels + niche).toBe("");
    }
    expect(look("carbonara romana spiegata a un americano").notes.at(-1)).toContain("none in Italian");
    // What may be chance elsewhere leads nothing here.
    expect(look("que ver en oaxaca en 3 dias").sentence).toMatch(/^Write down what the two most viewed/);
    expect(look("como ganhar músculo em casa").notes.at(-1)).toContain("2 in Portuguese");
    expect(look("como ganhar músculo em casa").kinds[0]?.times).toMatch(/×$/);
  });

  it("says the same of a kind in the text and in the table", () => {
    const { notes, kinds } = look("comment réviser le bac en 2 semaines");
    expect(notes[0]).toContain("Videos that count days or years perhaps did better");
    expect(kinds.find(({ name }) => name === "Videos that count days or years")?.times).toBe("perhaps more");
  });

  const IDEAS = [
    "is elden ring worth playing in 2026",
    "iphone 17 vs pixel 10 camera test",
    "how I became fluent in spanish without classes",
    "guitar chords for begginers",
    "zzkwx vvqor",
    "stardew valley",
    "die besten Spätzle ohne Spätzlepresse",
  ];
  it.each(IDEAS)("never rewrites %s", (idea) => {
    const { sentence, notes, kinds } = look(idea);
    const said = [sentence, ...notes, ...kinds.map(({ name }) => name)].join(" ").toLowerCase();
    expect(said.replace(`type “${idea.toLowerCase()}” into`, "")).not.toContain(idea.toLowerCase());
  });

  it("offers formats that fit the idea and that it does not have", () => {
    const offered = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? [] : name));
    expect(offered("Brot backen für Anfänger")).toEqual(["Step by step"]);
    expect(offered("how to make sourdough")).toEqual(["Step by step", "For beginners"]);
    expect(offered("easy tomato pasta")).toContain("Step by step");
    expect(offered("piano for adults")).not.toContain("For beginners");
    expect(offered("guitar chords")).toContain("For beginners");
    expect(offered("hollow knight lore")).toEqual(["As an explainer"]);
    // Battles are history where something else says so.
    expect(offered("roman battles")).toContain("As an explainer");
    for (const idea of ["beyblade battles", "rap battles", "dinosaur toys", "history memes"])
      expect(offered(idea)).not.toContain("As an explainer");
    expect(offered("knee pain when running")).toEqual(["As an explainer"]);
    expect(offered("roth ira vs 401k")).toEqual(["As an explainer"]);
    expect(offered("our rescue dog's first week at home vlog")).toEqual(["As a lesson"]);
    // What cannot be told otherwise.
    for (const idea of [
      "iphone 17 vs pixel 10 camera test",
      "is elden ring worth playing in 2026",
      "tesla model y 100.000 km review",
      "why I stopped buying etfs",
      "korean skincare is overrated",
      "10 things NOT to do in Tokyo",
      "ranking every taylor swift album",
      "buying the cheapest porsche 911 on facebook marketplace",
      "reacting to radiohead ok computer for the first time",
      "i wrote a song using only my voice",
      "elden ring malenia no summons",
      "animal crossing island tour",
      "asmr haircut",
    ])
      expect(offered(idea)).toEqual([]);
  });

  it("reads a word by what it means", () => {
    const own = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? name : []));
    expect(own("survive a night in the woods")).toContain("Challenges and experiments");
    expect(own("the forest game survival tips")).not.toContain("Challenges and experiments");
    expect(own("chess openings under 1200")).toEqual([]);
    expect(own("marathon in under four hours")).toEqual([]);
    expect(own("what i eat in a week as a broke student")).toEqual(["Videos that count days or years"]);
    expect(own("why dune part two works and part one doesnt")).toEqual(["Videos that ask why"]);
    expect(own("adopting a greyhound what nobody tells you")).toEqual([]);
    expect(own("magic card tricks with a coin")).toEqual([]);
    expect(own("screen time toddlers my opinion")).toEqual([]);
    expect(own("morar sozinha aos 20 anos")).toEqual([]);
    expect(own("guitar chords for begginers")).toEqual(["Videos for beginners"]);
  });

  it("says the kind of a form that its words do not name", () => {
    const own = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? name : []));
    expect(own("Minecraft but everything is lava")).toEqual(["Challenges and experiments"]);
    expect(own("Gusseisen oder Stahl: welche Pfanne soll man kaufen")).toContain("Comparisons");
    expect(own("canon r6 after 8 months")).toEqual(["Reviews and tests"]);
    expect(own("Peugeot 208 : essai complet")).toContain("Reviews and tests");
    expect(own("Fliesen legen ohne Vorkenntnisse")).toContain("Videos for beginners");
  });

  it("says that nothing was measured only where no kind is named", () => {
    const UNMEASURED = expect.stringMatching(/^On 69 channels we found no figure for videos like it\./);
    expect(look("vocal coach reacts to an opera").notes).toContainEqual(UNMEASURED);
    for (const idea of [
      "which phone vs which camera should you buy",
      "garage door proofing",
      "our house part 2",
    ])
      expect(look(idea).notes).not.toContainEqual(UNMEASURED);
  });

  it("counts no days of a review or of a stay", () => {
    const all = (idea: string) =>
      [look(idea).sentence, ...look(idea).notes, ...look(idea).kinds.map(({ name }) => name)].join(" ");
    for (const idea of [
      "six-month review of my e-bike",
      "galaxy fold after 2 years",
      "72 hours in Porto",
      "staying in a monastery in Japan for a week",
    ])
      expect(all(idea)).not.toContain("days or years");
    expect(all("no sugar for 30 days")).toContain("days or years");
  });

  it("calls no routine one for beginners", () => {
    const names = look("skincare routine for dry skin").kinds.map(({ name }) => name);
    expect(names).not.toContain("For beginners");
  });

  it("does not say better and worse, both perhaps by chance", () => {
    const { sentence, notes } = look("a week in my life on a farm vlog, 7 days");
    expect([sentence, ...notes].filter((said) => said.includes("may be chance"))).toHaveLength(1);
  });

  it("asks for more where only a subject is named", () => {
    const asked = expect.stringContaining("It names a subject and no video yet.");
    expect(look("stardew valley").notes).toContainEqual(asked);
    expect(look("capsule wardrobe for men").notes).not.toContainEqual(asked);
  });

  it("leads by what all channels of the niche agree on", () => {
    expect(look("kettlebell swings every day for a month").sentence).toBe(
      "Videos that count days or years did better than the videos around them on 3 of 3 channels on fitness, 9 of 11 in all.",
    );
  });
});

describe("how to find out before filming", () => {
  const step = (idea: string) => look(idea).before.step || look(idea).sentence;

  it.each([
    ["reagindo a músicas brasileiras", "Name what you know about it"],
    ["reacting to radiohead ok computer for the first time", "say on camera what you expect"],
    ["instant pot vs slow cooker", "If “slow cooker” is not proposed"],
    ["best espresso machine under 500", "who should not buy it"],
    ["dutch oven for beginners", "could not know on the first day"],
    ["rice in the oven", "Make it once from the most viewed recipe"],
    ["rust vs go in 2026", "Type “rust vs” into YouTube's search. If “go” is not proposed"],
    ["should i rent or buy a house", "Type “rent vs” into YouTube's search. If “buy” is not proposed"],
    ["gordon ramsay burger vs 5 guys at home", "three people taste both"],
    ["air fryer vs oven fries", "Type “air fryer vs”"],
    ["is elden ring worth playing in 2026", "one kind of player"],
    ["balkonkraftwerk lohnt sich das", "for whom it is a no"],
    ["does the pomodoro technique actually work", "Try it yourself first"],
    ["pixel 11 camera review", "two most viewed reviews"],
    ["canon r6 after 1 year of weddings", "could not know on the first day"],
    ["quitting alcohol after 10 years", "the moment in which you decided"],
    ["no dig garden 1 year later", "could not know on the first day"],
    ["minecraft but every mob is giant", "the hardest part once"],
    ["75 hard as a mom of 3", "on the first day and on the last"],
    ["best cozy games 2026", "your first and your last place"],
    ["best budget mechanical keyboard under 50", "who should not buy it"],
    ["die besten Spätzle ohne Spätzlepresse", "once from the most viewed recipe"],
    ["shooting portraits with a 20 dollar lens", "cost ten times as much"],
    ["buying the cheapest porsche 911 on facebook marketplace", "the worst thing about it"],
    ["restoring my grandpas 1950s hand plane", "a picture from before"],
    ["how to study for the bar exam", "The step where people get stuck"],
    ["how to write a resume with no experience", "The step where people get stuck"],
    ["organize your fridge", "The step where people get stuck"],
    ["why your abs arent showing", "Answer it to somebody in one sentence"],
    ["dog reacts to magic trick", "ten seconds"],
    ["why pop music sounds the same", "Answer it to somebody in one sentence"],
    ["best cordless drill for home use", "who should not buy it"],
    ["10k emergency fund in 6 months", "that you did and others leave out"],
    ["moving to portugal pros and cons", "one kind of traveler"],
    ["harley sportster oil leak fix", "The step where people get stuck"],
    ["is valorant dying", "Answer it to somebody in one sentence"],
    ["do cats dream", "Answer it to somebody in one sentence"],
    ["do black holes die", "Answer it to somebody in one sentence"],
    ["do push ups at home", "“shorter” or “without jumping”"],
    ["por que ninguém compra carro elétrico usado", "Answer it to somebody in one sentence"],
    ["warum mein Brot nicht aufgeht", "people's own tries end"],
    ["cat wont stop meowing at night", "people's own tries end"],
    ["the ending of the thing explained", "what surprises people about it"],
    ["resume mistakes", "a title of its own"],
    ["5 ai tools i use every day", "a title of its own"],
    ["day in the life of a nurse", "one question that it answers"],
    ["living in a van in norway", "one question that it answers"],
    ["get ready with me while I tell you about my worst date", "in two sentences"],
    ["how much i spend in a week in nyc", "guess the figure"],
    ["why i sold all my bitcoin", "the moment in which you decided"],
    ["I paid off 40k debt in 18 months heres how", "that you did and others leave out"],
    ["how i study 10 hours a day without burning out", "that you did and others leave out"],
    ["adopting a greyhound what nobody tells you", "surprised you most"],
    ["korean skincare is overrated", "the best argument against you"],
    ["stock market crash 2026", "what would prove it wrong"],
    ["viaggio in Puglia low budget cosa vedere", "and they leave out"],
    ["crochet granny square cardigan", "a picture of the finished thing"],
    ["pilates am morgen", "“shorter” or “at home”"],
    ["zzkwx vvqor", "Each proposal is something"],
    ["I swam the Channel with no wetsuit", "Open at its hardest moment"],
    ["can you beat dark souls with no armor", "the hardest part once"],
    ["10 habits every dentist hates", "a title of its own"],
    ["top 10 hidden features of android", "a title of its own"],
    ["スカイリムの裏技7選", "a title of its own"],
    ["best cheap headphones under 50", "who should not buy it"],
    ["best cheap eats in Tokyo", "your first and your last place"],
    ["my note taking workflow", "and nothing before it did"],
    ["rutina facial piel seca", "and nothing before it did"],
    ["soundproofing a bedroom", "The step where people get stuck"],
    ["basil from cuttings", "what somebody can do after it"],
  ])("of %s goes by its form", (idea, said) => {
    expect(step(idea)).toContain(said);
  });

  it.each([
    "asmr haircut",
    "my cat met a hedgehog",
    "roblox brookhaven roleplay",
    "drone footage of iceland",
  ])("leads %s, which is watched for what happens, and no lesson", (idea) => {
    const { sentence, notes, kinds, before, hint } = look(idea);
    expect(sentence).toContain("ten seconds");
    expect({ notes, kinds, step: before.step, hint }).toEqual({
      notes: [
        "On 69 channels we found no figure for videos like it. Connect yours: your own uploads answer.",
        "For its title: those that begin with a number did better on 19 of 28 channels, those under 30 characters worse on 28 of 39 channels.",
      ],
      kinds: [],
      step: "",
      hint: "",
    });
  });

  it("leads to YouTube's search for what was typed", () => {
    expect(look("50 % off & more?").before.search).toBe(
      "https://www.youtube.com/results?search_query=50%20%25%20off%20%26%20more%3F",
    );
  });
});
