import type { Channel } from "../../model/channel";
import type { SearchAnswer } from "../findings";
import type { TopicInterest } from "./interest";

/** An idea, and all that is known to judge it by. */
export interface LightQuestion {
  idea: string;
  now: Date;
  channel: Channel | null;
  field: SearchAnswer | null;
  interest: TopicInterest | null;
}
