import { useEffect } from "react";
import { useLocation } from "react-router";
import { CHANNEL_TEXTS, CONNECT } from "../channel/messages";
import type { Refusal } from "../forms/refusal";
import { RefusalText } from "../forms/refusal-text";
import { PlanSteps } from "../handover/opened-card";
import { Disclosure } from "../ui/disclosure";
import { Lamp } from "../ui/lamp";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { AskForm, KindChoice, Method, PlanLight, Verdict, Ways } from "./answer-parts";
import { ExampleLight, FindOut, KindsTable, WordsAlone } from "./first-look-view";
import { IdeaBox } from "./idea-box";
import { COLORS, LIGHT_TEXTS, MEANINGS } from "./messages";
import { ConnectBox, OwnChannelFields } from "./own-channel-fields";
import type { LightShown } from "./show";
import { ThreeLamps } from "./three-lamps";

interface LightViewProps {
  shown: LightShown | null;
  /** What the plan has to say before a look-up. */
  free: string | null;
  /** What stands in the box. */
  idea: string;
  /** Why there is no light for the idea in the address. */
  error: string | null;
  /** Why a form was not done, and what was typed into it. */
  refused?: Refusal;
  /** Why a look-up did not answer. */
  unanswered: string | null;
  /** Whether a channel may go along: none is connected. */
  takesChannel: boolean;
}

/** A verdict on one idea, the answer first; without one, the box. */
export function LightView({ shown, free, idea, error, refused, unanswered, takesChannel }: LightViewProps) {
  useFocusOnAnswer(shown?.idea, refused !== undefined);
  // A channel that was refused stands in its own form.
  const isOwn = refused?.action === CONNECT || isAtOwnField(refused);
  const own = isOwn ? refused : undefined;
  const wrong = own ? null : (refused?.message ?? error);
  if (!shown) return <AskPage idea={idea} error={wrong} refused={refused} takesChannel={takesChannel} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Disclosure
        summary={<AskedLine idea={shown.idea} />}
        open={wrong !== null}
        className="border-b border-line"
      >
        <div className="max-w-3xl pt-1 pb-4">
          <IdeaBox id="idea" idea={wrong === null ? "" : idea} error={wrong} kind={shown.kind ?? undefined} />
        </div>
      </Disclosure>
      {shown.unread === "channel" && <Notice tone="error">{CHANNEL_TEXTS.unread}</Notice>}
      {shown.kinds.length > 0 && <KindChoice kinds={shown.kinds} />}
      {(!shown.first || shown.color !== "unknown") && <Verdict shown={shown} />}
      {shown.first && <FirstAnswer shown={shown} look={shown.first} own={own} />}
      {unanswered && (
        <Notice tone="error">
          <RefusalText>{unanswered}</RefusalText>
        </Notice>
      )}
      {shown.asks && (
        <AskForm
          idea={shown.idea}
          kind={shown.kind}
          asks={shown.asks}
          free={free === unanswered ? null : free}
        />
      )}
      {shown.ways.length > 0 && <Ways ways={shown.ways} title={shown.waysTitle} />}
      <PlanSteps steps={shown.next}>{!shown.namesNothing && <PlanLight shown={shown} />}</PlanSteps>
      {!shown.first && <ThreeLamps lamps={shown.lamps} />}
      <Method record={shown.record} measuredOn={shown.measuredOn} />
    </div>
  );
}

/** The box, before anything was asked. */
function AskPage({
  idea,
  error,
  refused,
  takesChannel,
}: Omit<LightViewProps, "shown" | "free" | "unanswered">) {
  return (
    <div className="grid gap-8">
      <PageHeader title={LIGHT_TEXTS.title} intro={LIGHT_TEXTS.intro} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <IdeaBox id="idea" idea={idea} error={error} size="lg">
          {takesChannel && (
            <div className="mt-4">
              <OwnChannelFields id="own" label={LIGHT_TEXTS.ownOptional} refused={refused} />
            </div>
          )}
        </IdeaBox>
        <Meanings />
      </div>
    </div>
  );
}

interface FirstAnswerProps {
  shown: LightShown;
  look: NonNullable<LightShown["first"]>;
  /** Why the channel was not taken. */
  own: Refusal | undefined;
}

/** What is known without a channel. On a phone: what its words tell, the field for the channel, the example, then the table. */
function FirstAnswer({ shown, look, own }: FirstAnswerProps) {
  // Without a verdict the page is led by what people look for, else by what the field did, else by the words alone.
  const leadsLamp = shown.color === "unknown" ? shown.lamps[0] : undefined;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-8">
        {leadsLamp && (
          <h1 id="results-title" tabIndex={-1} className="text-2xl text-balance outline-none">
            {leadsLamp.sentence}
          </h1>
        )}
        {shown.lamps.length > 0 && <ThreeLamps lamps={shown.lamps} />}
        <WordsAlone look={look} isFirst={shown.color === "unknown" && !leadsLamp} />
        <FindOut before={look.before} />
      </div>
      <div
        className={`grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${own ? "max-lg:order-first" : ""}`}
      >
        <ConnectBox idea={shown.idea} refused={own} />
        <ExampleLight example={look.example} />
      </div>
      <KindsTable look={look} />
    </div>
  );
}

/** Whether a refusal is shown at a field for the channel. */
function isAtOwnField(refused: Refusal | undefined): boolean {
  return ["own", "file", "order"].includes(refused?.field ?? "");
}

/** The three colors and what each says. */
function Meanings() {
  return (
    <ul className="grid h-fit gap-5 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8">
      {MEANINGS.map(([color, text]) => (
        <li key={color} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <span className="block h-fit w-fit rounded-control bg-housing p-1.5">
            <Lamp color={color} className="size-12" />
          </span>
          <div>
            <h2 className="font-semibold">{COLORS[color]}</h2>
            <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function AskedLine({ idea }: { idea: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span dir="auto" className="font-semibold wrap-anywhere">
        “{idea}”
      </span>
      <span className="text-sm font-normal text-ink-soft">{LIGHT_TEXTS.another}</span>
    </span>
  );
}

/** After a form by script the focus is on the answer, or on what was refused; a page that loads leaves it where browsers do. */
function useFocusOnAnswer(idea: string | undefined, isRefused: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isRefused) document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
    else if (key !== "default" && idea !== undefined) document.getElementById("results-title")?.focus();
  }, [key, idea, isRefused]);
}
