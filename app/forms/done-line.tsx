import { Link } from "react-router";
import { cardPath } from "../navigation/paths";
import { StatusLine } from "../ui/notice";

interface DoneLineProps {
  /** What each form did, by its name in the address. */
  texts: Record<string, string>;
  done: string | null;
  /** The card it was done to. */
  at?: string | null;
  takesFocus?: boolean;
}

/** What the last form did, with the way to the card it changed. */
export function DoneLine({ texts, done, at, takesFocus }: DoneLineProps) {
  const text = done !== null && Object.hasOwn(texts, done) ? texts[done] : undefined;
  return (
    <StatusLine takesFocus={takesFocus}>
      {text && (
        <>
          {text}{" "}
          {at && (
            <Link to={cardPath(at)} className="link">
              Open the card
            </Link>
          )}
        </>
      )}
    </StatusLine>
  );
}
