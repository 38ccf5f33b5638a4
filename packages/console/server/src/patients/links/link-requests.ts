import type { BodyOf } from '@careline/core/internal/http';
import { foldName, identifierKey, phoneKey } from '@careline/core/internal/patients';
import {
  type AskedLink,
  type askForLink,
  LINK_REQUEST_DAYS,
  type LinkIdentity,
  linkProblem,
  MAX_LISTED_LINK_REQUESTS,
  MAX_OPEN_LINK_REQUESTS,
} from '@careline/core/internal/patients/duplicates';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { notFound } from '../../platform/access/access.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { contentHash } from '../../platform/http/json/read-input.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { bestElsewhere } from '../registration/duplicates.ts';
import { uhidTakenHere } from '../uhids.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** Most patients that one request can match. A vague request may fit more; their facilities are not asked. */
const MAX_MATCHES = 5;
/** Identity details that staff typed are deleted after this. */
const RETENTION_DAYS = 90;

const FAULTS = {
  missing: { path: 'who', message: 'must have a UHID, or a name with a phone or a birth date' },
  uhid: { path: 'who.uhid', message: 'is too short, or has a wrong digit' },
  phone: {
    path: 'who.phone',
    message: 'must be a phone number: ten digits in India, + and the country code elsewhere',
  },
  birthDate: { path: 'who.birthDate', message: 'must be a possible day, month or year of birth' },
} as const;

/** Returns the same key for the same question, however it is spelled. */
const askedKey = ({ uhid = '', name = '', phone = '', birthDate = '' }: LinkIdentity): string =>
  contentHash([identifierKey(uhid), foldName(name), phoneKey(phone), birthDate]);

interface Row {
  readonly id: string;
  readonly asked: AskedLink['asked'];
  readonly reason: string;
  readonly authorId: string;
  readonly author: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly state: string;
  readonly settledAt: number | null;
  readonly refusal: string | null;
  readonly vitaId: string | null;
}

const toAsked = (row: Row): AskedLink => ({
  id: row.id,
  asked: row.asked,
  reason: row.reason,
  askedBy: { id: row.authorId, name: row.author },
  askedAt: row.createdAt,
  expiresAt: row.expiresAt,
  state: row.state,
  settledAt: row.settledAt,
  refusal: row.refusal,
  vitaId: row.vitaId,
});

const selectAsked = (entry: Entry, condition: RawBuilder<boolean>) => sql<Row>`
  select r.id, r.asked, r.reason, r.author_id as "authorId", s.name as author, r.created_at as "createdAt",
    r.expires_at as "expiresAt",
    case when r.state = 'open' and r.expires_at <= ${entry.now} then 'expired' else r.state end as state,
    r.settled_at as "settledAt", r.refusal, r.person_id as "vitaId"
  from link_request r join staff s on s.id = r.author_id
  where r.facility_id = ${entry.facilityId} and ${condition}`;

async function readAsked(tx: Kysely<Schema>, entry: Entry, id: string): Promise<AskedLink> {
  const { rows } = await selectAsked(entry, sql`r.id = ${id}`).execute(tx);
  if (!rows[0]) throw notFound('link request');
  return toAsked(rows[0]);
}

/** Returns the newest requests made by the entry's facility. */
export async function listAsked(tx: Kysely<Schema>, entry: Entry): Promise<AskedLink[]> {
  const { rows } = await sql<Row>`${selectAsked(entry, sql`true`)}
    order by r.created_at desc, r.id desc limit ${MAX_LISTED_LINK_REQUESTS}`.execute(tx);
  return rows.map(toAsked);
}

