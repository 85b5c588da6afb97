import type { ReactNode } from "react";
import { Form } from "react-router";

export interface AccessDemoProps {
  /** Look of the button. */
  className: string;
  children?: ReactNode;
}

/** Entering the demo signs a visitor in, so it is a form: no GET does that. */
export function AccessDemo({ className, children = "Access Demo" }: AccessDemoProps) {
  return (
    <Form method="post" action="/login" className="contents">
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
