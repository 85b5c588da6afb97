import { expect, it } from "vitest";
import { decodeEntities, plainText } from "./plain-text";

it("takes tags away and leaves the words", () => {
  expect(plainText('exceeded your <a href="/quota">quota</a>.\n  Wait<br/>a day')).toBe(
    "exceeded your quota. Wait a day",
  );
});

it("writes entities out, once", () => {
  expect(
    decodeEntities("Tom &amp; Jerry&#39;s &quot;Best&quot; &#x1F600; &amp;lt; &unknown; &#99999999;"),
  ).toBe(`Tom & Jerry's "Best" 😀 &lt; &unknown; &#99999999;`);
});
