/** The page of a tool as the Worker answers it, taken apart. */
export async function toolPage(answer: Response) {
  // Without the marks that React leaves between texts.
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const results = /<section[^>]* id="results"[^>]*>|<section id="results"[^>]*>/.exec(main);
  return {
    status: answer.status,
    /** All that a reader reads. */
    text: textOf(main),
    /** What its alerts say. */
    alerts: alertsIn(main),
    /** What the results are called, from the list on: the forms above it hold what was typed. */
    results: headingsIn(results ? main.slice(results.index) : main),
    holds: (typed: string) =>
      [...main.matchAll(/<input[^>]*\svalue="([^"]*)"|<textarea[^>]*>([^<]*)/g)].some(
        ([, value, text]) => plain(value ?? text ?? "").trim() === typed.trim(),
      ),
  };
}

/** An alert ends with its element: those in it are of other names. */
function alertsIn(html: string): string {
  const alerts = html.matchAll(/<(\w+)[^>]* role="alert"[^>]*>(.*?)<\/\1>/gs);
  return [...alerts].map(([, , inside]) => textOf(inside ?? "")).join(" ");
}

function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h([2-4])[^>]*>(.*?)<\/h\1>/gs)].map(([, , text]) => textOf(text ?? ""));
}

function textOf(html: string): string {
  return plain(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function plain(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
