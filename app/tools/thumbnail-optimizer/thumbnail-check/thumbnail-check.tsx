import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { FileField } from "../../../forms/file-field";
import { useHydrated } from "../../../hydration/part";
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
        <h2 className={folded ? "font-medium" : "text-xl"}>Check a thumbnail</h2>
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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = useRef<File | undefined>(undefined);

  async function choose(file: File | undefined) {
    chosen.current = file;
    const next = file ? await check(file) : null;
    // The visitor may have chosen another file meanwhile.
    if (chosen.current === file) setOutcome(next);
  }

  return (
    <>
      <FileField
        label="Thumbnail"
        accept="image/png,image/jpeg,image/webp"
        hint="PNG, JPEG or WebP. It is read in this window only: not uploaded, and forgotten when you leave."
        error={outcome && "error" in outcome ? outcome.error : null}
        onChoose={choose}
      />
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
