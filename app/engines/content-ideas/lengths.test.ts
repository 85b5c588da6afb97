import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { lengthWriter } from "./lengths";
import type { OwnUpload } from "./own-uploads";

const read = (title: string): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: 0, multiple: 2 },
});
const OTHERS = ["10 min leg day", "10 min back stretch", "10 min arm day", "20 min hip day", "20 min run"];
const again = (title: string, others = OTHERS) => lengthWriter([...others, title].map(read))(read(title));

it("writes what is done along in the channel's commonest other length", () => {
  expect(again("15 MIN PLANK workout for beginners")).toBe("10 MIN PLANK workout for beginners");
  expect(again("10 min plank workout | 10 min every day")).toBe("20 min plank workout | 20 min every day");
  expect(again("15 min plank workout", [...OTHERS, "10 min plank workout"])).toBe("20 min plank workout");
  expect(again("1 hour of plank - 15 min workout")).toBeNull();
  expect(again("15 min plank workout of 2024")).toBeNull();
  expect(
    again("15 min plank workout", [
      ...OTHERS.slice(0, 2),
      ...Array.from({ length: 20 }, (_, at) => `Rain on roof ${at}`),
    ]),
  ).toBeNull();
});

it("takes a challenge a step further, and counts nothing else", () => {
  expect(again("3 Days in an Arctic Shelter", [])).toBe("5 Days in an Arctic Shelter");
  expect(again("I spent 24 hours in a boat", [])).toBe("I spent 48 hours in a boat");
  expect(again("1 day without power", [])).toBe("2 days without power");
  expect(again("3 Days in an Arctic Shelter", ["5 Days in an Arctic Shelter, alone"])).toBeNull();
  expect(again("7 days, 28 species of fish", [])).toBeNull();
  for (const title of ["120 days of rain", "3 days ago I left", "5 ideas in a boat", "Rain in 3 days"])
    expect(again(title, [])).toBeNull();
});
