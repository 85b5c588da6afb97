import { and, asc, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { type ClientMetadata, hostOf } from "../../app/model/assistant";
import { SCOPES, type Scope } from "../../app/model/caller";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import type { ConnectedAssistant } from "../../app/services/assistants";
import type { Uses } from "../keys/unwritten-uses";
import { fingerprint } from "../secrets";
import { countingDay } from "./daily-uses";
import type { Database } from "./database";
import type { Bearer } from "./keys";
import { users } from "./schema-accounts";
import {
  oauthAccessTokens as access,
  oauthClients as clients,
  oauthConsents as consents,
  oauthUses,
  oauthRefreshTokens as refresh,
} from "./schema-oauth";

/** Before an access token, so that scanners of secrets know it. */
export const ACCESS_PREFIX = "gla_";
/** Days for which it is kept what an assistant called. */
const USE_DAYS = 30;
/** An assistant that nobody allowed anything is forgotten after so long, and a used refresh token, too. */
const KEPT_MS = DAY_MS;

const toScopes = (json: string): Scope[] =>
  SCOPES.filter((scope) => (JSON.parse(json) as string[]).includes(scope));

/** An owner's assistants, the oldest first: a statement for a batch. */
export const selectAssistants = (db: Database, ownerId: string) =>
  db
    .select({
      id: consents.id,
      // In a batch D1 answers rows by the names of their columns.
      name: sql<string>`${clients.name}`.as("client_name"),
      clientId: sql<string>`${clients.clientId}`.as("asked_by"),
      scopes: sql<string>`${consents.scopes}`.as("may"),
      since: sql`${consents.createdAt}`.mapWith(consents.createdAt).as("since"),
      lastUsedOn: consents.lastUsedOn,
    })
    .from(consents)
    .innerJoin(clients, eq(clients.clientId, consents.clientId))
    .innerJoin(users, eq(users.id, consents.userId))
    .where(eq(users.ownerId, ownerId))
    .orderBy(asc(consents.createdAt), asc(consents.id));

/** What they called, the newest day first: a statement for a batch. */
export const selectAssistantUses = (db: Database, ownerId: string) =>
  db
    .select({
      consentId: oauthUses.consentId,
      day: oauthUses.day,
      called: oauthUses.called,
      times: oauthUses.times,
    })
    .from(oauthUses)
    .innerJoin(consents, eq(consents.id, oauthUses.consentId))
    .innerJoin(users, eq(users.id, consents.userId))
    .where(eq(users.ownerId, ownerId))
    .orderBy(desc(oauthUses.day), asc(oauthUses.called));

type Row = Awaited<ReturnType<typeof selectAssistants>>[number];
type UseRow = Awaited<ReturnType<typeof selectAssistantUses>>[number];

export function toAssistants(rows: Row[], uses: UseRow[]): ConnectedAssistant[] {
  return rows.map(({ clientId, scopes, ...row }) => ({
    ...row,
    host: hostOf(clientId),
    scopes: toScopes(scopes),
    uses: uses.filter(({ consentId }) => consentId === row.id).map(({ consentId: _, ...use }) => use),
  }));
}

/** Takes back what an assistant was allowed. Every token of it goes in the same statement. */
export async function deleteConsent(db: Database, ownerId: string, id: string): Promise<boolean> {
  const ofOwner = sql`${consents.userId} in (select ${users.id} from ${users} where ${users.ownerId} = ${ownerId})`;
  const gone = await db.delete(consents).where(and(eq(consents.id, id), ofOwner));
  // What goes with it counts as well.
  return gone.meta.changes > 0;
}

/** A client by its id. */
export async function findClient(db: Database, clientId: string) {
  const [found] = await db.select().from(clients).where(eq(clients.clientId, clientId));
  if (!found) return null;
  const list = (json: string) => JSON.parse(json) as string[];
  return {
    ...found,
    redirectUris: list(found.redirectUris),
    scopes: list(found.scopes),
    grantTypes: list(found.grantTypes),
    responseTypes: list(found.responseTypes),
  };
}

/** What clients get that registered, or that their document describes: no secret, and codes with PKCE alone. */
const PUBLIC_CLIENT = {
  scopes: JSON.stringify([...SCOPES, "offline_access"]),
  grantTypes: JSON.stringify(["authorization_code", "refresh_token"]),
  responseTypes: JSON.stringify(["code"]),
  tokenEndpointAuthMethod: "none",
};

/** Keeps a client: a statement for a batch. One of the same id has its new name and addresses from then on. */
export function keepClient(
  db: Database,
  { clientId, name, redirectUris, now }: ClientMetadata & { clientId: string; now: Date },
) {
  const described = { name, redirectUris: JSON.stringify(redirectUris), updatedAt: now };
  return db
    .insert(clients)
    .values({ id: crypto.randomUUID(), clientId, ...described, ...PUBLIC_CLIENT, createdAt: now })
    .onConflictDoUpdate({ target: clients.clientId, set: described });
}

/**
 * Whoever an assistant acts for by its access token; null for what is no token, has expired, was issued for another resource, or
 * whose account took it back or is suspended. One round trip.
 *
 * @param resource which it has to be issued for (RFC 8707)
 */
export async function findGrant(
  db: Database,
  text: string,
  { resource, now }: { resource: string; now: Date },
): Promise<Bearer | null> {
  if (!text.startsWith(ACCESS_PREFIX)) return null;
  const token = await fingerprint(text.slice(ACCESS_PREFIX.length));
  const isForUs = sql`exists (select 1 from json_each(${access.resources}) where json_each.value = ${resource})`;
  const [found] = await db
    .select({
      // In a batch D1 answers rows by the names of their columns.
      keyId: sql<string>`${consents.id}`.as("consent_id"),
      scopes: sql<string>`${access.scopes}`.as("may"),
      allowed: sql<string>`${consents.scopes}`.as("allowed_now"),
      minute: consents.minute,
      calls: consents.calls,
      ownerId: users.ownerId,
      userId: sql<string>`${users.id}`.as("of_user"),
      email: users.email,
      primaryTopic: users.primaryTopic,
      youtubeChannel: users.youtubeChannel,
    })
    .from(access)
    .innerJoin(consents, and(eq(consents.clientId, access.clientId), eq(consents.userId, access.userId)))
    .innerJoin(users, eq(users.id, access.userId))
    .where(
      and(
        eq(access.token, token),
        gt(access.expiresAt, now),
        isNull(access.revoked),
        isNull(users.suspendedAt),
        isForUs,
      ),
    );
  if (!found) return null;
  const { keyId, scopes, allowed, minute, calls, ownerId, ...account } = found;
  // Less may be allowed by now than when the token was issued.
  const still = toScopes(allowed);
  return {
    ...{ keyId, ownerId, account },
    scopes: toScopes(scopes).filter((scope) => still.includes(scope)),
    calls: minute === Math.floor(now.getTime() / MINUTE_MS) ? calls : 0,
  };
}

/** Writes what an assistant called; nothing where its access was taken back by now. One round trip. */
export async function writeGrantUses(db: Database, id: string, { minute, calls, day, called }: Uses) {
  await db.batch([
    db
      .update(consents)
      .set({
        lastUsedOn: day,
        minute,
        calls: sql`case when ${consents.minute} = ${minute} then ${consents.calls} + ${calls} else ${calls} end`,
      })
      .where(eq(consents.id, id)),
    db
      .insert(oauthUses)
      .select(
        sql`select ${consents.id}, value ->> 'day', value ->> 'called', value ->> 'times'
          from ${consents}, json_each(${JSON.stringify(called)}) where ${consents.id} = ${id}`,
      )
      .onConflictDoUpdate({
        target: [oauthUses.consentId, oauthUses.day, oauthUses.called],
        set: { times: sql`${oauthUses.times} + excluded.times` },
      }),
  ]);
}

/**
 * Forgets what expired or was used up, what was allowed to assistants that have no token left, assistants that nobody allows
 * anything, and what they called: statements for a batch.
 */
export function deleteOldGrants(db: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - KEPT_MS);
  const isUsable = sql`exists (select 1 from ${refresh} where ${refresh.clientId} = ${consents.clientId}
    and ${refresh.userId} = ${consents.userId})`;
  const isAllowed = sql`exists (select 1 from ${consents} where ${consents.clientId} = ${clients.clientId})`;
  return [
    db.delete(access).where(lt(access.expiresAt, now)),
    db.delete(refresh).where(or(lt(refresh.expiresAt, now), lt(refresh.revoked, dayAgo))),
    db.delete(consents).where(and(lt(consents.updatedAt, dayAgo), sql`not ${isUsable}`)),
    db.delete(clients).where(and(lt(clients.updatedAt, dayAgo), sql`not ${isAllowed}`)),
    db.delete(oauthUses).where(lt(oauthUses.day, countingDay(new Date(now.getTime() - USE_DAYS * DAY_MS)))),
  ] as const;
}
