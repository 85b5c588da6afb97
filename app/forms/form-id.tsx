import { useActionData, useLoaderData } from "react-router";
import type { ToolAnswer } from "./refusal";

/**
 * The id of the page that a form was sent from, so that one that is sent twice, by a double click or because no answer
 * came, is done once. A refused form keeps its id.
 */
export function FormId() {
  const page = useLoaderData<{ formId?: string } | undefined>();
  const answer = useActionData<Partial<ToolAnswer>>();
  const id = answer?.refused?.formId ?? page?.formId;
  return id === undefined ? null : <input type="hidden" name="formId" value={id} />;
}
