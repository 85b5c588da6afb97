import type { ReactNode } from "react";
import { Form } from "react-router";
import type { UploadKind } from "../model/upload";
import { LIGHT_PATH } from "../navigation/paths";
import { Button } from "../ui/button";
import { TextInput } from "../ui/field";
import { TOPIC_MAX } from "../words/bounds";
import { LIGHT_TEXTS } from "./messages";

interface IdeaBoxProps {
  /** Unique on its page. */
  id: string;
  idea?: string;
  error?: string | null;
  /** The size of its button and field. */
  size?: "md" | "lg";
  /** Of the examples that boxes show (messages.ts). */
  placeholder?: string;
  /** The kind of video that was chosen, which stays chosen. */
  kind?: UploadKind | undefined;
  /** What may go along with the idea: a channel. */
  children?: ReactNode;
}

/** The one box: an idea in, its light out. Works without script. */
export function IdeaBox({
  id,
  idea = "",
  error,
  size = "md",
  placeholder = LIGHT_TEXTS.placeholder,
  kind,
  children,
}: IdeaBoxProps) {
  return (
    <Form
      method="post"
      action={LIGHT_PATH}
      encType={children ? "multipart/form-data" : undefined}
      noValidate
      className="grid gap-2"
    >
      {kind && <input type="hidden" name="kind" value={kind} />}
      <label htmlFor={id} className={size === "lg" ? "font-semibold" : "text-sm font-medium"}>
        {LIGHT_TEXTS.label}
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <TextInput
            key={idea}
            id={id}
            name="idea"
            defaultValue={idea}
            placeholder={placeholder}
            maxLength={TOPIC_MAX * 2}
            autoComplete="off"
            enterKeyHint="go"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={size === "lg" ? "h-13 text-lg" : ""}
          />
        </div>
        <Button size={size} className="max-sm:w-full">
          {LIGHT_TEXTS.submit}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
      {children}
    </Form>
  );
}
