import { data, isRouteErrorResponse } from "react-router";

/** Why no answer came: the server failed, or was not reached. */
type SendFailure = "failed" | "unexpected";

/**
 * Sends a form from the browser. Without an answer it returns what to show in the form; otherwise a lost connection would
 * replace the page and what was typed by the error screen. Redirects pass.
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
    // An error status keeps the router from reloading the page's data, which would fail too.
    return data(show(failure), { status: 503 });
  }
}
