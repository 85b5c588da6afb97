import { describe, expect, it } from "vitest";
import { nicheExample, sampleExamples } from "../../tests/support/sample-channels";
import type { Niche } from "../engines/ideas";
import { firstLook, showExample } from "./first-look";
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
    ["Sourdough for beginners", "Videos for beginners did better than their neighbors on 17 of 20 channels."],
    [
      "10 minute abs workout",
      "Videos that promise minutes did better than their neighbors on 3 of 3 channels on fitness, 7 of 7 in all.",
    ],
    [
      "elden ring boss tier list",
      "Rankings and top tens did better than their neighbors on 5 of 5 channels on games, 9 of 11 in all.",
    ],
    [
      "Beans on toast",
      "Try “Beans on toast, step by step”: step-by-step guides and tutorials did better on 15 of 20 channels.",
    ],
    [
      "I Ate Only Cabbage for a Week",
      "Videos that count days or years did better than their neighbors on 9 of 11 channels. That may be chance.",
    ],
    [
      "I Tried Cheap Cabbage",
      "Try “I Tried Cheap Cabbage: what went wrong”: videos on what went wrong did better on 7 of 8 channels. That may be chance.",
    ],
    ["zzkwx vvqor", "Try “zzkwx vvqor, explained”: explainers did better on 17 of 21 channels."],
    [
      "books that changed my life",
      "Try “books that changed my life, ranked”: rankings and top tens did better on 9 of 11 channels. That may be chance.",
    ],
    [
      "reacting to old anime openings",
      "See whether people still comment on the original this week. If not, react to something newer.",
    ],
    [
      "mein modularer synthesizer",
      "Told as a lesson it may do better: step-by-step guides and tutorials did in other languages.",
    ],
  ])("of %s", (idea, said) => {
    expect(look(idea).sentence).toBe(said);
  });

  it("says so where it knows no word of it", () => {
    const unknown = "We don't know its words, so this goes by its form alone.";
    expect(look("zzkwx vvqor").notes).toContain(unknown);
    expect(look("zzkwx sourdough").notes).not.toContain(unknown);
  });

  it("is a hint, and says on whom it was measured", () => {
    expect(look("Sourdough for beginners").hint).toContain("58 of 100");
    expect(look("Sourdough for beginners").notes.at(-1)).toBe(
      "Measured on 69 channels, 7 of them on cooking.",
    );
    expect(look("van life winter").notes.at(-1)).toBe("Measured on 69 channels, none of them on travel.");
  });

  it("names no figure in a language of fewer than two measured channels", () => {
    const { sentence, notes, kinds } = look("Brot backen für Anfänger");
    expect(sentence).toBe(
      "Videos for beginners mostly did better than their neighbors on channels in other languages.",
    );
    expect(notes).toEqual(["Measured on 69 channels, 7 of them on cooking, none in German."]);
    for (const { times, channels, niche } of kinds) {
      expect(["more", "fewer", "as many"]).toContain(times);
      expect(channels + niche).toBe("");
    }
    // What may be chance elsewhere leads nothing here.
    expect(look("que ver en oaxaca en 3 dias").sentence).toMatch(/^Try “.*: la guía”/);
    expect(look("como ganhar músculo em casa").notes.at(-1)).toContain("2 in Portuguese");
    expect(look("como ganhar músculo em casa").kinds[0]?.times).toMatch(/×$/);
  });

  it("offers formats that fit the idea and that it does not have, in its language", () => {
    const offered = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? [] : name));
    expect(offered("Brot backen für Anfänger")).toEqual(["“Brot backen für Anfänger Schritt für Schritt”"]);
    const leads = (idea: string) => offered(idea)[0];
    expect(leads("i bought the cheapest porsche in the country")).toMatch(/what went wrong”$/);
    expect(leads("i turned a pallet into a coffee table")).toMatch(/step by step”$/);
    expect(leads("worst tourist traps in italy")).toMatch(/ranked”$/);
    expect(leads("is the framework laptop worth buying")).toMatch(/explained”$/);
    expect(leads("best tablet for note taking")).toMatch(/buying guide”$/);
    expect(leads("how did romans do dentistry")).toMatch(/explained”$/);
    expect(leads("washing a car in winter")).toMatch(/step by step”$/);
    expect(leads("how heavy should dumbbells be")).toMatch(/explained”$/);
    expect(leads("my favourite villains")).toMatch(/ranked”$/);
    expect(leads("my grandmother's pierogi recipe")).toMatch(/step by step”$/);
    expect(leads("japanese convenience store breakfast")).toMatch(/ranked”$/);
    expect(leads("guitar chords")).toMatch(/a lesson”$/);
    expect(offered("how to make sourdough").join()).not.toContain("minutes");
    expect(offered("3 days in lisbon on a budget").join()).not.toContain("10 minutes");
    expect(offered("piano for adults").join()).not.toContain("for beginners");
    expect(leads("Hiking the Tour du Mont Blanc, day by day, with no map")).toBe(undefined);
    // Few dishes are known to be quick.
    for (const idea of [
      "apple strudel",
      "beef jerky in the oven",
      "lasagne al forno",
      "mole poblano de mi abuela",
    ])
      expect(offered(idea).join()).not.toContain("30");
    expect(offered("easy tomato pasta").join()).toContain("in 30 minutes");
    expect(leads("knee pain when running")).toMatch(/explained”$/);
    expect(leads("hip pain stretches")).not.toMatch(/explained”$/);
    expect(leads("macbook air for video editing")).not.toMatch(/step by step”$/);
    expect(offered("rust ownership explained").join()).toContain("in 10 minutes");
    expect(leads("faire son pain sans gluten")).toMatch(/pas à pas”$/);
    expect(leads("hollow knight lore")).toMatch(/explained”$/);
    expect(leads("elden ring hardest bosses")).toMatch(/ranked”$/);
    expect(leads("plantar fasciitis")).toMatch(/explained”$/);
    expect(offered("Sauerteigbrot Anfängerfehler").join()).not.toContain("für Anfänger");
    expect(leads("tour de france 1998")).toMatch(/explained”$/);
    expect(leads("car detailing at home")).toMatch(/step by step”$/);
    expect(leads("best budget gravel bike")).toMatch(/buying guide”$/);
    expect(leads("puppy biting")).toMatch(/a guide”$/);
    expect(leads("noise cancelling headphones")).toMatch(/a guide”$/);
    expect(leads("why I will never take a night train through the desert again")).toBe("As an explainer");
  });

  it.each(["do cats dream", "do push ups build muscle", "do black holes die", "why do knees crack"])(
    "answers %s as a question",
    (idea) => {
      const offered = look(idea).kinds.filter(({ isOwn }) => !isOwn);
      expect(offered.map(({ name }) => name)).toEqual([`“${idea}, explained”`]);
    },
  );

  it.each(["do push ups every morning", "do squats at home", "do pull ups"])(
    "takes %s for a command",
    (idea) => {
      expect(look(idea).sentence).not.toContain("explained");
    },
  );

  it("takes surviving for a challenge only where somebody dares to", () => {
    const own = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? name : []));
    expect(own("survive a night in the woods")).toContain("Challenges and experiments");
    expect(own("the forest game survival tips")).not.toContain("Challenges and experiments");
    expect(own("chess openings under 1200")).not.toContain("Videos on prices and budgets");
    expect(own("marathon in under four hours")).not.toContain("Videos on prices and budgets");
  });

  it("offers no format for what was lived through, but a lesson", () => {
    const { sentence, notes, kinds } = look("our rescue dog's first week at home");
    expect(sentence).toContain("Vlogs, trips and routines did worse");
    expect(notes[0]).toBe(
      "Told as a lesson it may do better: step-by-step guides and tutorials did on 15 of 20 channels.",
    );
    expect(kinds.every(({ isOwn }) => isOwn)).toBe(true);
  });

  it("offers no lesson for a reaction or a game made harder, and each kind once", () => {
    const offered = (idea: string) => look(idea).kinds.flatMap(({ name, isOwn }) => (isOwn ? [] : name));
    expect(offered("tiktok life hacks reaction")).toEqual([]);
    expect(offered("minecraft but every mob is giant")).toEqual([]);
    expect(offered("elden ring malenia no summons")).toEqual([]);
    expect(offered("gel nails at home")).toEqual(["“gel nails at home: a guide”"]);
    expect(offered("baldurs gate 3 evil run").join()).not.toContain("for beginners");
    expect(offered("48 hours in tokyo alone")[0]).toMatch(/a guide”$/);
    expect(offered("raising chickens in the city")[0]).toMatch(/step by step”$/);
    expect(offered("restoring a 1972 honda cb350")[0]).toMatch(/step by step”$/);
    expect(offered("debt free at 27")).toEqual([]);
    expect(offered("animal crossing island tour")).toEqual([]);
    expect(offered("steam deck 2 rumors")).toEqual(["“steam deck 2 rumors, explained”"]);
    expect(offered("stock market crash 2026")).toEqual(["“stock market crash 2026, explained”"]);
    expect(offered("panic attack on a plane")).toEqual(["“panic attack on a plane, explained”"]);
  });

  it("leads by what all channels of the niche agree on", () => {
    expect(look("kettlebell swings every day for a month").sentence).toBe(
      "Videos that count days or years did better than their neighbors on 3 of 3 channels on fitness, 9 of 11 in all.",
    );
  });
});

