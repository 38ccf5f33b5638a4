import { createHash, randomBytes } from 'node:crypto';
import { FORMER_KEY_SECONDS, type Partner, type PartnerFields } from '@careline/core/internal/administration';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import { type Kysely, sql, type Transaction } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { isUniqueViolation } from '../platform/database/database-errors.ts';
import { newId } from '../platform/database/new-id.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../platform/database/record-changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { addressFaults } from '../platform/outbound/address-faults.ts';
import type { WebhookReach } from '../platform/outbound/permitted-address.ts';
import type { Administrator } from '../staff/staff.ts';
import { facilityFaults, scopeFaults } from '../staff/staff-faults.ts';
import { backendFaults, backendOf, storeBackend } from './partner-backend.ts';

type Tx = Transaction<Schema>;

const selectPartners = (tx: Kysely<Schema>, organisationId: string) =>
  tx
    .selectFrom('partner as p')
    .leftJoin('staff as u', 'u.id', 'p.updated_by')
    .selectAll('p')
    .select(['u.id as updaterId', 'u.name as updaterName'])
    .select(
      sql<Partner['facilities']>`coalesce((
        select jsonb_agg(jsonb_build_object('facilityId', f.id, 'facilityName', f.name) order by l.position, f.name)
        from partner_facility l join facility f on f.id = l.facility_id
        where l.partner_id = p.id), '[]')`.as('facilities'),
    )
    .select(
      sql<number>`(select count(*)::int from webhook w
        where w.partner_id = p.id and w.pause_reason in ('gone', 'failing'))`.as('stoppedWebhooks'),
    )
    .select(backendOf('p.id').as('backend'))
    .where('p.organisation_id', '=', organisationId);

type Row = Awaited<ReturnType<ReturnType<typeof selectPartners>['executeTakeFirstOrThrow']>>;

const toPartner = (row: Row): Partner => ({
  partnerId: row.id,
  name: row.name,
  issuer: row.issuer,
  audience: row.audience,
  keyEnd: row.key_end,
  keyMadeAt: row.key_made_at,
  formerKey:
    row.former_key_end !== null && row.former_key_until !== null
      ? { end: row.former_key_end, until: row.former_key_until }
      : null,
  origins: row.origins,
  facilities: row.facilities,
  scopes: row.scopes,
  backend: row.backend,
  active: row.active,
  stoppedWebhooks: row.stoppedWebhooks,
  updatedAt: row.updated_at,
  updatedBy: row.updaterId && row.updaterName !== null ? { id: row.updaterId, name: row.updaterName } : null,
});

/** Returns the organisation's partners, ordered by name. */
export async function listPartnerRecords(tx: Kysely<Schema>, organisationId: string): Promise<Partner[]> {
  const rows = await selectPartners(tx, organisationId).orderBy(sql`lower(p.name)`).execute();
  return rows.map(toPartner);
}

async function readPartner(tx: Tx, organisationId: string, partnerId: string): Promise<Partner> {
  const row = await selectPartners(tx, organisationId).where('p.id', '=', partnerId).executeTakeFirst();
  if (!row) throw notFoundHere('partner');
  return toPartner(row);
}

const KEY_BYTES = 32;
const SHOWN_END = 4;

