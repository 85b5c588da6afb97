import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Confirmation } from "../../forms/confirmation";
import { useAfterNavigation } from "../../forms/focus";
import type { ToolPageData } from "../../forms/page-data";
import type { ToolAnswer } from "../../forms/refusal";
import { RefusalText } from "../../forms/refusal-text";
import type { Busy } from "../../forms/sending";
import { START_OVER } from "../../functions/desk/desk";
import { type Drawn, DrawnPart } from "../../hydration/drawn";
import type { Desk } from "../../model/desk";
import { Spinner } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import { Notice, StatusLine } from "../../ui/notice";
import { StatRow, StatTile } from "../../ui/stat-tile";
import { ToolHeader, type ToolHeaderProps } from "./header";
import { Unread } from "./unread";

/** A figure of the stats row. */
export interface ToolStat {
  label: string;
  value: ReactNode;
  note?: string;
}

/** A desk's texts. */
export interface ToolTexts extends Omit<ToolHeaderProps, "address" | "desks" | "soon"> {
  /** Above the message of the error box (spec section 8). */
  errorTitle: string;
  /** At a Yours desk: the line that its form folds into once there is a result. */
  again?: string;
  /** The loading panel's texts, by action; no panel for an action that is not listed. */
  working: Record<string, { title: string; stages: string[] }>;
  /** The message once an action is done, by action. */
  done: Record<string, string>;
  /** The confirmation's texts, by action. */
  confirm?: Record<string, { title: string; text: string; yes: string }>;
}

export interface ToolFrameProps {
  texts: ToolTexts;
  page: ToolPageData<unknown>;
  busy: Busy;
  refused?: ToolAnswer["refused"];
  /** True if the page shows the refusal at its field or card, and the error box should not. */
  elsewhere?: boolean;
  /** True if there are no results; a "done" message that contradicts this is not shown. */
  empty: boolean;
  /** Drawn where its tiles only open; none at a Yours desk that has nothing to count yet. */
  stats: ToolStat[] | Drawn;
  /** The tool's form or button. */
  action?: ReactNode;
  /** True if a form that folds has to be seen: after a refusal, or filled in by a link. */
  unfolded?: boolean;
  /** The results, in a section of the id "results". */
  children: ReactNode;
}

const CONFIRM: Record<Desk, ToolTexts["confirm"]> = {
  sample: {
    [START_OVER]: {
      title: "Start over?",
      text: "The sample comes back as it was on your first visit. Your work here is deleted.",
      yes: "Start over",
    },
  },
  yours: {
    [START_OVER]: {
      title: "Start over?",
      text: "Everything kept at this desk is deleted. The sample desk stays as it is.",
      yes: "Delete and start over",
    },
  },
};

const DONE: Record<Desk, ToolTexts["done"]> = {
  sample: { [START_OVER]: "You have started over: this is the sample as it was." },
  yours: { [START_OVER]: "You have started over: nothing is kept at this desk." },
};

/**
 * The frame of every tool (spec section 2): action, error box, loading panel, stats, results, best practices. The
 * action comes first, so that it is on a phone's first screen, with its result right below. At a Yours desk with a
 * result the answer comes first: the form folds into one line above it; stats, method and advice stand behind a line
 * below it.
 */
export function ToolFrame(props: ToolFrameProps) {
  const { texts, page, busy, refused, elsewhere = false, empty, stats, action, unfolded, children } = props;
  const { address, confirming } = page;
  const { desk = "sample", again } = texts;
  const isYours = desk === "yours";
  const answered = isYours && !empty && !page.unread;
  const working = own(texts.working, busy.action);
  const asked = own({ ...CONFIRM[desk], ...texts.confirm }, confirming);
  const fits = own(texts.working, page.done) ? !empty : page.done !== "clear" || empty;
  const done = fits && !refused && !working ? own({ ...DONE[desk], ...texts.done }, page.done) : undefined;
  const hasResult = !refused && !empty && own(texts.working, page.done) !== undefined;
  useAfterNavigation(page, busy, hasResult);
  const row = !Array.isArray(stats) ? (
    <DrawnPart id="stats" drawn={stats} />
  ) : (
    stats.length > 0 && <Stats stats={stats} />
  );
  const practices = page.practices && <DrawnPart id="best-practices" drawn={page.practices} />;
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${answered ? "gap-5 sm:gap-6" : "gap-6 sm:gap-8"}`}>
      <ToolHeader
        {...texts}
        intro={answered ? undefined : texts.intro}
        address={address}
        desks={page.desks}
      />
      {asked && confirming && (
        <Confirmation key={confirming} address={address} action={confirming} {...asked} />
      )}
      {page.explainer && <DrawnPart id="explainer" drawn={page.explainer} />}
      {isYours ? (
        <FoldingForm line={again} folds={answered} open={unfolded || (refused !== undefined && elsewhere)}>
          {action}
        </FoldingForm>
      ) : (
        action
      )}
      {refused && (!elsewhere || page.unread) && !busy.action && (
        // A plan's limit is no error, and says itself what it is.
        <Notice
          {...(refused.reason === "limit" ? { tone: "info" } : { tone: "error", title: texts.errorTitle })}
          id="tool-error"
        >
          <p>
            <RefusalText>{refused.message}</RefusalText>
          </p>
        </Notice>
      )}
      {refused?.unshown && (
        // With script, the field still holds it.
        <noscript>
          <p className="text-sm text-ink-soft">
            Your paste is too long to come back with this page. Paste it again, or less of it.
          </p>
        </noscript>
      )}
      {/* Unseen where the panel says it, or the answer itself. */}
      <StatusLine look={done && !(answered && hasResult) ? "done" : "unseen"}>
        {working?.title ?? done}
      </StatusLine>
      {working && <LoadingPanel {...working} />}
      {page.unread ? (
        <Unread typed={elsewhere ? refused?.typed : undefined} />
      ) : (
        <>
          {!isYours && row}
          {children}
        </>
      )}
      {isYours ? (
        <Disclosure summary="How it works, and how often it is right" className="border-y border-line">
          <div className="grid gap-7 pt-2 pb-4">
            {answered && row}
            {page.method && <DrawnPart id="method" drawn={page.method} />}
            {practices}
          </div>
        </Disclosure>
      ) : (
        practices
      )}
    </div>
  );
}

interface FoldingFormProps {
  line: ReactNode;
  folds: boolean;
  /** True to leave it open although it could fold. */
  open: boolean;
  children: ReactNode;
}

/** A form that is open until there is a result, and one line above that. */
function FoldingForm({ line, folds, open, children }: FoldingFormProps) {
  return (
    <details open={!folds || open} className={folds ? "disclosure folded-form print:hidden" : undefined}>
      <summary hidden={!folds}>
        <span className="min-w-0">{line}</span>
        <ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0 text-ink-soft" />
      </summary>
      {children}
    </details>
  );
}

/** The stats row. */
export function Stats({ stats }: { stats: ToolStat[] }) {
  return (
    <StatRow>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </StatRow>
  );
}

/** A record's own text for a name from the address; undefined for "constructor" and the like. */
function own<Text>(texts: Record<string, Text>, name: string | null): Text | undefined {
  return name !== null && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

interface LoadingPanelProps {
  title: string;
  /** The steps of the work, in order. */
  stages: string[];
}

/** Shown while a tool works; the frame's status announces its title. */
function LoadingPanel({ title, stages }: LoadingPanelProps) {
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
