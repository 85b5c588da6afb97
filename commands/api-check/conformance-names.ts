import type { Message } from "./program-proxy.ts";

/** Tools, prompts and resources that the conformance tests ask for by names of their own, and ours that do the same. */
const OURS: Record<string, Record<string, string>> = {
  "tools/call": { test_simple_text: "plan_list", test_error_handling: "plan_read" },
  "prompts/get": { test_simple_prompt: "monday-review", test_prompt_with_arguments: "package-idea" },
  "resources/read": { "test://static-text": "greenlight://plan" },
};

interface Sent {
  method?: string;
  params?: { name?: string; uri?: string; arguments?: Record<string, string> };
}

/** A message of the conformance tests with our names in it. Their prompt has two arguments, ours one: it gets both. */
export function asOurs({ headers, body }: Message): Message {
  const sent = parsed(body);
  const { method = "", params } = sent ?? {};
  const field = method === "resources/read" ? "uri" : "name";
  const theirs = params?.[field] ?? "";
  const ours = OURS[method]?.[theirs];
  if (ours === undefined) return { headers, body };
  const { arg1, arg2 } = params?.arguments ?? {};
  const filled = arg1 === undefined ? {} : { arguments: { idea: `${arg1} ${arg2}` } };
  return {
    // The header says the name once more.
    headers: { ...headers, ...(headers["mcp-name"] === theirs && { "mcp-name": ours }) },
    body: JSON.stringify({ ...sent, params: { ...params, [field]: ours, ...filled } }),
  };
}

function parsed(body: string): Sent | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
