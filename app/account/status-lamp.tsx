import type { Light } from "./api-status";

const LOOKS: Record<Light, string> = {
  idle: "fill-housing-line stroke-housing-soft",
  checking: "fill-lamp-fair stroke-lamp-fair motion-safe:animate-pulse",
  connected: "fill-lamp stroke-lamp",
  error: "fill-lamp-poor stroke-lamp-poor",
};

/** The lamp beside a word that says the same: grey, yellow, green or red (spec section 4). */
export function StatusLamp({ light }: { light: Light }) {
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
