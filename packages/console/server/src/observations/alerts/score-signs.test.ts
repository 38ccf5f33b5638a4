// spec: danger-signs

import { addAssessment, type NewAssessment, withdrawAssessment } from '@careline/core/internal/assessments';
import { listOpenSigns, recordSignOutcome } from '@careline/core/internal/calls/findings';
import { listWork } from '@careline/core/internal/calls/worklist';
import { startOfDay } from '@careline/core/internal/formatting';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

type Inputs = NewAssessment['inputs'];

const DAY = 86_400;
const ITEM_9: Inputs = Array.from({ length: 9 }, (_, index) => ({
  key: `q${index + 1}`,
  value: index === 8 ? '1' : '0',
}));
const SHOCK: Inputs = [
  { key: 'respiration', value: 26 },
  { key: 'systolic', value: 88 },
];

describe.each(databasesOfRun)('scores at a limit, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function enrolled(): Promise<string> {
    const vitaId = await at.newPatient({ gender: 'male', birthDate: '1960-02-29' });
    const { organisationId: organisation_id, facilityId: facility_id } = at.clinic;
    const row = { id: newId(), person_id: vitaId, programme: 'apollo_sugar', enrolled_at: NOW - DAY };
    await at.database.db
      .insertInto('enrolment')
      .values({ ...row, organisation_id, facility_id })
      .execute();
    return vitaId;
  }

  async function add(vitaId: string, scale: string, inputs: Inputs, further = {}) {
    const id = newId();
    const score = { id, vitaId, scale, at: NOW - 60, inputs, metaInfo: { updatedAt: NOW }, ...further };
    return (await at.call(addAssessment, { body: { assessment: score } })).data;
  }
  const handedOver = { reportedTo: 'Dr Rao' };

  const listed = async (vitaId: string, state: 'open' | 'all' = 'open') =>
    (await at.call(listOpenSigns, { query: { state } })).data.filter((one) => one.vitaId === vitaId);

  async function rowOf(vitaId: string, days: number) {
    const later = clinicalCalls(at.database, at.clinic, { now: NOW + days * DAY });
    const { data } = await later(listWork, { query: { limit: '100' } });
    return data.find((item) => item.vitaId === vitaId);
  }
  async function headerOf(vitaId: string) {
    const seeing = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['prohealth', 'search'] });
    return (await seeing(getPatient, { query: { vitaId } })).data.openSigns;
  }

  it('item 9 of the PHQ-9 requires a named person, stays open everywhere, and requires a call tomorrow until its outcome', async () => {
    const vitaId = await enrolled();
    await expect(add(vitaId, 'PHQ_9', ITEM_9)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: [{ path: 'assessment.reportedTo', message: 'must name who was informed of PHQ-9 1' }],
      },
    });
    expect(await listed(vitaId, 'all')).toEqual([]);

    const score = await add(vitaId, 'PHQ_9', ITEM_9, handedOver);
    const signs = [
      { kind: 'SELF_HARM', sign: 'THOUGHTS_OF_HARM' },
      { kind: 'SCORE', sign: 'PHQ_9', text: 'PHQ-9 1' },
    ];
    const [sign] = await listed(vitaId);
    expect(sign).toMatchObject({
      ...{ assessmentId: score.id, contactId: null, programme: null, callType: null, level: 'critical' },
      ...{ signs, handedTo: 'Dr Rao', toldAt: NOW - 60, author: { name: 'Asha Coach' }, settled: null },
    });
    expect(await headerOf(vitaId)).toEqual([
      { id: sign?.id, contactId: null, signs, toldAt: NOW - 60, count: 1 },
    ]);
    const row = await rowOf(vitaId, 1);
    expect(row).toMatchObject({ kind: 'danger-sign', callType: 'ad-hoc', risk: 'critical', signs });
    expect(row?.dueAt).toBe(startOfDay('2025-10-10', 'Asia/Kolkata') + 8 * 3600);

    const outcome = { vitaId, id: sign?.id ?? '', outcome: 'seen-by-doctor' as const };
    await at.call(recordSignOutcome, { body: outcome });
    expect(await listed(vitaId)).toEqual([]);
    expect(await headerOf(vitaId)).toEqual([]);
    expect((await rowOf(vitaId, 1))?.reasons ?? []).not.toContain('open-danger-sign');
    expect((await rowOf(vitaId, 1))?.kind).not.toBe('danger-sign');
  });

  it.each<[string, Inputs, string]>([
    ['QSOFA', SHOCK, 'qSOFA ≥ 2'],
    ['NEWS', SHOCK.slice(0, 1), 'NEWS2 ≥ 3'],
    [
      'GCS',
      [
        ['eyes', '3'],
        ['verbal', '4'],
        ['motor', '5'],
      ].map(([key = '', value = '']) => ({ key, value })),
      'GCS 12',
    ],
  ])('%s is refused without a named person, and listed with one', async (scale, inputs, text) => {
    const vitaId = await enrolled();
    await expect(add(vitaId, scale, inputs)).rejects.toMatchObject({
      facts: { errors: [{ path: 'assessment.reportedTo' }] },
    });
    await add(vitaId, scale, inputs, handedOver);
    expect(await listed(vitaId)).toMatchObject([{ signs: [{ kind: 'SCORE', text }], level: 'critical' }]);
  });

  it('for review are listed and raise the risk, and reschedule no call', async () => {
    const vitaId = await enrolled();
    const inputs = [
      { key: 'q1', value: '1' },
      { key: 'q2', value: '2' },
    ];
    await add(vitaId, 'PHQ_2', inputs);
    expect(await listed(vitaId)).toMatchObject([
      { level: 'review', signs: [{ text: 'PHQ-2 3' }], handedTo: null },
    ]);
    expect((await rowOf(vitaId, 1))?.kind).not.toBe('danger-sign');
    const row = await rowOf(vitaId, 30);
    expect(row).toMatchObject({ kind: 'scheduled', risk: 'high' });
    expect(row?.reasons).toContain('open-score');
  });

  it('end when the score is withdrawn', async () => {
    const vitaId = await enrolled();
    const { id } = await add(vitaId, 'QSOFA', SHOCK, handedOver);
    const [sign] = await listed(vitaId);
    await at.call(withdrawAssessment, { body: { assessment: { id, vitaId, reason: 'Wrong patient' } } });
    expect(await listed(vitaId)).toEqual([]);
    expect(await headerOf(vitaId)).toEqual([]);
    expect(await listed(vitaId, 'all')).toMatchObject([{ ended: { reason: 'withdrawn' } }]);
    const body = { vitaId, id: sign?.id ?? '', outcome: 'better' as const };
    await expect(at.call(recordSignOutcome, { body })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that are two months old open nothing', async () => {
    const vitaId = await enrolled();
    await add(vitaId, 'QSOFA', SHOCK, { ...handedOver, at: NOW - 60 * DAY });
    expect(await listed(vitaId, 'all')).toEqual([]);
  });
});
