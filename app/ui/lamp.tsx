import type { LightColor } from "../model/light";

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
