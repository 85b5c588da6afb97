/**
 * Content ideas: what a channel could make next, each idea drawn from evidence and judged by its chance on this channel.
 * `listIdeas` answers up to 50, best first, with what each stands on: viewers' requests, series and editions that paid and
 * are due, follow-ups of hits, what others have and the channel lacks, seasons, and wording that pays. A title is one of the
 * channel's gone on with as the channel goes on (`sequels.ts`), a thing as its like was made (`grid.ts`), or a thing of several titles in a frame of its own
 * (`slots.ts`). Else the thing stands beside the label that its uploads have (`labels.ts`) or a title of the channel's own to
 * go by (`example.ts`), after the titles, as do wordings that titles begin or end with (`formats.ts`) or have around another
 * thing each time (`gaps.ts`); what has neither is last.
 *
 * How right it is: docs/evaluation/ideas.md, by `npm run evaluate`.
 */
export { listIdeas } from "./list";
export { isAlone, isBare } from "./spread";
export type {
  Basis,
  ContentIdea,
  Evidence,
  EvidenceUpload,
  IdeaList,
  IdeaSources,
  OthersVideo,
} from "./types";
