import { describe, expect, it } from "vitest";
import { decodeEntities } from "./entities";

describe("decodeEntities", () => {
  it("decodes names and numbers, once", () => {
    expect(
      decodeEntities("Tom &amp; Jerry&#39;s &quot;Best&quot; &#x1F600; &amp;lt; &unknown; &#99999999;"),
    ).toBe(`Tom & Jerry's "Best" 😀 &lt; &unknown; &#99999999;`);
  });

  it("drops control characters, halves of characters and numbers beyond Unicode", () => {
    expect(decodeEntities("a&#0;b&#x1b;c&#xd83d;d&#1114112;e&#10;f")).toBe("abcde\nf");
  });
});
