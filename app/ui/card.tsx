import type { ComponentProps } from "react";

/** A box with a thin border. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`card ${className}`} />;
}

/** The label above a card's figure or text. */
export function CardLabel({ className = "", ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={`text-xs font-medium text-ink-soft ${className}`} />;
}
