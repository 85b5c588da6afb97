import type { Refusal } from "../functions/run";
import type { JsonSchema, Operation } from "./operations";

/** What a field takes, in a few words. */
export function takesOf({ type, enum: choices, anyOf, format, items }: JsonSchema): string {
  if (choices) return `one of: ${choices.join(", ")}`;
  if (anyOf) return anyOf.map(takesOf).join(" or ");
  if (format === "date") return "a day, as 2026-12-01";
  if (type === "string") return "text";
  if (type === "integer") return "a whole number";
  if (type === "number") return "a number";
  if (type === "boolean") return "true or false";
  if (type === "null") return "null";
  if (type === "array") return `a list${items?.type === "object" ? " of objects" : ""}`;
  return "an object";
}

/** How zod begins where a schema has no words of its own: forms cannot send what it then says of, programs can. */
const ZODS_OWN = /^(?:Invalid (?:input|option|string)|Too (?:big|small)|Unrecognized)\b/;

/** The same refusal with what each field takes, wherever nothing better was said of it. */
export function describeInvalid(refusal: Refusal, { input }: Pick<Operation, "input">): Refusal {
  const { field, fields, message } = refusal;
  const told = (name: string | undefined, said: string) => {
    if (!ZODS_OWN.test(said)) return said;
    const schema = input.properties?.[name ?? ""];
    return schema ? `“${name}” takes ${takesOf(schema)}.` : "The input does not fit: see /api/v1/docs.";
  };
  return {
    ...refusal,
    message: told(field, message),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, told(name, said)])),
    }),
  };
}
