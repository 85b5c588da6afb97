import { deleteData, readDataFile } from "./account/data-file";
import { changePassword, endSessions, saveSettings } from "./account/settings";
import { chooseArticle, findArticles } from "./article/choose";
import { answerQuestion } from "./ask-greenlight/own-answer";
import { askGreenlightFunctions } from "./ask-greenlight/sample";
import { wordAnswer } from "./ask-greenlight/worded";
import { answerAssistant, disconnectAssistant, readAssistantRequest } from "./assistant/assistants";
import { checkOut } from "./billing/checkout";
import { openPortal } from "./billing/portal";
import { confirmPayment, receiveEvent, rereadSubscriptions } from "./billing/provider";
import { cancelSubscription, readSubscription } from "./billing/subscription";
import { connectChannel } from "./channel/connect";
import { listSeries, readTiming } from "./channel/findings";
import { takeFreeTiming } from "./channel/free-timing";
import { nameTopics } from "./channel/name-topics";
import { disconnectChannel, dropChannelData } from "./channel/own";
import { listUploads, readChannel, readVisibility } from "./channel/read";
import { readDueChannels } from "./channel/read-due";
import { commentSentimentFunctions } from "./comment-sentiment/sample";
import { commentsDeskFunctions } from "./comment-sentiment/yours-functions";
import { competitorMonitorFunctions } from "./competitor-monitor/sample";
import { contentIdeasFunctions } from "./content-ideas/sample";
import {
  dismissIdea,
  keepIdea,
  listOwnIdeas,
  planIdea,
  restoreIdea,
  takeFreeIdeas,
} from "./content-ideas/yours-functions";
import type { Definition, JobDefinition } from "./define";
import { descriptionRewriterFunctions } from "./description-rewriter/sample";
import { rewriterDeskFunctions } from "./description-rewriter/yours-functions";
import type { DeskFunctions, OwnDeskFunctions } from "./desk/functions";
import { chooseTheme, showKpis } from "./display";
import { sendFeedback } from "./feedback/send";
import { checkHealth, checkSources } from "./health";
import { makeKey, revokeKey } from "./key/keys";
import { judgeIdea } from "./light/judge";
import { lookUpLight } from "./light/look-up";
import { deliverMail } from "./mail/deliver";
import { dropExpired, listEvents, purge } from "./owner";
import { dropTest, noteTest } from "./plan/ab-test";
import { addCard } from "./plan/add";
import { addEpisode } from "./plan/add-episode";
import { addSeries } from "./plan/add-series";
import { changeCard } from "./plan/change";
import { deleteCard } from "./plan/delete";
import { dropOutcomes } from "./plan/drop-outcomes";
import { endFeed, makeFeed, readFeed } from "./plan/feed";
import { moveCard } from "./plan/move";
import { pickVideo } from "./plan/pick-video";
import { listCards, listOutcomes, readCard } from "./plan/read";
import { setCardDate } from "./plan/set-date";
import { typeViews } from "./plan/type-views";
import { writeBack } from "./plan/write-back";
import { closeDay } from "./record/close-day";
import { rpmBoosterFunctions } from "./rpm-booster/sample";
import { revenueDeskFunctions } from "./rpm-booster/yours-functions";
import { seriesPlannerFunctions } from "./series-planner/sample";
import { logIn, logOut, refreshSession } from "./session";
import { answerAddress, askForAddress, cancelAddress } from "./sign-in/address";
import { finishGoogle, removeGoogle, startGoogle } from "./sign-in/google";
import { redeemLink, sendLink } from "./sign-in/link";
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  removePasskey,
  signInByPasskey,
} from "./sign-in/passkey";
import { replacePassword, setPassword, signInByPassword, signUpByPassword } from "./sign-in/password";
import { offerTitles } from "./thumbnail-optimizer/offer";
import { thumbnailOptimizerFunctions } from "./thumbnail-optimizer/sample";
import { titleDeskFunctions } from "./thumbnail-optimizer/yours-functions";
import { recallTopic, searchTopic } from "./topic/search";
import { searchDueTopic } from "./topic/search-due";
import { readNewTopics, readTrend, refreshTrends } from "./trend";
import { estimateVideo } from "./video-forecast/estimate";
import { videoForecastFunctions } from "./video-forecast/sample";
import { forecastDeskFunctions } from "./video-forecast/yours-functions";
import { joinWaitlist } from "./waitlist/join";
import { endWatchFeed, makeWatchFeed, readWatchFeed } from "./watch/feed";
import { endNoteMail, mailNotes, setNoteMail } from "./watch/note-mail";
import { askHub, confirmPush, receivePush } from "./watch/push";
import { readWatchedChannels } from "./watch/read-due";
import { noteSeasons } from "./watch/seasons";
import {
  importSubscriptions,
  listWatchEvents,
  listWatched,
  muteWatch,
  readWatched,
  setNoteTime,
  unwatchChannel,
  watchChannel,
} from "./watch/watch";
import { deliverEvents, endWebhook, setWebhook, testWebhook } from "./webhook/webhook";

