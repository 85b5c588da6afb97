import type { Tool } from "@modelcontextprotocol/server";
import { answerSchema } from "../../app/api/document";
import { type JsonSchema, type Operation, operationPath, operations } from "../../app/api/operations";
import type { Scope } from "../../app/model/caller";

/** A function as assistants know it: its name may have no dots there. */
export const toolName = (name: string) => name.replaceAll(".", "_");

/** The function that a tool's name stands for. */
export function findTool(name: unknown): Operation | undefined {
  return [...operations().values()].find((one) => toolName(one.name) === name);
}

/** The tools of a key: for reading alone, those that read. */
export function listTools(scopes: ReadonlySet<Scope>): Tool[] {
  return [...operations().values()].filter(({ does }) => scopes.has(does.scope)).map(describeTool);
}

function describeTool(operation: Operation): Tool {
  const { name, title, does, destroys, input, asksOutside } = operation;
  const reads = does.scope === "read";
  return {
    name: toolName(name),
    title,
    description: does.about,
    inputSchema: toTool(input),
    outputSchema: toTool(answerSchema(operation, outputOf)),
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: destroys,
      idempotentHint: reads,
      openWorldHint: asksOutside,
    },
  };
}

/** What a function answers, written out: a tool's schema stands alone. */
const outputOf = (name: string) => operations().get(operationPath(name))?.output ?? {};

/** Every schema of ours is plain JSON, of an object: the kit's type says so keyword by keyword. */
const toTool = (schema: JsonSchema) => ({ ...schema, type: "object" }) as Tool["inputSchema"];
