import { expect, test } from "vitest";
import { agreementOf } from "./likeness-readers.ts";

const labels = `idea,upload,label
a,1,right
a,2,wrong
b,1,right
b,2,wrong
c,1,wrong
`;

test("tells how far two readers agree beyond chance", () => {
  const second = `stratum,idea,upload,label
whole,a,1,right
whole,a,2,right
whole,b,1,wrong
whole,b,2,wrong
whole,c,9,right
`;
  expect(agreementOf(labels, second)).toEqual([
    { stratum: "whole", pairs: 4, alike: 0.5, kappa: 0, accepted: 0.5, shown: 0.5 },
  ]);
});

test("counts what both label alike as full agreement", () => {
  const second = `stratum,idea,upload,label
whole,a,1,right
whole,a,2,wrong
`;
  expect(agreementOf(labels, second)[0]).toMatchObject({ alike: 1, kappa: 1, accepted: 1, shown: 1 });
});
