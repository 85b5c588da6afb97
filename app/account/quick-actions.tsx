import { ChevronRight, type LucideIcon, Mail, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { SideCard } from "./side-card";

/** Quick Actions (spec section 2): to the feedback page, and to whoever answers mail. */
export function QuickActions({ supportEmail }: { supportEmail: string }) {
  return (
    <SideCard id="quick-actions" title="Quick Actions">
      <ul className="divide-y divide-line border-y border-line">
        <li>
          <Link to="/suggestions" className={ROW}>
            <Row Icon={MessageSquare} title="Send feedback" note="An idea, a wish or a bug" />
          </Link>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`} className={ROW}>
            <Row Icon={Mail} title="Email support" note={supportEmail} />
          </a>
        </li>
      </ul>
    </SideCard>
  );
}

const ROW = "group flex items-center gap-3.5 py-3";

function Row({ Icon, title, note }: { Icon: LucideIcon; title: string; note: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <span className="grid min-w-0 flex-1">
        <span className="text-sm font-medium underline-offset-4 group-hover:underline">{title}</span>
        <span className="text-xs wrap-anywhere text-ink-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </>
  );
}
