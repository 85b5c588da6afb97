import type { LucideIcon } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button, Spinner } from "../ui/button";
import type { ToolPageData } from "./page-data";
import { PostForm } from "./post-form";
import type { Refusal } from "./refusal";
import type { Busy } from "./sending";

interface ToolForm {
  action: string;
  page: ToolPageData<unknown>;
  busy: Busy;
  refused?: Refusal;
  /** The fields that say in the error box, and not at themselves, that they are blank (spec section 8). */
  boxed?: readonly string[];
  /** The fields to clear once the action is done; all if left out. */
  clears?: string[];
}

/** True if a refusal is shown at its field; `boxed` as above. */
export function isFieldError(refused: Refusal | undefined, boxed?: readonly string[]): boolean {
  return refused?.field !== undefined && !(refused.blank && boxed?.includes(refused.field));
}

/** What a form's fields are drawn with. */
export type ToolFields = Pick<ReturnType<typeof useToolForm>, "field" | "optional">;

/**
 * Wires a tool's form: clears the fields once the action is done; after a refusal it keeps what was typed and marks
 * the field with the mistake.
 */
export function useToolForm({ action, page, busy, refused, boxed, clears }: ToolForm) {
  const form = useRef<HTMLFormElement>(null);
  const working = busy.action === action;
  const worked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the work ends
  useEffect(() => {
    const ended = worked.current && !working;
    worked.current = working;
    if (ended && !refused && page.done === action) clear(form.current, clears);
  }, [working]);

  const mine = refused?.action === action ? refused : undefined;

  function field(name: string) {
    const wrong = mine?.field === name && busy.action === null ? mine : undefined;
    const here = isFieldError(wrong, boxed);
    return {
      name,
      defaultValue: mine?.typed[name] ?? "",
      error: here ? wrong?.message : null,
      errorId: wrong && !here ? "tool-error" : undefined,
      disabled: working,
      autoComplete: "off",
      required: true,
    };
  }

  /** A field that may be empty, beginning with `otherwise`. */
  function optional(name: string, otherwise = "") {
    return { ...field(name), required: false, defaultValue: mine?.typed[name] ?? otherwise };
  }

  return { form, working, field, optional };
}

/**
 * For a form whose button the spec disables while one of its fields is blank: whether that is so, and what looks
 * again on input. Unknown until script runs: the server renders the button enabled, and a blank submit gets the
 * message.
 */
export function useBlank(form: RefObject<HTMLFormElement | null>, names: string[], working: boolean) {
  const [blank, setBlank] = useState(false);

  function look() {
    const fields = names.map((name) => form.current?.elements.namedItem(name));
    setBlank(fields.some((field) => field && "value" in field && field.value.trim() === ""));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the work ends, which clears the fields
  useEffect(look, [working]);

  return { blank, look };
}

function clear(form: HTMLFormElement | null, names?: string[]): void {
  if (!names) form?.reset();
  for (const name of names ?? []) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
  }
}

export interface RunButtonProps {
  /** The tool's page, with the part of its query that stays. */
  address: string;
  action: string;
  icon: LucideIcon;
  label: string;
  /** The label while the action runs. */
  working: string;
  busy: Busy;
  /** True while running would lose what is typed into an open form. */
  waits?: boolean;
}

/** The button of a tool that needs no input: full width on a phone. */
export function RunButton({ address, action, icon: Icon, label, working, busy, waits }: RunButtonProps) {
  const works = busy.action === action;
  return (
    <PostForm does={action} action={address}>
      <Button disabled={waits || busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
    </PostForm>
  );
}

interface ActionRowProps {
  /** What the button does. */
  note: string;
  children: ReactNode;
}

/** A tool's button, with a sentence beside it. */
export function ActionRow({ note, children }: ActionRowProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)] print:hidden">
      {children}
      <p className="max-w-prose text-sm text-ink-soft">{note}</p>
    </div>
  );
}
