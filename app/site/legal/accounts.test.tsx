import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { privacySections } from "./privacy/sections";

function privacyOf(hasAccounts: boolean) {
  const facts = { readsYoutube: false, languageModel: null, hasAccounts };
  const sections = privacySections("a@greenlight.example", facts);
  const text = renderToStaticMarkup(<MemoryRouter>{sections.map(({ body }) => body)}</MemoryRouter>);
  return { ids: sections.map(({ id }) => id), text };
}

it("tells with accounts what is kept of them, and of payments what is true there", () => {
  const [demo, accounts] = [privacyOf(false), privacyOf(true)];
  expect(accounts.ids.filter((id) => !demo.ids.includes(id))).toEqual(["account"]);
  expect(accounts.text).toContain("Of each passkey its public key");
  expect(accounts.text).toContain("a last mail tells you");
  const noMoney = "No money can be paid while this is a demo. ";
  expect([demo, accounts].map(({ text }) => text.includes(noMoney))).toEqual([true, false]);
});
