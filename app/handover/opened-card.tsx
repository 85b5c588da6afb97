import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useRouteLoaderData } from "react-router";
import type { CardForecast, CardLight } from "../model/card";
import { addressWith } from "../navigation/address";
import { cardPath } from "../navigation/paths";
import { Button, type ButtonLook } from "../ui/button";
import { NextSteps, type StepLink } from "../ui/next-steps";

import { AddToPlan } from "./add-to-plan";
import { HANDOVER_PATH } from "./messages";

/** The card that a desk was opened from, by `?card=` in its address. */
export interface OpenedCard {
  id: string;
  name: string;
}

/** The card that this page was opened from, which the frame's loader reads; null if it was opened by itself. */
export function useOpenedCard(): OpenedCard | null {
  const shell = useRouteLoaderData<{ opened: OpenedCard | null }>("shell/page");
  const open = useRouteLoaderData<{ opened: OpenedCard | null } | null>("shell/open");
  return shell?.opened ?? open?.opened ?? null;
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

/** One button that puts what was chosen on the card the desk was opened from; nothing without one. */
export function WriteBackButton({
  variant = "secondary",
  size = "sm",
  ...chosen
}: Chosen & Pick<ButtonLook, "variant" | "size">) {
  const card = useOpenedCard();
  const [entry] = Object.entries(chosen);
  if (!card || !entry) return null;
  const [name, value] = entry;
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
}

/** What a title is for: the card that the desk was opened from, else a card of its own. */
export function PlanTitle({ title, isSample }: PlanTitleProps) {
  const card = useOpenedCard();
  return card ? (
    <WriteBackButton title={title} />
  ) : (
    <AddToPlan idea={title} title={title} isSample={isSample} />
  );
}
