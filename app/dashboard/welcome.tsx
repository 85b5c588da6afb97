import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { QueryForm } from "../analyzer/query-form";
import type { Room } from "../shell/rooms";
import { buttonClass } from "../ui/button";
import { KpiPanel } from "./kpi-panel";

export interface WelcomeProps {
  /** Demo users in the spec's sense have no analyzer (section 6). */
  canAnalyze: boolean;
  rooms: Room[];
}

export function Welcome({ canAnalyze, rooms }: WelcomeProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">What are you thinking of filming next?</p>
        <div className="mt-7 max-w-3xl">
          {canAnalyze ? (
            <QueryForm query="" error={null} busy={false} />
          ) : (
            <Link to="/signup" className={buttonClass()}>
              Create a real account
            </Link>
          )}
        </div>
      </section>
      <Rooms rooms={rooms} />
      <KpiPanel />
    </div>
  );
}

function Rooms({ rooms }: { rooms: Room[] }) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rooms.map(({ path, label, description, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-16 items-center gap-4 py-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-go" />
              <span>
                <span className="block font-medium group-hover:underline">{label}</span>
                <span className="block text-sm text-ink-soft">{description}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="ml-auto size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
