import { Form, useNavigation } from "react-router";
import type { PlanId } from "../model/subscription-plan";
import { Button, Spinner } from "../ui/button";
import { FEATURES } from "./features";

/** A plan as its card shows it. */
export interface CardPlan {
  id: PlanId;
  name: string;
  description: string;
  price: string;
  button: string;
  mostPopular?: true;
  /** How many of the features it includes. */
  features: number;
  /** False where others are sold and this one is not. */
  isSold: boolean;
}

export function PlanCards({ plans }: { plans: CardPlan[] }) {
  const { formData } = useNavigation();
  const asked = formData?.get("plan");
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-3">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} asked={asked === plan.id} busy={asked != null} />
      ))}
    </ul>
  );
}

const PLAIN = { card: "border-line bg-surface", soft: "text-ink-soft" };
const POPULAR = {
  card: "border-housing-line bg-housing text-housing-ink [print-color-adjust:exact] dark:border-lamp",
  soft: "text-housing-soft",
};

function PlanCard({ plan, asked, busy }: { plan: CardPlan; asked: boolean; busy: boolean }) {
  const look = plan.mostPopular ? POPULAR : PLAIN;
  return (
    <li className={`flex flex-col rounded-card border p-5 sm:p-6 ${look.card}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.mostPopular && (
          <span className="inline-flex items-center gap-2 text-xs font-medium text-lamp">
            <span aria-hidden="true" className="size-2 rounded-full bg-lamp" />
            Most Popular
          </span>
        )}
      </div>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="text-3xl font-semibold">{plan.price}</span>
        <span aria-hidden="true" className={`text-sm ${look.soft}`}>
          /mo
        </span>
        <span className="sr-only">a month</span>
      </p>
      <p className={`mt-3 max-w-prose text-sm lg:min-h-19 ${look.soft}`}>{plan.description}</p>
      <p className={`mt-5 border-t pt-3 text-sm ${plan.mostPopular ? "border-housing-line" : "border-line"}`}>
        {plan.features === FEATURES.length
          ? `All ${FEATURES.length}`
          : `${plan.features} of ${FEATURES.length}`}{" "}
        features
      </p>
      {/* Scroll is kept: RefusedNotice scrolls itself into view. */}
      <Form method="post" action="/pricing" preventScrollReset className="mt-auto pt-6">
        <Button
          name="plan"
          value={plan.id}
          variant={plan.mostPopular ? "lamp" : "secondary"}
          disabled={busy || !plan.isSold}
          className="w-full px-3!"
        >
          {asked && <Spinner className="size-4.5" />}
          {plan.isSold ? plan.button : "Not sold yet"}
        </Button>
      </Form>
    </li>
  );
}
