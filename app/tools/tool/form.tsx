import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { TextArea, type TextAreaProps } from "../../ui/text-area";
import type { Refusal } from "./refusal";
import type { ToolPageData } from "./route";
import type { Busy } from "./sending";

interface ToolForm {
  action: string;
  /** The fields that must not be blank. */
  names: string[];
  page: ToolPageData<unknown>;
  busy: Busy;
  refused?: Refusal;
  /** The message that something is missing: its place is the error box (spec section 8). */
  missing: string;
  /** The fields that are cleared once the action is done, where others are for the next time, too; all if left out. */
  clears?: string[];
}

/** True where a refusal is shown at the field that it is about. */
export function isFieldError(refused: Refusal | undefined, missing: string): boolean {
  return refused?.field !== undefined && refused.message !== missing;
}

/**
 * A form that must be filled. With script it knows whether a field is blank, and clears the fields once the
 * action is done; after a refusal it holds what was typed, and marks the field at fault.
 */
export function useToolForm({ action, names, page, busy, refused, missing, clears }: ToolForm) {
  const form = useRef<HTMLFormElement>(null);
  const working = busy.action === action;
  const worked = useRef(false);
  // Unknown until script runs: the server's button is enabled, and a blank submit gets the message.
  const [blank, setBlank] = useState(false);

  function look() {
    const fields = names.map((name) => form.current?.elements.namedItem(name));
    setBlank(fields.some((field) => field && "value" in field && field.value.trim() === ""));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the work ends, and only then
  useEffect(() => {
    const ended = worked.current && !working;
    worked.current = working;
    if (ended && !refused && page.done === action) clear(form.current, clears);
    look();
  }, [working]);

  const mine = refused?.action === action ? refused : undefined;

  function field(name: string) {
    const wrong = mine?.field === name && busy.action === null ? mine : undefined;
    const here = isFieldError(wrong, missing);
    return {
      name,
      defaultValue: mine?.typed[name] ?? "",
      error: here ? wrong?.message : null,
      errorId: wrong && !here ? "tool-error" : undefined,
      disabled: working,
      autoComplete: "off",
      required: true,
      onInput: look,
    };
  }

  return { form, blank, working, field };
}

function clear(form: HTMLFormElement | null, names?: string[]): void {
  if (!names) form?.reset();
  for (const name of names ?? []) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = "";
  }
}

export interface RunButtonProps {
  /** The tool's page, with what of its query stays. */
  address: string;
  action: string;
  icon: LucideIcon;
  label: string;
  /** Its label while it works. */
  working: string;
  busy: Busy;
  /** True while it would take something away: what is typed into an open form. */
  waits?: boolean;
}

/** The one button of a tool that needs nothing typed: under the thumb on a phone. */
export function RunButton({ address, action, icon: Icon, label, working, busy, waits }: RunButtonProps) {
  const works = busy.action === action;
  return (
    <Form method="post" action={address} replace preventScrollReset>
      <input type="hidden" name="action" value={action} />
      <Button disabled={waits || busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
    </Form>
  );
}

export interface ActionRowProps {
  /** What the button does, in a sentence. */
  note: string;
  children: ReactNode;
}

/** A tool's button, and beside it what it does. */
export function ActionRow({ note, children }: ActionRowProps) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)] print:hidden">
      {children}
      <p className="max-w-prose text-sm text-ink-soft">{note}</p>
    </div>
  );
}

interface MaterialFieldProps extends TextAreaProps {
  /** The name of the field that takes a file. */
  fileName: string;
  /** What the file is at fault with. */
  fileError?: string | null;
  /** What kinds of files are meant, and what becomes of them, where that is not a table read once. */
  accept?: string;
  fileHint?: string;
}

const TABLES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const READ_ONCE = "CSV or plain text, up to 2 MB. It is read once and not kept.";

/** What a creator has at hand: pasted, or in a file. A file stands before what is pasted. */
export function MaterialField({
  fileName,
  fileError,
  accept = TABLES,
  fileHint = READ_ONCE,
  ...pasted
}: MaterialFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <TextArea {...pasted} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          Or a file, in place of it
        </label>
        <input
          id={id}
          type="file"
          name={fileName}
          accept={accept}
          disabled={pasted.disabled}
          aria-invalid={fileError ? true : undefined}
          aria-describedby={fileError ? `${id}-hint ${id}-error` : `${id}-hint`}
          className="w-full min-w-0 rounded-control border border-line-strong bg-surface text-sm text-ink-soft file:mr-3 file:min-h-11 file:border-0 file:border-r file:border-line-strong file:bg-sunken file:px-4 file:font-medium file:text-ink hover:border-ink disabled:opacity-60 aria-invalid:border-poor"
        />
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {fileHint}
        </p>
        {fileError && (
          <p id={`${id}-error`} role="alert" className="text-sm text-poor">
            {fileError}
          </p>
        )}
      </div>
    </div>
  );
}

interface DeskButtonsProps {
  action: string;
  icon: LucideIcon;
  label: string;
  /** Its label while it works, and that of the example while that does. */
  working: string;
  trying: string;
  /** True where something that must be filled is known to be blank. */
  blank?: boolean;
  busy: Busy;
}

/** What a Yours desk's form is sent with: for what was filled in, or for an example in place of it. */
export function DeskButtons({ action, icon: Icon, label, working, trying, blank, busy }: DeskButtonsProps) {
  const works = busy.action === action;
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="action" value={action} disabled={blank || busy.action !== null} className="max-sm:w-full">
        {works ? <Spinner className="size-4.5" /> : <Icon aria-hidden="true" className="size-4.5" />}
        {works ? working : label}
      </Button>
      <Button
        name="action"
        value="example"
        variant="secondary"
        disabled={busy.action !== null}
        className="max-sm:w-full"
      >
        {busy.action === "example" ? trying : "Try it with an example"}
      </Button>
    </div>
  );
}
