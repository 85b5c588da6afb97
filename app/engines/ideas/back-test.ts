import type { ExpectedIdea } from "../../model/expected-idea";
import { USUAL_UPLOADS } from "../growth";
import type { PastRecord, TestedUpload } from "./expected";
import { chanceToBeat, leaning } from "./idea";
import { findSupport, type Support } from "./likeness";
import type { ChannelPast } from "./past";

/** What was found once of a past's tested uploads. */
const supports = new WeakMap<ChannelPast, Support[]>();

/** Keeps what those of the tested uploads that are judged were based on, which takes long to find. */
export function keepSupports(past: ChannelPast, found: Support[]): void {
  supports.set(past, found);
}

/** An upload as it would have been judged before it was published, and what came of it. */
export interface JudgedUpload extends Support {
  title: string;
  /** The chance it would have been given to beat the channel's usual, 0 to 1. */
  chance: number;
  leans: ExpectedIdea["leans"];
  /** Whether it beat the median of the 20 before it, at equal age. */
  beat: boolean;
}

/** How those of the tested uploads that have 20 before them would have been judged, and what came of them. */
export function judgePast(past: ChannelPast, { tested }: Pick<PastRecord, "tested">): JudgedUpload[] {
  const asked = tested.filter(({ size }) => size >= USUAL_UPLOADS);
  const found = supports.get(past) ?? asked.map((one) => supportOf(past, one));
  keepSupports(past, found);
  return asked.map(({ upload, judged }, at) => {
    const chance = chanceToBeat(judged);
    return {
      title: upload.upload.title,
      chance,
      // An upload's title is one, however it reads.
      leans: leaning(chance, true, past.kind),
      ...(found[at] ?? { basis: "nothing", similarMultiple: null }),
      beat: upload.logViews > judged.usual,
    };
  });
}

function supportOf(past: ChannelPast, { upload, size }: TestedUpload): Support {
  const title = { text: upload.features.text };
  const { basis, similarMultiple } = findSupport(title, past.earlier, past.start + size, past.words);
  return { basis, similarMultiple };
}
