import { Spinner } from "../../ui/spinner";

export interface LoadingPanelProps {
  title: string;
  /** What is being done, in order. */
  stages: string[];
}

/** Says what is going on while a tool works; its title is read out by the frame. */
export function LoadingPanel({ title, stages }: LoadingPanelProps) {
  return (
    <div
      aria-hidden="true"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center"
    >
      <Spinner className="size-7 text-go" />
      <p className="font-medium">{title}</p>
      <ol className="stages text-sm text-ink-soft">
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
    </div>
  );
}
