// spec: alerts-raised

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { JUDGED_BY, judgeStored, rejudge } from './judge-stored.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe.each(databasesOfRun)(
  'readings judged by other limits or by none, on the $kind database',
  ({ open }) => {
    let database: TestDatabase;
    let clinic: Clinic;
    const [living, dead] = [newId(), newId()];

    beforeAll(async () => {
      database = await open();
      clinic = await aClinic(database.db);
      const persons = [
        aPerson(clinic, { id: living }),
        aPerson(clinic, { id: dead, deceased: '2025-01-01' }),
      ];
      await runWork(database.db, (tx) => insertPersons(tx, persons));
    });
    afterAll(() => database.remove());

    const row = (personId: string, systolic: string, at: number, facts: object = {}) => ({
      id: newId(),
      organisation_id: clinic.organisationId,
      facility_id: clinic.facilityId,
      person_id: personId,
      metric: 'bloodpressure',
      at,
      sort_at: at,
      values: JSON.stringify([
        { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
        { key: 'diastolic', text: '84', value: 84, unit: 'mm[Hg]' },
      ]),
      source: 'device',
      created_at: at + 60,
      updated_at: at + 60,
      ...facts,
    });

    it('raise alerts of the last 31 days, each once, however many readings there are', async () => {
      const recent = [row(living, '212', NOW - DAY), row(living, '214', NOW - 30 * DAY)];
      const calm = Array.from({ length: 1_200 }, (_, n) => row(living, '122', NOW - n * 60));
      const silent = [
        row(living, '216', NOW - 40 * DAY),
        row(living, '218', NOW - DAY, { deleted: true }),
        row(dead, '220', NOW - DAY),
      ];
      await database.db
        .insertInto('reading')
        .values([...recent, ...calm, ...silent])
        .execute();
      const state = await judgeStored(database.db, { now: () => NOW });
      expect(state).toMatchObject({
        judged: 1_204,
        isDone: true,
        report: { flagged: 4, notJudged: {}, alertsBefore: 0, alertsAfter: 2 },
      });
      const raised = await database.db
        .selectFrom('reading_alert')
        .select(['reading_id', 'level', 'scheme', 'raised_at', 'acknowledged_at', 'ended_at'])
        .orderBy('sort_at', 'desc')
        .execute();
      expect(raised).toEqual(
        recent.map(({ id, created_at }) => ({
          reading_id: id,
          level: 'critical',
          scheme: JUDGED_BY,
          raised_at: created_at,
          acknowledged_at: null,
          ended_at: null,
        })),
      );
    });

    it('continue where an interrupted run stopped, and restart only on request', async () => {
      await rejudge(database.db);
      const stop = new AbortController();
      const first = await judgeStored(database.db, {
        now: () => NOW,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      expect(first).toMatchObject({ judged: 500, isDone: false });
      const second = await judgeStored(database.db, { now: () => NOW });
      expect(second).toMatchObject({ judged: 1_204, isDone: true });
      expect(await judgeStored(database.db, { now: () => NOW })).toEqual(second);
    });

    it('get new alert texts under other limits, and lose alerts that no limit requires', async () => {
      const [grave, calm] = [row(living, '188', NOW - DAY), row(living, '124', NOW - DAY)];
      await database.db.insertInto('reading').values([grave, calm]).execute();
      const alert = ({ id }: { readonly id: string }) => ({
        reading_id: id,
        organisation_id: clinic.organisationId,
        facility_id: clinic.facilityId,
        person_id: living,
        level: 'review',
        flag: 'esc:grade3',
        measure: 'systolic',
        sort_at: NOW - DAY,
        raised_at: NOW - DAY,
      });
      await database.db
        .insertInto('reading_alert')
        .values([alert(grave), alert(calm)])
        .execute();
      await rejudge(database.db);
      await judgeStored(database.db, { now: () => NOW });
      const left = await database.db
        .selectFrom('reading_alert')
        .select(['reading_id', 'level', 'flag', 'scheme'])
        .where('reading_id', 'in', [grave.id, calm.id])
        .execute();
      expect(left).toEqual([
        { reading_id: grave.id, level: 'critical', flag: 'pressure:dangerous', scheme: JUDGED_BY },
      ]);
    });
  },
);
