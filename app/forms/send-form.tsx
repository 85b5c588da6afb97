import { data, isRouteErrorResponse } from "react-router";

/** Why no answer came: the server failed, or it was not reached. */
export type SendFailure = "failed" | "unexpected";

/**
 * Sends a form from the browser and, where no answer comes, gives what to show in the same form: without it
 * a lost connection would replace the page, and what was typed, by the error screen. Redirects pass.
 */
export async function sendForm<Answer, Shown>(
  send: () => Promise<Answer>,
  show: (failure: SendFailure) => Shown,
) {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const failure = isRouteErrorResponse(thrown) ? "failed" : "unexpected";
    // By its status the router knows not to load the page again, which would fail as well.
    return data(show(failure), { status: 503 });
  }
}
