import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { Room } from "../shell/rooms";
import type { RoomFigure } from "../tools/tool/workspaces";

export interface ToolCardsProps {
  rooms: Room[];
  /** By the room's path. */
  figures: Record<string, RoomFigure>;
}

/**
 * The first is as wide as the page, the others stand below it, two or three to a row. The last one fills its row,
 * however many there are.
 */
const PLACES =
  "first:col-span-full sm:max-lg:last:even:col-span-2 lg:last:nth-[3n]:col-span-2 lg:last:nth-[3n+2]:col-span-3";

/** A way into each tool, in one sheet parted by hairlines. */
export function ToolCards({ rooms, figures }: ToolCardsProps) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.path} className={`@container grid ${PLACES}`}>
            <ToolCard {...room} figure={figures[room.path]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolCard({ path, label, description, icon: Icon, figure }: Room & { figure?: RoomFigure }) {
  return (
    <Link
      to={figure?.at ?? path}
      className="group flex flex-col gap-x-10 gap-y-4 bg-surface p-5 -outline-offset-2 transition-colors hover:bg-paper sm:p-6 @2xl:flex-row @2xl:items-center"
    >
      <span className="flex flex-1 gap-x-4 gap-y-3 sm:@max-2xl:flex-col">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-go" />
        <span>
          <span className="block font-medium group-hover:underline">{label}</span>
          <span className="mt-0.5 block max-w-prose text-sm text-ink-soft">{description}</span>
        </span>
      </span>
      <span className="flex items-center justify-between gap-4 max-sm:pl-9 @2xl:gap-8">
        {figure && (
          <span className="flex items-center gap-3">
            <span className="text-xl font-semibold">{figure.value}</span>
            <span className="max-w-36 text-xs leading-snug text-balance text-ink-soft">{figure.label}</span>
          </span>
        )}
        <ArrowRight
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1"
        />
      </span>
    </Link>
  );
}
