import { changePassword } from "./account/change-password";
import { readDataFile } from "./account/data-file";
import { deleteData } from "./account/delete-data";
import { saveSettings } from "./account/save-settings";
import { chooseArticle } from "./article/choose";
import { findArticles } from "./article/find";
import { askGreenlightFunctions } from "./ask-greenlight/sample";
import { cancelSubscription } from "./billing/cancel";
import { checkOut } from "./billing/checkout";
import { confirmPayment } from "./billing/confirm-payment";
import { openPortal } from "./billing/portal";
import { readSubscription } from "./billing/read-subscription";
import { receiveEvent } from "./billing/receive-event";
import { rereadSubscriptions } from "./billing/reread";
import { connectChannel } from "./channel/connect";
import { disconnectChannel } from "./channel/disconnect";
import { dropChannelData } from "./channel/drop-expired";
import { nameTopics } from "./channel/name-topics";
import { readDueChannels } from "./channel/read-due";
import { commentSentimentFunctions } from "./comment-sentiment/sample";
import { commentsDeskFunctions } from "./comment-sentiment/yours-functions";
import { competitorMonitorFunctions } from "./competitor-monitor/sample";
import { contentIdeasFunctions } from "./content-ideas/sample";
import { showKpis } from "./dashboard/show-kpis";
import type { Definition, JobDefinition } from "./define";
import { descriptionRewriterFunctions } from "./description-rewriter/sample";
import { rewriterDeskFunctions } from "./description-rewriter/yours-functions";
import type { DeskFunctions } from "./desk/functions";
import { listEvents } from "./event/list";
import { endFeed } from "./feed/end";
import { makeFeed } from "./feed/make";
import { readFeed } from "./feed/read";
import { sendFeedback } from "./feedback/send";
import { checkHealth } from "./health/check";
import { lookUpLight } from "./light/look-up";
import { deliverMail } from "./mail/deliver";
import { purge } from "./owner/purge";
import { addCard } from "./plan/add";
import { addEpisode } from "./plan/add-episode";
import { addSeries } from "./plan/add-series";
import { changeCard } from "./plan/change";
import { deleteCard } from "./plan/delete";
import { dropOutcomes } from "./plan/drop-outcomes";
import { moveCard } from "./plan/move";
import { pickVideo } from "./plan/pick-video";
import { setCardDate } from "./plan/set-date";
import { typeViews } from "./plan/type-views";
import { writeBack } from "./plan/write-back";
import { closeDay } from "./record/close-day";
import { rpmBoosterFunctions } from "./rpm-booster/sample";
import { seriesPlannerFunctions } from "./series-planner/sample";
import { logIn } from "./session/log-in";
import { logOut } from "./session/log-out";
import { refreshSession } from "./session/refresh";
import { checkSources } from "./sources/check";
import { chooseTheme } from "./theme/choose";
import { thumbnailOptimizerFunctions } from "./thumbnail-optimizer/sample";
import { titleDeskFunctions } from "./thumbnail-optimizer/yours-functions";
import { recallTopic } from "./topic/recall";
import { searchTopic } from "./topic/search";
import { searchDueTopic } from "./topic/search-due";
import { readTrend } from "./trend/read";
import { readNewTopics } from "./trend/read-new";
import { refreshTrends } from "./trend/refresh";
import { videoForecastFunctions } from "./video-forecast/sample";
import { forecastDeskFunctions } from "./video-forecast/yours-functions";
import { joinWaitlist } from "./waitlist/join";
import { dropExpired } from "./workspace/drop-expired";

/** The desks of the tools, each with a function an action. Their large engines load when one is run. */
const DESKS: readonly DeskFunctions[] = [
  askGreenlightFunctions,
  commentSentimentFunctions,
  commentsDeskFunctions,
  competitorMonitorFunctions,
  contentIdeasFunctions,
  descriptionRewriterFunctions,
  rewriterDeskFunctions,
  rpmBoosterFunctions,
  seriesPlannerFunctions,
  thumbnailOptimizerFunctions,
  titleDeskFunctions,
  videoForecastFunctions,
  forecastDeskFunctions,
];

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
  showKpis,
  listEvents,
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
  ...DESKS.flatMap(({ actions }) => Object.values(actions)),
  recallTopic,
  searchTopic,
  readTrend,
  joinWaitlist,
];

/** What the jobs of cron do, in no visitor's name. */
export const JOB_FUNCTIONS: readonly JobDefinition[] = [
  rereadSubscriptions,
  dropChannelData,
  readDueChannels,
  deliverMail,
  purge,
  dropOutcomes,
  closeDay,
  searchDueTopic,
  readNewTopics,
  refreshTrends,
  dropExpired,
];
