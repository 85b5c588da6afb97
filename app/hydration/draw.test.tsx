import { useId } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Link } from "react-router";
import { describe, expect, it } from "vitest";
import { draw, drawnAs, drawnByContent, drawnFor, keepDrawings } from "./draw";
import { DrawnPart } from "./drawn";

const page = new Request("https://greenlight.example/page?q=1");
const data = new Request("https://greenlight.example/page.data?q=1");

describe("draw", () => {
  it("draws links and escapes text", () => {
    const part = <Link to="/privacy#youtube">{"<b> & co"}</Link>;
    expect(draw("part", part)).toMatch(/^<a href="\/privacy#youtube"[^>]*>&lt;b&gt; &amp; co<\/a>$/);
  });

  it("writes quotation marks, dashes and arrows as references, and letters as they are", () => {
    expect(draw("part", <p title="“7” – 9">“Grün” → 日本</p>)).toBe(
      '<p title="&#8220;7&#8221; &#8211; 9">&#8220;Grün&#8221; &#8594; 日本</p>',
    );
  });

  it("begins ids with the drawing's name", () => {
    const Named = () => <i id={useId()} />;
    expect(draw("one", <Named />)).not.toBe(draw("two", <Named />));
  });
});

describe("drawnFor", () => {
  it("leaves the HTML out of what a document hands over, and sends it with data", () => {
    expect(JSON.parse(JSON.stringify(drawnFor(page, "a", "<p>")))).toEqual({ name: "a" });
    expect(JSON.parse(JSON.stringify(drawnFor(data, "a", "<p>")))).toEqual({ name: "a", html: "<p>" });
  });

  it.each([page, data])("shows the same on the server for $url", (request) => {
    const drawn = drawnFor(request, "a", "<p>drawn</p>");
    const Stub = createRoutesStub([{ path: "/", Component: () => <DrawnPart id="part" drawn={drawn} /> }]);
    expect(renderToString(<Stub />)).toBe('<div id="part"><p>drawn</p></div>');
  });
});

describe("drawnByContent", () => {
  it("gives drawings one name only where they are the same", () => {
    const name = (html: string) => drawnByContent(page, html).name;
    expect(name("<p>7 of 10</p>")).toBe(name("<p>7 of 10</p>"));
    const names = Array.from({ length: 1000 }, (_, n) => name(`<p>${n} of 1000</p>`));
    expect(new Set(names).size).toBe(1000);
  });
});

describe("keepDrawings", () => {
  const made: string[] = [];
  const drawWord = keepDrawings(2, ({ word }: { word: string }) => {
    made.push(word);
    return `<p>${word}</p>`;
  });

  it("draws once what is shown alike, and names alike only what is", () => {
    const [one, other, again] = [{ word: "one" }, { word: "other" }, { word: "one" }].map(drawWord);
    expect(made).toEqual(["one", "other"]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(other?.name).not.toBe(one?.name);
    expect(drawnAs(page, drawWord({ word: "one" }))).toEqual({ name: one?.name });
  });

  it("lets go what was shown longest ago", () => {
    drawWord({ word: "third" });
    drawWord({ word: "one" });
    drawWord({ word: "other" });
    expect(made).toEqual(["one", "other", "third", "other"]);
  });
});