/** The desks of the tools, each with a function an action. Their large engines load when one is run. */
const SAMPLE_DESKS: readonly DeskFunctions[] = [
  askGreenlightFunctions,
  commentSentimentFunctions,
  competitorMonitorFunctions,
  contentIdeasFunctions,
  descriptionRewriterFunctions,
  rpmBoosterFunctions,
  seriesPlannerFunctions,
  thumbnailOptimizerFunctions,
  videoForecastFunctions,
];
export const OWN_DESKS: readonly OwnDeskFunctions[] = [
  commentsDeskFunctions,
  rewriterDeskFunctions,
  revenueDeskFunctions,
  titleDeskFunctions,
  forecastDeskFunctions,
];
const DESKS: readonly DeskFunctions[] = [...SAMPLE_DESKS, ...OWN_DESKS];

/** Everything Greenlight can do, for the doors: pages, endpoints and jobs ask one of these by `run`. */
export const FUNCTIONS: readonly Definition[] = [
  changePassword,
  endSessions,
  deleteData,
  readDataFile,
  saveSettings,
  answerQuestion,
  wordAnswer,
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
  readChannel,
  listUploads,
  listSeries,
  readTiming,
  offerTitles,
  estimateVideo,
  readVisibility,
  takeFreeTiming,
  dismissIdea,
  planIdea,
  keepIdea,
  listOwnIdeas,
  restoreIdea,
  takeFreeIdeas,
  showKpis,
  listEvents,
  endFeed,
  makeFeed,
  readFeed,
  sendFeedback,
  checkHealth,
  judgeIdea,
  lookUpLight,
  listCards,
  readCard,
  listOutcomes,
  addCard,
  addEpisode,
  addSeries,
  changeCard,
  deleteCard,
  dropTest,
  moveCard,
  noteTest,
  pickVideo,
  setCardDate,
  typeViews,
  writeBack,
  logIn,
  logOut,
  sendLink,
  answerAddress,
  askForAddress,
  cancelAddress,
  finishGoogle,
  removeGoogle,
  startGoogle,
  replacePassword,
  setPassword,
  signInByPassword,
  signUpByPassword,
  redeemLink,
  askForPasskey,
  signInByPasskey,
  askForNewPasskey,
  addPasskey,
  removePasskey,
  refreshSession,
  checkSources,
  chooseTheme,
  ...DESKS.flatMap(({ actions }) => Object.values(actions)),
  ...OWN_DESKS.map(({ read }) => read),
  recallTopic,
  searchTopic,
  readTrend,
  joinWaitlist,
  confirmPush,
  importSubscriptions,
  listWatched,
  listWatchEvents,
  muteWatch,
  readWatched,
  receivePush,
  endNoteMail,
  endWebhook,
  setWebhook,
  testWebhook,
  answerAssistant,
  disconnectAssistant,
  readAssistantRequest,
  makeKey,
  revokeKey,
  setNoteMail,
  setNoteTime,
  unwatchChannel,
  watchChannel,
  makeWatchFeed,
  endWatchFeed,
  readWatchFeed,
];

/** What the jobs of cron do, in no visitor's name. */
export const JOB_FUNCTIONS: readonly JobDefinition[] = [
  rereadSubscriptions,
  dropChannelData,
  readDueChannels,
  askHub,
  noteSeasons,
  readWatchedChannels,
  mailNotes,
  deliverEvents,
  deliverMail,
  purge,
  dropOutcomes,
  closeDay,
  searchDueTopic,
  readNewTopics,
  refreshTrends,
  dropExpired,
];
