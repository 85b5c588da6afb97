import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./schema-accounts";

const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
/** A list of texts as JSON, written and read as better-auth's adapter does. */
const list = (name: string) => text(name);

/** Assistants that may ask an account for access: registered by themselves, or by the document that their id names. */
export const oauthClients = sqliteTable(
  "oauth_clients",
  {
    id: text().primaryKey(),
    /** What an assistant names itself by: an id of ours, or the https address of its metadata document. */
    clientId: text("client_id").notNull(),
    name: text().notNull(),
    redirectUris: list("redirect_uris").notNull(),
    scopes: list("scopes").notNull(),
    grantTypes: list("grant_types").notNull(),
    responseTypes: list("response_types").notNull(),
    tokenEndpointAuthMethod: text("token_endpoint_auth_method").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When its document was last read, or it registered. */
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("oauth_clients_client_id").on(table.clientId),
    index("oauth_clients_updated_at").on(table.updatedAt),
  ],
);

/** What an account allowed an assistant; one for both, and everything issued to it goes with it. */
export const oauthConsents = sqliteTable(
  "oauth_consents",
  {
    id: text().primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClients.clientId, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    scopes: list("scopes").notNull(),
    resources: list("resources"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** The day of its last call, "2026-11-24"; null before the first. */
    lastUsedOn: text("last_used_on"),
    /** The minute of its last call since 1970, and the calls in it so far. */
    minute: integer().notNull().default(0),
    calls: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("oauth_consents_client_user").on(table.clientId, table.userId),
    index("oauth_consents_user").on(table.userId),
  ],
);

const ofConsent = (table: { clientId: never; userId: never }) =>
  foreignKey({
    columns: [table.clientId, table.userId],
    foreignColumns: [oauthConsents.clientId, oauthConsents.userId],
  }).onDelete("cascade");

/** What both kinds of tokens have; none can be written once what was allowed is taken back. */
const issued = {
  id: text().primaryKey(),
  /** SHA-256 of it. */
  token: text().notNull(),
  clientId: text("client_id").notNull(),
  userId: text("user_id").notNull(),
  /** The session in which it was allowed: it may end before. */
  sessionId: text("session_id"),
  /** The code that it was issued for: a code that comes twice takes back what it brought. */
  authorizationCodeId: text("authorization_code_id"),
  scopes: list("scopes").notNull(),
  resources: list("resources"),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull(),
  revoked: instant("revoked"),
};

/** By which an assistant asks for its next access token; each is good once. */
export const oauthRefreshTokens = sqliteTable(
  "oauth_refresh_tokens",
  {
    ...issued,
    authTime: instant("auth_time"),
    rotatedAt: instant("rotated_at"),
    /** The answer to its one use, encrypted: told again for some seconds, where it was lost on the way. */
    rotationReplayResponse: text("rotation_replay_response"),
    rotationReplayExpiresAt: instant("rotation_replay_expires_at"),
  },
  (table) => [
    uniqueIndex("oauth_refresh_tokens_token").on(table.token),
    index("oauth_refresh_tokens_consent").on(table.clientId, table.userId),
    index("oauth_refresh_tokens_code").on(table.authorizationCodeId),
    index("oauth_refresh_tokens_expires_at").on(table.expiresAt),
    ofConsent(table as never),
  ],
);

/** By which an assistant calls /mcp. */
export const oauthAccessTokens = sqliteTable(
  "oauth_access_tokens",
  {
    ...issued,
    refreshId: text("refresh_id").references(() => oauthRefreshTokens.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("oauth_access_tokens_token").on(table.token),
    index("oauth_access_tokens_consent").on(table.clientId, table.userId),
    index("oauth_access_tokens_refresh").on(table.refreshId),
    index("oauth_access_tokens_code").on(table.authorizationCodeId),
    index("oauth_access_tokens_expires_at").on(table.expiresAt),
    ofConsent(table as never),
  ],
);

/** What an assistant called, by day. */
export const oauthUses = sqliteTable(
  "oauth_uses",
  {
    consentId: text("consent_id")
      .notNull()
      .references(() => oauthConsents.id, { onDelete: "cascade" }),
    /** In UTC, "2026-11-24". */
    day: text().notNull(),
    /** A function's name. */
    called: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consentId, table.day, table.called] }),
    index("oauth_uses_day").on(table.day),
  ],
);
