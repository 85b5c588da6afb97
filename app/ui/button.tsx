import type { ComponentProps } from "react";

type Variant = "primary" | "secondary" | "lamp";
type Size = "sm" | "md" | "lg";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none cursor-pointer " +
  "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55";

const VARIANTS: Record<Variant, string> = {
  primary: "border-transparent bg-go text-on-go hover:bg-go-strong disabled:hover:bg-go",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-paper",
  // On the housing, which is dark in both themes.
  lamp: "border-transparent bg-lamp text-well hover:bg-housing-ink focus-visible:outline-lamp",
};

/* On touch every main control is 44 px tall. */
const SIZES: Record<Size, string> = {
  sm: "h-9 px-3.5 text-sm pointer-coarse:h-11",
  md: "h-11 px-5 text-sm",
  lg: "h-13 px-6.5 text-base",
};

export interface ButtonLook {
  variant?: Variant;
  size?: Size;
}

/** For links that look like buttons. */
export function buttonClass({ variant = "primary", size = "md" }: ButtonLook = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}

export function Button({
  variant,
  size,
  className = "",
  type = "submit",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...rest} type={type} className={`${buttonClass({ variant, size })} ${className}`} />;
}
