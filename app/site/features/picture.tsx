import type { ReactNode } from "react";

export interface PictureProps {
  /** What the picture shows: the tool, and on what. */
  caption: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A picture made from the tool it shows. It says that its figures are invented (spec section 9). */
export function Picture({ caption, children, className = "card" }: PictureProps) {
  return (
    <figure className={`min-w-0 ${className}`}>
      <figcaption className="picture-caption">
        <span>{caption}</span>
        <span>Illustrative figures</span>
      </figcaption>
      {children}
    </figure>
  );
}
