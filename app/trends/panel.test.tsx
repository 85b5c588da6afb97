import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, createRoutesStub, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { TrendPanel } from "./panel";
import type { PanelState } from "./show";

function show(panel: PanelState): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => <TrendPanel panel={panel} /> }]);
  return renderToStaticMarkup(<Stub />);
}

describe("TrendPanel", () => {
  // Spec 2: "Demo user: prompt to create a real account (link /signup)."
  it("links a demo user to the sign-up", () => {
    expect(show({ state: "account-needed" })).toMatch(/<a[^>]*href="\/signup"[^>]*>Create a real account/);
  });

  // Spec 2: "No primary topic: prompt to complete setup (link /account)."
  it("links a user without a topic to the settings", () => {
    expect(show({ state: "setup-needed" })).toMatch(/<a[^>]*href="\/account"[^>]*>Complete setup/);
  });

  // Spec 2: "error card titled Trend Data Unavailable; no data shows Trend Analysis Pending (check back in a few hours)."
  it("shows a card for an error and one for a pending analysis", () => {
    const failed = show({ state: "error", message: "Failed to load trend insights" });
    expect(failed).toMatch(/Trend Data Unavailable.*Failed to load trend insights/s);
    const pending = show({ state: "pending", topic: "Rye" });
    expect(pending).toMatch(/Trend Analysis Pending.*Check back in a few hours\./s);
  });

  // Spec 2: "Loading; error card titled Trend Data Unavailable"
  // Spec 4: "Trend panel: loading, error"
  it("shows Loading while its page reloads", () => {
    const failed = { state: "error", message: "Failed to load trend insights" } as const;
    const router = createMemoryRouter(
      [{ path: "/", loader: () => new Promise(() => {}), Component: () => <TrendPanel panel={failed} /> }],
      { hydrationData: { loaderData: { "0": null } } },
    );
    void router.navigate("/?again");
    const page = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(page).toContain("Loading trend insights");
    expect(page).not.toContain("Trend Data Unavailable");
  });
});
