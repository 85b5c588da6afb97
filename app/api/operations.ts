import { z } from "zod";
import { STATE_BYTES } from "../functions/desk/state";
import { OPEN_FUNCTIONS, type OpenFunction } from "../functions/open";
import { CALL_MAX_BYTES } from "../words/bounds";

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 and MCP have it. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  [keyword: string]: unknown;
}

/** A function as the API and MCP describe it. */
export interface Operation extends OpenFunction {
  name: string;
  /** Reads are asked by GET with a query, changes by POST with a JSON body. */
  method: "GET" | "POST";
  /** "/api/v1/plan/add" */
  path: string;
  /** Whether it asks services outside Greenlight, which counts against their day. */
  asksOutside: boolean;
  input: JsonSchema;
  output: JsonSchema;
}

const API_PATH = "/api/v1";

/** The address of a function. */
export const operationPath = (name: string) => `${API_PATH}/${name.replaceAll(".", "/")}`;

/** What a function asks of services outside Greenlight. */
const OUTSIDE: readonly string[] = [
  "videos.search",
  "channels.uploadsOf",
  "comments.commentsOf",
  "language.complete",
  "trends.lookUp",
];

let described: ReadonlyMap<string, Operation> | undefined;

/** Every open function by its address, described once. */
export function operations(): ReadonlyMap<string, Operation> {
  described ??= new Map(
    OPEN_FUNCTIONS.map((one) => {
      const { name, scope } = one.does;
      const path = operationPath(name);
      const method = scope === "read" ? "GET" : "POST";
      const asksOutside = one.does.uses.some((used) => OUTSIDE.includes(used));
      const schemas = { input: inputOf(one), output: outputOf(one) };
      return [path, { ...one, ...schemas, name, path, method, asksOutside }];
    }),
  );
  return described;
}

function inputOf({ does, without = [] }: OpenFunction): JsonSchema {
  const schema = bounded(toSchema(does.input, "input"), CALL_MAX_BYTES);
  // Forms of pages send it, so that a second try is the same; programs send `Idempotency-Key`.
  const left = ["formId", ...without];
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !left.includes(name));
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false };
}

function outputOf({ does }: OpenFunction): JsonSchema {
  return bounded(toSchema(does.output, "output"), STATE_BYTES);
}

function toSchema(type: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    ...{ io, unrepresentable: "any" },
    override({ zodSchema, jsonSchema }) {
      // It replaces a value that does not fit, and is no default for a field left out.
      if (zodSchema._zod.def.type === "catch") delete jsonSchema.default;
    },
  }) as JsonSchema;
  return schema;
}

/** Numbers in JSON are doubles. */
const INTEGERS = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** The schema with the bounds that hold for everything, wherever it names no narrower ones; without what is no JSON. */
function bounded(schema: JsonSchema, most: number): JsonSchema {
  const each = (one: JsonSchema) => bounded(one, most);
  const { anyOf, oneOf, properties, items, prefixItems, additionalProperties, propertyNames, ...own } =
    schema;
  const { default: preset, ...rest } = own;
  const isA = (type: string) => [rest.type].flat().includes(type);
  const isText = isA("string") && !("enum" in rest) && !("const" in rest);
  const options = anyOf?.filter((one) => !isFile(one)).map(each);
  if (options?.length === 1 && options[0]) return { ...options[0], ...rest };
  return {
    ...(isText && { maxLength: most }),
    ...(isA("array") && { maxItems: most }),
    ...(isA("integer") && { format: "int64", ...INTEGERS }),
    ...rest,
    ...(preset !== undefined && { default: preset }),
    ...(options && { anyOf: options }),
    ...(oneOf && { oneOf: oneOf.map(each) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([, one]) => !isFile(one))
          .map(([name, one]) => [name, each(one)]),
      ),
    }),
    ...(items && { items: each(items) }),
    // A pair has no third, by its maxItems: linters want to know all the same what it would be.
    ...(prefixItems && { prefixItems: prefixItems.map(each), items: anyOfThese(prefixItems.map(each)) }),
    ...(propertyNames && { propertyNames: each(propertyNames) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === "object" ? each(additionalProperties) : additionalProperties,
    }),
  };
}

/** One of several schemas, each named once. */
function anyOfThese(schemas: JsonSchema[]): JsonSchema {
  const distinct = new Map(schemas.map((one) => [JSON.stringify(one), one]));
  const [only, ...others] = distinct.values();
  return only && others.length === 0 ? only : { anyOf: [...distinct.values()] };
}

/** A file of a form, which JSON has no word for: its text goes into the field for it. */
function isFile({ properties }: JsonSchema): boolean {
  return properties !== undefined && "bytes" in properties && "name" in properties;
}

/**
 * What a query says, as a function takes it: numbers and booleans as such where its input has them. A text that does not fit stays
 * a text, which the function refuses with its own message.
 */
export function fromQuery(query: URLSearchParams, { properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
      if ((type === "integer" || type === "number") && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) {
        return [name, Number(text)];
      }
      if (type === "boolean" && (text === "true" || text === "false")) return [name, text === "true"];
      return [name, text];
    }),
  );
}

/** The first field that an input has no place for; undefined where all fit. */
export function unknownField(names: Iterable<string>, { properties = {} }: JsonSchema): string | undefined {
  for (const name of names) if (!Object.hasOwn(properties, name)) return name;
  return undefined;
}

/**
 * Whether an object in a JSON text names a field twice: a reader that takes the first would be told something else than one
 * that takes the last. Linear.
 *
 * @param text valid JSON
 */
export function hasDoubledField(text: string, parsed: unknown): boolean {
  let named = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) named += 1;
  return named !== countFields(parsed);
}

function countFields(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, one) => sum + countFields(one), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
}
