import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { pathOf } from "../../app/tools/tool/desks";
import { type ToolPageData, toolAction, toolLoader } from "../../app/tools/tool/route";
import type { Tool } from "../../app/tools/tool/tool";
import type { Workspace, Workspaces } from "../../app/tools/tool/workspaces";
import { pageContext } from "./page-context";

interface Desk<State> {
  now: Date;
  /** What is kept there; the sample where it is left out. */
  state?: State;
  /** The database takes nothing. */
  broken?: boolean;
}

/** A tool's page on a desk of its own: what it shows, and what comes of a form sent to it. */
export function toolDesk<State, Shown>(
  tool: Tool<State, Shown>,
  { now, state, broken = false }: Desk<State>,
) {
  let kept: Workspace | null = state === undefined ? null : { state, version: 1 };
  const workspaces: Workspaces = {
    read: async () => kept,
    allowed: async () => true,
    async write(_place, next, over) {
      if (broken) throw new Error("the database takes nothing");
      kept = { state: next.state, version: over + 1 };
      return "kept";
    },
    async clear() {
      kept = null;
    },
    figures: async () => ({ sample: {}, yours: {} }),
    cookies: async () => [],
  };
  const { context, reported } = pageContext({ workspaces, request: { id: "id", nonce: "nonce", now } });

  return {
    reported,
    async shown(search = ""): Promise<ToolPageData<Shown>> {
      const url = new URL(`https://greenlight.example${pathOf(tool)}${search}`);
      const answer = await toolLoader(tool)({ context, url });
      return answer.data;
    },
    async send(fields: Record<string, string | File>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const request = new Request(`https://greenlight.example${pathOf(tool)}`, { method: "POST", body });
      const answer = await toolAction(tool)({ context, request, url: new URL(request.url) });
      return answer instanceof Response
        ? { status: answer.status, location: answer.headers.get("Location") }
        : { status: answer.init?.status, refused: answer.data.refused };
    },
  };
}

/** A page's HTML as the server draws it, with its apostrophes as they are read. */
export function drawPage(
  Page: ComponentType<never>,
  data: { loaderData: unknown; actionData?: unknown },
): string {
  const Stub = createRoutesStub([{ id: "tool", path: "/", Component: Page as never, loader: () => null }]);
  const { loaderData, actionData } = data;
  const html = renderToStaticMarkup(
    <Stub
      hydrationData={{
        loaderData: { tool: loaderData },
        actionData: actionData ? { tool: actionData } : null,
      }}
    />,
  );
  return html.replaceAll("&#x27;", "'");
}
