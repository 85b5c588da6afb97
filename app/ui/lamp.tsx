import { BRAND } from "../brand";
import type { LightColor } from "../model/light";

interface MarkProps {
  className?: string;
  /** Lights the red lamp instead: an error. */
  stopped?: boolean;
}

/** The logo's signal: the upper lamp is off, the lower one is a lit play sign. */
export function Mark({ className = "h-7 w-auto", stopped = false }: MarkProps) {
  return (
    <svg viewBox="0 0 20 32" className={className} aria-hidden="true" focusable="false">
      <rect width="20" height="32" rx="10" className="fill-mark" />
      <circle cx="10" cy="9.5" r="3.25" className={stopped ? "fill-stop-lamp" : "fill-mark-off"} />
      <path
        d="M6.9 17.5c0-1.2 1.3-1.9 2.3-1.3l6 3.6c1 .6 1 2 0 2.6l-6 3.6c-1 .6-2.3-.1-2.3-1.3z"
        className={stopped ? "fill-mark-off" : "fill-mark-lamp"}
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark className="h-6.5 w-auto" />
      <span className="text-lg font-semibold tracking-[-0.03em]">{BRAND.name}</span>
    </span>
  );
}

/** The logo's lit lamp: a disc in the text color with a play sign cut out. */
export function PlayLamp({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M22 0a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM17.2 14.3v15.4c0 1.5 1.7 2.5 3 1.7l11.1-7.7c1.2-.8 1.2-2.6 0-3.4l-11.1-7.7c-1.3-.8-3 .2-3 1.7z"
      />
    </svg>
  );
}

const FILLS: Record<LightColor, string> = {
  green: "fill-lamp",
  amber: "fill-lamp-fair",
  red: "fill-lamp-poor",
  unknown: "fill-none stroke-housing-soft",
};

/** Signs beside the color, for who cannot tell colors apart: go, wait, stop; none where nothing is known. */
const SIGNS: Record<LightColor, string> = {
  green: "M34.5 31.2c0-1.7 1.9-2.8 3.4-1.9l12.6 8.8c1.3.9 1.3 2.9 0 3.8l-12.6 8.8c-1.5.9-3.4-.2-3.4-1.9z",
  amber: "M33 30h5v20h-5zM42 30h5v20h-5z",
  red: "M31 31h18v18h-18z",
  unknown: "",
};

/** A lit lamp in its housing; a ring where nothing is known. Its meaning stands beside it in words. */
export function Lamp({ color, className }: { color: LightColor; className: string }) {
  const isLit = color !== "unknown";
  return (
    <svg viewBox="0 0 80 80" className={className} aria-hidden="true" focusable="false">
      {isLit && <circle cx="40" cy="40" r="37" className={FILLS[color]} fillOpacity="0.18" />}
      <circle
        cx="40"
        cy="40"
        r="27"
        className={FILLS[color]}
        {...(!isLit && { strokeWidth: 3, strokeDasharray: "5 5" })}
      />
      {isLit && <path d={SIGNS[color]} className="fill-housing" />}
    </svg>
  );
}
