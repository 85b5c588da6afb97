import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useRouteLoaderData, useSearchParams } from "react-router";
import type { CardForecast, CardLight } from "../model/card";
import { addressWith } from "../navigation/address";
import { useForget } from "../navigation/forget";
import { cardPath, PLAN_PATH } from "../navigation/paths";
import { Button, type ButtonLook, buttonClass } from "../ui/button";
import { NextSteps, type StepLink } from "../ui/next-steps";
import { AddToPlan } from "./add-to-plan";
import { HANDED_OVER, HANDOVER_PATH, NOT_HANDED_OVER, SAYS } from "./messages";

const OPEN_CARD = "Open the card";

/**
 * What became of something that was to be added to the plan, on whatever page it was sent from. It stays in sight wherever
 * that page is scrolled to, and is not said again on a reload.
 */
export function PlanNote() {
  const [search] = useSearchParams();
  const what = search.get(SAYS.what) ?? "";
  const card = search.get(SAYS.card);
  useForget(...Object.values(SAYS));
  const done = textOf(HANDED_OVER, what);
  const failed = textOf(NOT_HANDED_OVER, what);
  return (
    // Always rendered, so that screen readers announce its changes.
    <div role={failed ? "alert" : "status"} className="plan-note print:hidden">
      {(done ?? failed) && (
        <p className={failed ? "border-poor" : "border-go"}>
          {done ?? failed}{" "}
          <Link to={card ? cardPath(card) : PLAN_PATH} className="link whitespace-nowrap">
            {card ? OPEN_CARD : "Open your plan"}
          </Link>
        </p>
      )}
    </div>
  );
}

function textOf(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** The card that a desk was opened from, by `?card=` in its address. */
export interface OpenedCard {
  id: string;
  name: string;
  /** What its name has in common with every other spelling of it, and its idea likewise. */
  key: string;
  ideaKey: string;
}

/** The card that this page was opened from, which the frame's loader reads; null if it was opened by itself. */
export function useOpenedCard(): OpenedCard | null {
  const shell = useRouteLoaderData<{ opened: OpenedCard | null }>("shell/page");
  const open = useRouteLoaderData<{ opened: OpenedCard | null } | null>("shell/open");
  return (shell ?? open)?.opened ?? null;
}

/** The card that a result was made for, and the keys of the names under which it fits that card. */
export interface MadeFor {
  card: string;
  keys: readonly string[];
}

/** The opened card, if a result was made for it and for the title it has: only then may the result be kept on it. */
export function useCardOf(made: MadeFor | undefined): OpenedCard | null {
  const card = useOpenedCard();
  return card && made?.card === card.id && made.keys.includes(card.key) ? card : null;
}

/** Adds the card that this page was opened from to another address, so that it stays open there. */
export function useWithCard(): (address: string) => string {
  const card = useOpenedCard();
  return (address) => (card ? addressWith(address, { card: card.id }) : address);
}

interface PlanStepsProps {
  steps: StepLink[];
  size?: "sm" | "md";
  /** The button that plans the result. */
  children?: ReactNode;
}

/**
 * What to do next with a result: plan it, or carry it to another desk, where the card stays open. All of it flows as one
 * row, so that no button stands on a line alone. The button that stands out comes first: the likeliest step, or the one
 * that writes to the card the page was opened from.
 */
export function PlanSteps({ steps, size = "md", children }: PlanStepsProps) {
  const withCard = useWithCard();
  const isOpened = useOpenedCard() !== null;
  const carried = steps.map((step) => ({ ...step, to: withCard(step.to) }));
  if (size === "sm") {
    return (
      <div className="flex flex-wrap items-center gap-3 [&>nav]:contents">
        {children}
        <NextSteps steps={carried} size="sm" />
      </div>
    );
  }
  return (
    <div className="grid gap-3 max-sm:[&_button]:w-full sm:flex sm:flex-wrap sm:items-center sm:[&>nav]:contents">
      {isOpened && children}
      <NextSteps steps={carried} leads={!isOpened} />
      {!isOpened && children}
    </div>
  );
}

/** Says which card a desk works for, and leads back to it. */
export function OpenedCardBar({ card: { id, name } }: { card: OpenedCard }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card bg-go-soft px-4 py-2.5 text-sm print:hidden">
      <span className="min-w-0 wrap-anywhere">
        For your card <bdi className="font-semibold">“{name}”</bdi>
      </span>
      <Link to={cardPath(id)} className="link">
        Back to the card
      </Link>
    </p>
  );
}

type Chosen = { title: string } | { description: string } | { forecast: CardForecast } | { light: CardLight };

const LABELS = {
  title: "Use this title",
  description: "Use this description",
  forecast: "Keep this forecast",
  light: "Keep this light",
} as const;

/** One button that puts what was chosen on the card it was made for; where that is done, the way to the card. */
export function WriteBackButton({
  card,
  variant = "secondary",
  size = "sm",
  ...chosen
}: Chosen & { card: OpenedCard } & Pick<ButtonLook, "variant" | "size">) {
  const [search] = useSearchParams();
  const [entry] = Object.entries(chosen);
  if (!entry) return null;
  const [name, value] = entry;
  // Of titles and descriptions a page has several, of which one was used.
  const isOne = name === "light" || name === "forecast";
  if (isOne && search.get(SAYS.what) === name && search.get(SAYS.card) === card.id) {
    return (
      <Link to={cardPath(card.id)} className={buttonClass({ variant, size })}>
        {OPEN_CARD}
      </Link>
    );
  }
  return (
    <Form method="post" action={HANDOVER_PATH} replace preventScrollReset className="print:hidden">
      <input type="hidden" name="action" value="write" />
      <input type="hidden" name="card" value={card.id} />
      <input type="hidden" name={name} value={typeof value === "string" ? value : JSON.stringify(value)} />
      <Button variant={variant} size={size}>
        <Check aria-hidden="true" className="size-4" />
        {LABELS[name as keyof typeof LABELS]}
      </Button>
    </Form>
  );
}

interface PlanTitleProps {
  title: string;
  isSample?: boolean;
  /** The card it was written for; null without one. */
  card?: OpenedCard | null;
}

/** What a title is for: the card it was written for, else a card of its own. */
export function PlanTitle({ title, isSample, card }: PlanTitleProps) {
  return card ? (
    <WriteBackButton card={card} title={title} />
  ) : (
    <AddToPlan idea={title} title={title} isSample={isSample} />
  );
}
