// spec: 25

import {
  cancelLabOrder,
  type LabView,
  listLabWork,
  markLabSample,
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from '@careline/core/internal/labs';
import { reviewResult } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aLabOrder, aLabReport, aResult, aTest } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DOCTOR = ['prohealth', 'search', 'my_encounters', 'investigations'];
const HOUR = 3600;

describe.each(databasesOfRun)('laboratory work on the $kind database', (kind) => {
  let at: CallClinic;
  let technician: CallClinic['call'];

  beforeAll(async () => {
    at = await aCallClinic(kind, DOCTOR);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: DOCTOR })
      .where('id', '=', at.clinic.staffId)
      .execute();
    const staffId = newId();
    const row = { id: staffId, organisation_id: at.clinic.organisationId, name: 'Lata Technician' };
    await at.database.db
      .insertInto('staff')
      .values({ ...row, email: 'lata@test.example', scopes: ['investigations'] })
      .execute();
    const clinic = { ...at.clinic, staffId };
    technician = clinicalCalls(at.database, clinic, { now: NOW, scopes: ['investigations'] });
  });
  afterAll(() => at.database.remove());

  const work = async (view: LabView, rest: object = {}) =>
    technician(listLabWork, { query: { view, ...rest } });
  const idsIn = async (view: LabView) => (await work(view)).data.map(({ order }) => order.id);
  const order = async (facts: Parameters<typeof aLabOrder>[3] = {}, tests = [aTest('sodium')]) => {
    const vitaId = await at.newPatient();
    const { data } = await at.call(orderLabs, { body: { order: aLabOrder(vitaId, NOW, tests, facts) } });
    return { vitaId, orderId: data.id };
  };
  const sample = (key: { vitaId: string; orderId: string }, collectedAt: number | null) =>
    technician(markLabSample, { body: { sample: { ...key, collectedAt } } });
  const result = async ({ vitaId, orderId }: { vitaId: string; orderId: string }, test = 'sodium') => {
    const report = aLabReport(vitaId, NOW, [aResult(test, '140', 'mmol/L')], { orderId });
    return (await technician(storeLabReport, { body: { report } })).data;
  };

  it('moves from ordered to sampled, to be reviewed and ended', async () => {
    const key = await order();
    expect(await idsIn('ordered')).toContain(key.orderId);
    await sample(key, NOW - 60);
    expect(await idsIn('ordered')).not.toContain(key.orderId);
    const [row] = (await work('sampled')).data.filter((one) => one.order.id === key.orderId);
    expect(row).toMatchObject({
      sample: { at: NOW - 60, by: { name: 'Lata Technician' } },
      dueAt: NOW - 60 + 24 * HOUR,
      toReviewSince: null,
    });
    const { id } = await result(key);
    expect(await idsIn('waiting')).not.toContain(key.orderId);
    expect(await idsIn('review')).toContain(key.orderId);
    await at.call(reviewResult, { body: { vitaId: key.vitaId, kind: 'lab-report', id } });
    expect(await idsIn('review')).not.toContain(key.orderId);
    expect(await idsIn('ended')).toContain(key.orderId);
  });

  it('has an order among both lists while only some of its results are there', async () => {
    const key = await order({}, [aTest('sodium'), aTest('potassium')]);
    await result(key);
    expect(await idsIn('sampled')).toContain(key.orderId);
    expect(await idsIn('review')).toContain(key.orderId);
  });

  it('waits again for results that were withdrawn', async () => {
    const key = await order();
    const { id } = await result(key);
    const withdrawal = { id: newId(), reportId: id, vitaId: key.vitaId, reason: 'Another patient' };
    await technician(withdrawLabReport, { body: { withdrawal } });
    expect(await idsIn('waiting')).toContain(key.orderId);
    expect(await idsIn('review')).not.toContain(key.orderId);
  });

  it('is late by priority, the most urgent first', async () => {
    const urgent = await order({ priority: 'asap' });
    const [first] = (await work('waiting')).data;
    expect(first).toMatchObject({ order: { id: urgent.orderId }, dueAt: NOW + HOUR, isLate: false });
    await sample(urgent, NOW - 2 * HOUR);
    expect((await work('late')).data).toMatchObject([{ order: { id: urgent.orderId }, isLate: true }]);
    expect((await work('late')).counts).toMatchObject({ late: 1 });
    await sample(urgent, null);
    expect((await work('late')).data).toEqual([]);
  });

  it('refuses a sample of a cancelled order, and of another facility', async () => {
    const key = await order();
    const cancellation = { id: key.orderId, vitaId: key.vitaId, reason: 'Patient left' };
    await at.call(cancelLabOrder, { body: { cancellation } });
    await expect(sample(key, NOW)).rejects.toMatchObject({ code: 'conflict' });
    expect(await idsIn('ended')).toContain(key.orderId);
    const elsewhere = await order();
    const clinic = { ...at.clinic, facilityId: at.clinic.otherFacilityId };
    const other = clinicalCalls(at.database, clinic, { now: NOW, scopes: DOCTOR });
    await expect(
      other(markLabSample, { body: { sample: { ...elsewhere, collectedAt: NOW } } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is listed page by page, each order once', async () => {
    const all = await idsIn('waiting');
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await work('waiting', { limit: '2', ...(after && { after }) });
      paged.push(...page.data.map((one) => one.order.id));
      after = page.next ?? undefined;
    } while (after);
    expect(paged).toEqual(all);
  });

  it('is narrowed to own orders and a priority', async () => {
    expect((await work('waiting', { whose: 'mine' })).data).toEqual([]);
    const { data } = await work('waiting', { priority: 'asap' });
    expect(data.map((one) => one.order.priority)).toEqual(['asap']);
  });
});
