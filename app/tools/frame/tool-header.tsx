import { Badge } from "../../ui/badge";
import { DeskSwitch } from "./desk-switch";
import { StartOverLink } from "./start-over-link";
import type { ToolTexts } from "./tool-frame";

export interface ToolHeaderProps extends Pick<ToolTexts, "title" | "intro" | "path" | "desk"> {
  /** The tool's page, with what of its query stays. */
  address: string;
}

/** A tool's name and what it is for; beside them, wherever there is room, which desk this is, and the way back. */
export function ToolHeader({ title, intro, path, desk, address }: ToolHeaderProps) {
  return (
    <header className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <div className="max-w-prose">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{intro}</p>
      </div>
      <div className="grid gap-y-1 sm:justify-items-end">
        {desk && <DeskSwitch path={path} desk={desk} />}
        <div className="flex items-center gap-3 max-sm:min-h-11">
          {desk === "yours" ? <Badge tone="go">Your own data</Badge> : <Badge>Sample data</Badge>}
          <StartOverLink address={address} />
        </div>
      </div>
    </header>
  );
}
