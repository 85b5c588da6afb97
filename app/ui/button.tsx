import type { ComponentProps } from "react";

/** A turning ring. Needs a label if no text beside it says what is loading. */
export function Spinner({ label, className = "size-5" }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      className={`animate-spin motion-reduce:animate-none ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2.5" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

type Variant = "primary" | "secondary" | "lamp" | "stop" | "on-stop";
type Size = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: Variant;
  size?: Size;
  /** For a label that holds what somebody wrote. */
  wraps?: boolean;
}

/** For links that look like buttons; the looks are in button.css. */
export function buttonClass({ variant = "primary", size = "md", wraps = false }: ButtonLook = {}): string {
  const look = variant === "primary" ? "" : ` button-${variant}`;
  return `button${look}${size === "md" ? "" : ` button-${size}`}${wraps ? " button-wrap" : ""}`;
}

export function Button({
  variant,
  size,
  wraps,
  className = "",
  type = "submit",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...rest} type={type} className={`${buttonClass({ variant, size, wraps })} ${className}`} />;
}
