// spec: 107, limits-dangerous

import { listTasks, MEDICINE_TASK_KIND } from '@careline/core/internal/care';
import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { storeLabReport } from '@careline/core/internal/labs';
import { markPregnancyMistake, recordPregnancy } from '@careline/core/internal/patients/pregnancy';
import {
  type NewLine,
  type Prescription,
  signPrescription,
  stopLine,
  withdrawPrescription,
} from '@careline/core/internal/prescriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { anImported } from '../../test/content/imported-resources.ts';
import { aLabReport, aResult } from '../../test/content/lab-content.ts';
import { aLine, aPrescription } from '../../test/content/prescription-content.ts';
import { allergicTo, aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { reviewMedicines } from './review-medicines.ts';

const DAY_SECONDS = 86_400;
const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'tasks', 'case_sheet'];
const TWICE = { reason: 'Measured twice' };
const TODAY = '2025-10-09';
const IN_THREE_DAYS = '2025-10-12';

const SPIRONOLACTONE = { medicine: 'Spironolactone', strength: '25 mg', frequency: 'OD' } as const;
const VALPROATE = { medicine: 'Sodium valproate', strength: '200 mg', frequency: 'BD' } as const;
const AMOXICILLIN = { medicine: 'Amoxicillin', strength: '500 mg', frequency: 'TDS', days: 5 } as const;
const METFORMIN = { medicine: 'Metformin', strength: '500 mg', frequency: 'BD' } as const;

