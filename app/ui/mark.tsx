import { BRAND } from "../brand";

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
