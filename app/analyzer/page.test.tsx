import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext, routeArgs } from "../../tests/support/page-context";
import { DUMMY_USER, type User } from "../model/user";
import { signedInUser } from "../services";
import type { SearchOutcome, VideoSearch } from "../services/videos";

import AnalyzerPage, { action, loader } from "./page";

const NOW = new Date("2026-11-18T10:00:00Z");

function open(videos: Partial<VideoSearch>, user: User = DUMMY_USER) {
  const source = { kind: "youtube" as const, name: "YouTube" };
  const request = { id: "id", nonce: "nonce", now: NOW };
  const { context, reported } = pageContext({ request, videos: { source, ...videos } });
  context.set(signedInUser, user);
  return { context, reported };
}

async function get(path: string, videos: Partial<VideoSearch>, user?: User) {
  const { context } = open(videos, user);
  const request = new Request(new URL(path, "https://greenlight.example"));
  const answer = await loader(routeArgs("/youtube-tool", context, request));
  const [data, status] = "init" in answer ? [answer.data, answer.init?.status] : [answer, 200];
  return { page: render({ loaderData: { analyzer: data } }), status };
}

async function post(query: string, videos: Partial<VideoSearch>, user?: User) {
  const { context, reported } = open(videos, user);
  const body = new URLSearchParams({ query });
  const request = new Request("https://greenlight.example/youtube-tool", { method: "POST", body });
  const answer = await action(routeArgs("/youtube-tool", context, request));
  return { answer, reported };
}

function render(hydrationData: object): string {
  const Stub = createRoutesStub([{ id: "analyzer", path: "/", Component: AnalyzerPage, loader: () => null }]);
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
}

const never = async (): Promise<SearchOutcome> => {
  throw new Error("asked");
};

describe("AnalyzerPage", () => {
  // Spec 2: "Demo users see a create-real-account prompt."
  it("prompts a demo user to create a real account, and searches nothing", async () => {
    const demo = { ...DUMMY_USER, isDemo: true };
    const { page } = await get("/youtube-tool?q=anything", { recall: never }, demo);
    expect(page).toContain("Create a real account");
    expect(page).not.toContain("Describe your content idea");
    const { answer } = await post("anything", { search: never }, demo);
    expect(answer).toBeInstanceOf(Response);
  });

  // Spec 2: "empty state."
  it("is empty at first, and for a query without an answer at hand", async () => {
    expect((await get("/youtube-tool", { recall: never })).page).toContain(
      "Which video are you thinking about?",
    );
    const recall = async () => ({ ok: false, problem: "not-asked" }) as const;
    const { page, status } = await get("/youtube-tool?q=Latte+art", { recall });
    expect(page).toContain("Which video are you thinking about?");
    expect(page).toContain('value="Latte art"');
    expect(status).toBe(200);
  });

  it("does not search on GET", async () => {
    const recall = async () => ({ ok: false, problem: "not-asked" }) as const;
    await expect(get("/youtube-tool?q=x", { search: never, recall })).resolves.toBeTruthy();
  });

  // Spec 2: "error box titled Analysis Error"
  // Spec 8: "default Failed to analyze YouTube content.; 503: YouTube API is not configured. Please contact support.; 429: YouTube API quota exceeded. Please try again later.; 404: No videos found for the query. Try a different search term.; success false: server error or the default"
  it.each([
    ["not-configured", 503, "YouTube API is not configured. Please contact support."],
    ["quota", 429, "YouTube API quota exceeded. Please try again later."],
    ["nothing-found", 404, "No videos found for the query. Try a different search term."],
    ["failed", 502, "Failed to analyze YouTube content."],
  ] as const)(
    "shows the message for %s under 'Analysis Error', with the query still in the form",
    async (problem, status, message) => {
      const { answer } = await post("Latte art", { search: async () => ({ ok: false, problem }) });
      if (answer instanceof Response) throw new Error("redirected");
      expect(answer.init?.status).toBe(status);
      const empty = {
        state: "empty",
        source: { kind: "youtube", name: "YouTube" },
        query: "",
        error: null,
        address: "/youtube-tool",
        report: null,
      };
      const page = render({ loaderData: { analyzer: empty }, actionData: { analyzer: answer.data } });
      expect(page).toContain("Analysis Error");
      expect(page).toContain(message);
      expect(page).toContain('value="Latte art"');
      // The idea that found nothing still has a light.
      expect(page.includes('href="/light?q=Latte+art"')).toBe(problem === "nothing-found");
    },
  );

  // Spec 8: "non-Error: An unexpected error occurred."
  it("shows 'An unexpected error occurred.' for an unexpected error, and reports it", async () => {
    const { answer, reported } = await post("Latte art", { search: never });
    if (answer instanceof Response) throw new Error("redirected");
    expect(answer.data.error).toBe("An unexpected error occurred.");
    expect(reported).toHaveLength(1);
  });
});
