import "../product-modules.ts";
import { PUBLIC_PAGES } from "../../app/navigation/public-pages.ts";
import { toolPaths } from "./routes.ts";
import type { Workerd } from "./workerd.ts";

/** What one answer cost in round trips. */
export interface Visit {
  name: string;
  page: boolean;
  d1: number;
  /** Calls to YouTube, where it is the source. */
  upstream?: number;
  /** True where the same topic was asked before. */
  repeated?: boolean;
}

/** A chip of the analyzer, as its form sends it. */
export const CHIP = "query=React+tutorials";
/** Where it leads. */
export const RESULTS = "/youtube-tool?q=React+tutorials";

const PAGES = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  "/success",
  "/login",
  "/signup",
  "/dashboard",
  "/youtube-tool",
  RESULTS,
  "/account",
  "/channel",
  "/plan",
  ...toolPaths(),
];

interface Trip {
  name: string;
  path: string;
  page?: boolean;
  init?: RequestInit;
  /** 200 unless said otherwise. */
  status?: number;
}

/**
 * Goes once to every page, as a visitor whose session has a name, and once to every function, and reads
 * what each cost in D1. An answer with another status than it should have ends the bench.
 */
export async function visitAll(workerd: Workerd): Promise<Visit[]> {
  const session = await fetch(new URL("/api/session", workerd.app), asForm({ method: "POST" }, workerd.app));
  if (!session.ok) throw new Error(`POST /api/session answered ${session.status}`);
  const cookie = cookieOf(session);
  const { access_token } = (await session.json()) as { access_token: string };

  const json = (body: object): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const trips: Trip[] = [
    ...PAGES.map((path) => ({ name: path, path, page: true })),
    { name: "/account/data.json", path: "/account/data.json" },
    { name: "POST /youtube-tool", path: "/youtube-tool", init: form(CHIP), status: 303 },
    ...(await toolTrips()),
    { name: "POST /api/session", path: "/api/session", init: { method: "POST" } },
    {
      name: "POST /api/waitlist",
      path: "/api/waitlist",
      init: json({ email: "bench@example.com" }),
      status: 201,
    },
    {
      name: "GET /api/trends",
      path: "/api/trends",
      init: { headers: { Authorization: `Bearer ${access_token}` } },
    },
    {
      name: "POST /api/youtube-insights",
      path: "/api/youtube-insights",
      init: json({ query: "React tutorials" }),
    },
    ...["/api/checkout", "/api/billing-portal", "/api/cancel-subscription"].map((path) => ({
      name: `POST ${path}`,
      path,
      init: json({ plan: "pro" }),
      status: 403,
    })),
    ...[
      "/api/subscription",
      "/api/youtube-insights/status",
      "/api/youtube-analytics/status",
      "/api/health",
    ].map((path) => ({
      name: `GET ${path}`,
      path,
    })),
  ];

  const visits: Visit[] = [];
  for (const { name, path, page = false, init = {}, status = 200 } of trips) {
    const sent = asForm(init, workerd.app);
    const answer = await fetch(new URL(path, workerd.app), {
      ...sent,
      headers: { ...sent.headers, Cookie: cookie },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${name} answered ${answer.status}, not ${status}`);
    visits.push({ name, page, d1: await workerd.roundTrips(answer.headers.get("X-Request-Id") ?? "") });
  }
  return visits;
}

/** The first action of every tool, and its page with what that kept. */
async function toolTrips(): Promise<Trip[]> {
  const { SAMPLE_DESKS } = await import("../../app/desks.ts");
  const { factsOf } = await import("../../tests/support/typical-input.ts");
  return SAMPLE_DESKS.flatMap((tool) => {
    const { key, actions } = factsOf(tool, new Date());
    const { name: action = "", fields } = actions[0] ?? {};
    const body = new URLSearchParams({ action, ...fields }).toString();
    const path = `/${key}`;
    return [
      { name: `POST ${path}`, path, init: form(body), status: 303 },
      { name: `${path} after it`, path, page: true },
    ];
  });
}

/** Plans one card as its form does: the session of whose it is, and its id. Throws where it is not planned. */
export async function planCard(app: URL): Promise<{ cookie: string; id: string }> {
  const card = form(
    new URLSearchParams({ action: "add", idea: "Bread in a Dutch oven", back: "/plan" }).toString(),
  );
  const answer = await fetch(new URL("/plan/handover", app), { ...asForm(card, app), redirect: "manual" });
  const id = new URL(answer.headers.get("Location") ?? "/", app).searchParams.get("planned");
  if (id === null) throw new Error(`POST /plan/handover answered ${answer.status}, without a card`);
  return { cookie: cookieOf(answer), id };
}

/** The cookies that an answer sets, as the next request sends them. */
function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function form(body: string): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body };
}

/** With the Origin a browser sends with every change. */
function asForm(init: RequestInit, site: URL): RequestInit & { headers: Record<string, string> } {
  const origin: Record<string, string> = init.method === "POST" ? { Origin: site.origin } : {};
  return { ...init, headers: { ...(init.headers as Record<string, string>), ...origin } };
}
