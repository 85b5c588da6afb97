import { ChevronDown } from "lucide-react";
import { Confirmation } from "../../forms/confirmation";
import { useAfterNavigation } from "../../forms/focus";
import type { ToolPageData } from "../../forms/page-data";
import { PostForm } from "../../forms/post-form";
import type { Refusal } from "../../forms/refusal";
import type { Busy } from "../../forms/sending";
import { SUGGESTED_QUESTIONS } from "../../functions/ask-greenlight/messages";
import { START_OVER } from "../../functions/desk/desk";
import { StatusLine } from "../../ui/notice";
import { Steps, ToolHeader, useSampleAddress } from "../tool/header";
import { Unread } from "../tool/unread";
import { ConversationLog } from "./conversation-log";
import { QuestionForm } from "./form";
import { ASK_TEXTS, HOW_IT_WORKS } from "./messages";
import type { ConversationShown } from "./show";

interface AskViewProps {
  page: ToolPageData<ConversationShown>;
  refused?: Refusal;
  busy: Busy;
}

/** Ask Greenlight: a chat, with the tools' header but without stats and results. */
export function AskView({ page, refused, busy }: AskViewProps) {
  const { path, title, intro, startOver } = ASK_TEXTS;
  const startedOver = page.done === START_OVER;
  // Not after a reply: the log scrolls to its latest message itself.
  useAfterNavigation({ ...page, done: startedOver ? page.done : null }, busy);
  const done = startedOver && !busy.action && !refused;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <ToolHeader path={path} title={title} intro={intro} address={page.address} desks={page.desks} />
      {page.confirming === START_OVER && (
        <Confirmation address={page.address} action={START_OVER} {...startOver} />
      )}
      <StatusLine>{done && ASK_TEXTS.startedOver}</StatusLine>
      {page.unread && <Unread />}
      <ChatPanel conversation={page.shown} refused={busy.action ? undefined : refused} busy={busy} />
      <HowItWorks />
    </div>
  );
}

interface ChatPanelProps {
  conversation: ConversationShown;
  refused?: Refusal;
  busy: Busy;
}

/** Spec section 2: the collapsible chat panel, open by default. Starting over leads to its id. */
function ChatPanel({ conversation, refused, busy }: ChatPanelProps) {
  const asking = busy.action === "ask" ? (busy.sent.question ?? "").trim() : null;
  // A failed question is shown as the last turn; a refused one keeps its message at the field.
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

/** Spec section 2: five suggested questions. Each is the button that sends it. */
function SuggestedQuestions({ busy }: { busy: boolean }) {
  const address = useSampleAddress(ASK_TEXTS.path);
  return (
    <PostForm
      does="ask"
      action={address}
      className="border-t border-line px-5 py-5 sm:px-7 lg:border-t-0 lg:border-l lg:px-5 lg:py-6"
    >
      <h3 id="suggested" className="text-sm font-medium">
        Suggested questions
      </h3>
      <ul
        aria-labelledby="suggested"
        className="mt-2 divide-y divide-line sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
      >
        {SUGGESTED_QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="submit"
              name="question"
              value={question}
              disabled={busy}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] cursor-pointer items-center rounded-control px-2 py-2.5 text-left text-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </PostForm>
  );
}

/** Spec section 2: three steps. */
function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line pt-6">
      <h2 id="how" className="text-xl">
        How It Works
      </h2>
      <div className="mt-5">
        <Steps steps={HOW_IT_WORKS} />
      </div>
    </section>
  );
}
