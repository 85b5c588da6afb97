import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { LegalSection } from "./legal-document";
import { privacySections } from "./privacy/sections";
import { termsSections } from "./terms/sections";

function sectionText(sections: LegalSection[], id: string): string {
  const section = sections.find((one) => one.id === id);
  return renderToStaticMarkup(<MemoryRouter>{section?.body}</MemoryRouter>);
}

describe.each([true, false])("With YouTube as the source: %s", (readsYoutube) => {
  const privacy = sectionText(
    privacySections("a@greenlight.example", { readsYoutube, languageModel: null, hasAccounts: false }),
    "youtube",
  );
  const terms = sectionText(termsSections("a@greenlight.example", readsYoutube), "youtube");

  it("says so in privacy and terms", () => {
    expect(privacy.includes("nothing is fetched from YouTube")).toBe(!readsYoutube);
    expect(terms.includes("fetches nothing from YouTube")).toBe(!readsYoutube);
  });

  it("names and links what YouTube's terms require", () => {
    expect(privacy).toContain("YouTube API Services");
    expect(privacy).toContain("https://policies.google.com/privacy");
    expect(privacy).toContain("30 days");
    expect(terms).toContain("https://www.youtube.com/t/terms");
  });
});
