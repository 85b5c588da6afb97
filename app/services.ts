import { createContext } from "react-router";
import type { Caller } from "./model/caller";
import type { User } from "./model/user";
import type { Accounts } from "./services/accounts";
import type { Assistants } from "./services/assistants";
import type { Billing, BillingEvents } from "./services/billing";
import type { Channels, Examples } from "./services/channels";
import type { VideoComments } from "./services/comments";
import type { Keys } from "./services/keys";
import type { LanguageModel } from "./services/language";
import type { FeedbackBox, Waitlist } from "./services/outbox";
import type { ChannelTopics, OwnChannel } from "./services/own-channel";
import type { PersonalData } from "./services/personal-data";
import type { Events, Plan, PlanFeed } from "./services/plan";
import type { Sources } from "./services/quota";
import type { SealedRecord } from "./services/record";
import type { SignIn } from "./services/sign-in";
import type { Trends } from "./services/trends";
import type { VideoSearch } from "./services/videos";
import type { NoteMail, Pushes, WatchFeed, Watching } from "./services/watch";
import type { Webhook } from "./services/webhook";
import type { Workspaces } from "./services/workspaces";

/** What is known of the request itself. */
export interface RequestFacts {
  /** Shown on the error screen and written to the request's log line. */
  id: string;
  /** The CSP nonce that every inline script of this answer carries. */
  nonce: string;
  /** Scheme and host by which others find this site: the configured one, else that of the request. */
  origin: string;
  /** The moment of the request: pages and rules read no clock of their own. */
  now: Date;
}

/** Whether the Worker can do its work. */
interface Health {
  /** Asks each part it stands on; "ok", or what is wrong with it. Never throws. */
  check(): Promise<Record<"database" | "signing", string> & { accounts?: string }>;
}

/**
 * The seam between pages and the edge: everything a page may ask for, and nothing of how it is done.
 * `workers/services.ts` fills it for each request from whichever bindings exist.
 */
export interface Services {
  request: RequestFacts;
  /** Who asks: built in one place, whatever the door. */
  caller: Caller;
  accounts: Accounts;
  /** The ways into an account, where there are accounts. */
  signIn: SignIn;
  /** All that is kept of the visitor, to be read or deleted as a whole. */
  personalData: PersonalData;
  waitlist: Waitlist;
  videos: VideoSearch;
  channels: Channels;
  /** What the answer to an idea looks like, on a sample channel. */
  examples: Examples;
  /** The channel the visitor connected. */
  channel: OwnChannel;
  /** The topics it is searched for, for the Live Visibility Score. */
  topics: ChannelTopics;
  /** The visitor's cards, from idea to outcome. */
  plan: Plan;
  /** Their dates, as a calendar outside reads them. */
  planFeed: PlanFeed;
  /** What was said before videos came out, as everybody may see it. */
  record: SealedRecord;
  comments: VideoComments;
  /** The state of what videos come from, and of its quota. */
  sources: Sources;
  language: LanguageModel;
  trends: Trends;
  billing: Billing;
  feedback: FeedbackBox;
  events: Events;
  /** The channels that the visitor watches. */
  watching: Watching;
  /** Their news and notes, as a feed reader outside reads them. */
  watchFeed: WatchFeed;
  /** Their weekly note by mail. */
  noteMail: NoteMail;
  /** Where their events go by themselves. */
  webhook: Webhook;
  /** The keys by which their programs act. */
  keys: Keys;
  /** The assistants that the account allowed to act in its name. */
  assistants: Assistants;
  /** What the hub pushes of them. */
  pushes: Pushes;
  /** What the payment provider tells by itself. */
  billingEvents: BillingEvents;
  workspaces: Workspaces;
  supportEmail: string;
  /** The address, as a URI, to which faults of security are reported; null where nobody named one. */
  securityContact: string | null;
  health: Health;
  /** Puts an unexpected error on the request's log line; the visitor gets the request id only. */
  report(error: unknown): void;
}

/** What changes something, or costs a call outside: functions alone ask for it (app/functions/). */
export const ACTING = {
  assistants: ["answer", "disconnect"],
  accounts: ["signIn", "signOut", "updateSettings", "updatePassword", "startSession", "endSessions"],
  billing: ["checkout", "portal", "cancel", "completed"],
  billingEvents: ["receive"],
  channel: ["change", "disconnect", "countUpload", "countConnection"],
  channels: ["uploadsOf"],
  comments: ["commentsOf"],
  feedback: ["keep"],
  keys: ["make", "revoke"],
  language: ["complete"],
  noteMail: ["turn", "end"],
  personalData: ["collect", "delete"],
  plan: ["add", "addSeries", "change", "move", "setDate", "setOutcome", "writeBack", "delete"],
  planFeed: ["make", "end"],
  pushes: ["confirm", "open", "save"],
  signIn: [
    "sendLink",
    "redeemLink",
    "signInByPassword",
    "changePassword",
    "setPassword",
    "startGoogle",
    "finishGoogle",
    "removeGoogle",
    "askForAddress",
    "cancelAddress",
    "answerAddress",
    "passkeyOptions",
    "signInByPasskey",
    "newPasskeyOptions",
    "addPasskey",
    "removePasskey",
  ],
  topics: ["name"],
  trends: ["articles", "ask", "choose", "lookUp"],
  videos: ["search"],
  waitlist: ["add"],
  watchFeed: ["make", "end", "read"],
  webhook: ["set", "end", "test"],
  watching: ["add", "remove", "mute", "setNoteTime"],
  workspaces: ["countUpload", "write", "clear"],
} as const satisfies { [Name in keyof Services]?: readonly (keyof Services[Name])[] };

/** The services as pages and endpoints have them: what only reads. */
export type ReadServices = {
  [Name in keyof Services]: Name extends keyof typeof ACTING
    ? Omit<Services[Name], (typeof ACTING)[Name][number]>
    : Services[Name];
};

export const servicesContext = createContext<ReadServices>();

/** The signed-in user, for every page inside the shell. Set by its guard; reading it elsewhere throws. */
export const signedInUser = createContext<User>();

/** Who opened a page that is for everyone: the signed-in user, else null. Set by that page's layout. */
export const visitor = createContext<User | null>(null);
