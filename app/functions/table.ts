import { changePassword } from "./account/change-password";
import { readDataFile } from "./account/data-file";
import { deleteData } from "./account/delete-data";
import { saveSettings } from "./account/save-settings";
import { chooseArticle } from "./article/choose";
import { findArticles } from "./article/find";
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
import { endFeed } from "./feed/end";
import { makeFeed } from "./feed/make";
import { readFeed } from "./feed/read";
import { sendFeedback } from "./feedback/send";
import { checkHealth } from "./health/check";
import { lookUpLight } from "./light/look-up";
import { addCard } from "./plan/add";
import { addEpisode } from "./plan/add-episode";
import { addSeries } from "./plan/add-series";
import { changeCard } from "./plan/change";
import { deleteCard } from "./plan/delete";
import { moveCard } from "./plan/move";
import { pickVideo } from "./plan/pick-video";
import { setCardDate } from "./plan/set-date";
import { typeViews } from "./plan/type-views";
import { writeBack } from "./plan/write-back";
import { logIn } from "./session/log-in";
import { logOut } from "./session/log-out";
import { refreshSession } from "./session/refresh";
import { checkSources } from "./sources/check";
import { chooseTheme } from "./theme/choose";
import { recallTopic } from "./topic/recall";
import { searchTopic } from "./topic/search";
import { readTrend } from "./trend/read";
import { joinWaitlist } from "./waitlist/join";

/** Everything Greenlight can do, for the doors: pages, endpoints and jobs ask one of these by `run`. */
export const FUNCTIONS: readonly Definition[] = [
  changePassword,
  deleteData,
  readDataFile,
  saveSettings,
  chooseArticle,
  findArticles,
  cancelSubscription,
  checkOut,
  confirmPayment,
  openPortal,
  readSubscription,
  receiveEvent,
  connectChannel,
  disconnectChannel,
  nameTopics,
  endFeed,
  makeFeed,
  readFeed,
  sendFeedback,
  checkHealth,
  lookUpLight,
  addCard,
  addEpisode,
  addSeries,
  changeCard,
  deleteCard,
  moveCard,
  pickVideo,
  setCardDate,
  typeViews,
  writeBack,
  logIn,
  logOut,
  refreshSession,
  checkSources,
  chooseTheme,
  recallTopic,
  searchTopic,
  readTrend,
  joinWaitlist,
];
