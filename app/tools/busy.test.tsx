import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, data, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { useBusy } from "./busy";

function Shown() {
  return <>{JSON.stringify(useBusy("/notes"))}</>;
}

function send(action: () => Promise<unknown>, path = "/notes") {
  const routes = ["/notes", "/other"].map((path) => ({ path, action, Component: Shown }));
  const router = createMemoryRouter(routes, { initialEntries: ["/notes"], hydrationData: {} });
  const formData = new FormData();
  formData.set("action", "add");
  formData.set("text", "typed");
  const sent = router.navigate(`${path}?index`, { formMethod: "post", formData });
  const shown = (): unknown => {
    const text = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&quot;", '"');
    return JSON.parse(text);
  };
  return { sent, shown };
}

const IDLE = { action: null, sent: {} };

describe("useBusy", () => {
  // Spec 4: "Tool pattern: each tool has a busy flag and an error message. An action sets busy"
  // Spec 4: "busy is always cleared at the end."
  it.each([
    ["is done", () => null],
    ["is refused", () => data({ refused: {} }, { status: 503 })],
  ])("tells what is sent until the action %s", async (_how, outcome) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { sent, shown } = send(() => promise.then(outcome));
    expect(shown()).toEqual({ action: "add", sent: { text: "typed" } });
    resolve();
    await sent;
    expect(shown()).toEqual(IDLE);
  });

  it("is not busy with another page's form", () => {
    expect(send(() => new Promise(() => {}), "/other").shown()).toEqual(IDLE);
  });
});
