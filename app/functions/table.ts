import { connectChannel } from "./channel/connect";
import { disconnectChannel } from "./channel/disconnect";
import { nameTopics } from "./channel/name-topics";
import type { Definition } from "./define";
import { recallTopic } from "./topic/recall";
import { searchTopic } from "./topic/search";
import { joinWaitlist } from "./waitlist/join";

/** Everything Greenlight can do, for the doors: pages, endpoints and jobs ask one of these by `run`. */
export const FUNCTIONS: readonly Definition[] = [
  connectChannel,
  disconnectChannel,
  nameTopics,
  recallTopic,
  searchTopic,
  joinWaitlist,
];