/** Closes expired requests so that the same question can be asked again. */
const closeExpired = (tx: Tx, { facilityId, now }: Entry) =>
  tx
    .updateTable('link_request')
    .set((eb) => ({ state: 'expired', settled_at: eb.ref('expires_at') }))
    .where('facility_id', '=', facilityId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();

async function refuseMany(tx: Tx, { staffId }: Entry): Promise<void> {
  const { open } = await tx
    .selectFrom('link_request')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('author_id', '=', staffId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (Number(open) < MAX_OPEN_LINK_REQUESTS) return;
  throw new ProblemError('conflict', {
    title: 'Too many open requests',
    detail: `You have ${MAX_OPEN_LINK_REQUESTS} open requests for a link.`,
    action: 'Withdraw those that are no longer needed, or wait for answers.',
  });
}

export interface StoredLinkRequest {
  readonly data: AskedLink;
  /** The matching patients of other facilities. Empty for a repeated request. */
  readonly vitaIds: readonly string[];
}

/**
 * Stores a request and its matches, which the requesting facility cannot see. Repeating a question returns the open
 * request.
 * Throws `input-invalid`, `uhid-taken` for a patient of the facility itself, and `conflict` for too many requests.
 */
export async function storeLinkRequest(
  tx: Tx,
  { id, who, reason }: BodyOf<typeof askForLink>,
  entry: Entry,
): Promise<StoredLinkRequest> {
  const fault = linkProblem(who, new Date(entry.now * 1000).getUTCFullYear());
  if (fault) refuseFaults([FAULTS[fault]]);
  const taken =
    who.uhid === undefined ? undefined : await uhidTakenHere(tx, who.uhid, { ...entry, grants: [] });
  if (taken) throw taken;
  await closeExpired(tx, entry);
  const key = askedKey(who);
  const open = sql<boolean>`r.asked_key = ${key} and r.state = 'open'`;
  const [before] = (await selectAsked(entry, open).execute(tx)).rows;
  if (before) return { data: toAsked(before), vitaIds: [] };
  await refuseMany(tx, entry);
  // Search even if the result is not needed, so that response times do not reveal a match.
  const { uhid, name, phone, birthDate } = who;
  const question = {
    ...(uhid !== undefined && { uhid }),
    ...(name !== undefined && { names: [{ use: 'official' as const, given: name }] }),
    ...(phone !== undefined && { phones: [{ use: 'mobile' as const, value: phone }] }),
    ...(birthDate !== undefined && { birthDate }),
  };
  const vitaIds = await bestElsewhere(tx, question, entry, MAX_MATCHES);
  const stored = await tx
    .insertInto('link_request')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      author_id: entry.staffId,
      created_at: entry.now,
      expires_at: entry.now + LINK_REQUEST_DAYS * DAY_SECONDS,
      reason,
      asked: JSON.stringify(who),
      asked_key: key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A concurrent request asked the same, or an earlier request has this id.
  if (!stored) return { data: await sameQuestion(tx, entry, open), vitaIds: [] };
  const matches = vitaIds.map((person_id) => ({ request_id: id, person_id }));
  if (matches.length > 0) await tx.insertInto('link_match').values(matches).execute();
  return { data: await readAsked(tx, entry, id), vitaIds };
}

async function sameQuestion(tx: Tx, entry: Entry, open: RawBuilder<boolean>): Promise<AskedLink> {
  const [same] = (await selectAsked(entry, open).execute(tx)).rows;
  if (same) return toAsked(same);
  throw new ProblemError('conflict', {
    title: 'The id is taken',
    detail: 'Another request already has this id.',
    action: 'Ask again with another id.',
  });
}

/** The error for a request that is no longer open. */
export const linkSettled = (by?: { readonly name: string; readonly at: number }): ProblemError =>
  new ProblemError('conflict', {
    title: 'The request is closed',
    detail: by ? `${by.name} has already answered this request.` : 'This request is no longer open.',
    action: 'Read the requests again.',
    ...(by && { by }),
  });

/** Withdraws a request of the facility and returns the patients it matched. Throws `not-found` and `conflict`. */
export async function withdrawLinkRequest(tx: Tx, id: string, entry: Entry): Promise<StoredLinkRequest> {
  await readAsked(tx, entry, id);
  const closed = await tx
    .updateTable('link_request')
    .set({ state: 'withdrawn', settled_at: entry.now, settled_by: entry.staffId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', entry.now)
    .returning('id')
    .executeTakeFirst();
  const data = await readAsked(tx, entry, id);
  if (!closed) throw linkSettled();
  const matches = await tx
    .selectFrom('link_match')
    .select('person_id')
    .where('request_id', '=', id)
    .execute();
  return { data, vitaIds: matches.map(({ person_id }) => person_id) };
}

/** Deletes old requests and the identity details in them. */
export async function dropOldLinkRequests(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('link_request')
    .where(sql<boolean>`coalesce(settled_at, expires_at) < ${now - RETENTION_DAYS * DAY_SECONDS}`)
    .execute();
}
