import type { z } from "zod";
import type { Reading } from "../../engines/questions";
import type { listSeries, readTiming } from "../channel/findings";
import type { listUploads, readChannel } from "../channel/read";
import type { listOwnIdeas } from "../content-ideas/yours-functions";
import type { judgeIdea } from "../light/judge";
import type { listCards, listOutcomes } from "../plan/read";
import type { offerTitles } from "../thumbnail-optimizer/offer";
import type { estimateVideo } from "../video-forecast/estimate";
import type { listWatchEvents, listWatched } from "../watch/watch";
import type { requestsIn } from "./requests";

type Done<Of extends { output: z.ZodType }> = z.output<Of["output"]>;

/** What functions of the table said to a question; "elsewhere" where a page answers it with what it is about. */
export type OwnAnswer =
  | { kind: "declined" }
  | { kind: "elsewhere"; reading: Reading }
  | {
      kind: "channel";
      reading: Reading;
      found: Done<typeof readChannel> & { best: Done<typeof listUploads>; worst: Done<typeof listUploads> };
    }
  | { kind: "last-uploads"; reading: Reading; found: Done<typeof readChannel> }
  | {
      kind: "uploads";
      reading: Reading;
      found: Done<typeof readChannel> & { list: Done<typeof listUploads> };
    }
  | {
      kind: "span";
      reading: Reading;
      /** Uploads of the days asked for, from the end that was asked for. */
      found: { from: string; until: string; list: Done<typeof listUploads> };
    }
  | {
      kind: "kinds";
      reading: Reading;
      found: { shorts: Done<typeof listUploads>; longs: Done<typeof listUploads> };
    }
  | {
      kind: "earnings";
      reading: Reading;
      /** What was named and is in no title: then the figures are of all uploads. */
      missing: string | null;
      found: Done<typeof listUploads>;
    }
  | { kind: "series"; reading: Reading; found: Done<typeof listSeries> }
  | { kind: "timing"; reading: Reading; found: Done<typeof readTiming> }
  | { kind: "titles"; reading: Reading; found: Done<typeof offerTitles> }
  | { kind: "forecasts"; reading: Reading; found: Done<typeof estimateVideo>[] }
  | { kind: "interest"; reading: Reading; found: Done<typeof judgeIdea> }
  | { kind: "requests"; reading: Reading; found: ReturnType<typeof requestsIn> }
  | { kind: "ideas-judged"; reading: Reading; found: Done<typeof judgeIdea>[] }
  | { kind: "ideas"; reading: Reading; found: Done<typeof listOwnIdeas> }
  | { kind: "cards"; reading: Reading; found: Done<typeof listCards> }
  | { kind: "outcomes"; reading: Reading; found: Done<typeof listOutcomes> }
  | { kind: "watched"; reading: Reading; found: Done<typeof listWatchEvents> & Done<typeof listWatched> };
