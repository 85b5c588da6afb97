import { isAbout } from "../channel/about";
import { commentsDeskState, isInvented } from "../comment-sentiment/analysis";

const analyses = commentsDeskState.shape.analyses;

/** Something that viewers ask for under a video, and how many do. */
export interface ViewerRequest {
  wants: string;
  asked: number;
  video: string | null;
}

/**
 * What viewers ask for by the comments that were analyzed, most asked first; those about something where it is named and any
 * are. Invented comments count as none.
 */
export function requestsIn(kept: unknown, about: string | null) {
  const own = (analyses.safeParse(kept).data ?? []).filter((one) => !isInvented(one));
  const all = own
    .flatMap(({ videoTitle, digest }) =>
      digest.requests.map(({ wants, asked }): ViewerRequest => ({ wants, asked, video: videoTitle })),
    )
    .sort((one, other) => other.asked - one.asked);
  const asked = about === null ? [] : all.filter(({ wants }) => isAbout(wants, about));
  return {
    requests: asked.length > 0 ? asked : all,
    /** Whether they are about what was named. */
    isAbout: asked.length > 0,
    analyzed: own.length,
    comments: own.reduce((sum, { totalComments }) => sum + totalComments, 0),
  };
}
