import type { Transaction } from 'kysely';
import { insertReadings, type StoredReading, sortAt } from '../observations/reading-rows.ts';
import { insertPersons, type NewPerson } from '../patients/registration/persons.ts';
import type { Schema } from '../platform/database/schema.ts';
import { acknowledgeAnswered } from './acknowledge-answered.ts';
import { DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import type { DemoPerson, DemoReading } from './demo-person.ts';
import type { DemoRecord } from './generate-people.ts';
import { insertMissing } from './insert-missing.ts';
import { seededUuid } from './seeded-uuid.ts';
import { setCallsRight } from './set-calls-right.ts';
import { writeCalls } from './write-calls.ts';

function personOf(person: DemoPerson): NewPerson {
  const [name, ...others] = person.names.map(({ text }) => text);
  const home = person.facilityIds[0] ?? '';
  return {
    id: person.id,
    organisationId: DEMO_ORGANISATION.id,
    facilityIds: person.facilityIds,
    name: name ?? '',
    names: person.names,
    alsoKnownAs: others,
    gender: person.gender,
    birthDate: person.birthDate,
    deceased: person.deceased ?? null,
    languages: person.languages,
    addresses: [person.address],
    emails: person.emails,
    identifiers: [{ system: 'uhid', value: person.uhid }],
    phones: person.phones,
    enrolments: person.enrolments.map(({ programme, enrolledAt }) => ({
      id: seededUuid(`${person.id}/${programme}`, enrolledAt),
      facilityId: home,
      programme,
      enrolledAt,
    })),
    source: 'manual',
    createdAt: person.registeredAt,
    updatedAt: person.registeredAt,
  };
}

function readingOf(person: DemoPerson, reading: DemoReading): StoredReading {
  const at = reading.date === undefined ? reading.at : null;
  return {
    id: reading.id,
    organisationId: DEMO_ORGANISATION.id,
    facilityId: person.facilityIds[0] ?? '',
    personId: person.id,
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

/** Before the readings, which are judged by them when they are stored. */
async function writeOxygenTargets(tx: Transaction<Schema>, records: readonly DemoRecord[]): Promise<void> {
  const rows = records.flatMap(({ person, oxygenTarget }) => {
    if (!oxygenTarget) return [];
    const { since, prescriber } = oxygenTarget;
    const at = Date.parse(since) / 1000;
    return {
      id: seededUuid(`${person.id}/oxygen-target`, at),
      organisation_id: DEMO_ORGANISATION.id,
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

/**
 * Stores one batch. What is there already stays as it is, so a batch may be written again. Readings from before
 * `alertsSince` (unix seconds) raise no alert.
 */
export async function writePeople(
  tx: Transaction<Schema>,
  records: readonly DemoRecord[],
  alertsSince?: number,
): Promise<void> {
  await insertPersons(
    tx,
    records.map(({ person }) => personOf(person)),
  );
  await writeOxygenTargets(tx, records);
  await writeCalls(tx, records);
  const readings = records.flatMap(({ person, readings: measured, calls }) =>
    [...measured, ...calls.flatMap((call) => call.readings)].map((reading) => readingOf(person, reading)),
  );
  await insertReadings(tx, readings, { ...(alertsSince !== undefined && { alertsSince }) });
  await setCallsRight(tx, records);
  await acknowledgeAnswered(
    tx,
    records.map(({ person }) => person.id),
  );
}
