import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { owners } from "./schema";

// Properties are named as better-auth names its fields (workers/accounts/auth.ts): it reads and writes these tables, too.

const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** Who has an account, in accounts mode. It goes with its owner, and with it all of the tables below. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Whose rows are theirs: an owner has one account at most. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => owners.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** Whether they showed that mail to the address reaches them. */
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull(),
    image: text(),
    primaryTopic: text("primary_topic").notNull(),
    youtubeChannel: text("youtube_channel").notNull(),
    /** Since when they are kept out; null where they are not. */
    suspendedAt: instant("suspended_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_owner").on(table.ownerId),
    uniqueIndex("users_email").on(table.email),
    index("users_created_at").on(table.createdAt),
  ],
);

const ofUser = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Where somebody is signed in. A cookie names one by its token, signed. */
export const authSessions = sqliteTable(
  "auth_sessions",
  {
    id: text().primaryKey(),
    token: text().notNull(),
    userId: ofUser(),
    /** "Firefox on Linux": no more of it is kept, and no address. */
    userAgent: text("user_agent"),
    ipAddress: text("ip_address"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("auth_sessions_token").on(table.token),
    index("auth_sessions_user").on(table.userId),
    index("auth_sessions_expires_at").on(table.expiresAt),
  ],
);

/** Other ways in than mail: a password's hash, or an account at a provider. */
export const authAccounts = sqliteTable(
  "auth_accounts",
  {
    id: text().primaryKey(),
    /** "credential" for a password. */
    providerId: text("provider_id").notNull(),
    /** The provider's id of them. */
    accountId: text("account_id").notNull(),
    userId: ofUser(),
    password: text(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("auth_accounts_provider").on(table.providerId, table.accountId),
    index("auth_accounts_user").on(table.userId),
  ],
);

/** What was asked for and not yet answered: links, challenges, changes of address. Each is used once. */
export const verifications = sqliteTable(
  "verifications",
  {
    id: text().primaryKey(),
    /** SHA-256 of the secret that names it. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expires_at").on(table.expiresAt),
  ],
);

/** Changes of address that wait for both mailboxes; one an account, and the next takes its place. */
export const addressChanges = sqliteTable(
  "address_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the address shall become, in lower case. */
    email: text().notNull(),
    /** SHA-256 of the secret in each mailbox's link. */
    oldKey: text("old_key").notNull(),
    newKey: text("new_key").notNull(),
    oldAgreedAt: instant("old_agreed_at"),
    newAgreedAt: instant("new_agreed_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("address_changes_old").on(table.oldKey),
    index("address_changes_new").on(table.newKey),
    index("address_changes_expires_at").on(table.expiresAt),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text("public_key").notNull(),
    userId: ofUser(),
    credentialID: text("credential_id").notNull(),
    counter: integer().notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: instant("created_at"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialID),
    index("passkeys_user").on(table.userId),
  ],
);

/** Tries to sign in, to be counted: links that were asked for, and wrong passwords. Forgotten after a day. */
export const signInAttempts = sqliteTable(
  "sign_in_attempts",
  {
    /** Of a link: the identifier of its verification, by which a used one is known. */
    id: text().primaryKey(),
    kind: text({ enum: ["link", "kept", "unsent", "password"] }).notNull(),
    /** Whose mailbox or network, as a keyed hash. */
    subject: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("sign_in_attempts_subject").on(table.kind, table.subject, table.at),
    index("sign_in_attempts_at").on(table.kind, table.at),
  ],
);
