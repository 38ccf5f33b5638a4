import type { EncounterTemplate } from '@careline/core/internal/communication';
import {
  type Encounter,
  isOpenStatus,
  REMINDER_MINUTES,
  usualReminders,
} from '@careline/core/internal/encounters';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
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

/** A reminder: its lead time in minutes, null for none, and the column that records it. */
interface Reminder {
  readonly lead: RawBuilder<number | null>;
  readonly notedIn: 'reminded_for' | 'announced_for';
}

const usualLead = (index: number): RawBuilder<number | null> =>
  sql`case e.consultation_mode when 'VIRTUAL' then ${usualReminders('VIRTUAL')[index] ?? null}::integer
    else ${usualReminders('PHYSICAL')[index] ?? null}::integer end`;

/** Returns the lead time of an encounter's reminder: the chosen one, or the usual one if none were chosen. */
const leadOf = (index: number): RawBuilder<number | null> =>
  sql`(case when e.reminders is null then ${usualLead(index)} else e.reminders[${sql.lit(index + 1)}] end)`;

const REMINDERS: readonly Reminder[] = [
  { lead: leadOf(0), notedIn: 'reminded_for' },
  { lead: leadOf(1), notedIn: 'announced_for' },
];

/** Shorter lead times announce the beginning. */
const SHORT_MINUTES = 120;
/** A reminder hours ahead is useless once the encounter is near. */
const NEAR = 2 * HOUR;

/** Returns template and timing of a reminder. Times are in seconds before the encounter. */
const reminderFor = (minutes: number) =>
  minutes < SHORT_MINUTES
    ? ({ template: 'encounter-soon', due: minutes * MINUTE, until: 0 } as const)
    : ({
        template: 'encounter-tomorrow',
        due: minutes * MINUTE,
        until: minutes * MINUTE > NEAR ? NEAR : 0,
      } as const);

/** Reminders per transaction. */
const PORTION = 50;

const PROMISED = sql<boolean>`(e.status = 'CONFIRMED'
  or (e.package is not null and e.status in ('CREATED', 'AWAITED')))`;

const dueFor = (tx: Tx, { lead, notedIn }: Reminder, now: number) =>
  tx
    .selectFrom('encounter as e')
    .innerJoin('facility as f', 'f.id', 'e.facility_id')
    .innerJoin('staff as s', 's.id', 'e.author_id')
    .selectAll('e')
    .select(['f.time_zone', 's.id as author_id', 's.name as author_name'])
    .select(lead.$castTo<number>().as('lead'))
    .where('e.starts_at', '>', now)
    .where('e.starts_at', '<=', now + REMINDER_MINUTES[0] * MINUTE)
    .where(sql<boolean>`e.starts_at <= ${now} + ${lead} * 60`)
    // A long lead time is useless shortly before the encounter.
    .where(sql<boolean>`(${lead} * 60 <= ${NEAR} or e.starts_at > ${now + NEAR})`)
    .where(PROMISED)
    .where(sql<boolean>`${sql.ref(`e.${notedIn}`)} is distinct from e.starts_at`)
    .orderBy('e.starts_at')
    .limit(PORTION)
    .forNoKeyUpdate('e')
    .skipLocked()
    .execute();

interface DueRow extends Selectable<Schema['encounter']> {
  /** Minutes. */
  readonly lead: number;
  readonly time_zone: string;
  readonly author_id: string;
  readonly author_name: string;
}

/**
 * Returns whether the patient got a message about this encounter within the reminder's lead time.
 * A reminder would come too soon after it.
 */
async function wroteLately(tx: Tx, { id, starts_at }: DueRow, due: number): Promise<boolean> {
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
  const { template, due, until } = reminderFor(row.lead);
  if (await wroteLately(tx, row, due)) return;
  const entry: Entry = {
    organisationId: row.organisation_id,
    facilityId: row.facility_id,
    staffId: row.author_id,
    name: row.author_name,
    timeZone: row.time_zone,
    now,
  };
  const { id: encounterId, person_id: vitaId, starts_at: at } = row;
  const before = at - until;
  const hasLink = template === 'encounter-soon' && isByVideo(row.consultation_mode, row);
  await addEncounterMessage(tx, { encounterId, vitaId, template, at, before, hasLink }, entry, carriers);
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
