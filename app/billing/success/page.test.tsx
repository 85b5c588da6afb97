import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../../tests/support/page-context";
import { DUMMY_USER } from "../../account/user";
import SuccessPage, { loader } from "./page";

async function show(path: string): Promise<string> {
  const { context } = pageContext({
    accounts: { current: async () => DUMMY_USER },
    billing: { subscription: async () => null },
  });
  const request = new Request(`https://greenlight.example${path}`);
  const loaded = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  const success = { ...loaded, supportEmail: "support@greenlight.example" };
  const Stub = createRoutesStub([{ id: "success", path: "/success", Component: SuccessPage as never }]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/success"]} hydrationData={{ loaderData: { success } }} />,
  );
}

describe("the page after paying", () => {
  it("waits on the server for a document, which may have no script", async () => {
    const page = await show("/success");
    expect(page).toContain("Welcome to Greenlight!");
    expect(page).not.toContain("Processing your subscription...");
  });

  // Spec 2: "Spinner with 'Processing your subscription...' while loading"
  it("shows 'Processing your subscription...' at once after a client navigation (spec section 2)", async () => {
    const page = await show("/success.data");
    expect(page).toContain("Processing your subscription...");
    expect(page).not.toContain("Welcome to Greenlight!");
  });
});
