// spec: 104

import {
  addAssessment,
  listAssessments,
  type NewAssessment,
  offerAssessments,
  standingAssessments,
  withdrawAssessment,
} from '@careline/core/internal/assessments';
import { addVitalEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

type Inputs = NewAssessment['inputs'];

const metaInfo = { updatedAt: NOW };
const VITALS: Inputs = [
  { key: 'respiration', value: 11 },
  { key: 'spo2', value: 95 },
  { key: 'oxygen', value: 'air' },
  { key: 'systolic', value: 110 },
  { key: 'pulse', value: 91 },
  { key: 'consciousness', value: 'alert' },
  { key: 'temperature', value: 37.04 },
];
const SELF_HARM = Array.from({ length: 9 }, (_, index) => ({
  key: `q${index + 1}`,
  value: index === 8 ? '1' : '0',
}));

const NO_HARM = SELF_HARM.map(({ key }) => ({ key, value: '0' }));

describe.each(databasesOfRun)('scores on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const patient = (facts = {}) => at.newPatient({ birthDate: '1960-05-12', gender: 'MALE', ...facts });
  async function add(vitaId: string, scale: string, inputs: Inputs, further = {}) {
    const id = newId();
    const assessment = { id, vitaId, scale, at: NOW - 60, inputs, metaInfo, ...further };
    const { data } = await at.call(addAssessment, { body: { assessment } });
    return data;
  }
  const listed = async (vitaId: string) => (await at.call(listAssessments, { query: { vitaId } })).data;

  it('are computed by the server, stored with their parts and edition, and can be withdrawn', async () => {
    const vitaId = await patient();
    const stored = await add(vitaId, 'NEWS', VITALS);
    expect(stored).toMatchObject({
      scale: 'NEWS',
      version: 'NEWS2, 2017',
      inputs: VITALS,
      result: { total: 4, band: 'low', known: 7, of: 7 },
      author: { name: 'Asha Coach' },
      withdrawn: null,
    });
    expect(at.call.touched).toContain(vitaId);
    const body = { assessment: { id: stored.id, vitaId, reason: 'Another patient' } };
    await at.call(withdrawAssessment, { body });
    await expect(at.call(withdrawAssessment, { body })).rejects.toMatchObject({ code: 'conflict' });
    expect(await listed(vitaId)).toMatchObject([
      { id: stored.id, withdrawn: { reason: 'Another patient', by: { name: 'Asha Coach' } } },
    ]);
  });

  it.each<[string, string, Inputs, object, string]>([
    ['of no scale', 'NEWS3', VITALS, {}, 'assessment.scale'],
    ['without a part', 'NEWS', [{ key: 'weight', value: 4 }], {}, 'assessment.inputs.weight'],
    [
      'with a choice that is none',
      'NEWS',
      [{ key: 'oxygen', value: 'tank' }],
      {},
      'assessment.inputs.oxygen',
    ],
    ['with a value no person has', 'NEWS', [{ key: 'spo2', value: 955 }], {}, 'assessment.inputs.spo2'],
    ['with a part twice', 'NEWS', [...VITALS, { key: 'spo2', value: 95 }], {}, 'assessment.inputs.spo2'],
    ['measured after it', 'NEWS', [{ key: 'spo2', value: 95, at: NOW }], {}, 'assessment.inputs.spo2'],
    ['in the future', 'NEWS', VITALS, { at: NOW + 3 * 86_400 }, 'assessment.at'],
    [
      'of a man, with a question for women',
      'NCD',
      [{ key: 'symptoms', value: ['bleeding'] }],
      {},
      'assessment.inputs.symptoms',
    ],
    ['of a man, for mothers', 'MEWC', [{ key: 'systolic', value: 120 }], {}, 'assessment.scale'],
    ['that tell of self-harm, and nobody was told', 'PHQ_9', SELF_HARM, {}, 'assessment.reportedTo'],
  ])('%s are refused', async (_, scale, inputs, further, path) => {
    const vitaId = await patient();
    await expect(add(vitaId, scale, inputs, further)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
    expect(await listed(vitaId)).toEqual([]);
  });

  it('that indicate self-harm are stored with who was informed', async () => {
    const stored = await add(await patient(), 'PHQ_9', SELF_HARM, { reportedTo: 'Dr Rao' });
    expect(stored).toMatchObject({ result: { total: 1, sign: 'self-harm' }, reportedTo: 'Dr Rao' });
  });

  it('are prefilled with recent measurements, in their units', async () => {
    const vitaId = await patient();
    const vital = (metric: 'temperature' | 'spo2', timestamp: number, text: string, unit: string) => {
      const data = { id: newId(), metric, timestamp, values: [{ key: 'value', text, unit }], metaInfo };
      return at.call(addVitalEndpoints[metric], { openPatient: vitaId, body: { data } });
    };
    await vital('temperature', NOW - 3600, '100.4', '[degF]');
    await vital('spo2', NOW - 13 * 3600, '95', '%');
    const offered = (await at.call(offerAssessments, { query: { vitaId } })).data;
    expect(offered.find(({ scale }) => scale === 'NEWS')?.inputs).toEqual([
      { key: 'temperature', value: 38, at: NOW - 3600 },
    ]);
    expect(offered.map(({ scale }) => scale)).toEqual(expect.arrayContaining(['PHQ_2', 'PHQ_9', 'EPDS']));
    expect(offered.find(({ scale }) => scale === 'MEWC')).toMatchObject({ notFor: 'not-maternity' });
  });

  it('of a patient elsewhere are not found', async () => {
    const vitaId = await patient();
    await expect(at.callElsewhere(listAssessments, { query: { vitaId } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  describe('by the choices of the organisation', () => {
    const creatinine = async (vitaId: string, text: string, timestamp: number) => {
      const values = [{ key: 'value', text, unit: 'mg/dL' }];
      const record = { id: newId(), metric: 'creatinine' as const, timestamp, values, metaInfo };
      await at.call(addVitalEndpoints.creatinine, { body: { data: record }, openPatient: vitaId });
    };
    const choose = async (type: string, info: object) => {
      const { organisationId: organisation_id } = at.clinic;
      const row = { organisation_id, type, info: JSON.stringify(info), updated_at: 1 };
      await at.database.db.insertInto('preference').values(row).execute();
    };
    const standing = async (vitaId: string) => at.call(standingAssessments, { query: { vitaId } });

    it('are refused with an explanation where they are switched off', async () => {
      const vitaId = await patient();
      await expect(add(vitaId, 'SOFA', [{ key: 'gcs', value: 15 }])).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('does not use this score'),
      });
      await choose('MEDICAL_RECORD', {
        ...{ components: [], histories: [], riskAssessments: [], questionnaires: [] },
        hiddenScores: ['PHQ_9'],
      });
      await expect(add(vitaId, 'PHQ_9', NO_HARM)).rejects.toMatchObject({ code: 'conflict' });
      await at.database.db.deleteFrom('preference').execute();
      expect(await listed(vitaId)).toEqual([]);
      expect(await add(vitaId, 'PHQ_9', NO_HARM)).toMatchObject({ result: { total: 0 } });
    });

    it('are repeated after some hours, and the filtration rate is shown or not', async () => {
      const vitaId = await patient();
      await creatinine(vitaId, '1.4', NOW - 86_400);
      await creatinine(vitaId, '0.9', NOW - 400 * 86_400);
      await add(vitaId, 'NEWS', VITALS, { at: NOW - 13 * 3600 });
      await add(
        vitaId,
        'QSOFA',
        VITALS.filter(({ key }) => ['respiration', 'systolic'].includes(key)),
      );
      expect(await standing(vitaId)).toMatchObject({
        due: [],
        gfr: [{ values: [56] }, { values: [95] }],
      });
      const score = { offered: true, fromAge: 16, toAge: null, programmes: [], remindAfterHours: 12 };
      await choose('NEWS', score);
      await choose('QSOFA', score);
      await choose('EGFR', { ...score, offered: false });
      await choose('MEDICAL_RECORD', {
        ...{ components: [], histories: [], riskAssessments: ['NCD'], questionnaires: ['EPDS'] },
        hiddenScores: ['MEWC'],
      });
      expect(await standing(vitaId)).toMatchObject({
        due: [{ scale: 'NEWS', since: NOW - 3600 }],
        gfr: [],
      });
      const { data } = await at.call(offerAssessments, { query: { vitaId } });
      expect(data.map(({ scale }) => scale)).toEqual(['NEWS', 'GCS', 'QSOFA', 'NCD', 'EPDS']);
      await expect(add(vitaId, 'PHQ_2', [{ key: 'q1', value: '1' }])).rejects.toMatchObject({
        code: 'conflict',
      });
      await at.database.db.deleteFrom('preference').execute();
    });
  });
});
