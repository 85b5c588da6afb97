import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { drawPage } from "../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../tests/support/page-context";
import { DUMMY_USER, type User } from "../model/user";
import { signedInUser } from "../services";

import FeedbackPage, { clientAction, loader } from "./page";

function show(path: string, { user = DUMMY_USER, refused }: { user?: User; refused?: object } = {}): string {
  const { context } = pageContext({ request: { id: "a-form" } });
  context.set(signedInUser, user);
  const request = new Request(`https://greenlight.example${path}`);
  const loaded = loader(routeArgs("/suggestions", context, request));
  const loaderData = { ...loaded, supportEmail: "support@greenlight.example" };
  return drawPage(FeedbackPage, { loaderData, actionData: refused && { refused }, at: path });
}

describe("The feedback page", () => {
  // Spec 2: "Titled Creator Feedback."
  // Spec 2: "Four feedback types: feature (Feature Request, default), youtube (YouTube Tool Idea), improvement (Improvement), bug (Bug Report)."
  it("has four types, the first one selected", () => {
    const page = show("/suggestions");
    expect(page).toContain(">Creator Feedback</h1>");
    const types = [...page.matchAll(/<input type="radio"[^>]*name="category"[^>]*>/g)].map(
      ([input]) => input,
    );
    expect(types.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual([
      "feature",
      "youtube",
      "improvement",
      "bug",
    ]);
    expect(types.map((input) => input.includes("checked"))).toEqual([true, false, false, false]);
    for (const label of ["Feature Request", "YouTube Tool Idea", "Improvement", "Bug Report"]) {
      expect(page).toContain(`${label}</label>`);
    }
  });

  // Spec 2: "Free-text box of 6 rows with a placeholder that changes by type."
  // Spec 9: "Feedback thank-you 5000 ms; feedback text area 6 rows; four feedback types."
  it("has a text area of 6 rows with a placeholder for each type", () => {
    expect(show("/suggestions")).toMatch(/<textarea[^>]*rows="6"/);
    const placeholders = ["feature", "youtube", "improvement", "bug"].map(
      (type) => /placeholder="([^"]+)"/.exec(show(`/suggestions?type=${type}`))?.[1],
    );
    expect(new Set(placeholders).size).toBe(4);
  });

  // Spec 2: "'Submitted as' line shows the user's email or Anonymous plus a platform badge."
  it("shows who submits it", () => {
    expect(show("/suggestions")).toMatch(/Submitted as <span[^>]*>demo@greenlight.example<\/span>.*YouTube/s);
    expect(show("/suggestions", { user: { ...DUMMY_USER, email: "" } })).toMatch(
      /Submitted as <span[^>]*>Anonymous/,
    );
  });

  // Spec 2: "Tips and a support email link {email}."
  it("has tips and the support address", () => {
    expect(show("/suggestions")).toContain('href="mailto:support@greenlight.example"');
  });

  // Spec 2: "After success a Thank You screen with Submit More Feedback returning to the form."
  it("replaces the form with thanks and returns after 5 seconds, also without script", () => {
    const page = show("/suggestions?sent");
    expect(page).toContain("Thank You!");
    expect(page).toMatch(/<a[^>]*href="\/suggestions"[^>]*>Submit More Feedback/);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5;url=/suggestions"/></noscript>');
    expect(page).not.toContain("<textarea");
  });

  // Spec 4: "On failure an alert shows and the form stays."
  // Spec 8: "alert: Failed to send feedback. Please try again or email {email} directly."
  it("keeps the message, type and id of a refused form", () => {
    const typed = { category: "bug", message: "It <broke>", formId: "the-same" };
    const page = show("/suggestions", { refused: { message: "Failed to send feedback.", typed } });
    expect(page).toMatch(/role="alert".*Failed to send feedback\./s);
    expect(page).toContain(">It &lt;broke&gt;</textarea>");
    expect(page).toMatch(/value="bug"[^>]*checked|checked[^>]*value="bug"/);
    expect(page).toContain('name="formId" value="the-same"');
  });

  // Spec 8: "Failed to send feedback. Please try again or email {email} directly."
  it("names the support address from the loader when no answer comes", async () => {
    const typed = { category: "bug", message: "It broke", formId: "the-same" };
    const body = new URLSearchParams(typed);
    const request = new Request("https://greenlight.example/suggestions", { method: "POST", body });
    const lost = await clientAction({
      ...routeArgs("/suggestions", new RouterContextProvider(), request),
      serverAction: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    const page = show("/suggestions", "data" in lost ? lost.data : lost);
    expect(page).toMatch(
      /role="alert".*Failed to send feedback\. Please try again or email support@greenlight\.example directly\./s,
    );
    expect(page).toContain(">It broke</textarea>");
    expect(page).not.toContain('name="support"');
  });
});
