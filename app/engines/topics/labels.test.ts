import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { readDocuments } from "./documents";
import { labelGroups } from "./labels";

let next = 0;
const documents = (titles: string[]) =>
  readDocuments(titles.map((title) => video({ videoId: `v${next++}`, title })));

function label(groups: string[][], query: string[] = []) {
  const made = groups.map(documents);
  return labelGroups(made, made.flat(), query);
}

describe("labelGroups", () => {
  it("prefers a phrase to a word if most titles hold it", () => {
    const [first] = label([
      ["Sheet pan salmon", "Sheet pan chicken", "My sheet pan rules"],
      ["Soup day", "Soup night"],
    ]);
    expect(first?.name).toBe("Sheet Pan");
  });

  it("uses a single word if no phrase is common", () => {
    const [first] = label([
      ["Lentil soup", "Noodle soup", "Soup for two"],
      ["Bread day", "Bread night"],
    ]);
    expect(first?.name).toBe("Soup");
  });

  it("pairs a word with another that titles use with it", () => {
    const group = [
      "One lamp, five portraits: no other lighting",
      "Window light portraits",
      "Portrait lighting with a lamp",
      "The light you forget",
      "Rembrandt lighting",
      "How to light a cellar",
    ];
    const [first] = label([group, ["Bread day", "Bread night"]]);
    expect(first?.name).toBe("Portrait Lighting");
    expect(first?.phrases.join()).not.toMatch(/portrait|light/i);
  });

  it("does not pair words that stand together in no title, or in one only", () => {
    const apart = ["Portraits: all about light", "Light: two portraits, slowly", "Light", "Light again"];
    expect(label([apart, ["Bread", "Bread night"]])[0]?.name).toBe("Light");
    const once = ["Portrait lighting", "Light: four portraits", "Light", "Light again"];
    expect(label([once, ["Bread", "Bread night"]])[0]?.name).toBe("Light");
  });

  it("never pairs words so that two topics share a name", () => {
    const names = label([
      ["Home office", "Home office desk", "Home office chair", "Home office lamp", "A home office"],
      ["Home workout", "Workout at home", "Workout: home or gym", "Workout"],
    ]).map((one) => one?.name);
    expect(names[0]).toBe("Home Office");
    expect(new Set(names).size).toBe(2);
  });

  it("never names a group by the query, nor by the query and format words", () => {
    const [first] = label([["React tutorial", "React tutorial", "React tutorial basics"]], ["react"]);
    expect(first).toBeNull();
  });

  it("may name a group by a word of the query and one of its own", () => {
    const [first] = label(
      [
        ["React hooks", "React hooks explained", "React hooks again"],
        ["React forms", "Forms"],
      ],
      ["react"],
    );
    expect(first?.name).toBe("React Hooks");
  });

  it("does not begin a name in the middle of the query", () => {
    const titles = [
      "Data science interview prep",
      "Data science interview mistakes",
      "My data science interview",
    ];
    const [first] = label([titles, ["Data science salary", "Data science salary talk"]], ["data", "science"]);
    expect(first?.name).toMatch(/^(Data Science )?Interview$/);
  });

  it("gives each group a name that is not part of another's", () => {
    const labels = label([
      ["Dutch oven bread", "Dutch oven rolls", "Dutch oven care", "Dutch oven myths"],
      ["Oven spring", "Oven spring fails", "Oven spring, slowly"],
    ]);
    expect(labels[0]?.name).toBe("Dutch Oven");
    expect(labels[1]?.name).toBe("Oven Spring");
    const [, second] = label([
      ["Dutch oven bread", "Dutch oven rolls", "Dutch oven care", "Dutch oven myths"],
      ["Oven light", "Oven rack", "Oven door"],
    ]);
    expect(second).toBeNull();
  });

  it("lists further phrases that do not repeat the name", () => {
    const [first] = label([
      [
        "Night sky in a city",
        "Night sky with a tripod",
        "Night sky: tripod or not",
        "City lights, night sky",
      ],
      ["Cat portraits", "Dog portraits"],
    ]);
    expect(first?.name).toBe("Night Sky");
    expect(first?.phrases).toEqual(expect.arrayContaining(["Tripod", "City"]));
    expect(first?.phrases).not.toContain("Sky");
  });

  it("does not end a name in the middle of the query", () => {
    const titles = ["Healthy meal prep for a week", "Healthy meal prep, cheaply", "Meal prep lunches"];
    expect(label([titles], ["meal", "prep"])[0]?.name).toBe("Healthy Meal Prep");
  });

  it("needs two titles in a small group, however many descriptions hold the word", () => {
    const group = readDocuments(
      ["Soup in one pot", "Soup for lunch", "Chicken soup"].map((title, at) =>
        video({ videoId: `p${at}`, title, description: `Take ${at}: a pot of it.` }),
      ),
    );
    expect(labelGroups([group], group, ["soup"])).toEqual([null]);
  });

  it("pairs a word with one of the query if some title does", () => {
    const apps = ["Build a chat app with React", "A recipe app in React", "React shop app", "Search app"];
    const other = ["Tests for a React app", "Tests, slowly"];
    expect(label([apps, other], ["react"])[0]?.name).toBe("React App");
  });

  it("names a topic in the plural if titles use it often enough", () => {
    const agents = (last: string[]) =>
      label([["AI agent log", "My AI agent", "Your AI agent", ...last]])[0]?.name;
    expect(agents(["AI agents", "Agents: a tour"])).toBe("AI Agents");
    expect(agents(["An AI agent", "AI agents: a tour"])).toBe("AI Agent");
  });

  it("lists angles of two words or more, in two titles or more", () => {
    const sky = [
      "Night sky in a city with a kit lens",
      "Night sky with a tripod and a kit lens",
      "Night sky: tripod or not",
      "Star trails, night sky",
    ];
    const [first] = label([sky, ["Cat portraits", "Dog portraits"]]);
    expect(first?.phrases).toContain("Tripod");
    expect(first?.angles).toEqual(["Kit Lens"]);
  });

  it("does not name a group by a phrase that only descriptions hold", () => {
    const group = readDocuments(
      ["Rolls", "Buns", "Loaves"].map((title, at) =>
        video({ videoId: `d${at}`, title, description: "cold proofing" }),
      ),
    );
    expect(labelGroups([group], group, [])).toEqual([null]);
  });
});
