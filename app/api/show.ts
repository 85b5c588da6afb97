import { GROUPS, groupOf } from "./document";
import { takesOf } from "./invalid-input";
import { type Operation, operations } from "./operations";

interface ShownField {
  name: string;
  /** "text", "one of: short, long" */
  takes: string;
  isRequired: boolean;
}

export interface ShownOperation {
  /** Its place on the page. */
  id: string;
  title: string;
  about: string;
  method: string;
  path: string;
  isDestructive: boolean;
  fields: ShownField[];
  curl: string;
  script: string;
}

export interface ShownGroup {
  id: string;
  title: string;
  about: string;
  operations: ShownOperation[];
}

/** The documentation of every open function, with examples that can be run as they stand once a key is set. Pure. */
export function showOperations(origin: string): ShownGroup[] {
  const all = [...operations().values()];
  return GROUPS.map((group) => ({
    id: group.title.toLowerCase().replace(/[^a-z]+/g, "-"),
    title: group.title,
    about: group.about,
    operations: all.filter((one) => groupOf(one) === group).map((one) => showOperation(one, origin)),
  }));
}

function showOperation(operation: Operation, origin: string): ShownOperation {
  const { name, title, does, method, path, destroys, input } = operation;
  return {
    ...{ id: name.replaceAll(".", "-"), title, about: does.about, method, path, isDestructive: destroys },
    fields: Object.entries(input.properties ?? {}).map(([field, schema]) => ({
      name: field,
      takes: takesOf(schema),
      isRequired: input.required?.includes(field) ?? false,
    })),
    ...examplesOf(operation, origin),
  };
}

/** The same call for a shell and for JavaScript, with the function's own example. */
export function examplesOf({ does, method, path }: Operation, origin: string) {
  const good = { ...(does.examples.good as Record<string, unknown>) };
  if (method === "GET") {
    const query = new URLSearchParams(Object.entries(good).map(([name, value]) => [name, String(value)]));
    const address = `${origin}${path}${query.size > 0 ? `?${query}` : ""}`;
    return {
      curl: `curl -H "Authorization: Bearer $GREENLIGHT_KEY" \\\n  "${address}"`,
      script: `const answer = await fetch(\n  "${address}",\n  { headers: { Authorization: \`Bearer \${key}\` } },\n);\nconsole.log(await answer.json());`,
    };
  }
  const address = `${origin}${path}`;
  const quoted = JSON.stringify(good).replaceAll("'", String.raw`'\''`);
  const body = JSON.stringify(good, null, 2).replaceAll("\n", "\n  ");
  return {
    curl: `curl -X POST -H "Authorization: Bearer $GREENLIGHT_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '${quoted}' \\\n  "${address}"`,
    script: `const answer = await fetch("${address}", {\n  method: "POST",\n  headers: {\n    Authorization: \`Bearer \${key}\`,\n    "Content-Type": "application/json",\n  },\n  body: JSON.stringify(${body}),\n});\nconsole.log(await answer.json());`,
  };
}
