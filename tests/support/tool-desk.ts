import { pathOf } from "../../app/tools/tool/desks";
import { type ToolPageData, toolAction, toolLoader } from "../../app/tools/tool/route";
import type { Tool } from "../../app/tools/tool/tool";
import type { Workspace, Workspaces } from "../../app/tools/tool/workspaces";
import { pageContext } from "./page-context";

interface Desk<State> {
  now: Date;
  /** The saved state; the sample if left out. */
  state?: State;
  /** The database refuses every write. */
  broken?: boolean;
  /** False once the visitor's network is over the limit of changes. */
  allowed?: boolean;
}

/** A tool's desk in memory: what its loader shows, and how it answers a form. */
export function toolDesk<State, Shown>(
  tool: Tool<State, Shown>,
  { now, state, broken = false, allowed = true }: Desk<State>,
) {
  let kept: Workspace | null = state === undefined ? null : { state, version: 1 };
  const workspaces: Workspaces = {
    read: async () => kept,
    allowed: async () => allowed,
    async write(_place, next, over) {
      if (broken) throw new Error("the database refuses writes");
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
    /** The saved state, or undefined. */
    saved: () => kept?.state,
    async shown(search = ""): Promise<ToolPageData<Shown>> {
      const url = new URL(`https://greenlight.example${pathOf(tool)}${search}`);
      const answer = await toolLoader(tool)({ context, url });
      return answer.data;
    },
    async send(fields: Record<string, string | File>, search = "") {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const request = new Request(`https://greenlight.example${pathOf(tool)}${search}`, {
        method: "POST",
        body,
      });
      const answer = await toolAction(tool)({ context, request, url: new URL(request.url) });
      return answer instanceof Response
        ? { status: answer.status, location: answer.headers.get("Location") }
        : { status: answer.init?.status, refused: answer.data.refused };
    },
  };
}
