import type { LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { useOpenedCard, useWithCard } from "../handover/opened-card";
import { Button, Spinner } from "../ui/button";
import { TextArea, type TextAreaProps } from "../ui/field";
import { FileField } from "./file-field";
import { FreeNote } from "./free-note";
import { PostForm } from "./post-form";
import type { Busy } from "./sending";

interface DeskFormProps extends DeskButtonsProps {
  /** The form's id, to which the empty list and "edit" link. */
  id: string;
  /** The desk's page. */
  path: string;
  form: RefObject<HTMLFormElement | null>;
  /** What of the input is kept, and how long. */
  note: string;
  /** What the plan has to say before the press. */
  free?: string | null;
  children: ReactNode;
}

/** The form of a Yours desk: its fields, then the button, the example, and what is kept. */
export function DeskForm({ id, path, form, note, free, children, ...buttons }: DeskFormProps) {
  const withCard = useWithCard();
  const card = useOpenedCard();
  return (
    <PostForm ref={form} id={id} encType="multipart/form-data" action={withCard(path)} className="desk-form">
      {card && <input type="hidden" name="card" value={`${card.id} ${card.name}`} />}
      {children}
      <FreeNote>{free}</FreeNote>
      <div className="grid items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <DeskButtons {...buttons} />
        <p className="max-w-prose text-xs text-ink-soft">
          {note}{" "}
          <Link to="/privacy" className="link">
            Privacy
          </Link>
        </p>
      </div>
    </PostForm>
  );
}

interface DeskButtonsProps {
  action: string;
  icon: LucideIcon;
  label: string;
  /** The button's label while its action runs. */
  working: string;
  /** The example button's label while the example runs. */
  trying: string;
  busy: Busy;
}

/** Sends the form, or tries an example instead. */
function DeskButtons({ action, icon: Icon, label, working, trying, busy }: DeskButtonsProps) {
  const works = busy.action === action;
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="action" value={action} disabled={busy.action !== null} className="max-sm:w-full">
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

interface MaterialFieldProps extends TextAreaProps {
  /** The name of the field that takes a file. */
  fileName: string;
  /** What is wrong with the file. */
  fileError?: string | null;
  /** What the file is called, which to accept, and a hint that says so; tables that are read once if left out. */
  fileLabel?: string;
  accept?: string;
  fileHint?: string;
}

const TABLES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";
const READ_ONCE = "CSV or plain text, up to 2 MB. It is read once and not kept.";

/** Text that a creator pastes, or a file; a file takes precedence. */
export function MaterialField({
  fileName,
  fileError,
  fileLabel = "Or upload a file",
  accept = TABLES,
  fileHint = READ_ONCE,
  ...pasted
}: MaterialFieldProps) {
  return (
    <div className="grid gap-4">
      <TextArea {...pasted} />
      <FileField
        label={fileLabel}
        name={fileName}
        accept={accept}
        hint={fileHint}
        error={fileError}
        disabled={pasted.disabled}
      />
    </div>
  );
}
