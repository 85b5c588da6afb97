import type { ReactNode, Ref } from "react";
import { Form, type FormProps, useActionData, useLoaderData } from "react-router";
import type { ToolAnswer } from "./refusal";

interface PostFormProps extends Omit<FormProps, "method" | "replace" | "preventScrollReset" | "noValidate"> {
  /** The page's action. */
  does?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form that changes something on a page and stays there: no entry in the history, no jump to the top, and the
 * server's messages instead of the browser's.
 */
export function PostForm({ does, children, ...form }: PostFormProps) {
  return (
    <Form method="post" replace preventScrollReset noValidate {...form}>
      <FormId />
      {does && <input type="hidden" name="action" value={does} />}
      {children}
    </Form>
  );
}

/**
 * The id of a form: the request that its page answered. A form that is sent twice, by a double click or because no
 * answer came, is done once. A refused form keeps its id.
 */
function FormId() {
  const page = useLoaderData<{ formId?: string } | undefined>();
  const answer = useActionData<Partial<ToolAnswer>>();
  const id = answer?.refused?.formId ?? page?.formId;
  return id === undefined ? null : <input type="hidden" name="formId" value={id} />;
}
