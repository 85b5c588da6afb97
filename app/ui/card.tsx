import type { ComponentProps } from "react";

/** A sheet with a hairline around it. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`card ${className}`} />;
}

/** The small line above a card's figure or text. */
export function CardLabel({ className = "", ...rest }: ComponentProps<"p">) {
  return <p {...rest} className={`text-xs font-medium text-ink-soft ${className}`} />;
}
