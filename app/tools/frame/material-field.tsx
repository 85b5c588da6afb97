import { useId } from "react";
import { TextArea, type TextAreaProps } from "../../ui/text-area";

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
