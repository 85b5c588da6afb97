import type { Channel } from "../../model/channel";
import type { UploadKind } from "../../model/upload";
import type { SearchAnswer } from "../findings";
import type { TopicInterest } from "./interest";

/** An idea, and all that is known to judge it by. */
export interface LightQuestion {
  idea: string;
  now: Date;
  channel: Channel | null;
  /** The kind of video that the creator chose; absent for what the channel makes now. */
  kind?: UploadKind | undefined;
  field: SearchAnswer | null;
  interest: TopicInterest | null;
}
