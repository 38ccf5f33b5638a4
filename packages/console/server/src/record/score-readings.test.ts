// spec: 104, limits-dangerous

import {
  addAssessment,
  type NewAssessment,
  offerAssessments,
  withdrawAssessment,
} from '@careline/core/internal/assessments';
import {
  addVitalEndpoints,
  listReadingAlerts,
  type MetricRecord,
  type MetricType,
  readMetricEndpoints,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { readFlagged } from '../worklist/work-facts.ts';
import { takeOverAllScores } from './take-over-scores.ts';

type Inputs = NewAssessment['inputs'];

const DAY_SECONDS = 86_400;
const metaInfo = { updatedAt: NOW };
const PRESSURE: Inputs = [
  { key: 'respiration', value: 18 },
  { key: 'systolic', value: 192 },
];

describe.each(databasesOfRun)('the inputs of scores as readings on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['prohealth', 'search', 'hmCallInfo']);
    const { organisationId: organisation_id } = at.clinic;
    const offered = JSON.stringify({ offered: true, fromAge: null, toAge: null, programmes: [] });
    for (const type of ['SOFA', 'APACHE_II']) {
      const row = { organisation_id, type, info: offered, updated_at: 1 };
      await at.database.db.insertInto('preference').values(row).execute();
    }
  });
  afterAll(() => at.database.remove());

  const patient = () => at.newPatient({ birthDate: '1960-05-12', gender: 'MALE' });
  async function add(vitaId: string, scale: string, inputs: Inputs, further = {}) {
    const id = newId();
    const reported = { reportedTo: 'Dr Rao', metaInfo };
    const assessment = { id, vitaId, scale, at: NOW - 60, inputs, ...reported, ...further };
    await at.call(addAssessment, { body: { assessment } });
    return id;
  }
  const withdraw = (vitaId: string, id: string) =>
    at.call(withdrawAssessment, { body: { assessment: { id, vitaId, reason: 'Another patient' } } });
  /** Returns the readings' age in seconds, with their values. */
  async function readings(vitaId: string, metric: MetricType) {
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const { data } = await at.call(readMetricEndpoints[metric], { openPatient: vitaId, query });
    return (data as readonly MetricRecord[])
      .filter(({ metaInfo: { deleted } }) => !deleted)
      .map(({ timestamp = 0, values }) => [
        NOW - timestamp,
        values.map(({ key, text, unit }) => `${key} ${text} ${unit}`).join(', '),
      ]);
  }
  const alerts = async (vitaId: string) =>
    (await at.call(listReadingAlerts, { query: { days: '31' } })).data
      .filter((one) => one.vitaId === vitaId)
      .map(({ measure, level, timestamp = 0 }) => [measure, level, NOW - timestamp]);
  const flagged = async (vitaId: string) =>
    ((await readFlagged(at.database.db, { ids: [vitaId], now: NOW })).get(vitaId) ?? []).map(
      ({ level }) => level,
    );
  const spo2 = (vitaId: string, text: string, timestamp: number) => {
    const values = [{ key: 'value', text, unit: '%' }];
    const data = { id: newId(), metric: 'spo2' as const, timestamp, values, metaInfo };
    return at.call(addVitalEndpoints.spo2, { openPatient: vitaId, body: { data } });
  };

  it('are in the trend, in the alerts and in the worklist, until the score is withdrawn', async () => {
    const vitaId = await patient();
    const id = await add(vitaId, 'QSOFA', PRESSURE);
    expect(await readings(vitaId, 'bloodpressure')).toEqual([[60, 'systolic 192 mm[Hg]']]);
    expect(await readings(vitaId, 'respiratoryrate')).toEqual([[60, 'value 18 /min']]);
    expect(await alerts(vitaId)).toEqual([['systolic', 'critical', 60]]);
    expect(await flagged(vitaId)).toEqual(['critical']);
    await withdraw(vitaId, id);
    expect(await readings(vitaId, 'bloodpressure')).toEqual([]);
    expect(await alerts(vitaId)).toEqual([]);
    expect(await flagged(vitaId)).toEqual([]);
  });

  it('are refused without who was informed where one is critical', async () => {
    const vitaId = await patient();
    await expect(add(vitaId, 'QSOFA', PRESSURE, { reportedTo: '' })).rejects.toMatchObject({
      facts: { errors: [{ path: 'assessment.reportedTo' }] },
    });
    await add(vitaId, 'QSOFA', [{ key: 'systolic', value: 128 }], { reportedTo: '' });
  });

  it('have the author, the facility and the source of the score', async () => {
    const vitaId = await patient();
    await add(vitaId, 'QSOFA', PRESSURE);
    const of = (table: 'reading' | 'assessment') =>
      at.database.db
        .selectFrom(table)
        .select(['author_id', 'facility_id', 'source'])
        .where('person_id', '=', vitaId)
        .execute();
    const [score] = await of('assessment');
    expect(await of('reading')).toEqual([score, score]);
  });

  it('are stored once where they come from the record', async () => {
    const vitaId = await patient();
    await spo2(vitaId, '93', NOW - 3600);
    const { data } = await at.call(offerAssessments, { query: { vitaId } });
    const offered = data.find(({ scale }) => scale === 'NEWS')?.inputs ?? [];
    expect(offered).toEqual([{ key: 'spo2', value: 93, at: NOW - 3600 }]);
    await add(vitaId, 'NEWS', offered);
    expect(await readings(vitaId, 'spo2')).toEqual([[3600, 'value 93 %']]);
    await add(vitaId, 'NEWS', [{ key: 'spo2', value: 94 }]);
    expect(await readings(vitaId, 'spo2')).toEqual([
      [3600, 'value 93 %'],
      [60, 'value 94 %'],
    ]);
  });

  it('fill the next score, and remain when that one is withdrawn', async () => {
    const vitaId = await patient();
    await add(vitaId, 'SOFA', [{ key: 'bilirubin', value: 21.4 }], { at: NOW - 3600 });
    expect(await alerts(vitaId)).toEqual([['bilirubin', 'critical', 3600]]);
    const { data } = await at.call(offerAssessments, { query: { vitaId } });
    const offered = data.find(({ scale }) => scale === 'SOFA')?.inputs ?? [];
    expect(offered).toEqual([{ key: 'bilirubin', value: 21.4, at: NOW - 3600 }]);
    const second = await add(vitaId, 'SOFA', offered);
    expect(await readings(vitaId, 'laboratory')).toEqual([[3600, 'bilirubin 21.4 mg/dL']]);
    await withdraw(vitaId, second);
    expect(await readings(vitaId, 'laboratory')).toEqual([[3600, 'bilirubin 21.4 mg/dL']]);
  });

  it('are not stored again where the record corrected them since', async () => {
    const vitaId = await patient();
    const first = await add(vitaId, 'NEWS', [{ key: 'spo2', value: 84 }]);
    await withdraw(vitaId, first);
    await add(vitaId, 'NEWS', [{ key: 'spo2', value: 84, at: NOW - 60 }]);
    expect(await readings(vitaId, 'spo2')).toEqual([]);
  });

  it('of an older installation are migrated once, with alerts of the last thirty days only', async () => {
    const { db } = at.database;
    const vitaId = await patient();
    const scores = new Map<number, string>();
    for (const days of [60, 29, 2, 1]) {
      const then = NOW - days * DAY_SECONDS;
      const id = await add(vitaId, 'QSOFA', PRESSURE, { at: then });
      scores.set(days, id);
      await db.updateTable('assessment').set({ created_at: then }).where('id', '=', id).execute();
    }
    await add(vitaId, 'QSOFA', PRESSURE, { at: NOW - DAY_SECONDS });
    const [withdrawn = '', later = ''] = [scores.get(2), scores.get(1)];
    await withdraw(vitaId, withdrawn);
    await db.updateTable('assessment').set({ scale: 'QSOFA_3' }).where('id', '=', later).execute();
    // Simulates scores stored by an earlier version.
    await db.deleteFrom('assessment_readings').execute();
    await db.deleteFrom('reading_alert').execute();
    await db.deleteFrom('reading').where('person_id', '=', vitaId).execute();

    const takeOver = () => takeOverAllScores(db, { now: () => NOW });
    await takeOver();
    expect(await takeOver()).toEqual({ readings: 0, isDone: true });
    expect(await readings(vitaId, 'bloodpressure')).toEqual([
      [60 * DAY_SECONDS, 'systolic 192 mm[Hg]'],
      [29 * DAY_SECONDS, 'systolic 192 mm[Hg]'],
      [DAY_SECONDS, 'systolic 192 mm[Hg]'],
    ]);
    expect(await alerts(vitaId)).toEqual([
      ['systolic', 'critical', DAY_SECONDS],
      ['systolic', 'critical', 29 * DAY_SECONDS],
    ]);
    const [first = ''] = [scores.get(29)];
    await withdraw(vitaId, first);
    expect(await alerts(vitaId)).toEqual([['systolic', 'critical', DAY_SECONDS]]);
  });
});
