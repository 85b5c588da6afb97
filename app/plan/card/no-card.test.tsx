import { expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { NoCard } from "./no-card";

const page = (missing: boolean) => drawPage(() => <NoCard missing={missing} />, { loaderData: null });

it("leads back to the plan from a card that is gone, and refuses nothing", () => {
  const gone = page(true);
  expect(gone).toContain('href="/plan"');
  expect(gone).not.toContain('role="alert"');
});

it("says that a card could not be read, and not that it is gone", () => {
  const unread = page(false);
  expect(unread).toContain('role="alert"');
  expect(unread).not.toContain("You deleted it");
});
