/** A tool's newest figure, for its card on the dashboard. */
export interface RoomFigure {
  value: string;
  /** What it counts, read on from the value. */
  label: string;
  /** Where it was made, if not at the room's own address. */
  at?: string;
}
