import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useHydrated } from "../../../ui/hydrated";
import type { Outcome } from "./checked-picture";

const UNREACHED = "The check could not be loaded. Please look at your connection and choose the file again.";

/**
 * Checks a thumbnail in the browser. Nothing is uploaded, so the field is outside any form. Folded below a result,
 * which is about something else.
 */
export function ThumbnailCheck({ folded }: { folded: boolean }) {
  const hydrated = useHydrated();
  return (
    <details open={!folded} className="disclosure fold border-y border-line print:hidden">
      {/* A heading in a summary may not stand inside a span. */}
      <summary>
        <h2 className="text-xl">Check a thumbnail</h2>
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-ink-soft">
          Its size against what YouTube asks, the corner that the time stamp covers, and what is left of it in
          a small list.
        </p>
        {hydrated ? (
          <PictureField />
        ) : (
          <p className="max-w-prose border-l-2 border-line-strong pl-3 text-sm text-ink-soft">
            The picture is measured in your browser and never uploaded, so this check needs JavaScript.
          </p>
        )}
      </div>
    </details>
  );
}

function PictureField() {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = useRef<File | undefined>(undefined);

  async function choose(file: File | undefined) {
    chosen.current = file;
    const next = file ? await check(file) : null;
    // The visitor may have chosen another file meanwhile.
    if (chosen.current === file) setOutcome(next);
  }

  const error = outcome && "error" in outcome ? outcome.error : null;
  return (
    <>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          Thumbnail
        </label>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void choose(event.target.files?.[0])}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          className="w-full min-w-0 rounded-control border border-line-strong bg-surface text-sm text-ink-soft file:mr-3 file:min-h-11 file:border-0 file:border-r file:border-line-strong file:bg-sunken file:px-4 file:font-medium file:text-ink hover:border-ink aria-invalid:border-poor"
        />
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          PNG, JPEG or WebP. It is read in this window only: not uploaded, and forgotten when you leave.
        </p>
        {error && (
          <p id={`${id}-error`} role="alert" className="text-sm text-poor">
            {error}
          </p>
        )}
      </div>
      {/* Always in the page, so screen readers announce what comes into it. */}
      <p role="status" className="text-lg font-medium empty:hidden">
        {outcome && "finding" in outcome ? outcome.finding : null}
      </p>
      {outcome && "view" in outcome && outcome.view}
    </>
  );
}

/** Measuring is loaded with the first picture, to keep it out of the page: most visitors come for their titles. */
async function check(file: File): Promise<Outcome> {
  try {
    const { openPicture } = await import("./checked-picture");
    return await openPicture(file);
  } catch (error) {
    console.warn("The check could not be loaded:", error);
    return { error: UNREACHED };
  }
}
