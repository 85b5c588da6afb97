import { useActionData, useLoaderData } from "react-router";
import type { ToolAnswer } from "./refusal";

/**
 * The id of a form: the request that its page answered. A form that is sent twice, by a double click or because no
 * answer came, is done once. A refused form keeps its id.
 */
export function FormId() {
  const page = useLoaderData<{ formId?: string } | undefined>();
  const answer = useActionData<Partial<ToolAnswer>>();
  const id = answer?.refused?.formId ?? page?.formId;
  return id === undefined ? null : <input type="hidden" name="formId" value={id} />;
}
