import { describe, expect, it } from "vitest";
import { groupTests, listShowings, readPairs } from "./titles-pairs";

const HEADING = "test_id,image_id,w_impr,w_clicks,l_impr,l_clicks,z,p,A,B,better,top_pair";
const read = (...rows: string[]) => readPairs([HEADING, ...rows].join("\n"));
const FIRST = "t1,i1,1000,50,900,20,3.1,0.002,Rye at last,How rye rises,B,1";

describe("readPairs", () => {
  it("gives each headline its own counts, the better one those of the winner", () => {
    const [pair] = read(FIRST);
    expect(pair).toMatchObject({
      a: "Rye at last",
      clicks: { a: 20, b: 50 },
      impressions: { a: 900, b: 1000 },
    });
    expect(pair).toMatchObject({ better: "B", top: true, p: 0.002 });
  });

  it("rejects a missing figure or winner, with the row", () => {
    expect(() => read(FIRST, FIRST.replace("900", "many"))).toThrow("pair 2: “many” is no l_impr");
    expect(() => read(FIRST.replace(",B,1", ",C,1"))).toThrow("pair 1: no better one");
  });
});

it("lists a headline once for each test and picture", () => {
  const pairs = read(FIRST, "t1,i1,1000,50,800,10,4,0.001,Bread,How rye rises,B,0");
  const showings = listShowings(pairs, (test) => test);
  expect(showings.map(({ title }) => title)).toEqual(["Rye at last", "How rye rises", "Bread"]);
  expect(showings[1]?.logit).toBeCloseTo(Math.log(50.5 / 950.5), 12);
});

it("groups tests that share a headline or a picture, also through a third", () => {
  const groupOf = groupTests(
    read(
      FIRST,
      "t2,i2,9,1,9,0,1,0.3,HOW RYE RISES!,Other,A,1",
      "t3,i2,9,1,9,0,1,0.3,Alone,Apart,A,1",
      "t4,i4,9,1,9,0,1,0.3,Quiet,Loud,A,1",
    ),
  );
  expect(groupOf("t2")).toBe(groupOf("t1"));
  expect(groupOf("t3")).toBe(groupOf("t1"));
  expect(groupOf("t4")).not.toBe(groupOf("t1"));
});
