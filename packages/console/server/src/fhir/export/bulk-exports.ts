import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { FhirType } from '../fhir-type.ts';

type Db = Kysely<Schema>;

/** Parameters of the operation, for the documentation. */
export const EXPORT_PARAMETERS = ['_since', '_type', '_outputFormat'] as const;

/** How long the files of a finished export can be read (seconds). */
export const EXPORT_LIFE = 86_400;
/** Longer than writing a page takes, so that another process only takes over after this one has died (seconds). */
const CLAIM_SECONDS = 30;
const MAX_ATTEMPTS = 5;
/** Exports that a facility can have running at a time. */
const MAX_RUNNING = 2;
/** Clients may ask for the progress this often (seconds). */
const POLL_SECONDS = 2;

export interface NewExport {
  readonly caller: Caller;
  readonly systemScopes: readonly string[] | undefined;
  /** The address that was called. */
  readonly request: string;
  readonly types: readonly FhirType[];
  readonly since: number | undefined;
  readonly now: number;
}

/** Stores an export that a background task then writes. Returns undefined if too many are running. */
export async function addExport(tx: Transaction<Schema>, wanted: NewExport): Promise<string | undefined> {
  const { caller, systemScopes, request, types, since, now } = wanted;
  const { running } = await tx
    .selectFrom('bulk_export')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('facility_id', '=', caller.facilityId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  if (Number(running) >= MAX_RUNNING) return undefined;
  const id = newId();
  await tx
    .insertInto('bulk_export')
    .values({
      id,
      organisation_id: caller.organisationId,
      facility_id: caller.facilityId,
      staff_id: caller.staffId,
      session_id: caller.sessionId,
      partner_id: caller.partner?.partnerId ?? null,
      scopes: [...caller.scopes],
      system_scopes: systemScopes ? [...systemScopes] : null,
      request,
      since: since ?? null,
      requested_at: now,
    })
    .execute();
  await tx
    .insertInto('bulk_export_file')
    .values(types.map((type, position) => ({ export_id: id, type, position })))
    .execute();
  return id;
}

/** Selects an export of the client or person who requested it. */
const ofCaller = (tx: Db, id: string, { facilityId, staffId, partner }: Caller) =>
  tx
    .selectFrom('bulk_export')
    .selectAll()
    .where('id', '=', id)
    .where('facility_id', '=', facilityId)
    .where(sql<boolean>`partner_id is not distinct from ${partner?.partnerId ?? null}::uuid`)
    .$if(partner === undefined, (query) => query.where('staff_id', '=', staffId));

export const readExport = (tx: Db, id: string, caller: Caller) => ofCaller(tx, id, caller).executeTakeFirst();

export const readFiles = (tx: Db, exportId: string) =>
  tx
    .selectFrom('bulk_export_file')
    .select(['type', 'row_count', 'bytes', 'finished'])
    .where('export_id', '=', exportId)
    .orderBy('position')
    .execute();

/** Returns whether the client asks again too early. Otherwise notes the time of its question. */
export async function isTooEarly(tx: Db, id: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('bulk_export')
    .set({ polled_at: now })
    .where('id', '=', id)
    .where('polled_at', '<=', now - POLL_SECONDS)
    .returning('id')
    .executeTakeFirst();
  return row === undefined;
}

export const removeExport = (tx: Db, id: string) =>
  tx.deleteFrom('bulk_export').where('id', '=', id).execute();

/** Takes the export that has waited longest, so that only this process writes it. */
export async function claimExport(db: Db, now: number) {
  const claim = randomUUID();
  return db
    .updateTable('bulk_export')
    .set({ claim, claimed_until: now + CLAIM_SECONDS })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bulk_export')
        .select('id')
        .where('state', '=', 'running')
        .where('claimed_until', '<=', now)
        .orderBy('requested_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

/** Selects the export while this process has its claim. */
const claimed = (db: Db, { id, claim }: Pick<ClaimedExport, 'id' | 'claim'>) =>
  db.updateTable('bulk_export').where('id', '=', id).where('claim', '=', claim);

/** Returns the next file to write. Undefined if all are finished. */
export const nextFile = (db: Db, exportId: string) =>
  db
    .selectFrom('bulk_export_file')
    .select(['type', 'after_id', 'row_count', 'bytes'])
    .where('export_id', '=', exportId)
    .where('finished', '=', false)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

export interface WrittenPage {
  readonly type: string;
  /** Undefined: the file is complete. */
  readonly next: string | undefined;
  readonly rows: number;
  readonly bytes: number;
}

/** Notes a page that is on the disk. Returns false if the export was deleted or belongs to another process. */
export async function notePage(
  tx: Transaction<Schema>,
  one: ClaimedExport,
  { type, next, rows, bytes }: WrittenPage,
  now: number,
): Promise<boolean> {
  const row = await claimed(tx, one)
    .set({ claimed_until: now + CLAIM_SECONDS, attempts: 0 })
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('bulk_export_file')
    .set({ after_id: next ?? null, row_count: rows, bytes, finished: next === undefined })
    .where('export_id', '=', one.id)
    .where('type', '=', type)
    .execute();
  return true;
}

/** Starts a file over that this machine does not have. */
export const restartFile = (db: Db, exportId: string, type: string) =>
  db
    .updateTable('bulk_export_file')
    .set({ after_id: null, row_count: 0, bytes: 0 })
    .where('export_id', '=', exportId)
    .where('type', '=', type)
    .execute();

export const noteFinished = (db: Db, one: ClaimedExport, now: number) =>
  claimed(db, one).set({ state: 'done', finished_at: now, claim: null }).execute();

export const noteFailed = (db: Db, one: ClaimedExport, failure: string, now: number) =>
  claimed(db, one).set({ state: 'failed', failure, finished_at: now, claim: null }).execute();

/** Lets another attempt begin after a pause, or gives up. Returns whether it gave up. */
export async function noteAttempt(db: Db, one: ClaimedExport, now: number): Promise<boolean> {
  const row = await claimed(db, one)
    .set({ attempts: sql`attempts + 1` })
    .returning('attempts')
    .executeTakeFirst();
  if (!row || row.attempts < MAX_ATTEMPTS) return false;
  await noteFailed(db, one, 'The files could not be written.', now);
  return true;
}

/** Lets another process continue at once. */
export const releaseExport = (db: Db, one: ClaimedExport, now: number) =>
  claimed(db, one).set({ claimed_until: now, claim: null }).execute();

/** Removes expired exports, and returns the ids of the others. */
export async function dropExpired(db: Db, now: number): Promise<ReadonlySet<string>> {
  await db
    .deleteFrom('bulk_export')
    .where('finished_at', '<', now - EXPORT_LIFE)
    .execute();
  const rows = await db.selectFrom('bulk_export').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
