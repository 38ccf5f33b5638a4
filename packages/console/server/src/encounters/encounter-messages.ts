import type { EncounterTemplate } from '@careline/core/internal/communication';
import { type Encounter, isOpenStatus } from '@careline/core/internal/encounters';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { MessageCarriers } from '../messages/message-carrier.ts';
import { addEncounterMessage, withdrawEncounterMessages } from '../messages/patient-messages.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';

type Tx = Transaction<Schema>;

/** The parts of an encounter that its patient relies on, at one moment. */
export interface Promised {
  readonly status: string;
  readonly package?: string | null | undefined;
  /** Unix seconds. */
  readonly start: number;
}

export const promisedBy = ({ status, package: key, period }: Encounter): Promised => ({
  status,
  package: key,
  start: period.start,
});

/** Returns whether the patient relies on it: the care provider accepted it, or it is a place in a health check. */
const isPromised = ({ status, package: key }: Promised): boolean =>
  status === 'CONFIRMED' || (Boolean(key) && isOpenStatus(status));

const ENDED_WITHOUT: ReadonlySet<string> = new Set(['CANCELLED', 'REJECTED']);

/** Returns the template and time of the message that a change needs, or undefined. */
function newsOf(
  before: Promised | undefined,
  after: Promised,
): { readonly template: EncounterTemplate; readonly at: number } | undefined {
  const was = before !== undefined && isPromised(before);
  if (!was) return isPromised(after) ? { template: 'encounter-booked', at: after.start } : undefined;
  if (ENDED_WITHOUT.has(after.status)) return { template: 'encounter-cancelled', at: before.start };
  const isMoved = isPromised(after) && after.start !== before.start;
  return isMoved ? { template: 'encounter-moved', at: after.start } : undefined;
}

/** Returns whether a link leads to a room. Health checks are held as their staff arrange. */
const isByVideo = (mode: string, { package: key }: Pick<Promised, 'package'>): boolean =>
  mode === 'VIRTUAL' && !key;

/**
 * Queues a message to the patient about a change, in the transaction that stores it.
 * Cancels waiting messages that are now wrong. `before` is undefined for a new encounter.
 */
export async function writeNews(
  tx: Tx,
  encounter: Pick<Encounter, 'id' | 'vitaId' | 'consultationMode'>,
  before: Promised | undefined,
  after: Promised,
  { carriers, ...entry }: Entry & { readonly carriers: MessageCarriers },
): Promise<void> {
  const { id: encounterId, vitaId } = encounter;
  const news = newsOf(before, after);
  if (!news) return;
  await withdrawEncounterMessages(tx, encounterId, entry.now);
  const hasLink = news.template !== 'encounter-cancelled' && isByVideo(encounter.consultationMode, after);
  await addEncounterMessage(tx, { encounterId, vitaId, ...news, before: news.at, hasLink }, entry, carriers);
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A reminder: how long before the encounter it is due, until when it is useful, and which column records it. */
interface Reminder {
  readonly template: EncounterTemplate;
  readonly due: number;
  readonly until: number;
  readonly notedIn: 'reminded_for' | 'announced_for';
  /** Only for video visits: otherwise the patient is already on the way. */
  readonly onlyVirtual?: true;
}

const REMINDERS: readonly Reminder[] = [
  { template: 'encounter-tomorrow', due: DAY, until: 2 * HOUR, notedIn: 'reminded_for' },
  { template: 'encounter-soon', due: 15 * MINUTE, until: 0, notedIn: 'announced_for', onlyVirtual: true },
];

/** Reminders per transaction. */
const PORTION = 50;

const PROMISED = sql<boolean>`(e.status = 'CONFIRMED'
  or (e.package is not null and e.status in ('CREATED', 'AWAITED')))`;

const dueFor = (tx: Tx, { due, until, notedIn, onlyVirtual }: Reminder, now: number) =>
  tx
    .selectFrom('encounter as e')
    .innerJoin('facility as f', 'f.id', 'e.facility_id')
    .innerJoin('staff as s', 's.id', 'e.author_id')
    .selectAll('e')
    .select(['f.time_zone', 's.id as author_id', 's.name as author_name'])
    .where('e.starts_at', '>', now + until)
    .where('e.starts_at', '<=', now + due)
    .where(PROMISED)
    .where(sql<boolean>`${sql.ref(`e.${notedIn}`)} is distinct from e.starts_at`)
    .$if(onlyVirtual === true, (query) => query.where('e.consultation_mode', '=', 'VIRTUAL'))
    .orderBy('e.starts_at')
    .limit(PORTION)
    .forNoKeyUpdate('e')
    .skipLocked()
    .execute();

interface DueRow extends Selectable<Schema['encounter']> {
  readonly time_zone: string;
  readonly author_id: string;
  readonly author_name: string;
}

/**
 * Returns whether the patient got a message about this time within the last day before it.
 * A reminder would come too soon after it.
 */
async function wroteLately(tx: Tx, { id, starts_at }: DueRow, { due }: Reminder): Promise<boolean> {
  const row = await tx
    .selectFrom('patient_message')
    .select('id')
    .where('encounter_id', '=', id)
    .where('state', '<>', 'cancelled')
    .where('created_at', '>', starts_at - due)
    .executeTakeFirst();
  return row !== undefined;
}

async function remind(
  tx: Tx,
  row: DueRow,
  reminder: Reminder,
  carriers: MessageCarriers,
  now: number,
): Promise<void> {
  await tx
    .updateTable('encounter')
    .set({ [reminder.notedIn]: row.starts_at })
    .where('id', '=', row.id)
    .execute();
  if (await wroteLately(tx, row, reminder)) return;
  const entry: Entry = {
    organisationId: row.organisation_id,
    facilityId: row.facility_id,
    staffId: row.author_id,
    name: row.author_name,
    timeZone: row.time_zone,
    now,
  };
  const { id: encounterId, person_id: vitaId, starts_at: at } = row;
  const before = at - reminder.until;
  await addEncounterMessage(
    tx,
    {
      encounterId,
      vitaId,
      template: reminder.template,
      at,
      before,
      hasLink: reminder.onlyVirtual === true && isByVideo(row.consultation_mode, row),
    },
    entry,
    carriers,
  );
}

/**
 * Reminds patients of upcoming encounters, one batch per transaction.
 * Several servers share the work. A reminder that cannot be sent is not tried again. `now` is in unix seconds.
 */
export async function remindPatients(
  db: Kysely<Schema>,
  carriers: MessageCarriers,
  now: number,
): Promise<void> {
  for (const reminder of REMINDERS) {
    let portion = PORTION;
    while (portion === PORTION) {
      portion = await runWork(db, async (tx) => {
        const rows = await dueFor(tx, reminder, now);
        for (const row of rows) await remind(tx, row, reminder, carriers, now);
        return rows.length;
      });
    }
  }
}
