import { Confirmation } from "../tool/confirmation";
import { useAfterStep } from "../tool/focus";
import { ToolHeader } from "../tool/header";
import { START_OVER } from "../tool/messages";
import type { Refusal } from "../tool/refusal";
import type { ToolPageData } from "../tool/route";
import type { Busy } from "../tool/sending";
import { ChatPanel } from "./chat-panel";
import { HowItWorks } from "./how-it-works";
import { ASK_TEXTS } from "./messages";
import type { ConversationShown } from "./shown";

interface AskViewProps {
  page: ToolPageData<ConversationShown>;
  refused?: Refusal;
  busy: Busy;
}

/** Ask Greenlight: a chat in the tools' frame, without their stats and results. */
export function AskView({ page, refused, busy }: AskViewProps) {
  const { path, title, intro, startOver } = ASK_TEXTS;
  const startedOver = page.done === START_OVER;
  // A reply needs nothing of it: the log shows its latest message itself.
  useAfterStep({ ...page, done: startedOver ? page.done : null }, busy);
  const done = startedOver && !busy.action && !refused;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <ToolHeader path={path} title={title} intro={intro} address={path} />
      {page.confirming === START_OVER && <Confirmation address={path} action={START_OVER} {...startOver} />}
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className={done ? "border-l-2 border-go pl-3 text-sm" : "sr-only"}>
        {done ? ASK_TEXTS.startedOver : ""}
      </p>
      <ChatPanel conversation={page.shown} refused={busy.action ? undefined : refused} busy={busy} />
      <HowItWorks />
    </div>
  );
}
