import type { Definition } from "./define";
import { recallTopic } from "./topic/recall";
import { searchTopic } from "./topic/search";
import { joinWaitlist } from "./waitlist/join";

/** Everything Greenlight can do, for the doors: pages, endpoints and jobs ask one of these by `run`. */
export const FUNCTIONS: readonly Definition[] = [recallTopic, searchTopic, joinWaitlist];
