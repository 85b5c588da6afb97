import { useEffect } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { CHANNEL_TEXTS, CONNECT } from "../channel/messages";
import { PostForm } from "../forms/post-form";
import type { Refusal } from "../forms/refusal";
import { RefusalText } from "../forms/refusal-text";
import { AddToPlan } from "../handover/add-to-plan";
import { PlanSteps, useOpenedCard, useWithCard, WriteBackButton } from "../handover/opened-card";
import { LIGHT_PATH, OUTCOMES_PATH } from "../navigation/paths";

import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Lamp } from "../ui/lamp";
import { Bullet } from "../ui/lists";
import { Notice } from "../ui/notice";
import { PageHeader } from "../ui/page-header";
import { ExampleLight, FindOut, KindsTable, Proofs, WordsAlone } from "./first-look-view";
import { IdeaBox } from "./idea-box";
import { COLORS, LIGHT_TEXTS, MEANINGS } from "./messages";
import { ConnectBox, OwnChannelFields } from "./own-channel-fields";
import type { LightShown } from "./show";
import { ThreeLamps } from "./three-lamps";

interface LightViewProps {
  shown: LightShown | null;
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
export function LightView({ shown, idea, error, refused, unanswered, takesChannel }: LightViewProps) {
  useFocusOnAnswer(shown?.idea, refused !== undefined);
  // A channel that was refused stands in its own form.
  const isOwn = refused?.action === CONNECT || isAtOwnField(refused);
  const own = isOwn ? refused : undefined;
  const wrong = own ? null : (refused?.message ?? error);
  if (!shown) {
    return (
      <div className="grid gap-8">
        <PageHeader title={LIGHT_TEXTS.title} intro={LIGHT_TEXTS.intro} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <IdeaBox id="idea" idea={idea} error={wrong} size="lg">
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
  // Without a verdict the page is led by what people look for, else by what the field did, else by the words alone.
  const leadsLamp = shown.first && shown.color === "unknown" ? shown.lamps[0] : undefined;
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
      {shown.first && (
        // On a phone: what its words tell, the field for the channel, the example, then the table.
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
          <div className="grid content-start gap-8">
            {leadsLamp && (
              <h1 id="results-title" tabIndex={-1} className="text-2xl text-balance outline-none">
                {leadsLamp.sentence}
              </h1>
            )}
            {shown.lamps.length > 0 && <ThreeLamps lamps={shown.lamps} />}
            <WordsAlone look={shown.first} isFirst={shown.color === "unknown" && !leadsLamp} />
            <FindOut before={shown.first.before} />
          </div>
          <div
            className={`grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${own ? "max-lg:order-first" : ""}`}
          >
            <ConnectBox idea={shown.idea} refused={own} />
            <ExampleLight example={shown.first.example} />
          </div>
          <KindsTable look={shown.first} />
        </div>
      )}
      {unanswered && (
        <Notice tone="error">
          <RefusalText>{unanswered}</RefusalText>
        </Notice>
      )}
      {shown.asks && <AskForm idea={shown.idea} kind={shown.kind} asks={shown.asks} />}
      {shown.ways.length > 0 && <Ways ways={shown.ways} title={shown.waysTitle} />}
      <PlanSteps steps={shown.next}>{!shown.namesNothing && <PlanLight shown={shown} />}</PlanSteps>
      {!shown.first && <ThreeLamps lamps={shown.lamps} />}
      <Method record={shown.record} measuredOn={shown.measuredOn} />
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

/** Keeps the light on the card that the page was opened from, else on a card of its own. */
function PlanLight({ shown: { idea, key, card, isSample } }: { shown: LightShown }) {
  const named = useOpenedCard();
  // Of another idea than the card's, it becomes a card of its own.
  const opened = named && [named.key, named.ideaKey].includes(key) ? named : null;
  // Without the channel there is no light to keep, and a card's own stays.
  if (!card) return opened ? null : <AddToPlan idea={idea} size="md" />;
  return opened ? (
    <WriteBackButton card={opened} light={card} variant="primary" size="md" />
  ) : (
    <AddToPlan idea={idea} light={card} isSample={isSample} size="md" />
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

/** By which of its kinds the channel judges the idea: links, so that it works without script. */
function KindChoice({ kinds }: Pick<LightShown, "kinds">) {
  const withCard = useWithCard();
  return (
    <nav aria-label={LIGHT_TEXTS.judgedBy} className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-ink-soft">{LIGHT_TEXTS.judgedBy}</span>
      {kinds.map(({ label, to, isChosen }) => (
        <Link
          key={label}
          to={withCard(to)}
          replace
          preventScrollReset
          aria-current={isChosen ? "true" : undefined}
          className={`inline-flex min-h-9 items-center pointer-coarse:min-h-11 ${isChosen ? "font-semibold" : "link"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The lamp, one sentence, and up to three proofs. */
function Verdict({ shown }: { shown: LightShown }) {
  const { color, name, sentence, proofs } = shown;
  return (
    <section
      aria-labelledby="results-title"
      className="grid items-center gap-x-10 gap-y-6 rounded-card border border-housing-line bg-housing p-6 text-housing-ink sm:grid-cols-[auto_minmax(0,1fr)] sm:p-10"
    >
      <div className="grid w-fit justify-items-center gap-2 max-sm:grid-cols-[auto_auto] max-sm:items-center">
        <Lamp color={color} className="size-24 sm:size-40" />
        {!sentence.startsWith(name) && <p className="text-sm font-semibold text-housing-soft">{name}</p>}
      </div>
      <div className="grid max-w-[44rem] gap-4">
        <h1 id="results-title" tabIndex={-1} className="text-2xl text-balance outline-none">
          {sentence}
        </h1>
        <Proofs proofs={proofs} />
      </div>
    </section>
  );
}

/** Sends the idea outside: only on pressing the button. */
function AskForm({ idea, kind, asks }: Pick<LightShown, "idea" | "kind"> & { asks: string }) {
  const withCard = useWithCard();
  const navigation = useNavigation();
  const isAsking = navigation.formData?.get("ask") === "rest";
  return (
    <PostForm
      action={withCard(LIGHT_PATH)}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4"
    >
      <input type="hidden" name="idea" value={idea} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      <p className="max-w-prose text-sm text-ink-soft">{asks}</p>
      <Button name="ask" value="rest" variant="secondary" disabled={isAsking}>
        {isAsking ? LIGHT_TEXTS.asking : LIGHT_TEXTS.ask}
      </Button>
    </PostForm>
  );
}

function Ways({ ways, title }: { ways: LightShown["ways"]; title: string }) {
  return (
    <section aria-labelledby="ways" className="grid gap-3">
      <h2 id="ways" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="grid gap-2">
        {ways.map(({ text, to }) => (
          <Bullet key={text}>
            {text}{" "}
            {to && (
              <Link to={to} className="link whitespace-nowrap">
                See its light
              </Link>
            )}
          </Bullet>
        ))}
      </ul>
    </section>
  );
}

/** How often it is right: one note on method a page. */
function Method({ record, measuredOn }: Pick<LightShown, "record" | "measuredOn">) {
  return (
    <Disclosure
      summary={<span className="text-sm">{record ? record.text : "How a light is worked out"}</span>}
      className="border-y border-line"
    >
      <div className="grid max-w-prose gap-3 pt-1 pb-4 text-sm text-ink-soft">
        {record?.own && <p>{record.own}</p>}
        {record?.planned && (
          <p>
            {record.planned}{" "}
            <Link to={OUTCOMES_PATH} className="link">
              See each video
            </Link>
          </p>
        )}
        <p>The verdict takes the color of your channel alone. The field and interest stand beside it.</p>
        <p>
          Your channel: how your earlier videos with similar titles did, and what other channels teach where
          yours says little. Without a similar video it gives no color. Measured on {measuredOn}, each judged
          from what came before it and by a model that had not seen the channel. A video counts as a hit if it
          beat the median of the 20 before it, adjusted for age.
        </p>
        <p>
          The field: what channels of your size got with it, beside what each usually gets. It has no color.
        </p>
      </div>
    </Disclosure>
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
