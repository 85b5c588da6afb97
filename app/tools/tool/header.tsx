import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { useConnectedChannel } from "../../channel/connected";
import { confirmLinkId } from "../../forms/confirmation";
import type { DeskLink } from "../../forms/page-data";
import { START_OVER } from "../../functions/desk/desk";
import type { Desk } from "../../model/desk";
import { addressWith } from "../../navigation/address";
import { Badge } from "../../ui/badge";
import { sampleAddress } from "./sample-address";

/** Where links and forms of a Sample desk lead, for whoever looks at it. */
export function useSampleAddress(path: string): string {
  const channel = useConnectedChannel();
  return channel && !channel.isSample ? sampleAddress(path) : path;
}

export interface ToolHeaderProps {
  /** "/content-ideas" */
  path: string;
  /** Which of its desks this is; sample where left out. */
  desk?: Desk;
  title: string;
  /** Left out where an answer stands right below. */
  intro?: string;
  /** The tool's page, with the part of its query that stays; left out where a desk keeps nothing to start over. */
  address?: string;
  /** All desks of the tool; a switch where it has several. */
  desks?: DeskLink[];
}

/** A tool's name and purpose, the desk switch, whose data it shows, and the link to start over. */
export function ToolHeader({ title, intro, path, desk, address, desks = [] }: ToolHeaderProps) {
  return (
    <header className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="max-w-prose">
        <h1 className="text-2xl">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft sm:text-balance">{intro}</p>}
      </div>
      <div
        className={
          intro
            ? "grid gap-y-1 sm:justify-items-end"
            : "flex flex-wrap items-center justify-between gap-x-5 gap-y-1"
        }
      >
        <DeskSwitch path={path} desks={desks} />
        <div className="flex items-center gap-3 max-sm:min-h-11">
          <WhoseData desk={desk} />
          {address && <StartOverLink address={address} />}
        </div>
      </div>
    </header>
  );
}

/** At the desk for own data a sample channel may be connected: what is based on it is sample, too. */
function WhoseData({ desk }: Pick<ToolHeaderProps, "desk">) {
  const channel = useConnectedChannel();
  if (desk !== "yours") return <Badge>Sample data</Badge>;
  return channel?.isSample ? <Badge>Sample channel</Badge> : <Badge>Your own data</Badge>;
}

const LABELS: Record<Desk, string> = { sample: "Sample", yours: "Yours" };

/** Links to a tool's desks; nothing for a tool with only one. */
function DeskSwitch({ path, desks }: { path: string; desks: DeskLink[] }) {
  const sample = useSampleAddress(desks[0]?.path ?? path);
  if (desks.length < 2) return null;
  return (
    <nav aria-label="Desk" className="print:hidden">
      <ul className="inline-flex overflow-hidden rounded-control border border-line-strong text-sm">
        {desks.map(({ desk, path: to }) => (
          <li key={desk} className="not-first:border-l not-first:border-line-strong">
            <Link
              to={desk === "sample" ? sample : to}
              aria-current={to === path ? "page" : undefined}
              className="inline-flex min-h-9 items-center bg-surface px-3.5 font-medium -outline-offset-2 hover:bg-paper aria-[current=page]:bg-go aria-[current=page]:text-on-go pointer-coarse:min-h-11 forced-colors:aria-[current=page]:underline"
            >
              {LABELS[desk]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StartOverLink({ address }: { address: string }) {
  return (
    <Link
      id={confirmLinkId(START_OVER)}
      to={addressWith(address, { confirm: START_OVER }, "confirm")}
      replace
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control text-sm text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      Start over
    </Link>
  );
}

interface Step {
  title: string;
  text: string;
}

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <span aria-hidden="true" className="text-lg leading-snug font-semibold text-go tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-sm font-medium">{title}</h3>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
