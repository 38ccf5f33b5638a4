// spec: 183

import {
  addReport,
  deleteReport,
  getReport,
  listReports,
  type NewReportResults,
  uploadReport,
} from '@careline/core/internal/care';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aFile, aReport } from '../../test/content/report-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = '2025-10-08';
const metaInfo = { updatedAt: NOW, deleted: false, source: 'manual' };
const TOLERANCE = {
  glucoseToleranceTest: { fasting: '95', fastingUnit: 'mg/dL', oneHour: '170', oneHourUnit: 'mg/dL' },
};

describe.each(databasesOfRun)('the values of a report on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const results = (vitaId: string, facts: Partial<NewReportResults> = {}): NewReportResults => ({
    id: newId(),
    vitaId,
    metric: 'Glucose Tolerance Test',
    takenOn: DAY,
    answers: TOLERANCE,
    metaInfo,
    ...facts,
  });
  const add = (report: NewReportResults) => at.call(addReport, { body: { report } });
  const list = async (vitaId: string) => (await at.call(listReports, { query: { vitaId } })).data;
  const readingsOf = async (vitaId: string) =>
    (
      await sql<{ metric: string; on_date: string; texts: string; deleted: boolean; status: string | null }>`
        select metric, on_date, deleted, status,
          (select string_agg(value->>'text', ' ') from jsonb_array_elements("values"::jsonb) value) as texts
        from reading where person_id = ${vitaId} order by texts`.execute(at.database.db)
    ).rows;

  it('are listed without a file, and its numbers are readings of its day', async () => {
    const vitaId = await at.newPatient();
    const report = results(vitaId);
    expect((await add(report)).data).toMatchObject({
      id: report.id,
      size: 0,
      form: 'reports/glucose-tolerance-test@1',
    });
    expect(at.call.touched).toEqual([vitaId]);
    expect(await list(vitaId)).toMatchObject([
      {
        id: report.id,
        metric: report.metric,
        takenOn: DAY,
        answers: TOLERANCE,
        author: { name: 'Asha Coach' },
      },
    ]);
    expect(await readingsOf(vitaId)).toMatchObject([
      { metric: 'bloodglucose', on_date: DAY, texts: '170 1', deleted: false },
      { metric: 'bloodglucose', on_date: DAY, texts: '95 0', deleted: false },
    ]);
    const opened = at.call(getReport, { query: { vitaId, id: report.id } });
    await expect(opened).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are stored with a file that is uploaded with them', async () => {
    const vitaId = await at.newPatient();
    const answers = { hba1c: { value: '7.4', valueUnit: '%' } };
    const report = aReport(vitaId, NOW, { metric: 'HbA1c', takenOn: DAY, answers });
    await at.call(uploadReport, { body: { report }, file: aFile('%PDF HbA1c 7.4') });
    expect(await list(vitaId)).toMatchObject([{ name: report.name, answers, size: 14 }]);
    expect(await readingsOf(vitaId)).toMatchObject([{ metric: 'hba1c', on_date: DAY, texts: '7.4' }]);
    const { file } = await at.call(getReport, { query: { vitaId, id: report.id } });
    expect(await file.text()).toBe('%PDF HbA1c 7.4');
  });

  it('no longer count once the report is deleted, and its alerts end', async () => {
    const vitaId = await at.newPatient();
    const answers = {
      bloodSugarTests: { random: '520', randomUnit: 'mg/dL', randomReason: 'Printed so' },
    };
    const report = results(vitaId, { metric: 'Blood Glucose', answers });
    await add(report);
    const alerts = async () =>
      (
        await sql<{ ended: boolean }>`
          select ended_at is not null as ended from reading_alert where person_id = ${vitaId}`.execute(
          at.database.db,
        )
      ).rows;
    expect(await alerts()).toEqual([{ ended: false }]);
    await at.call(deleteReport, { body: { vitaId, id: report.id, reason: 'Of another patient' } });
    expect(await list(vitaId)).toEqual([]);
    expect(await readingsOf(vitaId)).toMatchObject([{ deleted: true, status: 'entered-in-error' }]);
    expect(await alerts()).toEqual([{ ended: true }]);
  });

  it('of a user-defined metric are listed by its name', async () => {
    const vitaId = await at.newPatient();
    const answers = { otherReport: { name: 'Vitamin D', value: '18', unit: 'ng/mL' } };
    await add(results(vitaId, { metric: 'Others', answers }));
    expect(await list(vitaId)).toMatchObject([
      { metric: 'Others', title: 'Vitamin D', value: '18', unit: 'ng/mL' },
    ]);
    expect(await readingsOf(vitaId)).toEqual([]);
  });

  it.each<[string, Partial<NewReportResults>, string]>([
    [
      'a value no patient has',
      { metric: 'CTG', answers: { ctg: { baseline: '14', baselineUnit: '/min' } } },
      'report.answers.ctg.baseline',
    ],
    [
      'a value of another report',
      { answers: { ctg: { baseline: '140', baselineUnit: '/min' } } },
      'report.answers.ctg',
    ],
    [
      'a number without its unit',
      { answers: { glucoseToleranceTest: { fasting: '95' } } },
      'report.answers.glucoseToleranceTest.fasting',
    ],
    ['nothing at all', { answers: {} }, 'report.answers'],
    ['a day to come', { takenOn: '2026-12-01' }, 'report.takenOn'],
    ['a source of its own', { metaInfo: { ...metaInfo, source: 'lab' } }, 'report.metaInfo.source'],
  ])('are refused with %s, and nothing is stored', async (_, facts, path) => {
    const vitaId = await at.newPatient();
    const errors = expect.arrayContaining([expect.objectContaining({ path })]);
    await expect(add(results(vitaId, facts))).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors },
    });
    expect([await list(vitaId), await readingsOf(vitaId)]).toEqual([[], []]);
  });

  it('are stored once under one id, and for no patient of another facility', async () => {
    const vitaId = await at.newPatient();
    const report = results(vitaId);
    await add(report);
    await expect(add(report)).rejects.toMatchObject({ code: 'conflict' });
    expect(await readingsOf(vitaId)).toHaveLength(2);
    const elsewhere = await at.newPatient({ facilityIds: [at.clinic.otherFacilityId] });
    const refused = await Promise.allSettled([add(results(elsewhere)), add(results(newId()))]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(refused).toEqual([notFound, notFound]);
  });
});
