// spec: 101, limits-dangerous

import { listTasks } from '@careline/core/internal/care';
import { type NewLabLine, storeLabReport } from '@careline/core/internal/labs';
import {
  acknowledgeAlert,
  listReadingAlerts,
  readMetricEndpoints,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { listOpenItems } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aLabReport, aResult } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { readFlagged } from '../worklist/work-facts.ts';
import { takeOverAllReports } from './take-over-reports.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'tasks'];
const DAY_SECONDS = 86_400;
const TWICE = { reason: 'Measured twice' };

describe.each(databasesOfRun)('results as readings on the $kind database', (kind) => {
  let at: CallClinic;

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    await at.database.db.updateTable('staff').set({ scopes: SCOPES }).execute();
  });
  afterAll(() => at.database.remove());

  const report = async (
    vitaId: string,
    lines: NewLabLine[],
    facts: Partial<ReturnType<typeof aLabReport>> = {},
  ) => (await at.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW, lines, facts) } })).data;
  const readings = async (vitaId: string) => {
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const { data } = await at.call(readMetricEndpoints.laboratory, { openPatient: vitaId, query });
    return data as {
      readonly id: string;
      readonly timestamp: number;
      readonly values: readonly { readonly key: string }[];
      readonly faces: object;
    }[];
  };
  const alerts = async (vitaId: string) =>
    (await at.call(listReadingAlerts, { query: { days: '31' } })).data.filter((one) => one.vitaId === vitaId);
  const openItems = async (vitaId: string) => (await at.call(listOpenItems, { query: { vitaId } })).data;
  const openTasks = async () => (await at.call(listTasks, { query: { whose: 'all', limit: '50' } })).data;

  it('have the names of the test and of its value', async () => {
    const vitaId = await at.newPatient();
    await report(vitaId, [aResult('sodium', '112', 'mmol/L', TWICE), aResult('urineNitrite', 'positive')]);
    const values = (await readings(vitaId)).flatMap((one) => one.values);
    expect(values.toSorted((one, other) => one.key.localeCompare(other.key))).toMatchObject([
      { key: 'sodium', text: '112', value: 112, unit: 'mmol/L', label: { en: 'Sodium', hi: 'सोडियम' } },
      { key: 'urineNitrite', text: 'positive', word: { en: 'Positive' } },
    ]);
    const faces = Object.assign({}, ...(await readings(vitaId)).map((one) => one.faces));
    expect(faces).toMatchObject({
      sodium: {
        kind: 'flag',
        flag: { code: 'laboratory:critical-low', severity: 'critical', shape: 'down' },
      },
      urineNitrite: { kind: 'flag', flag: { code: 'laboratory:abnormal' } },
    });
    expect(await alerts(vitaId)).toMatchObject([
      {
        ...{ metric: 'laboratory', measure: 'sodium', flag: 'laboratory:critical-low', level: 'critical' },
        values: [{ label: { en: 'Sodium' } }],
      },
    ]);
  });

  it('are asked about once, and the task ends with the last alert', async () => {
    const vitaId = await at.newPatient();
    await report(vitaId, [
      aResult('sodium', '112', 'mmol/L', TWICE),
      aResult('potassium', '6.9', 'mmol/L', TWICE),
    ]);
    const tasksOf = async () => (await openTasks()).filter((task) => task.vitaId === vitaId);
    expect((await tasksOf()).map(({ kind: of, what }) => [of, what])).toEqual([
      ['lab-critical', 'Sodium 112 mmol/L, Potassium 6.9 mmol/L'],
    ]);
    expect(
      (await openItems(vitaId)).filter(({ level }) => level === 'critical').map((one) => one.kind),
    ).toEqual(['alert', 'alert']);
    const [first, second] = await alerts(vitaId);
    for (const [alert, left] of [
      [first, 1],
      [second, 0],
    ] as const) {
      const body = { vitaId, readingId: alert?.readingId ?? '', reason: 'clinician-informed' as const };
      await at.call(acknowledgeAlert, { body });
      expect(await tasksOf()).toHaveLength(left);
    }
  });

  it('each count as the last one of their test for the worklist', async () => {
    const vitaId = await at.newPatient();
    await report(vitaId, [aResult('lipase', '400', 'U/L', TWICE)], { collectedAt: NOW - 2 * 3600 });
    await report(vitaId, [aResult('albumin', '4.2', 'g/dL')], { collectedAt: NOW - 3600 });
    const flagged = await readFlagged(at.database.db, { ids: [vitaId], now: NOW });
    expect((flagged.get(vitaId) ?? []).map(({ level }) => level)).toEqual(['review']);
    await report(vitaId, [aResult('lipase', '40', 'U/L')], { collectedAt: NOW - 1800 });
    expect(await readFlagged(at.database.db, { ids: [vitaId], now: NOW })).toEqual(new Map());
  });

  it('of an older installation are migrated once, with alerts of the last thirty days only', async () => {
    const { db } = at.database;
    const vitaId = await at.newPatient();
    const versions: string[] = [];
    for (const [days, settled] of [
      [1, false],
      [2, true],
      [29, false],
      [60, false],
    ] as const) {
      const [id, reportId, collectedAt] = [newId(), newId(), NOW - days * DAY_SECONDS];
      const { organisationId, facilityId, staffId } = at.clinic;
      const common = { facility_id: facilityId, created_at: collectedAt };
      await db
        .insertInto('lab_report')
        .values({
          ...common,
          id: reportId,
          organisation_id: organisationId,
          person_id: vitaId,
          order_id: null,
        })
        .execute();
      const of = { id, report_id: reportId, number: 1, status: 'final', reason: '', laboratory: '' };
      const written = { collected_at: collectedAt, reported_at: null, file_id: null, author_id: staffId };
      const lines = JSON.stringify([aResult('sodium', '112', 'mmol/L', TWICE)]);
      await db
        .insertInto('lab_report_version')
        .values({
          ...common,
          ...of,
          ...written,
          lines,
          readings: '{}',
          source: 'test',
          updated_at: collectedAt,
        })
        .execute();
      await db.insertInto('lab_report_readings').values({ version_id: id, readings: null }).execute();
      if (settled)
        await db
          .insertInto('result_review')
          .values({
            lab_report_id: reportId,
            report_id: null,
            version: 1,
            author_id: staffId,
            created_at: NOW,
          })
          .execute();
      versions.push(reportId);
    }
    await takeOverAllReports(db, { now: () => NOW });
    await takeOverAllReports(db, { now: () => NOW });
    expect((await readings(vitaId)).map(({ timestamp }) => (NOW - timestamp) / DAY_SECONDS)).toEqual([
      60, 29, 2, 1,
    ]);
    expect((await alerts(vitaId)).map(({ timestamp = 0 }) => (NOW - timestamp) / DAY_SECONDS)).toEqual([
      1, 29,
    ]);
    // Results that were taken over can be corrected like any other.
    await report(vitaId, [aResult('sodium', '139', 'mmol/L')], {
      ...{ reportId: versions[0] ?? '', follows: 1, reason: 'The laboratory reported again' },
      collectedAt: NOW - DAY_SECONDS,
    });
    expect((await alerts(vitaId)).map(({ timestamp = 0 }) => (NOW - timestamp) / DAY_SECONDS)).toEqual([29]);
  });
});
