import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { Room } from "../shell/rooms";
import type { RoomFigure } from "./figures";

export interface ToolCardsProps {
  rooms: Room[];
  /** By the room's path. */
  figures: Record<string, RoomFigure>;
}

/** A card into each tool. As many to a row as fit: a single one is wide, and its figure stands beside it. */
export function ToolCards({ rooms, figures }: ToolCardsProps) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-xl">
        Your tools
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
        {rooms.map((room) => (
          <li key={room.path} className="@container grid">
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
      to={path}
      className="card group flex flex-col gap-x-10 gap-y-5 transition-colors hover:border-ink @2xl:flex-row @2xl:items-center"
    >
      <span className="flex flex-1 gap-4">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-go" />
        <span>
          <span className="block font-medium group-hover:underline">{label}</span>
          <span className="mt-0.5 block max-w-prose text-sm text-balance text-ink-soft">{description}</span>
        </span>
      </span>
      <span className="mt-auto flex items-center justify-between gap-6 border-t border-line pt-4 @2xl:mt-0 @2xl:border-t-0 @2xl:pt-0">
        {figure && (
          <span className="flex items-center gap-3">
            <span className="text-2xl font-semibold">{figure.value}</span>
            <span className="max-w-40 text-xs text-ink-soft">{figure.label}</span>
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
