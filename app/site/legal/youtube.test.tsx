import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { LegalSection } from "./legal-document";
import { privacySections } from "./privacy/sections";
import { termsSections } from "./terms/sections";

function textOf(sections: LegalSection[], id: string): string {
  const section = sections.find((one) => one.id === id);
  return renderToStaticMarkup(<MemoryRouter>{section?.body}</MemoryRouter>);
}

describe.each([true, false])("where YouTube is read: %s", (readsYoutube) => {
  const privacy = textOf(privacySections("a@greenlight.example", readsYoutube), "youtube");
  const terms = textOf(termsSections("a@greenlight.example", readsYoutube), "youtube");

  it("privacy and terms say which it is", () => {
    expect(privacy.includes("nothing is fetched from YouTube")).toBe(!readsYoutube);
    expect(terms.includes("fetches nothing from YouTube")).toBe(!readsYoutube);
  });

  it("both name and link what YouTube's terms ask for", () => {
    expect(privacy).toContain("YouTube API Services");
    expect(privacy).toContain("https://policies.google.com/privacy");
    expect(privacy).toContain("30 days");
    expect(terms).toContain("https://www.youtube.com/t/terms");
  });
});
