/** Where programs with a key call: nobody's cookie counts there. */
export function isForKeys(path: string): boolean {
  return path.startsWith("/api/v1/") || path === "/mcp" || isForAssistants(path);
}

/** Where assistants ask for access and tokens, as programs. */
export function isForAssistants(path: string): boolean {
  return /^\/oauth2\/(?:token|revoke|register)$/.test(path);
}

const TITLES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
};

export interface Problem {
  status: number;
  /** What a person is told. */
  detail: string;
  requestId: string;
  /** The first message of every field at fault. */
  errors?: Record<string, string> | undefined;
  /** What stands beside it, by its function. */
  details?: unknown;
}

/** Problem details (RFC 9457). No `type` of our own: the status and `errors` say it. */
function problemOf({ status, detail, requestId, errors, details }: Problem) {
  return {
    type: "about:blank",
    title: TITLES[status] ?? "Error",
    ...{ status, detail, requestId },
    ...(errors && { errors }),
    ...(details !== undefined && { details }),
  };
}

export function problem(one: Problem, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("Content-Type", "application/problem+json");
  // Programs in browsers read it from anywhere: no cookie counts here.
  all.set("Access-Control-Allow-Origin", "*");
  return new Response(JSON.stringify(problemOf(one)), { status: one.status, headers: all });
}
