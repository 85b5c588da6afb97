import { expect, it } from "vitest";
import { spentIn } from "./profile";

const frame = (functionName: string, url = "") => ({ functionName, url });

it("adds up a profile by function, without the time in which nothing ran", () => {
  const nodes = [
    { id: 1, callFrame: frame("(idle)") },
    { id: 2, callFrame: frame("render", "file:///assets/react-DvVFp2nj.js") },
    { id: 3, callFrame: frame("", "file:///assets/react-DvVFp2nj.js") },
    { id: 4, callFrame: frame("(garbage collector)") },
    { id: 5, callFrame: frame("render", "file:///assets/react-DvVFp2nj.js") },
  ];
  const spent = spentIn({ nodes, samples: [1, 2, 3, 4, 5], timeDeltas: [900, 30, 20, 10, 40] });
  expect(spent.time).toBe(100);
  expect(spent.functions).toEqual([
    { name: "render", module: "react", share: 0.7 },
    { name: "(anonymous)", module: "react", share: 0.2 },
    { name: "(garbage collector)", module: "(the engine itself)", share: 0.1 },
  ]);
});

it("gives each sample to the innermost part of the request that its stack is in", () => {
  const nodes = [
    { id: 1, callFrame: frame("logRequest"), children: [2] },
    { id: 2, callFrame: frame("requestHandler"), children: [3, 5] },
    { id: 3, callFrame: frame("exports.renderToString"), children: [4] },
    { id: 4, callFrame: frame("pushAttribute") },
    { id: 5, callFrame: frame("all", "cloudflare-internal:d1-api") },
    { id: 6, callFrame: frame("(garbage collector)") },
  ];
  const { parts } = spentIn({ nodes, samples: [1, 2, 4, 5, 6], timeDeltas: [5, 10, 50, 20, 15] });
  expect(parts.map(({ part, share }) => [part, share])).toEqual([
    ["React, with the components of the tree", 0.5],
    ["D1, asked and read", 0.2],
    ["garbage, the engine, and what has no name", 0.15],
    ["React Router's way to them and back", 0.1],
    ["Hono, headers and the log's line", 0.05],
  ]);
});
