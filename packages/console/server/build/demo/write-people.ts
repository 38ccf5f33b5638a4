import { dueDate } from '@careline/core/internal/clinical';
import { phoneKey } from '@careline/core/internal/patients';
import { type Insertable, sql, type Transaction } from 'kysely';
import { DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import { keepSigns } from '../../src/observations/alerts/keep-signs.ts';
import { ALERT_WINDOW_SECONDS } from '../../src/observations/alerts/raise-alerts.ts';
import { insertReadings, type StoredReading, sortAt } from '../../src/observations/reading-rows.ts';
import type { NewPerson } from '../../src/patients/registration/new-person.ts';
import { insertPersons } from '../../src/patients/registration/persons.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { DemoRecord } from './generate-people.ts';
import { indianDate } from './indian-time.ts';
import type { DemoCall } from './make-calls.ts';
import type { DemoPerson } from './make-person.ts';
import type { DemoReading } from './make-readings.ts';
import { setCallsRight } from './set-calls-right.ts';

type Tx = Transaction<Schema>;

const organisation_id = DEMO_ORGANISATION.id;

function personOf({ uhid, registeredAt, ...person }: DemoPerson): NewPerson {
  const [name = '', ...alsoKnownAs] = person.names.map(({ text }) => text);
  const facilityId = person.facilityIds[0] ?? '';
  return {
    ...person,
    organisationId: organisation_id,
    name,
    alsoKnownAs,
    deceased: person.deceased ?? null,
    addresses: [person.address],
    identifiers: [{ system: 'uhid', value: uhid }],
    enrolments: person.enrolments.map(({ programme, enrolledAt }) => ({
      id: seededUuid(`${person.id}/${programme}`, enrolledAt),
      facilityId,
      programme,
      enrolledAt,
    })),
    source: 'manual',
    createdAt: registeredAt,
    updatedAt: registeredAt,
  };
}

function readingOf({ id, facilityIds }: DemoPerson, reading: DemoReading): StoredReading {
  const at = reading.date === undefined ? reading.at : null;
  return {
    id: reading.id,
    organisationId: organisation_id,
    facilityId: facilityIds[0] ?? '',
    personId: id,
    metric: reading.metric,
    at,
    onDate: reading.date ?? null,
    timePrecision: at === null ? 'day' : 'second',
    sortAt: sortAt(at, reading.date, DEMO_TIME_ZONE),
    values: reading.values,
    mealSituation: reading.mealSituation ?? null,
    irrPulse: reading.irrPulse ?? null,
    contactId: reading.contactId ?? null,
    authorId: reading.author?.id ?? null,
    authorName: reading.author?.name ?? null,
    source: reading.source,
    createdAt: reading.at,
    updatedAt: reading.at,
  };
}

/** Stored before the readings, which are judged against them. */
async function writeOxygenTargets(tx: Tx, records: readonly DemoRecord[]): Promise<void> {
  const rows = records.flatMap(({ person, oxygenTarget }) => {
    if (!oxygenTarget) return [];
    const { since, prescriber } = oxygenTarget;
    const at = Date.parse(since) / 1000;
    return {
      id: seededUuid(`${person.id}/oxygen-target`, at),
      organisation_id,
      facility_id: person.facilityIds[0] ?? '',
      person_id: person.id,
      since,
      until: null,
      prescriber: prescriber.name,
      author_id: prescriber.id,
      ended_by: null,
      created_at: at,
    };
  });
  await insertMissing(tx, 'oxygen_target', rows);
}

/** As registered. What later calls reported is in their logs. */
async function writePregnancies(tx: Tx, records: readonly DemoRecord[]): Promise<void> {
  const [author] = DEMO_ACCOUNTS;
  const rows = records.flatMap(({ person: { id, story, facilityIds, registeredAt } }) => {
    const lmp = story.pregnancy && indianDate(story.pregnancy.lastPeriod);
    const edd = lmp && dueDate('lmp', lmp);
    if (!edd || !author) return [];
    return {
      id: seededUuid(`${id}/pregnancy`, registeredAt),
      person_id: id,
      organisation_id,
      facility_id: facilityIds[0] ?? '',
      edd,
      basis: 'lmp',
      lmp,
      cycle_days: null,
      scan_on: null,
      scan_days: null,
      author_id: author.id,
      created_at: registeredAt,
    };
  });
  await insertMissing(tx, 'pregnancy', rows);
}

interface CallRows {
  readonly contact: Insertable<Schema['contact']>;
  readonly statuses: readonly Insertable<Schema['contact_status']>[];
  readonly logs: readonly Insertable<Schema['call_log']>[];
}

/** Demo calls use the person's first phone. */
function rowsOf({ id: person_id, phones: [phone] }: DemoPerson, call: DemoCall): CallRows {
  const { id, facilityId: facility_id, startedAt, statuses, log, author } = call;
  const owner = { organisation_id, facility_id, person_id, author_id: author.id, source: 'manual' };
  const newest = statuses.at(-1) ?? { id, at: startedAt };
  return {
    contact: {
      ...owner,
      id,
      programme: call.programme,
      call_type: call.callType,
      direction: 'outbound',
      attempt: call.attempt,
      number_key: phone ? phoneKey(phone.value) : null,
      started_at: startedAt,
      current_status_id: newest.id,
      created_at: startedAt,
      updated_at: newest.at,
    },
    statuses: statuses.map((status) => ({
      ...owner,
      id: status.id,
      contact_id: id,
      status: status.status,
      disposition: status.disposition ?? null,
      detail: status.detail ?? null,
      note: status.note ?? null,
      next_call_at: status.nextCallAt ?? null,
      ended_at: status.endedAt ?? null,
      created_at: status.at,
      updated_at: status.at,
    })),
    logs: log
      ? [
          {
            ...owner,
            contact_id: id,
            version: 1,
            form: log.form,
            answers: JSON.stringify(log.answers),
            reading_ids: call.readings.map((reading) => reading.id),
            created_at: newest.at,
            updated_at: newest.at,
          },
        ]
      : [],
  };
}

/** Stores the calls of a batch with statuses, logs and open signs. The people must exist. */
async function writeCalls(tx: Tx, records: readonly DemoRecord[]): Promise<void> {
  const rows = records.flatMap(({ person, calls }) => calls.map((call) => rowsOf(person, call)));
  await insertMissing(
    tx,
    'contact',
    rows.map(({ contact }) => contact),
  );
  await insertMissing(
    tx,
    'contact_status',
    rows.flatMap(({ statuses }) => statuses),
  );
  await insertMissing(
    tx,
    'call_log',
    rows.flatMap(({ logs }) => logs),
  );
  for (const { person, calls } of records) {
    for (const { id: contactId, startedAt, openSigns: signs, author, facilityId } of calls) {
      if (signs.length === 0) continue;
      const { id: staffId, name } = author;
      const place = { organisationId: organisation_id, facilityId, timeZone: DEMO_TIME_ZONE };
      const entry = { ...place, staffId, name, now: startedAt + 300 };
      await keepSigns(tx, { contactId, vitaId: person.id, startedAt, signs }, entry);
    }
  }
}

/** Days that a demo alert stays open if no call follows. */
const OPEN_DAYS = 4;

/**
 * Acknowledges alerts as staff would: ten minutes into the next reached call, or by a colleague later. Recent
 * alerts stay open.
 */
async function acknowledge(tx: Tx, records: readonly DemoRecord[], anchor: number): Promise<void> {
  const ids = records.map(({ person }) => person.id);
  await sql`
    with called as (
      select distinct on (a.reading_id) a.reading_id, c.author_id, c.started_at
      from reading_alert a
      join contact c on c.person_id = a.person_id and c.started_at >= a.sort_at and c.current_status = 'reached'
      where a.person_id = any(${ids}::uuid[]) and a.acknowledged_at is null
      order by a.reading_id, c.started_at, c.id
    )
    update reading_alert a set
      acknowledged_at = called.started_at + 600, acknowledged_by = called.author_id, reason = 'patient-contacted'
    from called where a.reading_id = called.reading_id`.execute(tx);
  await sql`
    update reading_alert a set acknowledged_at = a.sort_at + 86400, reason = 'clinician-informed',
      acknowledged_by = (select id from staff where roles @> array['OP Doctor'] and demo order by id limit 1)
    where a.person_id = any(${ids}::uuid[]) and a.acknowledged_at is null
      and a.sort_at < ${anchor - OPEN_DAYS * 86_400}::bigint`.execute(tx);
}

/**
 * Stores one batch. Existing rows stay unchanged, so a batch may be written again. With `anchor` (unix
 * seconds), older readings raise no alert.
 */
export async function writePeople(tx: Tx, records: readonly DemoRecord[], anchor?: number): Promise<void> {
  await insertPersons(
    tx,
    records.map(({ person }) => personOf(person)),
  );
  await writePregnancies(tx, records);
  await writeOxygenTargets(tx, records);
  await writeCalls(tx, records);
  const readings = records.flatMap(({ person, readings: measured, calls }) =>
    [...measured, ...calls.flatMap((call) => call.readings)].map((reading) => readingOf(person, reading)),
  );
  await insertReadings(
    tx,
    readings,
    anchor === undefined ? {} : { alertsSince: anchor - ALERT_WINDOW_SECONDS },
  );
  await setCallsRight(tx, records);
  await acknowledge(tx, records, anchor ?? 0);
}
