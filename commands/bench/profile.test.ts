import { expect, it } from "vitest";
import { spentIn } from "./profile";

const frame = (functionName: string, url = "") => ({ functionName, url });

it("adds up a profile by function and module, without the time in which nothing ran", () => {
  const nodes = [
    { id: 1, callFrame: frame("(idle)") },
    { id: 2, callFrame: frame("render", "file:///assets/react-DvVFp2nj.js") },
    { id: 3, callFrame: frame("", "file:///assets/react-DvVFp2nj.js") },
    { id: 4, callFrame: frame("(garbage collector)") },
    { id: 5, callFrame: frame("render", "file:///assets/react-DvVFp2nj.js") },
  ];
  const spent = spentIn({ nodes, samples: [1, 2, 3, 4, 5], timeDeltas: [900, 30, 20, 10, 40] });
  expect(spent.functions).toEqual([
    { name: "render", module: "react", share: 0.7 },
    { name: "(anonymous)", module: "react", share: 0.2 },
    { name: "(garbage collector)", module: "(the engine itself)", share: 0.1 },
  ]);
  expect(spent.modules).toEqual([
    { module: "react", share: 0.9 },
    { module: "(the engine itself)", share: 0.1 },
  ]);
});
