import type { ReactNode } from "react";
import { Notice } from "../../ui/notice";
import { StatRow, StatTile } from "../../ui/stat-tile";
import type { Busy } from "../busy";
import { START_OVER } from "../messages";
import type { ToolAnswer } from "../refusal";
import type { ToolPageData } from "../tool-route";
import { BestPractices, type BestPracticesProps } from "./best-practices";
import { Confirmation } from "./confirmation";
import { Explainer, type ExplainerStep } from "./explainer";
import { LoadingPanel } from "./loading-panel";
import { ToolHeader } from "./tool-header";

/** A figure of the stats row. */
export interface ToolStat {
  label: string;
  value: ReactNode;
  note?: string;
}

/** What a tool says of itself. */
export interface ToolTexts {
  /** "/content-ideas" */
  path: string;
  title: string;
  intro: string;
  steps?: ExplainerStep[];
  practices: BestPracticesProps;
  /** Above the message of the error box (spec section 8). */
  errorTitle: string;
  /** What is said while an action works, by action. An action that is not named shows no panel. */
  working: Record<string, { title: string; stages: string[] }>;
  /** What is said once an action is done. */
  done: Record<string, string>;
  /** What is asked before an action of the frame's own. */
  confirm?: Record<string, { title: string; text: string; yes: string }>;
}

export interface ToolFrameProps {
  texts: ToolTexts;
  page: ToolPageData<unknown>;
  busy: Busy;
  /** Shown in the error box; a room that shows it elsewhere leaves it out. */
  refused?: ToolAnswer["refused"];
  stats: ToolStat[];
  /** The tool's form or button. */
  action?: ReactNode;
  /** The results, in a section of the id "results". */
  children: ReactNode;
}

const CONFIRM = {
  [START_OVER]: {
    title: "Start over?",
    text: "The sample comes back as it was on your first visit. What you have done here is forgotten.",
    yes: "Start over",
  },
};

const DONE = { [START_OVER]: "You have started over: this is the sample as it was." };

/**
 * The frame of every tool (spec section 2): action, error box, loading panel, stats, results, practices. The action
 * comes first, so that it is on a phone's first screen, with what becomes of it right below.
 */
export function ToolFrame({ texts, page, busy, refused, stats, action, children }: ToolFrameProps) {
  const address = page.address ?? texts.path;
  const working = busy.action ? texts.working[busy.action] : undefined;
  const asked = page.confirming ? { ...CONFIRM, ...texts.confirm }[page.confirming] : undefined;
  const done = page.done ? { ...DONE, ...texts.done }[page.done] : undefined;
  const showsError = refused && !busy.action;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <ToolHeader title={texts.title} intro={texts.intro} address={address} />
      {asked && page.confirming && <Confirmation address={address} action={page.confirming} {...asked} />}
      {texts.steps && <Explainer steps={texts.steps} />}
      {action}
      {showsError && (
        <Notice tone="error" title={texts.errorTitle} id="tool-error">
          <p>{refused.message}</p>
        </Notice>
      )}
      {/* Always there, so that what comes into it is read out. */}
      <p
        role="status"
        className={done && !working && !showsError ? "border-l-2 border-go pl-3 text-sm" : "sr-only"}
      >
        {working ? working.title : showsError ? "" : done}
      </p>
      {working && <LoadingPanel {...working} />}
      <StatRow>
        {stats.map((stat) => (
          <StatTile key={stat.label} {...stat} />
        ))}
      </StatRow>
      {children}
      <BestPractices {...texts.practices} />
    </div>
  );
}
