import type { Belongings } from "./belongings";
import { DATA_MESSAGES } from "./messages";

export interface DeletionRefusal {
  status: 409 | 429 | 503;
  message: string;
}

interface Services {
  belongings: Pick<Belongings, "allowed" | "delete">;
  report(error: unknown): void;
}

/**
 * Deletes all that is kept of the visitor, unless a subscription of theirs would go on being charged. Never
 * throws: where nothing could be deleted, that is reported and said.
 */
export async function deleteData({
  belongings,
  report,
}: Services): Promise<{ cookies: string[]; isSessionGone: boolean } | { refused: DeletionRefusal }> {
  try {
    if (!(await belongings.allowed())) {
      return { refused: { status: 429, message: DATA_MESSAGES["too-many"] } };
    }
    const deleted = await belongings.delete();
    if (deleted === "subscribed") return { refused: { status: 409, message: DATA_MESSAGES.subscribed } };
    return deleted;
  } catch (error) {
    report(error);
    return { refused: { status: 503, message: DATA_MESSAGES["not-deleted"] } };
  }
}
