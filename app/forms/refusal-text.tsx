import { Link } from "react-router";
import { COMPARE_PLANS } from "../functions/billing/compare-plans";
import { Notice } from "../ui/notice";

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

interface RefusalNoticeProps {
  /** Of a failure; a plan's limit is none, and says so itself. */
  title: string;
  id: string;
  children: string;
}

/** A refusal above what it is about, where no field shows it. */
export function RefusalNotice({ title, id, children: message }: RefusalNoticeProps) {
  const isLimit = message.endsWith(COMPARE_PLANS);
  return (
    <Notice tone={isLimit ? "info" : "error"} title={isLimit ? "The limit of your plan" : title} id={id}>
      <p>
        <RefusalText>{message}</RefusalText>
      </p>
    </Notice>
  );
}
