import { ChevronDown } from "lucide-react";
import type { Refusal } from "../tool/refusal";
import type { Busy } from "../tool/sending";
import { ConversationLog } from "./conversation-log";
import { QuestionForm } from "./question-form";
import type { ConversationShown } from "./shown";
import { SuggestedQuestions } from "./suggested-questions";

interface ChatPanelProps {
  conversation: ConversationShown;
  refused?: Refusal;
  busy: Busy;
}

/** Spec section 2: the collapsible chat panel, open by default. Its id is where starting over leads to. */
export function ChatPanel({ conversation, refused, busy }: ChatPanelProps) {
  const asking = busy.action === "ask" ? (busy.sent.question ?? "").trim() : null;
  // What the server failed to answer is shown as the conversation's last turn; what was wrong, at the field.
  const failed = refused?.reason === "failed" ? refused : undefined;
  return (
    <details open id="results" className="disclosure scroll-mt-20 rounded-card border border-line bg-surface">
      <summary
        id="results-title"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card px-5 py-3.5 sm:px-7"
      >
        <h2 className="text-lg font-semibold">Your conversation</h2>
        <span className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-ink-soft">
          <span className="when-closed">Show chat</span>
          <span className="when-open">Hide chat</span>
          <ChevronDown aria-hidden="true" className="chevron size-4.5" />
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line lg:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-between">
          <ConversationLog {...conversation} asking={asking} failed={failed} />
          <QuestionForm refused={refused} asking={asking} busy={busy.action !== null} />
        </div>
        <SuggestedQuestions busy={busy.action !== null} />
      </div>
    </details>
  );
}
