import type { RecordFigures, SealedDay } from "../model/seal";

/** What everybody may know of the record. */
export interface PublicRecord {
  /** The newest heads, the newest first; [] before the first day has ended. */
  days: SealedDay[];
  /** Heads there are. */
  heads: number;
  /** As of the newest head; null before. */
  figures: RecordFigures | null;
}

/** What was said before videos came out, and what became of it. Each method throws if the database does not answer. */
export interface SealedRecord {
  /** One query. */
  read(most: number): Promise<PublicRecord>;
}
