import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

interface PageData {
  loaderData?: unknown;
  actionData?: unknown;
  /** The path and query it is drawn at. */
  at?: string;
}

/** A page's HTML as the server renders it, with plain apostrophes. */
export function drawPage(Page: ComponentType<never>, { loaderData, actionData, at = "/" }: PageData): string {
  const Stub = createRoutesStub([{ id: "page", path: "*", Component: Page as never, loader: () => null }]);
  const hydrationData = {
    loaderData: { page: loaderData },
    actionData: actionData ? { page: actionData } : null,
  };
  const html = renderToStaticMarkup(<Stub initialEntries={[at]} hydrationData={hydrationData} />);
  return html.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
}
