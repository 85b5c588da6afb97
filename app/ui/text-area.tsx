import type { ComponentProps } from "react";
import { type FieldFrame, Framed } from "./field";

export interface TextAreaProps extends FieldFrame, ComponentProps<"textarea"> {
  name: string;
}

/** A field of several lines. */
export function TextArea({ label, error, hint, errorId, id, className = "", ...area }: TextAreaProps) {
  return (
    <Framed {...{ label, error, hint, errorId, id }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`w-full min-w-0 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint hover:border-ink disabled:opacity-60 aria-invalid:border-poor ${className}`}
        />
      )}
    </Framed>
  );
}
