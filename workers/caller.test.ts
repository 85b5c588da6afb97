import { expect, it } from "vitest";
import { answerCookies } from "./caller";

it("sends the last cookie of each name", () => {
  const cookies = answerCookies();
  cookies.send("session=a; Path=/", "former=; Max-Age=0");
  cookies.send("session=b==; Path=/");
  expect(cookies.all()).toEqual(["session=b==; Path=/", "former=; Max-Age=0"]);
});
