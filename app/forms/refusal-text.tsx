import { Link } from "react-router";
import { COMPARE_PLANS } from "../functions/billing/compare-plans";

/** Why a form was refused. Where a plan's limit was reached, the message ends in a link to the plans. */
export function RefusalText({ children: message }: { children: string }) {
  if (!message.endsWith(COMPARE_PLANS)) return message;
  return (
    <>
      {message.slice(0, -COMPARE_PLANS.length)}
      <Link to="/pricing" className="link font-medium">
        {COMPARE_PLANS}
      </Link>
    </>
  );
}
