import { useId } from "react";
import { useFetcher } from "react-router";
import { STATUS_ENDPOINTS } from "../../services/quota";
import { buttonClass } from "../../ui/button";
import {
  type Check,
  ENDPOINT_NAMES,
  LIGHT_TEXTS,
  type Light,
  type QuotaLine,
  type QuotaState,
} from "../api-status";
import { ACCOUNT_FORMS } from "../forms";

interface ApiStatusCardProps {
  quota: QuotaState;
  /** The result of Refresh, if the page is the answer to it. */
  answered?: Check;
}

/** The API Status card (spec sections 2 and 4): grey until Refresh is pressed, then each endpoint's state. */
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
                <span className={TONES[light]}>{LIGHT_TEXTS[light]}</span>
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
            ? rows.map(({ name, light }) => `${name}: ${LIGHT_TEXTS[light]}.`).join(" ")
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

const LOOKS: Record<Light, string> = {
  idle: "fill-housing-line stroke-housing-soft",
  checking: "fill-lamp-fair stroke-lamp-fair motion-safe:animate-pulse",
  connected: "fill-lamp stroke-lamp",
  error: "fill-lamp-poor stroke-lamp-poor",
};

/** The lamp beside the text: grey, yellow, green or red (spec section 4). */
function StatusLamp({ light }: { light: Light }) {
  return (
    <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true" focusable="false">
      {light !== "idle" && (
        <circle cx="14" cy="14" r="13" className={LOOKS[light]} fillOpacity="0.16" strokeOpacity="0" />
      )}
      <circle cx="14" cy="14" r="8" strokeWidth="1.5" className={LOOKS[light]} />
      {light === "connected" && <path d="M12 10.6v6.8l5.4-3.4z" className="fill-well" />}
      {light === "error" && (
        <path
          d="m11.2 11.2 5.6 5.6m0-5.6-5.6 5.6"
          strokeWidth="2"
          strokeLinecap="round"
          className="stroke-well"
        />
      )}
    </svg>
  );
}

/** Today's used YouTube quota, shared by the whole deployment. */
function QuotaMeters({ quota }: { quota: QuotaState }) {
  return (
    <div className="mt-5 border-t border-housing-line pt-4">
      <h3 className="text-sm">YouTube quota today</h3>
      {quota === "sample" && <p className="mt-1 text-sm text-housing-soft">Sample catalogue: no quota</p>}
      {quota === "unknown" && (
        <p className="mt-1 text-sm text-housing-soft">The quota could not be read just now.</p>
      )}
      {typeof quota === "object" && (
        <>
          <div className="mt-3 grid gap-3.5">
            {quota.lines.map((line) => (
              <Meter key={line.name} {...line} />
            ))}
          </div>
          <p className="mt-3 text-xs text-housing-soft">
            For everyone here together. It begins anew at{" "}
            <span className="inline-block">{quota.resets}.</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Drawn beside the native meter, since every browser styles that differently. */
function Meter({ name, spent, of, text, level }: QuotaLine) {
  const id = useId();
  return (
    <div className="grid gap-1.5 text-xs">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span id={id}>{name}</span>
        <span className="text-housing-soft tabular-nums">{text}</span>
      </p>
      <meter aria-labelledby={id} min={0} max={of} value={spent} className="sr-only">
        {text}
      </meter>
      <svg
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-housing-line forced-colors:border"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={spent} height="1" className={FILLS[level]} />
      </svg>
    </div>
  );
}

const FILLS: Record<QuotaLine["level"], string> = {
  plenty: "fill-lamp",
  little: "fill-lamp-fair",
  "hardly-any": "fill-lamp-poor",
};
