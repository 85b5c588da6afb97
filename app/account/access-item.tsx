import type { ReactNode } from "react";
import { Link } from "react-router";
import { confirmLinkId } from "../forms/confirmation";
import { Badge } from "../ui/badge";
import { buttonClass } from "../ui/button";

interface AccessItemProps {
  id: string;
  name: string;
  mayWrite: boolean;
  /** The page that lists it. */
  path: string;
  /** What ends it: "Revoke". */
  ends: string;
  /** Since when it is there, and what it was used for. */
  children: ReactNode;
}

/** Who has access beside its owner, by key or as an assistant, and the way to end it. */
export function AccessItem({ id, name, mayWrite, path, ends, children }: AccessItemProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1 text-xs text-ink-soft">
        <span className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere text-ink">
          {name}
          <Badge>{mayWrite ? "Reads and changes" : "Reads only"}</Badge>
        </span>
        {children}
      </div>
      <Link
        id={confirmLinkId(id)}
        to={`${path}?confirm=${id}#confirm`}
        preventScrollReset
        aria-label={`${ends} ${name}`}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        {ends}
      </Link>
    </li>
  );
}