describe("how to find out before filming", () => {
  const step = (idea: string) => look(idea).before.step || look(idea).sentence;

  it.each([
    ["reagindo a músicas brasileiras", "comment on the original"],
    ["rust vs go in 2026", "Type “rust vs” into YouTube's search. If “go” is not proposed"],
    ["pixel 11 camera review", "two most viewed reviews"],
    ["minecraft but every mob is giant", "the hardest part once"],
    ["best cozy games 2026", "your first and your last place"],
    ["how to study for the bar exam", "how people ask it"],
    ["is valorant dying", "how people ask it"],
    ["warum mein Brot nicht aufgeht", "how people ask it"],
    ["resume mistakes", "a title of its own"],
    ["day in the life of a nurse", "one question that it answers"],
    ["why i sold all my bitcoin", "in two sentences"],
    ["crochet granny square cardigan", "a picture of the finished thing"],
    ["pilates am morgen", "“shorter” or “at home”"],
    ["zzkwx vvqor", "Each proposal is something"],
  ])("of %s goes by its shape", (idea, said) => {
    expect(step(idea)).toContain(said);
  });

  it.each([
    "asmr haircut",
    "my cat met a hedgehog",
    "roblox brookhaven roleplay",
    "drone footage of iceland",
  ])("leads %s, which is watched for what happens, and no lesson", (idea) => {
    const { sentence, notes, kinds, before } = look(idea);
    expect(sentence).toContain("ten seconds");
    expect(notes[0]).toBe("We measured nothing like it.");
    expect(kinds.every(({ isOwn }) => isOwn)).toBe(true);
    expect(before.step).toBe("");
  });

  it("names no measure where nothing was measured", () => {
    expect(look("asmr haircut")).toMatchObject({
      notes: ["We measured nothing like it."],
      kinds: [],
      hint: "",
    });
    expect(look("my cat met a hedgehog").notes.at(-1)).toMatch(/^Measured on 69 channels/);
  });

  it("leads to YouTube's search for what was typed", () => {
    expect(look("50 % off & more?").before.search).toBe(
      "https://www.youtube.com/results?search_query=50%20%25%20off%20%26%20more%3F",
    );
  });
});
