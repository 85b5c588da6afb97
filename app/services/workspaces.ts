import type { Desk } from "../model/desk";

/** The kept state of one desk for one owner. */
export interface Workspace {
  /** As it was written, null once it was cleared; untrusted until the tool's schema has parsed it. */
  state: unknown;
  /** The number of writes, from 1. */
  version: number;
  /** A fingerprint of the form that made it; null where none is known. */
  form?: string | null;
}

/** What to keep. */
export interface NextWorkspace {
  state: unknown;
  figure: RoomFigure;
  /** When the first item of the state expires; null if none does. */
  keepUntil: Date | null;
}

/** Which tool, at which desk. */
export interface Place {
  tool: string;
  desk: Desk;
}

/**
 * The visitor's work at all desks, by owner and never by user: in the demo all visitors share one user. Every method
 * throws if the database does not answer.
 */
export interface Workspaces {
  /** Null if the visitor has kept nothing there. */
  read(place: Place): Promise<Workspace | null>;
  /**
   * Counts what was sent against the day's uploads of the visitor's address.
   *
   * @throws CeilingReached after the day's share: nothing is counted then
   */
  countUpload(): Promise<void>;
  /**
   * Writes a state over the version it was made from (0 if nothing was kept). "conflict" if another tab wrote in
   * between: then nothing is written. `form` is what was sent, with its form's id: it is known by that when it is sent
   * again, as after the database did not answer and the state may have been written all the same.
   */
  write(place: Place, next: NextWorkspace, over: number, form?: string): Promise<"kept" | "conflict">;
  /** Whether the form made what is kept: it is not applied twice. */
  wasMadeBy(form: string, kept: Workspace): Promise<boolean>;
  /** Clears what is kept there. */
  clear(place: Place): Promise<void>;
  /** The newest figure of each desk with something kept, by desk and tool. One round trip. */
  figures(): Promise<Record<Desk, Record<string, RoomFigure>>>;
}

/** A tool's newest figure, for its card on the dashboard. */
export interface RoomFigure {
  value: string;
  /** What it counts, read on from the value. */
  label: string;
  /** Where it was made, if not at the room's own address. */
  at?: string;
}
