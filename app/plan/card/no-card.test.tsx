import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { NoCard } from "./no-card";

const read = (missing: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NoCard missing={missing} />
    </MemoryRouter>,
  );

it("leads back to the plan from a card that is gone, and refuses nothing", () => {
  const page = read(true);
  expect(page).toContain('href="/plan"');
  expect(page).not.toContain('role="alert"');
});

it("says that a card could not be read, and not that it is gone", () => {
  const page = read(false);
  expect(page).toContain('role="alert"');
  expect(page).not.toContain("You deleted it");
});
