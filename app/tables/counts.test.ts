import { expect, it } from "vitest";
import { decimalMark, readCount, readDecimal, readLength } from "./counts";

it.each([
  ["1234", 1234],
  ["1,234", 1234],
  ["1.234.567", 1234567],
  ["20.000", 20_000],
  ["12 345", 12345],
  ["12\u00a0345", 12345],
  ["12\u202f345", 12345],
  ["12,34,567", 1234567],
  ["1’234", 1234],
  ["11932.0", 11932],
  ["1.2K", 1200],
  ["3,4 Mio.", 3_400_000],
  ["2,1 mil", 2100],
  ["1.5M views", 1_500_000],
  ["1.2万", 12_000],
  ["890 Aufrufe", 890],
  ["1,000,000,000,000", 1e12],
  ["1000B", 1e12],
])("reads %s", (text, count) => expect(readCount(text)).toBe(count));

it.each(["", "12.5", "1,23", "-5", "5 apples", "1e9", "1000000000001", "1001B", "x".repeat(100)])(
  "refuses %s",
  (text) => expect(readCount(text)).toBeNull(),
);

it("reads lengths", () => {
  expect(["754", "12:34", "1:02:03", "PT12M34S"].map(readLength)).toEqual([754, 754, 3723, 754]);
  expect(["", "PT", "long"].map(readLength)).toEqual([null, null, null]);
});

it("reads decimals in the style of their table", () => {
  expect(decimalMark(["1,234", "2.5", "6"])).toBe(".");
  expect(decimalMark(["1.234", "2,5", "1.234,50"])).toBe(",");
  expect(decimalMark(["", "1,234"])).toBe(".");
  expect(["1,234.5", "-3", "\u22120.25", "6.27%", "$12", "5."].map((text) => readDecimal(text, "."))).toEqual(
    [1234.5, -3, -0.25, 6.27, 12, 5],
  );
  expect(["1.234,5", "6,27 %", "3"].map((text) => readDecimal(text, ","))).toEqual([1234.5, 6.27, 3]);
  expect(["", "n/a", "1.2.3", "=1+1", "1e9"].map((text) => readDecimal(text, "."))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
