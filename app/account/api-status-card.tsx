import { useFetcher } from "react-router";
import { STATUS_ENDPOINTS } from "../sources/sources";
import { buttonClass } from "../ui/button";
import { type Check, ENDPOINT_NAMES, LIGHTS, type Light } from "./api-status";
import { ACCOUNT_FORMS } from "./forms";
import type { QuotaState } from "./quota";
import { QuotaMeters } from "./quota-meters";
import { StatusLamp } from "./status-lamp";

interface ApiStatusCardProps {
  quota: QuotaState;
  /** What Refresh found, where the page itself is the answer to it. */
  answered?: Check;
}

/** The API Status card (spec sections 2 and 4): dark until Refresh is pressed, then what each endpoint says. */
export function ApiStatusCard({ quota, answered }: ApiStatusCardProps) {
  const fetcher = useFetcher<{ check?: Check }>({ key: ACCOUNT_FORMS.check });
  const busy = fetcher.state !== "idle";
  const check = fetcher.data?.check ?? answered;
  const rows = STATUS_ENDPOINTS.map((endpoint) => {
    const found = busy ? undefined : check?.endpoints.find((one) => one.endpoint === endpoint);
    const light: Light = busy ? "checking" : (found?.light ?? "idle");
    return {
      endpoint,
      name: ENDPOINT_NAMES[endpoint],
      light,
      source: found?.source,
      problem: found?.problem,
    };
  });
  return (
    <section
      id="api-status"
      aria-labelledby="api-status-title"
      className="scroll-mt-20 rounded-card border border-housing-line bg-housing p-5 text-housing-ink sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="api-status-title" className="text-lg">
          API Status
        </h2>
        <fetcher.Form
          method="post"
          action="/account#api-status"
          onSubmit={(event) => busy && event.preventDefault()}
        >
          <input type="hidden" name="form" value={ACCOUNT_FORMS.check} />
          <button
            type="submit"
            aria-disabled={busy || undefined}
            className={`${buttonClass({ variant: "secondary", size: "sm" })} border-housing-soft bg-transparent text-housing-ink hover:bg-well focus-visible:outline-lamp`}
          >
            Refresh
          </button>
        </fetcher.Form>
      </div>
      <ul className="mt-5 grid gap-px overflow-hidden rounded-control border border-housing-line bg-housing-line">
        {rows.map(({ endpoint, name, light, source, problem }) => (
          <li key={endpoint} className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 bg-well px-4 py-3.5">
            <StatusLamp light={light} />
            <div className="min-w-0">
              <p className="text-sm font-medium">{name}</p>
              <p className="text-xs wrap-anywhere text-housing-soft">
                <span className={TONES[light]}>{LIGHTS[light]}</span>
                {source && ` · ${source}`}
              </p>
              {problem && <p className="mt-1 text-xs text-lamp-poor">{problem}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {busy
          ? "Checking"
          : check
            ? rows.map(({ name, light }) => `${name}: ${LIGHTS[light]}.`).join(" ")
            : ""}
      </p>
      <p className="mt-3 text-xs text-housing-soft">
        {!busy && check?.at
          ? `Checked at ${check.at}.${quota ? " YouTube itself is asked at most once a minute." : ""}`
          : "Refresh asks both. It spends no search."}
      </p>
      <QuotaMeters quota={quota} />
    </section>
  );
}

const TONES: Record<Light, string> = {
  idle: "text-housing-soft",
  checking: "text-lamp-fair",
  connected: "text-lamp",
  error: "text-lamp-poor",
};
