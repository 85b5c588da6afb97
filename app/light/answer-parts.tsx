import { Link, useNavigation } from "react-router";
import { FreeNote } from "../forms/free-note";
import { PostForm } from "../forms/post-form";
import { AddToPlan } from "../handover/add-to-plan";
import { useOpenedCard, useWithCard, WriteBackButton } from "../handover/opened-card";
import { LIGHT_PATH, OUTCOMES_PATH } from "../navigation/paths";
import { Button } from "../ui/button";
import { Disclosure } from "../ui/disclosure";
import { Lamp } from "../ui/lamp";
import { Bullet } from "../ui/lists";
import { Proofs } from "./first-look-view";
import { LIGHT_TEXTS } from "./messages";
import type { LightShown } from "./show";

/** Keeps the light on the card that the page was opened from, else on a card of its own. */
export function PlanLight({ shown: { idea, key, card, isSample } }: { shown: LightShown }) {
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

/** By which of its kinds the channel judges the idea: links, so that it works without script. */
export function KindChoice({ kinds }: Pick<LightShown, "kinds">) {
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
export function Verdict({ shown }: { shown: LightShown }) {
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
export function AskForm({
  idea,
  kind,
  asks,
  free,
}: Pick<LightShown, "idea" | "kind"> & { asks: string; free: string | null }) {
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
      <div className="grid gap-1">
        <p className="max-w-prose text-sm text-ink-soft">{asks}</p>
        <FreeNote>{free}</FreeNote>
      </div>
      <Button name="ask" value="rest" variant="secondary" disabled={isAsking}>
        {isAsking ? LIGHT_TEXTS.asking : LIGHT_TEXTS.ask}
      </Button>
    </PostForm>
  );
}

export function Ways({ ways, title }: { ways: LightShown["ways"]; title: string }) {
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
export function Method({ record, measuredOn }: Pick<LightShown, "record" | "measuredOn">) {
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
