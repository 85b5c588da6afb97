import { Spinner } from "../ui/spinner";

/** Says what is going on while an answer is on its way. */
export function AnalyzingPanel() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-16 text-center">
      <Spinner className="size-7 text-go" />
      <p className="font-medium">Reading the videos people watch on this</p>
      <p className="max-w-md text-sm text-ink-soft">
        Finding videos, grouping them by what they are about, and checking each claim against the channels
        behind it.
      </p>
    </div>
  );
}