/** Returns the hash that identifies a partner's key. */
export const partnerKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Returns a new key, which leaves the server once, and the columns to store for it. */
function makeKey(now: number) {
  const key = `careline_${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, row: { key_hash: partnerKeyHash(key), key_end: key.slice(-SHOWN_END), key_made_at: now } };
}

const NO_FORMER_KEY = {
  former_key_hash: null,
  former_key_end: null,
  former_key_made_at: null,
  former_key_until: null,
};
const NO_KEY = { key_hash: null, key_end: null, key_made_at: null, ...NO_FORMER_KEY };

interface PartnerRules {
  readonly organisationId: string;
  /** Which addresses its identity provider may have. */
  readonly reach: WebhookReach;
}

async function refusePartnerFaults(
  tx: Tx,
  fields: PartnerFields,
  { organisationId, reach }: PartnerRules,
  before?: Pick<Partner, 'scopes' | 'facilities' | 'issuer'>,
) {
  const { issuer, backend } = fields;
  const isNewIssuer = issuer !== null && issuer !== before?.issuer;
  const held = before?.facilities.map(({ facilityId }) => facilityId);
  refuseFaults([
    ...(isNewIssuer ? addressFaults('issuer', issuer, reach) : []),
    ...scopeFaults(fields.scopes, { offered: PARTNER_SCOPES, held: before?.scopes ?? [] }),
    ...(await facilityFaults(tx, organisationId, fields.facilityIds, held)),
    ...(backend ? await backendFaults(tx, backend, { organisationId, reach }) : []),
  ]);
}

/** Stores a row. A `conflict` names the field that another partner already uses. */
async function storing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const path = (['name', 'issuer'] as const).find((field) =>
      isUniqueViolation(error, `partner_organisation_id_${field}_key`),
    );
    if (!path) throw error;
    throw new ProblemError('conflict', {
      detail: `Another partner already has this ${path}.`,
      action: 'Change that partner, or choose another value.',
      errors: [{ path, message: 'already belongs to another partner' }],
    });
  }
}

async function setFacilities(tx: Tx, partnerId: string, facilityIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('partner_facility').where('partner_id', '=', partnerId).execute();
  const rows = facilityIds.map((facility_id, position) => ({ partner_id: partnerId, facility_id, position }));
  await tx.insertInto('partner_facility').values(rows).execute();
}

/** A partner with a key has no audience. */
const audienceOf = ({ issuer, audience }: PartnerFields): string | null =>
  issuer === null ? null : audience;

/** A stored partner, with the key only if it was just created. */
export interface StoredPartner {
  readonly data: Partner;
  readonly key: string | null;
}

/** Adds a partner. Throws `input-invalid`, and `conflict` if another one has the name or issuer. */
export async function addPartnerRecord(
  tx: Tx,
  fields: PartnerFields,
  { organisationId, staffId, now }: Administrator,
  reach: WebhookReach,
): Promise<StoredPartner> {
  await refusePartnerFaults(tx, fields, { organisationId, reach });
  const { name, issuer, origins, scopes, facilityIds } = fields;
  const audience = audienceOf(fields);
  const made = issuer === null ? makeKey(now) : undefined;
  const id = newId();
  const row = {
    id,
    organisation_id: organisationId,
    name,
    issuer,
    audience,
    origins: [...origins],
    scopes: [...scopes],
  };
  const versions = { created_at: now, updated_at: now, updated_by: staffId };
  await storing(() =>
    tx
      .insertInto('partner')
      .values({ ...row, ...versions, ...made?.row })
      .execute(),
  );
  await setFacilities(tx, id, facilityIds);
  if (fields.backend) await storeBackend(tx, id, fields.backend, { organisationId, now });
  return { data: await readPartner(tx, organisationId, id), key: made?.key ?? null };
}

export type PartnerChange = PartnerFields & {
  readonly partnerId: string;
  readonly active: boolean;
  readonly newKey: boolean;
  readonly formerKey?: 'keep' | 'end' | undefined;
  /** Version that the change is based on. */
  readonly updatedAt: number;
};

const comparable = (
  {
    name,
    issuer,
    audience,
    origins,
    scopes,
    active,
    backend = null,
  }: Omit<PartnerChange, 'facilityIds' | 'partnerId' | 'newKey' | 'formerKey' | 'updatedAt'>,
  facilities: readonly string[],
) => ({ name, issuer, audience, origins, scopes, active, facilities, backend });

/** Keeps the replaced key valid for a while. Only the newest former key is kept: two are enough for a change. */
const formerKeyRow = (now: number) => ({
  former_key_hash: sql.ref<string | null>('key_hash'),
  former_key_end: sql.ref<string | null>('key_end'),
  former_key_made_at: sql.ref<number | null>('key_made_at'),
  former_key_until: now + FORMER_KEY_SECONDS,
});

/** Returns the key columns: none with an issuer, a new key if requested or missing. */
function keyOf(before: Partner, { issuer, newKey, formerKey }: PartnerChange, now: number) {
  if (issuer !== null) return { key: null, row: NO_KEY };
  if (!newKey && before.keyEnd !== null) return { key: null, row: formerKey === 'end' ? NO_FORMER_KEY : {} };
  const { key, row } = makeKey(now);
  const staysGood = formerKey === 'keep' && before.keyEnd !== null;
  return { key, row: { ...row, ...(staysGood ? formerKeyRow(now) : NO_FORMER_KEY) } };
}

async function lockPartner(tx: Tx, organisationId: string, partnerId: string): Promise<Partner> {
  await tx
    .selectFrom('partner')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', partnerId)
    .forUpdate()
    .execute();
  return readPartner(tx, organisationId, partnerId);
}

/** Changes a partner's record. Throws `not-found`, `conflict` and `input-invalid`. */
export async function changePartnerRecord(
  tx: Tx,
  change: PartnerChange,
  { organisationId, staffId, now }: Administrator,
  reach: WebhookReach,
): Promise<StoredPartner & { readonly changes: RecordChanges }> {
  const before = await lockPartner(tx, organisationId, change.partnerId);
  if (before.updatedAt !== change.updatedAt) throw concurrentChangeError(before.updatedBy?.name);
  await refusePartnerFaults(tx, change, { organisationId, reach }, before);
  const { partnerId, name, issuer, origins, scopes, active, facilityIds } = change;
  const audience = audienceOf(change);
  const { key, row } = keyOf(before, change, now);
  const changes = recordChanges(
    comparable(
      before,
      before.facilities.map((facility) => facility.facilityId),
    ),
    comparable({ ...change, audience, backend: change.backend ?? before.backend }, facilityIds),
  );
  await storing(() =>
    tx
      .updateTable('partner')
      .set({ name, issuer, audience, origins: [...origins], scopes: [...scopes], active, ...row })
      .set({ updated_at: Math.max(now, before.updatedAt + 1), updated_by: staffId })
      .where('id', '=', partnerId)
      .execute(),
  );
  await setFacilities(tx, partnerId, facilityIds);
  if (change.backend !== undefined)
    await storeBackend(tx, partnerId, change.backend, { organisationId, now });
  return { data: await readPartner(tx, organisationId, partnerId), key, changes };
}
