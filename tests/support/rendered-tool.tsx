import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { Workspaces } from "../../app/tools/tool/workspaces";
import { pageContext } from "./page-context";

interface ToolModule {
  loader(args: never): unknown;
  action(args: never): unknown;
  default: unknown;
}

export const NOW = new Date("2026-11-21T10:00:00Z");

/** A tool's page over workspaces that keep nothing, unless a test says otherwise. */
export function toolPage(path: string, module: ToolModule, kept: Partial<Workspaces> = {}) {
  const workspaces: Partial<Workspaces> = {
    read: async () => null,
    allowed: async () => true,
    write: async () => "kept",
    cookies: async () => [],
    ...kept,
  };
  const { context, reported } = pageContext({ request: { id: "id", nonce: "nonce", now: NOW }, workspaces });

  async function load(search = "") {
    const url = new URL(path + search, "https://greenlight.example");
    return (await module.loader({ context, url } as never)) as { data: object };
  }

  return {
    reported,
    /** The page's HTML as a visitor gets it. */
    async open(search = ""): Promise<string> {
      return render(module, { loaderData: { page: (await load(search)).data } });
    },
    /** What answers a form: where it leads, or the page with the refusal. */
    async submit(fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      const request = new Request(`https://greenlight.example${path}`, { method: "POST", body });
      const answer = await module.action({ context, request, url: new URL(request.url) } as never);
      if (answer instanceof Response)
        return { status: answer.status, to: answer.headers.get("Location"), html: "" };
      const { data, init } = answer as { data: object; init: ResponseInit };
      const shown = { loaderData: { page: (await load()).data }, actionData: { page: data } };
      return { status: init.status, to: null, html: render(module, shown) };
    },
  };
}

function render(module: ToolModule, hydrationData: object): string {
  const Component = module.default as () => ReactNode;
  const Stub = createRoutesStub([{ id: "page", path: "/", Component, loader: () => null }]);
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
}