describe.each(databasesOfRun)('current medicines on the $kind database', (kind) => {
  let at: CallClinic;

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    await at.database.db
      .updateTable('staff')
      .set({
        roles: ['OP Doctor'],
        scopes: SCOPES,
        registration_council: 'MH',
        registration_number: '12345',
      })
      .where('id', '=', at.clinic.staffId)
      .execute();
  });
  afterAll(() => at.database.remove());

  const aWoman = () => at.newPatient({ gender: 'FEMALE', birthDate: '1995-05-01' });
  const aMan = () => at.newPatient({ gender: 'MALE', birthDate: '1965-05-01' });
  const sign = async (vitaId: string, line: Partial<NewLine>): Promise<Prescription> => {
    const lines = [aLine({ ...line, override: 'The benefit outweighs the risk' })];
    return (await at.call(signPrescription, { body: { prescription: aPrescription(vitaId, NOW, lines) } }))
      .data;
  };
  const result = (vitaId: string, test: string, text: string, unit: string, secondsAgo = 3600) =>
    at.call(storeLabReport, {
      body: {
        report: aLabReport(vitaId, NOW, [aResult(test, text, unit, TWICE)], {
          collectedAt: NOW - secondsAgo,
        }),
      },
    });
  const potassium = (vitaId: string, text: string, secondsAgo?: number) =>
    result(vitaId, 'potassium', text, 'mmol/L', secondsAgo);
  const allergic = (vitaId: string, substance: string) => {
    const version = aSheetVersion(vitaId, NOW, {
      section: 'ALLERGIES',
      answers: allergicTo(substance),
      follows: [],
    });
    return at.call(saveCaseSheet, { body: { version } });
  };
  const pregnant = async (vitaId: string) => {
    const id = newId();
    const content = { kind: 'pregnancy', dating: { by: 'last-period', on: '2025-08-01' } } as const;
    await at.call(recordPregnancy, { body: { entry: { id, vitaId, content } } });
    return id;
  };
  const review = (now = NOW) => reviewMedicines(at.database.db, { now: () => now });
  const tasksOf = async (vitaId: string) => {
    await review();
    return at.database.db
      .selectFrom('follow_up')
      .select(['what', 'reason', 'due_on', 'priority', 'state', 'assignee_id', 'facility_id'])
      .where('person_id', '=', vitaId)
      .where('kind', '=', MEDICINE_TASK_KIND)
      .orderBy('created_at')
      .execute();
  };
  const states = async (vitaId: string) => (await tasksOf(vitaId)).map(({ state }) => state);
  const waiting = async () =>
    (await at.database.db.selectFrom('medicine_review').select('person_id').execute()).length;

  it('with a high potassium give the prescriber one task for today', async () => {
    const vitaId = await aMan();
    await sign(vitaId, SPIRONOLACTONE);
    expect(await tasksOf(vitaId)).toEqual([]);
    await potassium(vitaId, '6.2', 7200);
    const [task, ...others] = await tasksOf(vitaId);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      what: expect.stringMatching(/^Spironolactone 25 mg with potassium 6\.2 mmol\/L/),
      reason: expect.stringContaining('measure potassium again today'),
      due_on: TODAY,
      priority: 'asap',
      state: 'open',
      assignee_id: at.clinic.staffId,
      facility_id: at.clinic.facilityId,
    });
    await potassium(vitaId, '6.3', 1800);
    expect(await tasksOf(vitaId)).toHaveLength(1);
    expect(await waiting()).toBe(0);
    const listed = (await at.call(listTasks, { query: { whose: 'all', limit: '50' } })).data;
    expect(listed.filter((one) => one.vitaId === vitaId && one.kind === MEDICINE_TASK_KIND)).toHaveLength(1);
  });

  it('are asked about again when a corrected value is wrong again', async () => {
    const vitaId = await aMan();
    await sign(vitaId, SPIRONOLACTONE);
    await potassium(vitaId, '6.2', 7200);
    expect(await states(vitaId)).toEqual(['open']);
    await potassium(vitaId, '4.4', 3600);
    expect(await states(vitaId)).toEqual(['cancelled']);
    await potassium(vitaId, '6.1', 1800);
    expect((await states(vitaId)).toSorted()).toEqual(['cancelled', 'open']);
  });

  it('create no task for what the prescriber was warned of', async () => {
    const vitaId = await aMan();
    await potassium(vitaId, '6.2', 7200);
    await sign(vitaId, SPIRONOLACTONE);
    await potassium(vitaId, '6.4', 3600);
    expect(await tasksOf(vitaId)).toEqual([]);
  });

  it.each<[string, Partial<NewLine>, () => Promise<string>, (vitaId: string) => Promise<unknown>, RegExp]>([
    ['valproate in a pregnancy', VALPROATE, aWoman, pregnant, /^Sodium valproate 200 mg .*pregnancy/],
    [
      'amoxicillin with an allergy to penicillin',
      AMOXICILLIN,
      aMan,
      (vitaId) => allergic(vitaId, 'Penicillin'),
      /^Amoxicillin 500 mg.*[Pp]enicillin/,
    ],
    [
      'amoxicillin with an imported allergy to penicillin',
      AMOXICILLIN,
      aMan,
      (vitaId) => anImported(at, vitaId, 'AllergyIntolerance', { code: { text: 'Penicillin' } }),
      /^Amoxicillin 500 mg.*[Pp]enicillin/,
    ],
    [
      'metformin with an eGFR of 25',
      METFORMIN,
      aMan,
      (vitaId) => result(vitaId, 'egfr', '25', 'mL/min/{1.73_m2}'),
      /^Metformin 500 mg .*eGFR.* 25 /,
    ],
    [
      'metformin with a creatinine of 2.8',
      METFORMIN,
      aMan,
      (vitaId) => result(vitaId, 'creatinine', '2.8', 'mg/dL'),
      /^Metformin 500 mg .*eGFR/,
    ],
  ])('create a task once: %s', async (_, line, aPatient, happens, what) => {
    const vitaId = await aPatient();
    await sign(vitaId, line);
    expect(await tasksOf(vitaId)).toEqual([]);
    await happens(vitaId);
    const tasks = await tasksOf(vitaId);
    expect(tasks).toMatchObject([{ what: expect.stringMatching(what), state: 'open', priority: 'asap' }]);
    await review();
    expect(await tasksOf(vitaId)).toEqual(tasks);
  });

  it('create a task of three days for an important finding', async () => {
    const vitaId = await aMan();
    await sign(vitaId, { medicine: 'Ramipril', strength: '5 mg', frequency: 'OD' });
    await potassium(vitaId, '5.7');
    expect(await tasksOf(vitaId)).toMatchObject([{ priority: 'urgent', due_on: IN_THREE_DAYS }]);
  });

  it('are written in the language of the prescriber', async () => {
    const vitaId = await aMan();
    const choice = { staff_id: at.clinic.staffId, type: 'ACCOUNT_INFO', updated_at: NOW };
    await at.database.db
      .insertInto('staff_preference')
      .values({ ...choice, info: JSON.stringify({ locale: 'hi' }) })
      .execute();
    await sign(vitaId, SPIRONOLACTONE);
    await potassium(vitaId, '6.2');
    const tasks = await tasksOf(vitaId);
    await at.database.db.deleteFrom('staff_preference').execute();
    expect(tasks).toMatchObject([{ what: expect.stringContaining('पोटैशियम 6.2 mmol/L') }]);
  });

  it('close their task when they are stopped, withdrawn or over', async () => {
    const [stopped, withdrawn, over] = [await aMan(), await aMan(), await aMan()];
    const signed = new Map<string, Prescription>();
    for (const vitaId of [stopped, withdrawn, over]) {
      signed.set(vitaId, await sign(vitaId, { ...SPIRONOLACTONE, days: 30 }));
      await potassium(vitaId, '6.2');
      expect(await states(vitaId)).toEqual(['open']);
    }
    const of = (vitaId: string) => ({ vitaId, prescriptionId: signed.get(vitaId)?.id ?? '' });
    const lineId = signed.get(stopped)?.lines[0]?.id ?? '';
    const stop = { ...of(stopped), id: newId(), lineId, reason: 'High potassium' };
    await at.call(stopLine, { body: { stop } });
    expect(await states(stopped)).toEqual(['cancelled']);
    const withdrawal = { ...of(withdrawn), reason: 'High potassium' };
    await at.call(withdrawPrescription, { body: { withdrawal } });
    expect(await states(withdrawn)).toEqual(['cancelled']);
    await review(NOW + 29 * DAY_SECONDS);
    expect(await states(over)).toEqual(['open']);
    await review(NOW + 31 * DAY_SECONDS);
    expect(await states(over)).toEqual(['cancelled']);
  });

  it.each([
    ['stay current in the last minute of their last day', '2025-11-07T23:59:00+05:30', 'open'],
    ['are over in the first minute after it', '2025-11-08T00:01:00+05:30', 'cancelled'],
  ])('%s at the facility', async (_, at, expected) => {
    const vitaId = await aMan();
    await sign(vitaId, { ...SPIRONOLACTONE, days: 30 });
    await potassium(vitaId, '6.2');
    expect(await states(vitaId)).toEqual(['open']);
    await review(Date.parse(at) / 1000);
    expect(await states(vitaId)).toEqual([expected]);
  });

  it('close their task when the pregnancy was entered in error', async () => {
    const vitaId = await aWoman();
    await sign(vitaId, VALPROATE);
    const id = await pregnant(vitaId);
    expect(await states(vitaId)).toEqual(['open']);
    await at.call(markPregnancyMistake, { body: { entry: { id, vitaId, reason: 'Another patient' } } });
    expect(await states(vitaId)).toEqual(['cancelled']);
  });

  it('ignore patients without prescriptions', async () => {
    const vitaId = await aMan();
    await potassium(vitaId, '6.2');
    expect(await waiting()).toBe(0);
  });
});
