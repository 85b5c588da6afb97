import { Link } from "react-router";
import type { Soon } from "../registry";
import { sampleAddress } from "./sample-address";

/** What stands in place of a Sample desk for a creator whose channel it cannot read yet. */
export interface SoonPage extends Pick<Soon, "will" | "today"> {
  path: string;
}

interface SoonDeskProps {
  title: string;
  page: SoonPage;
}

/** What a tool will do for an own channel, what to do today, and the way to its sample. */
export function SoonDesk({ title, page: { path, will, today } }: SoonDeskProps) {
  return (
    <header className="grid max-w-prose gap-4">
      <h1 className="text-2xl">{title}</h1>
      <div className="grid gap-1 border-l-2 border-go pl-3.5">
        <p>{will}</p>
        <p>
          {today.text}{" "}
          <Link to={today.to} className="link">
            {today.link}
          </Link>
          .
        </p>
      </div>
      <p className="text-sm">
        <Link to={sampleAddress(path)} className="link py-1">
          Look around with sample data
        </Link>
      </p>
    </header>
  );
}
