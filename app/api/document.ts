import { BRAND } from "../brand";
import { NOTES } from "./messages";
import { type JsonSchema, type Operation, operations } from "./operations";

/** The groups of the documentation, by how names begin. */
export const GROUPS: readonly { title: string; about: string; begins: readonly string[] }[] = [
  {
    title: "Ideas and the light",
    about: "Ideas for the channel, and a verdict on each.",
    begins: ["light", "content-ideas"],
  },
  { title: "Plan", about: "Cards from idea to outcome.", begins: ["plan"] },
  { title: "Channel", about: "The connected channel and its figures.", begins: ["channel", "event"] },
  {
    title: "Titles, descriptions and forecasts",
    about: "The desks that prepare a video.",
    begins: ["thumbnail-optimizer", "video-forecast", "description-rewriter"],
  },
  {
    title: "Comments and revenue",
    about: "The desks that read what came of it.",
    begins: ["comment-sentiment", "rpm-booster"],
  },
  {
    title: "Topics and interest",
    about: "Videos on a topic, and how many people look for it.",
    begins: ["topic", "trend"],
  },
  { title: "Watched channels", about: "Channels that are watched, and what they did.", begins: ["watch"] },
];

export function groupOf({ name }: Pick<Operation, "name">): (typeof GROUPS)[number] {
  const found = GROUPS.find(({ begins }) => begins.includes(name.split(".")[0] ?? ""));
  if (!found) throw new Error(`no group takes ${name}`);
  return found;
}

/** What each status means, for the functions it may come from. */
const PROBLEMS: Record<number, string> = {
  400: "The input does not fit: `detail` and `errors` say where.",
  401: NOTES["bad-key"],
  402: "The plan of the account does not include it, and the free one was used.",
  403: "The key may only read.",
  404: "What it is about is not there.",
  409: "It cannot be done now: no channel is connected, the list is full, or something changed meanwhile.",
  413: "The body, or what would be kept, is too large.",
  415: NOTES.type,
  422: NOTES["other-call"],
  429: "Too often in a minute, or a day's share is used up: `Retry-After` says when to try again.",
  502: "A service outside did not answer as it should.",
  503: "Nothing was done: try again in a moment.",
  500: "An unexpected error, with its id.",
};
const OF_ALL = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503];
const OF_CHANGES = [413, 415, 422];

const text = (maxLength: number, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  maxLength,
  ...more,
});

const PROBLEM: JsonSchema = {
  type: "object",
  description: "Problem details (RFC 9457).",
  required: ["type", "title", "status", "detail", "requestId"],
  properties: {
    type: text(200),
    title: text(100),
    status: { type: "integer", format: "int32", minimum: 400, maximum: 599 },
    detail: text(1000),
    requestId: text(64),
    errors: {
      type: "object",
      description: "The first message of every field at fault.",
      additionalProperties: text(1000),
      maxProperties: 100,
    },
    details: { description: "More about the refusal, by function." },
  },
};

const header = (description: string, schema: JsonSchema) => ({ description, schema });
const HEADERS = {
  "Access-Control-Allow-Origin": header("Any site may call with a key; no cookie counts.", {
    type: "string",
    const: "*",
  }),
  RateLimit: header("Calls left in this minute, and seconds until the next.", text(100)),
  "RateLimit-Policy": header("Calls a key may make a minute.", text(100)),
};
const RETRY = header("Seconds until it may be tried again.", {
  type: "integer",
  format: "int32",
  minimum: 0,
  maximum: 86_400,
});
const TAG = header("Send it as `If-None-Match`, and get a 304 while the answer is unchanged.", text(64));

function problemResponse(status: number) {
  return {
    description: PROBLEMS[status],
    headers: { ...HEADERS, ...((status === 429 || status === 503) && { "Retry-After": RETRY }) },
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

/** The name of what a function answers, among the document's schemas: "PlanList". */
function schemaName(name: string): string {
  return name.replace(/(?:^|[.-])(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${schemaName(name)}` });

/**
 * What a function answers, with what it made beside it.
 *
 * @param refer the schema of what another function answers
 */
export function answerSchema({ output, result, name }: Operation, refer = named): JsonSchema {
  if (!result) return output;
  return {
    ...output,
    properties: {
      ...output.properties,
      result: {
        description: `The result of ${name}, as ${result.by.name} reads it; null if it cannot be read just now.`,
        anyOf: [refer(result.by.name), { type: "null" }],
      },
    },
  };
}

function parameters({ input, does }: Operation) {
  const example: Record<string, unknown> = { ...(does.examples.good as object) };
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    ...{ name, in: "query", required: input.required?.includes(name) ?? false, schema },
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

function describe(operation: Operation) {
  const { name, title, method, does, destroys, input } = operation;
  const reads = method === "GET";
  const problems = [...OF_ALL, ...(reads ? [] : OF_CHANGES)].sort((a, b) => a - b);
  return {
    operationId: name,
    summary: title,
    description: `${does.about}${destroys ? " This cannot be undone." : ""}`,
    tags: [groupOf(operation).title],
    security: [{ key: [] }],
    ...(reads
      ? { parameters: parameters(operation) }
      : {
          parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }],
          requestBody: {
            required: (input.required?.length ?? 0) > 0,
            content: { "application/json": { schema: input, example: does.examples.good } },
          },
        }),
    responses: {
      200: {
        description: "Done.",
        headers: { ...HEADERS, ...(reads && { ETag: TAG }) },
        content: { "application/json": { schema: { $ref: `#/components/schemas/${schemaName(name)}` } } },
      },
      ...(reads && {
        304: { description: "Nothing changed since the tag that was sent.", headers: HEADERS },
      }),
      ...Object.fromEntries(problems.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

/** The document that describes every open function (OpenAPI 3.1), made of the table itself. */
export function openApi(origin: string): Record<string, unknown> {
  const all = [...operations().values()];
  const statuses = [...OF_ALL, ...OF_CHANGES];
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND.name} API`,
      version: "1.0.0",
      summary: "Everything a creator does on the site, for their own scripts.",
      description: `Each address is a function that the site's own pages call, with the same limits, words and refusals. Read more at ${origin}/api/v1/docs.`,
      contact: { name: BRAND.name, url: `${origin}/api/v1/docs` },
      license: { name: "Terms of service", url: `${origin}/terms` },
    },
    servers: [{ url: origin, "x-internal": false }],
    tags: GROUPS.map(({ title, about }) => ({ name: title, description: about })),
    security: [{ key: [] }],
    paths: Object.fromEntries(all.map((one) => [one.path, { [one.method.toLowerCase()]: describe(one) }])),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "gl_<id>_<secret>",
          description:
            "A key of /account/keys, for reading alone or for changes as well. Keys are secrets (RFC 6750).",
        },
      },
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Any text of your own. The same call with the same text within a day is done once.",
          schema: { ...text(255), minLength: 1 },
        },
      },
      responses: Object.fromEntries(statuses.map((status) => [status, problemResponse(status)])),
      schemas: {
        Problem: PROBLEM,
        ...Object.fromEntries(all.map((one) => [schemaName(one.name), answerSchema(one)])),
      },
    },
  };
}
