import type { Desk } from "./desks";

/** What is kept of one tool for one owner. */
export interface Workspace {
  /** As it was written, null once it was forgotten; not trusted until the tool's schema has read it. */
  state: unknown;
  /** Counts the writes, from 1. */
  version: number;
}

/** What is to be kept. */
export interface NextWorkspace {
  state: unknown;
  figure: RoomFigure;
  /** When the first thing in it has to go; null where nothing has to. */
  keepUntil: Date | null;
}

/** A tool's place: which tool, at which desk. */
export interface Place {
  tool: string;
  desk: Desk;
}

/**
 * What the visitor has done with the tools, by owner and never by user: in the demo all share one. Everything
 * here throws where the database does not answer.
 */
export interface Workspaces {
  /** Null where the visitor has kept nothing there. */
  read(place: Place): Promise<Workspace | null>;
  /** False where the visitor's address changes too much at such a desk (docs/operating.md, Limits). */
  allowed(desk: Desk): Promise<boolean>;
  /**
   * Keeps a state over the version it was made from (0 where nothing was kept). "conflict" where another tab
   * wrote in between: then nothing is written.
   */
  write(place: Place, next: NextWorkspace, over: number): Promise<"kept" | "conflict">;
  /** Forgets what is kept there. */
  clear(place: Place): Promise<void>;
  /** The newest figure of each tool that something is kept of, by desk and the tool's name. One round trip. */
  figures(): Promise<Record<Desk, Record<string, RoomFigure>>>;
  /** Whole `Set-Cookie` values that name the owner: after a write, and once a day while they come back. */
  cookies(): Promise<string[]>;
}

/** A tool's newest figure, for its card on the dashboard. */
export interface RoomFigure {
  value: string;
  /** What it counts, read on from the value. */
  label: string;
  /** Where it was made, if not at the room's own address. */
  at?: string;
}
