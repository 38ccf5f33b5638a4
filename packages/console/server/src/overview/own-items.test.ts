import { createEncounter } from '@careline/core/internal/encounters';
import { storeLabReport } from '@careline/core/internal/labs';
import { acknowledgeAlert } from '@careline/core/internal/metrics';
import { listOwnOpenItems, reviewResult } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { aLabReport, aResult } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { readOwnItems } from './own-items.ts';

const DOCTOR = ['prohealth', 'search', 'my_encounters'];
const DAY = 86_400;
const content = encounterContent(NOW);

describe.each(databasesOfRun)(
  "open items of the care provider's own patients on the $kind database",
  (kind) => {
    let at: CallClinic;
    beforeAll(async () => {
      at = await aCallClinic(kind, DOCTOR);
      await at.database.db
        .updateTable('staff')
        .set({ scopes: DOCTOR })
        .where('id', '=', at.clinic.staffId)
        .execute();
    });
    afterAll(() => at.database.remove());

    let booked = 0;
    async function seen(days: number): Promise<string> {
      booked += 1;
      const vitaId = await at.newPatient();
      const start = NOW + days * DAY + booked * 1200;
      const encounter = content.consultation(vitaId, at.clinic.facilityId, {
        careProviderId: at.clinic.staffId,
        period: { start, end: start + 1200 },
      });
      await at.call(createEncounter, { body: { encounter } });
      return vitaId;
    }
    async function measured(vitaId: string, systolic: string): Promise<string> {
      const id = newId();
      const { organisationId, facilityId } = at.clinic;
      const value = (key: string, text: string) => ({ key, text, value: Number(text), unit: 'mm[Hg]' });
      const reading = {
        ...{ id, organisationId, facilityId, personId: vitaId, metric: 'bloodpressure' },
        ...{ at: NOW - 60, sortAt: NOW - 60, source: 'device', createdAt: NOW, updatedAt: NOW },
        values: [value('systolic', systolic), value('diastolic', '80')],
      };
      await runWork(at.database.db, (tx) => insertReadings(tx, [reading]));
      return id;
    }
    const reported = async (vitaId: string) =>
      (
        await at.call(storeLabReport, {
          body: { report: aLabReport(vitaId, NOW, [aResult('hba1c', '5.1', '%')]) },
        })
      ).data.id;
    const own = async () => (await at.call(listOwnOpenItems, { query: {} })).data;

    it('lists patients with critical items first, and none without an item and an encounter', async () => {
      const [quiet, review, critical] = [await seen(-1), await seen(-2), await seen(3)];
      const stranger = await at.newPatient();
      const labs = await reported(review);
      const alert = await measured(critical, '190');
      await measured(stranger, '190');
      const found = await own();
      const items = found.map(({ vitaId, items: of }) => [vitaId, of.map(({ kind: one, id }) => [one, id])]);
      expect(items).toEqual([
        [critical, [['alert', alert]]],
        [review, [['lab-report', labs]]],
      ]);
      expect(found.map(({ vitaId }) => vitaId)).not.toContain(quiet);
      expect(found[0]).toMatchObject({ name: 'Ravi Kumar', uhid: null });
      expect(at.call.touched).toEqual([critical, review]);
      await at.call(acknowledgeAlert, {
        body: { vitaId: critical, readingId: alert, reason: 'care-under-way' },
      });
      await at.call(reviewResult, { body: { vitaId: review, kind: 'lab-report', id: labs } });
      expect(await own()).toEqual([]);
    });

    it('finds the critical item of the patient seen longest ago among thirty, with as many statements as for one', async () => {
      const statements = async () => {
        let count = 0;
        const counting = at.database.db.withPlugin({
          transformQuery({ node }) {
            count += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        const { organisationId, facilityId, staffId } = at.clinic;
        await readOwnItems(counting, {
          caller: { organisationId, facilityId, staffId, scopes: DOCTOR },
          now: NOW,
        });
        return count;
      };
      const critical = await seen(-80);
      const alert = await measured(critical, '190');
      const forOne = await statements();
      const others: string[] = [];
      for (let days = 1; days < 30; days += 1) {
        const vitaId = await seen(-days);
        others.push(vitaId);
        await reported(vitaId);
      }
      expect((await own()).map(({ vitaId }) => vitaId)).toEqual([critical, ...others]);
      expect(await statements()).toBe(forOne);
      await at.call(acknowledgeAlert, {
        body: { vitaId: critical, readingId: alert, reason: 'care-under-way' },
      });
    });

    it.each([
      ['a month before an encounter', 30, 1],
      ['long before an encounter', 40, 0],
      ['three months after an encounter', -90, 1],
      ['long after an encounter', -100, 0],
    ])('%s a patient counts: %s days, %s', async (_, days, count) => {
      const vitaId = await seen(days);
      const id = await measured(vitaId, '190');
      expect((await own()).filter((one) => one.vitaId === vitaId)).toHaveLength(count);
      await at.call(acknowledgeAlert, { body: { vitaId, readingId: id, reason: 'care-under-way' } });
    });
  },
);
