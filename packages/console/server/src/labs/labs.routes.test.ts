// spec: 101

import { listTasks } from '@careline/core/internal/care';
import {
  cancelLabOrder,
  type LabReport,
  listLabs,
  type NewLabLine,
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from '@careline/core/internal/labs';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { listTimeline } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aLabOrder, aLabReport, aResult, aTest } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'tasks'];
const OTHER: NewLabLine = {
  test: null,
  name: 'Zinc',
  text: '60',
  unit: 'ug/dL',
  reason: '',
  range: '70-120',
};

describe.each(databasesOfRun)('laboratory tests on the $kind database', (kind) => {
  let at: CallClinic;

  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: SCOPES })
      .where('id', '=', at.clinic.staffId)
      .execute();
  });
  afterAll(() => at.database.remove());

  const listed = async (vitaId: string) => (await at.call(listLabs, { query: { vitaId } })).data;
  const order = async (
    vitaId: string,
    ...rest: Parameters<typeof aLabOrder> extends [unknown, unknown, ...infer R] ? R : never
  ) => (await at.call(orderLabs, { body: { order: aLabOrder(vitaId, NOW, ...rest) } })).data;
  const report = async (
    vitaId: string,
    lines: NewLabLine[],
    facts: Partial<ReturnType<typeof aLabReport>> = {},
  ) => (await at.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW, lines, facts) } })).data;
  const correct = (stored: LabReport, lines: NewLabLine[], follows = stored.version) =>
    report(stored.vitaId, lines, {
      reportId: stored.id,
      orderId: stored.orderId,
      follows,
      reason: 'The laboratory reported again',
    });
  const readings = (vitaId: string) =>
    at.database.db
      .selectFrom('reading')
      .select(['id', 'metric', 'status', 'deleted', 'superseded_by', 'values', 'meal_situation'])
      .where('person_id', '=', vitaId)
      .orderBy('created_at')
      .orderBy('metric')
      .execute();
  const openTasks = async (vitaId: string) =>
    (await at.call(listTasks, { query: { whose: 'mine', limit: '50' } })).data
      .filter((task) => task.vitaId === vitaId)
      .map(({ kind: of, what, dueOn, priority }) => [of, what, dueOn, priority]);

  it('are ordered, wait among the open tasks, and are complete once each test has its result', async () => {
    const vitaId = await at.newPatient();
    const { id, number } = await order(vitaId, [
      aTest('hba1c'),
      aTest('sodium'),
      { test: null, name: 'Zinc' },
    ]);
    expect(number).toMatch(/^2025-\d{5}$/);
    expect(await openTasks(vitaId)).toEqual([
      ['lab-results', 'HbA1c, Sodium, Zinc', '2025-10-12', 'routine'],
    ]);
    await report(vitaId, [aResult('hba1c', '7.1', '%')], { orderId: id });
    expect((await listed(vitaId)).orders).toMatchObject([
      { status: 'active', tests: [{ isDone: true }, { isDone: false }, { isDone: false }] },
    ]);
    const rest = await report(vitaId, [aResult('sodium', '140', 'mmol/L'), OTHER], { orderId: id });
    expect((await listed(vitaId)).orders).toMatchObject([{ status: 'completed' }]);
    expect(await openTasks(vitaId)).toEqual([]);
    const { data } = await at.call(listTimeline, { query: { vitaId } });
    expect(data.map((item) => item.kind).toSorted()).toEqual(['lab-order', 'lab-report', 'lab-report']);
    const withdrawal = { id: newId(), reportId: rest.id, vitaId, reason: 'Another patient' };
    expect((await at.call(withdrawLabReport, { body: { withdrawal } })).data.status).toBe('entered-in-error');
    expect(await openTasks(vitaId)).toHaveLength(1);
    await expect(
      at.call(withdrawLabReport, { body: { withdrawal: { ...withdrawal, id: newId() } } }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('become readings, which are judged and raise alerts', async () => {
    const vitaId = await at.newPatient({ gender: 'FEMALE', birthDate: '1970-05-01' });
    const stored = await report(vitaId, [
      aResult('fastingGlucose', '420', 'mg/dL', { reason: 'Measured twice' }),
      aResult('hemoglobin', '11.2', 'g/dL'),
      aResult('ldl', '90', 'mg/dL'),
      aResult('triglycerides', '140', 'mg/dL'),
      aResult('hiv', 'negative'),
      aResult('sodium', '140', 'mmol/L'),
      OTHER,
    ]);
    expect(
      (await readings(vitaId)).map(({ metric, values }) => [metric, values.map(({ key }) => key)]),
    ).toEqual([
      ['bloodglucose', ['value']],
      ['hemoglobin', ['value']],
      ['laboratory', ['sodium']],
      ['lipid', ['ldl', 'triglycerides']],
      ['rapidtest', ['hiv']],
    ]);
    const alerts = (await at.call(listReadingAlerts, { query: {} })).data.filter(
      (one) => one.vitaId === vitaId,
    );
    expect(alerts).toMatchObject([{ level: 'critical', measure: 'glucose' }]);
    expect(stored.lines.map(({ face }) => [face.kind, face.flag, face.level])).toEqual([
      ['flag', alerts[0]?.flag, 'critical'],
      ['flag', expect.any(String), undefined],
      ['in-range', undefined, undefined],
      ['in-range', undefined, undefined],
      ['in-range', undefined, undefined],
      ['in-range', undefined, undefined],
      ['not-judged', undefined, undefined],
    ]);
    expect(await openTasks(vitaId)).toEqual([]);
  });

  it('that are urgent and not readings are tasks for today, for the user who ordered them', async () => {
    const vitaId = await at.newPatient();
    const { id } = await order(vitaId, [aTest('sodium')]);
    const stored = await report(vitaId, [aResult('sodium', '114', 'mmol/L', { reason: 'Measured twice' })], {
      orderId: id,
    });
    expect(stored.lines[0]?.face).toMatchObject({
      kind: 'flag',
      flag: 'laboratory:critical-low',
      level: 'critical',
      ranges: [{ text: '135–145', unit: 'mmol/L', source: expect.any(String) }],
    });
    expect(await openTasks(vitaId)).toEqual([['lab-critical', 'Sodium 114 mmol/L', '2025-10-09', 'asap']]);
    await correct(stored, [aResult('sodium', '141', 'mmol/L')]);
    expect(await openTasks(vitaId)).toEqual([]);
  });

  it('are corrected by a further version with its reason; unchanged values keep their reading', async () => {
    const vitaId = await at.newPatient();
    const stored = await report(vitaId, [
      aResult('hba1c', '7.1', '%'),
      aResult('hemoglobin', '12.1', 'g/dL'),
      aResult('creatinine', '0.9', 'mg/dL'),
    ]);
    const again = await correct(stored, [
      aResult('hba1c', '8.1', '%'),
      aResult('hemoglobin', '12.1', 'g/dL'),
    ]);
    expect(again).toMatchObject({
      version: 2,
      status: 'corrected',
      reason: 'The laboratory reported again',
      lines: [{ text: '8.1' }, { text: '12.1' }],
      earlier: [{ version: 1, lines: [{ text: '7.1' }, {}, {}] }],
    });
    const rows = await readings(vitaId);
    const texts = rows.map((row) => [
      row.values[0]?.text,
      row.status,
      row.deleted,
      row.superseded_by !== null,
    ]);
    expect(texts.toSorted()).toEqual([
      ['0.9', 'entered-in-error', true, false],
      ['12.1', 'final', false, false],
      ['7.1', 'final', false, true],
      ['8.1', 'corrected', false, false],
    ]);
    // A user who saw only the first version cannot overwrite the second.
    await expect(correct(stored, [aResult('hba1c', '7.2', '%')], 1)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each<[string, NewLabLine, string, string]>([
    [
      'a slip of the unit',
      aResult('creatinine', '88', 'mg/dL'),
      'report.lines.0',
      'looks like a value in umol/L',
    ],
    [
      'a slip of the unit of a test of ours',
      aResult('albumin', '40', 'g/dL'),
      'report.lines.0',
      'looks like a value in g/L',
    ],
    [
      'a point one place late',
      aResult('sodium', '1400', 'mmol/L'),
      'report.lines.0',
      '140 mmol/L may be meant',
    ],
    ['what is rarely right', aResult('whiteCells', '70', '10*3/uL'), 'report.lines.0', 'typing error'],
    [
      'a word that is none of the test',
      aResult('urineNitrite', 'maybe'),
      'report.lines.0',
      'one of the choices',
    ],
    ['a unit of another test', aResult('sodium', '140', 'mg/dL'), 'report.lines.0', 'one of the choices'],
    ['a test that nobody knows', aResult('moonlight', '1'), 'report.lines.0.test', 'a test of the catalogue'],
  ])('refuse %s', async (_, line, path, message) => {
    const vitaId = await at.newPatient();
    await expect(report(vitaId, [line])).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.stringContaining(message) }] },
    });
    expect((await listed(vitaId)).reports).toEqual([]);
  });

  it('are cancelled once with a reason, and refuse results then', async () => {
    const vitaId = await at.newPatient();
    const { id } = await order(vitaId);
    const cancellation = { id, vitaId, reason: 'Done elsewhere' };
    expect((await at.call(cancelLabOrder, { body: { cancellation } })).data).toMatchObject({
      status: 'revoked',
      cancelled: { text: 'Done elsewhere', by: { name: 'Asha Coach' } },
    });
    expect(await openTasks(vitaId)).toEqual([]);
    await expect(at.call(cancelLabOrder, { body: { cancellation } })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(report(vitaId, [aResult('sodium', '140', 'mmol/L')], { orderId: id })).rejects.toMatchObject(
      {
        code: 'input-invalid',
      },
    );
  });

  it('are ordered and entered with the access level PROVIDER, and read by everyone who reads readings', async () => {
    const vitaId = await at.newPatient();
    const coachId = newId();
    await at.database.db
      .insertInto('staff')
      .values({
        id: coachId,
        organisation_id: at.clinic.organisationId,
        name: 'Meera Coach',
        email: `${coachId}@test.example`,
        roles: ['Coach'],
        scopes: ['hmCallInfo'],
      })
      .execute();
    const coach = clinicalCalls(
      at.database,
      { ...at.clinic, staffId: coachId },
      { now: NOW, scopes: ['hmCallInfo'] },
    );
    await expect(coach(orderLabs, { body: { order: aLabOrder(vitaId, NOW) } })).rejects.toMatchObject({
      code: 'case-sheet-access',
    });
    await expect(coach(storeLabReport, { body: { report: aLabReport(vitaId, NOW) } })).rejects.toMatchObject({
      code: 'case-sheet-access',
    });
    await at.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW) } });
    expect((await coach(listLabs, { query: { vitaId } })).data).toMatchObject({
      mayOrder: false,
      reports: [{}],
    });
    expect(await listed(vitaId)).toMatchObject({ mayOrder: true });
    await expect(at.callElsewhere(listLabs, { query: { vitaId } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
