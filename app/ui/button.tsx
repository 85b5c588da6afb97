import type { ComponentProps } from "react";

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
