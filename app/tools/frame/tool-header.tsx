import { Badge } from "../../ui/badge";
import { StartOverLink } from "./start-over-link";

export interface ToolHeaderProps {
  title: string;
  intro: string;
  /** The tool's page, with what of its query stays. */
  address: string;
}

/** A tool's name and what it is for; beside them, wherever there is room, that it is sample, and the way back to it. */
export function ToolHeader({ title, intro, address }: ToolHeaderProps) {
  return (
    <header className="grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <div className="max-w-prose">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{intro}</p>
      </div>
      <div className="flex items-center gap-3 max-sm:min-h-11">
        <Badge>Sample data</Badge>
        <StartOverLink address={address} />
      </div>
    </header>
  );
}
