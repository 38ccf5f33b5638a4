// spec: limits-dangerous, limits-flags

import { flagOfReading } from '@careline/core/internal/calls/readings';
import { listWork } from '@careline/core/internal/calls/worklist';
import { FLAG_CODES, type FlagCode, judgeRecord } from '@careline/core/internal/clinical';
import {
  addRapidTest,
  addVitalEndpoints,
  isEnteredMetric,
  listReadingAlerts,
  type MetricRecord,
  type NewRapidTest,
  type NewReading,
  readMetricEndpoints,
  readMetricRecords,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { getPatient } from '@careline/core/internal/patients';
import { getPatientCourse } from '@careline/core/internal/trends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import {
  type GridCase,
  type GridReading,
  OF_ANOTHER_SCHEME,
  SAFETY_GRID,
} from '../../../test/patients/safety-grid.ts';
import { aSafetyPerson } from '../../../test/patients/safety-people.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertReadings } from '../reading-rows.ts';

const timeZone = 'Asia/Kolkata';
const MEASURED_AT = NOW - 600;

const textOf = ({ values, mealSituation }: GridReading): string =>
  [
    ...values.map(({ key, text, unit = '' }) => `${key} ${text} ${unit}`.trim()),
    ...(mealSituation ? [mealSituation] : []),
  ].join(', ');

const ROWS = Object.entries(SAFETY_GRID).flatMap(([code, cases]) =>
  cases.map((one): [string, FlagCode, GridCase] => [
    `${textOf(one.reading)} of a person ${one.who}${one.before.map((each) => ` after ${textOf(each)}`).join('')}`,
    code as FlagCode,
    one,
  ]),
);

/**
 * `safety-grid.test.ts` in core tests every limit.
 * This test checks that each service agrees with core. A short run takes one case in four, chosen by `CARELINE_SEED`;
 * `npm run prove` takes all.
 */
const SHARE = process.env.CARELINE_TESTS === 'short' ? 4 : 1;
const ROWS_OF_RUN = ROWS.filter((_, index) => (index + Number(process.env.CARELINE_SEED ?? 0)) % SHARE === 0);

/** The worklist's risk and reason for a reading that needs review. */
const WORK = {
  critical: { risk: 'critical', reason: 'open-critical-alert' },
  review: { risk: 'high', reason: 'review-reading' },
} as const;

describe.each(databasesOfRun)('the limits on the $kind database', (kind) => {
  let at: CallClinic;
  let call: ClinicalCalls;
  beforeAll(async () => {
    at = await aCallClinic(kind);
    call = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['prohealth', 'search', 'hmCallInfo'] });
  });
  afterAll(() => at.database.remove());
  // Empty the lists before each test: they are paged, and other patients' rows would push some out.
  beforeEach(async () => {
    await at.database.db.deleteFrom('reading_alert').execute();
    await at.database.db.updateTable('enrolment').set({ ended_at: NOW }).execute();
  });

  /** Stores a reading the way a device or a laboratory sends it. */
  const send = (vitaId: string, id: string, { metric, values, mealSituation }: GridReading, when: number) =>
    runWork(at.database.db, (tx) =>
      insertReadings(tx, [
        {
          id,
          organisationId: at.clinic.organisationId,
          facilityId: at.clinic.facilityId,
          personId: vitaId,
          metric,
          at: when,
          sortAt: when,
          values: values.map((value) => ({ ...value })),
          mealSituation: mealSituation ?? null,
          source: 'device',
          createdAt: NOW,
          updatedAt: NOW,
        },
      ]),
    );

  /** Stores a reading through the form if the form accepts it unchanged, otherwise the way a device sends it. */
  async function store(vitaId: string, reading: GridReading): Promise<string> {
    const id = newId();
    const { metric, values, hoursBefore = 0 } = reading;
    const timestamp = MEASURED_AT - hoursBefore * 3600;
    const [value] = values;
    if (metric === 'rapidtest' && value) {
      const test = { test: value.key, result: value.text } as Pick<NewRapidTest, 'test' | 'result'>;
      await call(addRapidTest, {
        body: { test: { id, vitaId, ...test, timestamp, metaInfo: { updatedAt: NOW } } },
      });
      return id;
    }
    if (!isEnteredMetric(metric)) {
      await send(vitaId, id, reading, timestamp);
      return id;
    }
    const { mealSituation } = reading;
    const data = {
      id,
      metric,
      timestamp,
      values: values.map((each) => ({ unit: '', ...each })),
      ...(mealSituation && { mealSituation }),
      metaInfo: { updatedAt: NOW },
    } satisfies NewReading;
    try {
      await call(addVitalEndpoints[metric], { openPatient: vitaId, body: { data } });
    } catch {
      await send(vitaId, id, reading, timestamp);
    }
    return id;
  }

  /** Returns the reading as the screens receive it. */
  async function read(vitaId: string, metric: GridReading['metric'], id: string): Promise<MetricRecord> {
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const answer = await call(readMetricEndpoints[metric], { openPatient: vitaId, query });
    const found = readMetricRecords(answer, vitaId)?.records.find((record) => record.id === id);
    if (!found) throw new Error(`The ${metric} is not read`);
    return found;
  }

  it.each(ROWS_OF_RUN)('%s is %s for alerts, worklist, header, call and history', async (_, code, one) => {
    const vitaId = await aSafetyPerson(at, one.who);
    for (const earlier of one.before) await store(vitaId, earlier);
    const id = await store(vitaId, one.reading);
    const record = await read(vitaId, one.reading.metric, id);
    const { level } = one;

    const { course } = await call(getPatientCourse, { query: { vitaId } });
    const judged = judgeRecord(record, course, { timeZone });
    const { data: patient } = await call(getPatient, { query: { vitaId } });
    const { data: alerts } = await call(listReadingAlerts, { query: { days: '31' } });
    const alert = alerts.find(({ readingId }) => readingId === id);
    const header = patient.alerts?.find(({ readingId }) => readingId === id);
    const onCall = flagOfReading(record, { patient, timeZone });
    expect({
      history: [judged.flag?.code, judged.level],
      call: [onCall?.code, onCall?.level],
      alert: alert && [alert.flag, alert.level, alert.measure],
      header: header && [header.flag, header.level, header.measure],
    }).toEqual({
      history: [code, level],
      call: [code, level],
      alert: level && [code, level, judged.flag?.measure],
      header: level && [code, level, judged.flag?.measure],
    });

    const { data: work } = await call(listWork, { query: { limit: '50' } });
    const row = work.find((each) => each.vitaId === vitaId);
    if (level) {
      expect(row?.risk).toBe(WORK[level].risk);
      expect(row?.reasons).toContain(WORK[level].reason);
    } else {
      expect(row?.reasons ?? []).not.toContain('open-critical-alert');
    }
  });

  it('cover every flag except those that no stored reading can have', () => {
    const known = [...Object.keys(SAFETY_GRID), ...OF_ANOTHER_SCHEME];
    expect(known.toSorted()).toEqual(FLAG_CODES.toSorted());
  });
});
