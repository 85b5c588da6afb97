// Calls every example of the document, and what the documentation page has to copy, as they stand.
//   node examples.ts SITE KEY
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: { "application/json": { example: object } } };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

const [site = "", key = ""] = process.argv.slice(2);
const run = promisify(execFile);
const bearer = { Authorization: `Bearer ${key}` };

const document = await (await fetch(`${site}/api/v1/openapi.json`)).json();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// OpenAPI's own: a number that fits 64 bits, which every number of JSON here does.
for (const format of ["int32", "int64"]) ajv.addFormat(format, true);
ajv.addSchema({ ...document, $id: "api" });

/** The schema at a place of the document. */
function schemaAt(...place: string[]): ValidateFunction {
  const pointer = place
    .map((one) => encodeURIComponent(one.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  return ajv.compile({ $ref: `api#/${pointer}` });
}
const isProblem = schemaAt("components", "schemas", "Problem");

/** Holds an answer against what the document says of its operation. */
async function hold(path: string, method: string, { operationId, responses }: Operation, answer: Response) {
  const status = String(answer.status);
  assert.ok(responses[status], `${operationId} answers ${status}, which is not documented`);
  assert.ok(answer.status < 500, `${operationId} answers ${status}: ${await answer.clone().text()}`);
  const isDone = answer.status === 200;
  const type = isDone ? "application/json" : "application/problem+json";
  assert.equal(answer.headers.get("Content-Type"), type);
  const fits = isDone
    ? schemaAt("paths", path, method, "responses", "200", "content", type, "schema")
    : isProblem;
  const body = await answer.json();
  assert.ok(fits(body), `${operationId} answers otherwise than documented: ${ajv.errorsText(fits.errors)}`);
  return body as { id?: string; detail?: string };
}

const all = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function call(path: string, method: string, { parameters = [], requestBody }: Operation, more: object = {}) {
  if (method === "get") {
    const given = parameters.flatMap((one) =>
      one.example === undefined ? [] : [[one.name, String(one.example)]],
    );
    const query = new URLSearchParams(Object.entries({ ...Object.fromEntries(given), ...more }));
    return fetch(`${site}${path}?${query}`, { headers: bearer });
  }
  const body = { ...requestBody?.content["application/json"].example, ...more };
  return fetch(`${site}${path}`, {
    method: "POST",
    headers: { ...bearer, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const statuses = new Map<number, number>();
/** Cards of the caller's, where an example says "card-one". */
const card = async () => {
  const at = all.find(({ operation }) => operation.operationId === "plan.add");
  assert.ok(at);
  return (
    (await hold(at.path, at.method, at.operation, await call(at.path, at.method, at.operation))).id ?? ""
  );
};
for (const { path, method, operation } of all) {
  const named = JSON.stringify(operation).includes('"card-one"') ? { id: await card() } : {};
  const answer = await call(path, method, operation, named);
  await hold(path, method, operation, answer);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
}
console.log(`${all.length} examples of the document: ${tell(statuses)}`);

/** "61 answered 200, 11 answered 404" */
function tell(counts: Map<number, number>): string {
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${times} answered ${status}`)
    .join(", ");
}

const NAMES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", "#x27": "'" };
const page = await (await fetch(`${site}/api/v1/docs`)).text();
const codes = [...page.matchAll(/<code>([^<]*)<\/code>/g)].map(([, code = ""]) =>
  code.replace(/&(lt|gt|quot|amp|#x27);/g, (_all, name: string) => NAMES[name] ?? ""),
);

const shell = codes.filter((code) => code.startsWith("curl "));
const scripts = codes.filter((code) => code.startsWith("const answer"));
assert.equal(shell.length, all.length, "the page has an example for curl of each");
assert.equal(scripts.length, all.length, "and one for JavaScript");
const env = { ...process.env, GREENLIGHT_KEY: key };
for (const code of shell) {
  const { stdout } = await run("sh", ["-c", code.replace("curl ", "curl --silent --show-error ")], { env });
  assert.equal(typeof JSON.parse(stdout), "object", code);
  assert.notEqual(JSON.parse(stdout).detail, "The body is not valid JSON.", code);
}
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
for (const code of scripts) {
  const said: unknown[] = [];
  await AsyncFunction("key", "console", code)(key, { log: (one: unknown) => said.push(one) });
  assert.equal(typeof said[0], "object", code);
}
console.log(`${shell.length} examples for curl and ${scripts.length} for JavaScript, copied from the page.`);
