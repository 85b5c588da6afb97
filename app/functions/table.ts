import { cancelSubscription } from "./billing/cancel";
import { checkOut } from "./billing/checkout";
import { confirmPayment } from "./billing/confirm-payment";
import { openPortal } from "./billing/portal";
import { readSubscription } from "./billing/read-subscription";
import { receiveEvent } from "./billing/receive-event";
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
  cancelSubscription,
  checkOut,
  confirmPayment,
  openPortal,
  readSubscription,
  receiveEvent,
  recallTopic,
  searchTopic,
  joinWaitlist,
];
