// spec: alerts-header

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import type { Caller } from '../../platform/http/route.ts';
import { insertReadings } from '../reading-rows.ts';
import { readPatientAlerts } from './patient-alerts.ts';

const NOW = 1_760_000_000;
const DAY = 86_400;

describe.each(databasesOfRun)('alerts of one patient on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let vitaId: string;
  let earlier: string;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    const persons = [aPerson(clinic), aPerson(clinic), aPerson(clinic)];
    vitaId = persons[0]?.id ?? '';
    earlier = persons[2]?.id ?? '';
    await runWork(database.db, (tx) => insertPersons(tx, persons));
    const pressure = (personId: string, at: number, systolic: string) => ({
      id: newId(),
      organisationId: clinic.organisationId,
      facilityId: clinic.facilityId,
      personId,
      metric: 'bloodpressure',
      at,
      sortAt: at,
      values: [
        { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
        { key: 'diastolic', text: '80', value: 80, unit: 'mm[Hg]' },
      ],
      source: 'device',
      createdAt: NOW,
      updatedAt: NOW,
    });
    await runWork(database.db, (tx) =>
      insertReadings(tx, [
        pressure(vitaId, NOW - DAY, '186'),
        pressure(vitaId, NOW - 2 * DAY, '187'),
        pressure(vitaId, NOW - 3 * DAY, '118'),
        pressure(vitaId, NOW - 30 * DAY, '240'),
        pressure(persons[1]?.id ?? '', NOW - 60, '240'),
        pressure(earlier, NOW - 30 * DAY, '240'),
        pressure(earlier, NOW - 10 * DAY, '172'),
      ]),
    );
  });
  afterAll(() => database.remove());

  const alertsFor = (scopes: readonly string[], ofPerson = vitaId) => {
    const { organisationId, facilityId, staffId } = clinic;
    const who = { staffId, sessionId: newId(), name: 'Asha', scopes, grants: [] };
    const caller: Caller = { ...who, organisationId, facilityId, timeZone: 'Asia/Kolkata' };
    return runWork(database.db, (tx) => readPatientAlerts(tx, caller, { vitaId: ofPerson, now: NOW }));
  };

  it('cover the last days, each episode once by its worst reading, with the values as entered', async () => {
    const found = await alertsFor(['prohealth', 'search']);
    expect(found).toMatchObject([
      { measure: 'systolic', level: 'critical', metric: 'bloodpressure', count: 2, since: NOW - 2 * DAY },
      { measure: 'systolic', level: 'critical', count: 1, since: NOW - 30 * DAY },
    ]);
    expect(found?.[0]?.values).toEqual([
      { key: 'systolic', text: '187', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '80', unit: 'mm[Hg]' },
    ]);
  });

  it('are the critical ones as long as they are open, the others for a week', async () => {
    const found = await alertsFor(['prohealth', 'search'], earlier);
    expect(found?.map(({ level, values }) => [level, values?.[0]?.text])).toEqual([['critical', '240']]);
  });

  it('are hidden from users who may not read readings', async () => {
    expect(await alertsFor(['prohealth', 'health-check-registration'])).toBeUndefined();
  });
});
