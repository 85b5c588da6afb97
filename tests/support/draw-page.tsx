import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { ConnectedChannel } from "../../app/model/channel";

/** Any route's component, with props of whatever its loader and action give. */
type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>;

interface PageData {
  loaderData?: unknown;
  actionData?: unknown;
  /** The path and query it is drawn at. */
  at?: string;
  /** The connected channel; none if left out. */
  channel?: ConnectedChannel;
}

/** A page's HTML as the server renders it, with plain apostrophes. */
export function drawPage(Component: Page, { loaderData, actionData, at = "/", channel }: PageData): string {
  const page = { id: "page", path: "*", Component, loader: () => null };
  const Stub = createRoutesStub([{ id: "shell/page", loader: () => null, children: [page] }]);
  const hydrationData = {
    loaderData: { "shell/page": { channel: channel ?? null }, page: loaderData },
    actionData: actionData ? { page: actionData } : null,
  };
  const html = renderToStaticMarkup(<Stub initialEntries={[at]} hydrationData={hydrationData} />);
  return html.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
}
