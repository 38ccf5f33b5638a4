// spec: 101, limits-dangerous

import { type NewLabLine, storeLabReport } from '@careline/core/internal/labs';
import { addVitalEndpoints, listReadingAlerts, type NewReading } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aLabReport, aResult } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { aSafetyPerson } from '../../test/patients/safety-people.ts';
import { newId } from '../platform/database/new-id.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'tasks'];

describe.each(databasesOfRun)(
  'results that change the judgement of a reading, on the $kind database',
  (kind) => {
    let at: CallClinic;

    beforeAll(async () => {
      at = await aCallClinic(kind, SCOPES);
      await at.database.db.updateTable('staff').set({ scopes: SCOPES }).execute();
    });
    afterAll(() => at.database.remove());

    const report = (vitaId: string, lines: NewLabLine[]) =>
      at.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW, lines) } });
    type Joined = 'bloodglucose' | 'bloodpressure';
    const reading = (metric: Joined, values: NewReading['values']) => ({
      metric,
      timestamp: NOW - 600,
      values,
      metaInfo: { updatedAt: NOW - 5 },
      ...(metric === 'bloodglucose' && { mealSituation: 'MEAL_SITUATION_RANDOM' as const }),
    });
    const glucose = reading('bloodglucose', [{ key: 'value', text: '280', unit: 'mg/dL' }]);
    const pressure = reading('bloodpressure', [
      { key: 'systolic', text: '144', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '92', unit: 'mm[Hg]' },
    ]);
    const add = (vitaId: string, data: ReturnType<typeof reading>) =>
      at.call(addVitalEndpoints[data.metric], {
        openPatient: vitaId,
        body: { data: { ...data, id: newId() } },
      });
    const levelOf = async (vitaId: string, metric: string) =>
      (await at.call(listReadingAlerts, { query: { days: '31' } })).data.find(
        (one) => one.vitaId === vitaId && one.metric === metric,
      )?.level;

    it.each([
      ['blood ketones of 3.4', aResult('bloodKetones', '3.4', 'mmol/L'), 'critical'],
      ['urine ketones of 2+', aResult('urineKetones', '2+'), 'critical'],
      ['blood ketones of 0.4', aResult('bloodKetones', '0.4', 'mmol/L'), undefined],
      ['urine ketones of nil', aResult('urineKetones', 'nil'), undefined],
    ])('a glucose of 280 with %s, whichever is stored first', async (_, ketones, expected) => {
      const [before, after, together] = [await at.newPatient(), await at.newPatient(), await at.newPatient()];
      await report(before, [ketones]);
      await add(before, glucose);
      await add(after, glucose);
      await report(after, [ketones]);
      await report(together, [aResult('randomGlucose', '280', 'mg/dL'), ketones]);
      for (const vitaId of [before, after, together])
        expect(await levelOf(vitaId, 'bloodglucose')).toBe(expected);
    });

    it.each([
      ['300 mg in 24 hours', aResult('urineProtein24h', '300', 'mg/(24.h)'), 'critical'],
      ['30 mg/mmol of creatinine', aResult('urineProteinCreatinine', '30', 'mg/mmol'), 'critical'],
      ['0.1 mg/mg of creatinine', aResult('urineProteinCreatinine', '0.1', 'mg/mg'), 'review'],
    ])(
      'a pressure of 144/92 in week 37 with protein of %s, whichever is stored first',
      async (_, protein, expected) => {
        const [before, after] = [
          await aSafetyPerson(at, 'in week 37'),
          await aSafetyPerson(at, 'in week 37'),
        ];
        await report(before, [protein]);
        await add(before, pressure);
        await add(after, pressure);
        await report(after, [protein]);
        for (const vitaId of [before, after]) expect(await levelOf(vitaId, 'bloodpressure')).toBe(expected);
      },
    );
  },
);
