import { Badge } from "../ui/badge";
import { Spinner } from "../ui/spinner";
import type { CheckoutRefusal } from "./checkout";
import { CreatorBenefits } from "./creator-benefits";
import { FeatureMatrix } from "./feature-matrix";
import { type CardPlan, PlanCards } from "./plan-cards";
import { PricingQuestions } from "./pricing-questions";
import { RefusedNotice } from "./refused-notice";
import { useFreshOnReturn } from "./return";
import { type ComingStanding, useStanding } from "./standing-arrival";
import { SubscriptionBanner } from "./subscription-banner";

export interface PricingViewProps {
  plans: CardPlan[];
  standing: ComingStanding;
  supportEmail: string;
  refused?: CheckoutRefusal;
}

export function PricingView({ plans, standing: coming, supportEmail, refused }: PricingViewProps) {
  const standing = useStanding(coming);
  useFreshOnReturn();
  return (
    <div className="grid gap-16 sm:gap-20">
      <div className="grid gap-8">
        <header>
          <div className="flex items-center gap-3">
            <Badge tone="good">YouTube Focused</Badge>
            {standing === "loading" && (
              <Spinner label="Loading your subscription" className="size-4.5 text-ink-soft" />
            )}
          </div>
          <h1 className="mt-4 max-w-[18ch] text-3xl">Plans for YouTube creators</h1>
          <p className="mt-3 max-w-[36rem] text-lg text-balance text-ink-soft">
            One free analysis for new users, no card required. Then pay by the month, and stop whenever you
            like.
          </p>
        </header>
        {standing && standing !== "loading" && standing.active && (
          // A refusal that leads there, too, is enough.
          <SubscriptionBanner standing={standing} manage={refused?.remedy !== "portal"} />
        )}
        {refused && <RefusedNotice refused={refused} supportEmail={supportEmail} />}
        <PlanCards plans={plans} />
      </div>
      <FeatureMatrix plans={plans} />
      <CreatorBenefits />
      <PricingQuestions supportEmail={supportEmail} />
    </div>
  );
}
