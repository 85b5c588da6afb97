import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Notice } from "../ui/notice";
import type { CheckoutRefusal } from "./checkout";
import { ManageBilling } from "./manage-billing";

export interface RefusedNoticeProps {
  refused: CheckoutRefusal;
  supportEmail: string;
}

/** Why no checkout began, or no portal opened. With script it takes the focus, so that it is noticed from below, too. */
export function RefusedNotice({ refused, supportEmail }: RefusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal, the same one again too, asks to be seen
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);

  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 scroll-mb-6 rounded-control outline-offset-4">
      <Notice tone="error" title={refused.message}>
        {refused.detail && <p>{refused.detail}</p>}
        {refused.remedy === "sign-up" && (
          <p>
            <Link to="/signup" className="link font-medium">
              Sign up
            </Link>
          </p>
        )}
        {refused.remedy === "portal" && <ManageBilling />}
        {refused.remedy === "support" && (
          <p>
            Support:{" "}
            <a href={`mailto:${supportEmail}`} className="link font-medium">
              {supportEmail}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
