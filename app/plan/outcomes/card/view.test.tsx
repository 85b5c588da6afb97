import { expect, it } from "vitest";
import { drawPage } from "../../../../tests/support/draw-page";
import { CardOutcomeView } from "./view";

const IDLE = { action: null, sent: {} };

const page = (missing: boolean) =>
  drawPage(() => <CardOutcomeView id="one" saved={false} missing={missing} shown={null} busy={IDLE} />, {
    loaderData: null,
  });

it("says of a card that is gone that it is, and leads to the plan, not to the card", () => {
  const gone = page(true);
  expect(gone).toContain("This card is gone</h1>");
  expect(gone).not.toContain('href="/plan/one"');
});

it("leads back to a card that could not be read", () => {
  expect(page(false)).toContain('href="/plan/one"');
});
