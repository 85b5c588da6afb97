import type { ReactNode } from "react";
import { Form } from "react-router";

interface AccessDemoProps {
  /** Classes of the button. */
  className: string;
  children?: ReactNode;
}

/** Enters the demo. A form, since no GET signs anyone in. */
export function AccessDemo({ className, children = "Access Demo" }: AccessDemoProps) {
  return (
    <Form method="post" action="/login" className="contents">
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
