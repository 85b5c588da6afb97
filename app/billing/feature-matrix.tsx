import { Check, Minus } from "lucide-react";
import { Link } from "react-router";
import { useConnectedChannel } from "../channel/connected";
import { FEATURES, type Place } from "./features";
import type { CardPlan } from "./plan-cards";

/** How coaching comes about: at launch, with a plan that is paid for, or not yet, as that plan is not sold. */
export type Coaching = "at-launch" | "by-mail" | "not-sold";

interface FeatureMatrixProps {
  plans: CardPlan[];
  coaching: Coaching;
  supportEmail: string;
}

/**
 * One row group per feature: name and marks, then the description at full width, so that the table never scrolls
 * sideways on a small screen.
 */
export function FeatureMatrix({ plans, coaching, supportEmail }: FeatureMatrixProps) {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-2xl">
        What each plan includes
      </h2>
      <table className="mt-6 w-full table-fixed text-left text-sm">
        <caption className="sr-only">Features by plan</caption>
        <thead className="border-b border-line-strong text-xs sm:text-sm">
          <tr>
            <th scope="col" className="pb-2.5 align-bottom font-medium text-ink-soft">
              Feature
            </th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col" className="w-15 pb-2.5 text-center font-semibold sm:w-28">
                {name}
                <span className="block font-normal text-ink-soft">{price}</span>
              </th>
            ))}
          </tr>
        </thead>
        {FEATURES.map((feature) => (
          <tbody key={feature.name} className="border-b border-line">
            <tr className="align-top">
              <th scope="rowgroup" className="pt-3.5 pr-2 font-semibold">
                {feature.name}
              </th>
              {plans.map(({ id }) => (
                <td key={id} className="pt-3.5">
                  <Mark included={feature[id]} />
                </td>
              ))}
            </tr>
            <tr>
              <td colSpan={plans.length + 1} className="pt-0.5 pb-3.5 text-ink-soft">
                <p>{feature.description}</p>
                {feature.places.length > 0 ? (
                  <Places places={feature.places} />
                ) : (
                  <ByArrangement coaching={coaching} supportEmail={supportEmail} />
                )}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Places({ places }: { places: Place[] }) {
  const hasChannel = useConnectedChannel() !== null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {places.map(({ label, to, yours }) => (
        <Link
          key={label}
          to={hasChannel && yours ? yours : to}
          className="link inline-flex min-h-6 items-center whitespace-nowrap"
        >
          Open {label}
        </Link>
      ))}
    </p>
  );
}

function ByArrangement({ coaching, supportEmail }: Pick<FeatureMatrixProps, "coaching" | "supportEmail">) {
  if (coaching === "not-sold") return <p>Not offered yet: Creator+ is not sold, and nobody pays for it.</p>;
  return (
    <p>
      You arrange a time by mail with{" "}
      <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
        {supportEmail}
      </a>
      {coaching === "at-launch" ? ". It comes at launch." : ", from the address of your account."}
    </p>
  );
}

function Mark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus;
  return (
    <span className={`flex h-6 items-center justify-center ${included ? "text-go" : "text-ink-faint"}`}>
      <Icon aria-hidden="true" className="size-5" strokeWidth={included ? 2.5 : 1.5} />
      <span className="sr-only">{included ? "Included" : "Not included"}</span>
    </span>
  );
}
