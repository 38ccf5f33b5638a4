// spec: alerts-worklist, supervisor

import { addCallLog, addStatus, dial, type NewContactStatus } from '@careline/core/internal/calls';
import { allowNumber } from '@careline/core/internal/calls/line';
import {
  claimNext,
  claimPatient,
  getTeamWork,
  getWorkNumbers,
  giveWork,
  listCarriedPatients,
  listWork,
  reassignPatient,
  releasePatient,
  takeBackWork,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { type AlertReason, acknowledgeAlert, listReadingAlerts } from '@careline/core/internal/metrics';
import { changeTags } from '@careline/core/internal/patients';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { defineTags } from '../../test/content/tag-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const DAY = 86_400;
const TODAY = startOfDay(dayOf(NOW, 'Asia/Kolkata'), 'Asia/Kolkata');

describe.each(databasesOfRun)('the worklist on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());
  // Start each test with an empty list by ending the previous test's enrolments.
  beforeEach(async () => {
    await at.database.db.updateTable('enrolment').set({ ended_at: NOW }).execute();
    await at.database.db.deleteFrom('work_claim').execute();
  });

  /** Creates a patient in a programme whose first call was due `days` days ago. */
  async function duePatient(
    days: number,
    {
      programme = 'careline',
      facilityId = at.clinic.facilityId,
      ...facts
    }: { programme?: string; facilityId?: string; phones?: { value: string }[] } = {},
  ): Promise<string> {
    const vitaId = await at.newPatient({ facilityIds: [facilityId], ...facts });
    await at.database.db
      .insertInto('enrolment')
      .values({
        id: newId(),
        person_id: vitaId,
        organisation_id: at.clinic.organisationId,
        facility_id: facilityId,
        programme,
        enrolled_at: TODAY - (days + 7) * DAY + 3600,
      })
      .execute();
    return vitaId;
  }

  /** Creates another caller with their own clock. */
  async function aCoach(name: string, now = NOW, scopes = ['prohealth', 'hmCallInfo']) {
    const staffId = newId();
    const { organisationId, facilityId } = at.clinic;
    const email = `${staffId}@test.example`;
    const { db } = at.database;
    await db
      .insertInto('staff')
      .values({ id: staffId, organisation_id: organisationId, name, email, scopes })
      .execute();
    await db.insertInto('staff_facility').values({ staff_id: staffId, facility_id: facilityId }).execute();
    const call = (when: number) => clinicalCalls(at.database, { ...at.clinic, staffId }, { now: when });
    return { staffId, call: call(now), later: call };
  }

  async function list(filters: WorklistFilters = {}, call = at.call) {
    return call(listWork, { query: filters });
  }
  const ids = (rows: readonly { readonly vitaId: string }[]) => rows.map(({ vitaId }) => vitaId);
  const next = async (call = at.call, filters: WorklistFilters = {}) =>
    (await call(claimNext, { body: filters })).data;

  async function unreached(vitaId: string, facts: Partial<NewContactStatus> = {}, call = at.call) {
    const contact = at.content.contact(vitaId, { programme: 'careline', callType: 'monthly' });
    await call(dial, { body: { contact } });
    const status = at.content.status(facts);
    await call(addStatus, { body: { contactId: contact.id, vitaId, status } });
    return contact.id;
  }

  const addReading = (vitaId: string, systolic: string, when: number) =>
    runWork(at.database.db, (tx) =>
      insertReadings(tx, [
        {
          id: newId(),
          organisationId: at.clinic.organisationId,
          facilityId: at.clinic.facilityId,
          personId: vitaId,
          metric: 'bloodpressure',
          at: when,
          sortAt: when,
          values: [
            { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
            { key: 'diastolic', text: '84', value: 84, unit: 'mm[Hg]' },
          ],
          source: 'device',
          createdAt: when,
          updatedAt: when,
        },
      ]),
    );
  const riskOf = async (vitaId: string) => {
    const row = (await list()).data.find((one) => one.vitaId === vitaId);
    return row && { risk: row.risk, reasons: row.reasons };
  };

  it('lists the facility’s due patients, the longest overdue first, by pages', async () => {
    const late = await duePatient(3);
    const later = await duePatient(9);
    const today = await duePatient(0);
    await duePatient(-1);
    await duePatient(5, { facilityId: at.clinic.otherFacilityId });
    const answer = await list();
    expect(ids(answer.data)).toEqual([later, late, today]);
    expect(answer).toMatchObject({ total: 3, next: null, asOf: NOW });
    expect(answer.data[0]).toMatchObject({
      patient: { name: 'Ravi Kumar', uhid: null },
      programme: 'careline',
      callType: 'monthly',
      kind: 'scheduled',
      dueAt: TODAY - 9 * DAY,
      timed: false,
      daysLate: 9,
      risk: 'routine',
      claim: null,
    });
    expect(at.call.touched).toEqual([later, late, today]);
    const first = await at.call(listWork, { query: { limit: '2' } });
    const rest = await at.call(listWork, { query: { limit: '2', after: first.next ?? '' } });
    expect([ids(first.data), ids(rest.data), rest.next]).toEqual([[later, late], [today], null]);
  });

  it('orders by risk, then promises, then days, and follows stored changes', async () => {
    const routine = await duePatient(9);
    const critical = await duePatient(0);
    const promised = await duePatient(0);
    await addReading(critical, '212', NOW - 3600);
    await unreached(promised, { disposition: 'callback-requested', nextCallAt: NOW + 60 });
    const answer = await list();
    expect(ids(answer.data)).toEqual([critical, promised, routine]);
    expect(answer.data).toMatchObject([
      { risk: 'critical', reasons: ['open-critical-alert'] },
      { kind: 'call-back', dueAt: NOW + 60, timed: true, attempt: 2, author: { name: 'Asha Coach' } },
      {},
    ]);
    await at.database.db
      .updateTable('reading')
      .set({ deleted: true })
      .where('person_id', '=', critical)
      .execute();
    await unreached(promised, { disposition: 'do-not-call', detail: 'Said so' });
    expect(ids((await list()).data)).toEqual([routine, critical]);
  });

  it('puts a critical reading before all others until someone acknowledges it', async () => {
    const vitaId = await duePatient(0);
    await addReading(vitaId, '212', NOW - 3 * DAY);
    await addReading(vitaId, '126', NOW - 2 * DAY);
    expect(await riskOf(vitaId)).toEqual({ risk: 'critical', reasons: ['open-critical-alert'] });
    const { data } = await at.call(listReadingAlerts, { query: {} });
    const readingId = data.find((alert) => alert.vitaId === vitaId)?.readingId ?? '';
    await at.call(acknowledgeAlert, { body: { vitaId, readingId, reason: 'care-under-way' } });
    // The latest reading of the metric needs no review.
    expect(await riskOf(vitaId)).toEqual({ risk: 'routine', reasons: [] });
    await addReading(vitaId, '214', NOW - DAY);
    expect(await riskOf(vitaId)).toMatchObject({ risk: 'critical' });
  });

  it.each<[AlertReason, string]>([
    ['patient-contacted', 'high'],
    ['wrong-value', 'routine'],
  ])('counts a critical reading acknowledged as %s as %s', async (reason, risk) => {
    const vitaId = await duePatient(0);
    await addReading(vitaId, '212', NOW - DAY);
    const { data } = await at.call(listReadingAlerts, { query: {} });
    const readingId = data.find((alert) => alert.vitaId === vitaId)?.readingId ?? '';
    await at.call(acknowledgeAlert, { body: { vitaId, readingId, reason } });
    expect(await riskOf(vitaId)).toMatchObject({ risk });
  });

  it('removes a patient who was reached', async () => {
    const vitaId = await duePatient(2);
    const contact = at.content.contact(vitaId, { programme: 'careline', callType: 'monthly' });
    await at.call(dial, { body: { contact } });
    expect((await list()).data).toMatchObject([{ vitaId, kind: 'unfinished', contactId: contact.id }]);
    const body = at.content.saved(contact.id, vitaId, {
      log: at.content.log({ form: 'chronic-care/monthly@1' }),
    });
    await at.call(addCallLog, { body });
    expect((await list()).data).toEqual([]);
  });

  it.each<[string, WorklistFilters, number]>([
    ['due today', { kind: 'due' }, 2],
    ['due before', { kind: 'overdue' }, 1],
    ['promised', { kind: 'call-back' }, 1],
    ['the programme’s own', { kind: 'scheduled' }, 2],
    ['further tries', { kind: 'retry' }, 0],
    ['in a programme', { programme: 'ahc' }, 1],
    ['of a call type', { callType: 'first' }, 0],
    ['at a risk', { risk: 'routine' }, 3],
    ['the reader’s', { kind: 'mine' }, 1],
  ])('is filtered to what is %s', async (_, filters, count) => {
    const held = await duePatient(0);
    await duePatient(4, { programme: 'ahc' });
    await unreached(await duePatient(0), { disposition: 'callback-requested', nextCallAt: NOW });
    await at.call(claimPatient, { body: { vitaId: held } });
    const answer = await list(filters);
    expect([answer.data.length, answer.total]).toEqual([count, count]);
  });

  it('counts the day', async () => {
    await duePatient(0);
    await duePatient(4);
    const called = await duePatient(0);
    await unreached(called, { disposition: 'callback-requested', nextCallAt: NOW + 60 });
    const before = (await at.call(getWorkNumbers, { query: undefined })).data;
    expect(before).toMatchObject({
      due: 3,
      overdue: 1,
      callBacks: 1,
      unfinished: 0,
      ofKind: { 'call-back': 1 },
    });
    const contact = at.content.contact(called, { programme: 'careline', callType: 'monthly' });
    await at.call(dial, { body: { contact } });
    const log = at.content.log({ form: 'chronic-care/monthly@1' });
    await at.call(addCallLog, { body: at.content.saved(contact.id, called, { log }) });
    const { data } = await at.call(getWorkNumbers, { query: undefined });
    expect(data).toMatchObject({
      due: 2,
      doneToday: before.doneToday + 1,
      reachedToday: before.reachedToday + 1,
    });
  });

  it('never gives one patient to two of many simultaneous claims', async () => {
    const patients = await Promise.all(Array.from({ length: 8 }, (_, index) => duePatient(index)));
    // One of the patients is due in two programmes.
    await at.database.db
      .insertInto('enrolment')
      .values({
        id: newId(),
        person_id: patients[7] ?? '',
        organisation_id: at.clinic.organisationId,
        facility_id: at.clinic.facilityId,
        programme: 'ahc',
        enrolled_at: TODAY - 30 * DAY,
      })
      .execute();
    const coaches = await Promise.all(Array.from({ length: 12 }, (_, index) => aCoach(`Coach ${index}`)));
    // Patients whose next call is being recalculated cannot be claimed, so refresh the list first.
    await list();
    const claimed = await Promise.all(coaches.map(({ call }) => next(call)));
    const given = claimed.flatMap((item) => (item ? [item.vitaId] : []));
    expect(given.toSorted()).toEqual(patients.toSorted());
    expect(claimed.filter((item) => item === null)).toHaveLength(4);
    for (const item of claimed) if (item) expect(item.claim).toMatchObject({ mine: true, until: NOW + 900 });
  });

  it('gives a patient to one of many who open the same one at once', async () => {
    const vitaId = await duePatient(1);
    const coaches = await Promise.all(Array.from({ length: 8 }, (_, index) => aCoach(`Coach ${index}`)));
    const answers = await Promise.all(coaches.map(({ call }) => call(claimPatient, { body: { vitaId } })));
    const owners = new Set(answers.map(({ data }) => data.claim?.staff.id));
    expect([owners.size, answers.filter(({ data }) => data.claim?.mine).length]).toEqual([1, 1]);
  });

  it('says who claimed a patient, releases them when the lease is over, and renews it before', async () => {
    const vitaId = await duePatient(1);
    const meena = await aCoach('Meena Nair');
    await meena.call(claimPatient, { body: { vitaId } });
    expect((await list()).data[0]?.claim).toMatchObject({
      staff: { name: 'Meena Nair' },
      until: NOW + 900,
      mine: false,
    });
    expect(await next()).toBeNull();
    await meena.later(NOW + 600)(claimPatient, { body: { vitaId } });
    const ravi = await aCoach('Ravi Iyer', NOW + 1000);
    const held = await ravi.call(claimPatient, { body: { vitaId } });
    expect(held.data.claim).toMatchObject({ mine: false, until: NOW + 1500 });
    expect(await next(ravi.later(NOW + 1501))).toMatchObject({ vitaId, claim: { mine: true } });
  });

  it('can be taken offline: unclaimed patients with their numbers, each named for the audit', async () => {
    const [first, second, held] = [await duePatient(3), await duePatient(2), await duePatient(1)];
    await duePatient(1, { programme: 'ahc' });
    const other = await aCoach('Meena');
    await other.call(claimPatient, { body: { vitaId: held } });
    await at.call(claimPatient, { body: { vitaId: second } });
    const { data } = await at.call(listCarriedPatients, { query: { programme: 'careline' } });
    expect(ids(data)).toEqual([first, second]);
    expect(data[0]?.phones).toHaveLength(1);
    expect(at.call.touched).toEqual([first, second]);
  });

  it('passes a claim on when asked for, and releases it only for its owner', async () => {
    const vitaId = await duePatient(1);
    const meena = await aCoach('Meena Nair');
    await meena.call(claimPatient, { body: { vitaId } });
    const taken = await at.call(claimPatient, { body: { vitaId, takeOver: true } });
    expect(taken.data.claim).toMatchObject({ mine: true });
    const release = (call = at.call) => call(releasePatient, { body: { vitaId } });
    expect((await release(meena.call)).data.claim).toMatchObject({ mine: false });
    expect((await release()).data.claim).toBeNull();
    expect(await next(meena.call)).toMatchObject({ vitaId });
  });

  it('assigns a patient until the end of the day, or until done', async () => {
    const vitaId = await duePatient(1);
    const meena = await aCoach('Meena Nair');
    const given = await at.call(reassignPatient, { body: { vitaId, staffId: meena.staffId } });
    expect(given.data.claim).toMatchObject({ assigned: true, until: TODAY + DAY - 1, mine: false });
    expect(await next()).toBeNull();
    const refused = await meena.call(releasePatient, { body: { vitaId } });
    expect(refused.data.claim).toMatchObject({ assigned: true, mine: true });
    expect(await next(meena.call)).toMatchObject({ vitaId, claim: { assigned: false, until: NOW + 900 } });
  });

  it('refuses to assign patients to a user who may not call', async () => {
    const vitaId = await duePatient(1);
    const frontOffice = await aCoach('Front Desk', NOW, ['prohealth', 'search']);
    const former = await aCoach('Former Coach');
    await at.database.db
      .updateTable('staff')
      .set({ active: false })
      .where('id', '=', former.staffId)
      .execute();
    for (const staffId of [frontOffice.staffId, former.staffId, newId()]) {
      await expect(at.call(reassignPatient, { body: { vitaId, staffId } })).rejects.toMatchObject({
        code: 'input-invalid',
      });
    }
  });

  describe('is distributed', () => {
    const team = async () => (await at.call(getTeamWork, {})).data;
    const memberOf = async (staffId: string) =>
      (await team()).staff.find(({ staff }) => staff.id === staffId);
    const give = async (staffId: string, count: number, more = {}) =>
      (await at.call(giveWork, { body: { staffId, count, ...more } })).data.given;

    it('the most urgent first, until the end of the day, each once', async () => {
      const [oldest, older] = [await duePatient(9), await duePatient(5), await duePatient(1)];
      const meena = await aCoach('Meena Nair');
      const ravi = await aCoach('Ravi Iyer');
      expect(await give(meena.staffId, 2)).toBe(2);
      expect(at.call.touched).toEqual(expect.arrayContaining([oldest, older]));
      expect(ids((await list({ owner: meena.staffId })).data)).toEqual([oldest, older]);
      expect(await give(ravi.staffId, 5)).toBe(1);
      expect(await give(ravi.staffId, 5)).toBe(0);
      expect(await team()).toMatchObject({ free: 0 });
      expect(await memberOf(meena.staffId)).toMatchObject({ mayCall: true, held: 2, given: 2, doneToday: 0 });
      expect(await next(meena.call)).toMatchObject({ vitaId: oldest, claim: { assigned: false } });
    });

    it('for one programme', async () => {
      await duePatient(9);
      const sugar = await duePatient(1, { programme: 'apollo_sugar' });
      const meena = await aCoach('Meena Nair');
      expect(await give(meena.staffId, 5, { programme: 'apollo_sugar' })).toBe(1);
      expect(ids((await list({ owner: meena.staffId })).data)).toEqual([sugar]);
    });

    it('and withdrawn, except for the patient on a call', async () => {
      const [oldest, older] = [await duePatient(9), await duePatient(5)];
      const meena = await aCoach('Meena Nair');
      await give(meena.staffId, 2);
      expect(await next(meena.call)).toMatchObject({ vitaId: oldest });
      const taken = await at.call(takeBackWork, { body: { staffId: meena.staffId } });
      expect(taken.data.taken).toBe(1);
      expect(at.call.touched).toEqual([older]);
      expect(await memberOf(meena.staffId)).toMatchObject({ held: 1, given: 0 });
      expect(await team()).toMatchObject({ free: 1 });
    });

    it('not to a user who may not call here', async () => {
      await duePatient(1);
      const frontOffice = await aCoach('Front Desk', NOW, ['prohealth', 'search']);
      for (const staffId of [frontOffice.staffId, newId()]) {
        await expect(give(staffId, 1)).rejects.toMatchObject({ code: 'input-invalid' });
      }
      expect(await memberOf(frontOffice.staffId)).toBeUndefined();
    });

    it('with the calls of fourteen days for comparison', async () => {
      const { days } = await team();
      const done = days.at(-1)?.done ?? 0;
      await unreached(await duePatient(1));
      const after = await team();
      expect(after.days).toHaveLength(14);
      expect(after.days.at(-1)).toMatchObject({ day: dayOf(NOW, 'Asia/Kolkata'), done: done + 1 });
      expect(after.days.at(0)?.day).toBe(dayOf(NOW - 13 * DAY, 'Asia/Kolkata'));
      expect(await memberOf(at.clinic.staffId)).toMatchObject({ doneToday: done + 1 });
    });
  });

  it('offers a promise only from its hour on, and a third try to a colleague', async () => {
    await unreached(await duePatient(0), { disposition: 'callback-requested', nextCallAt: NOW + 600 });
    expect(await next()).toBeNull();
    const tired = await duePatient(0);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await unreached(tired, { nextCallAt: attempt < 2 ? NOW : null });
    }
    const later = NOW + 2 * DAY;
    const own = clinicalCalls(at.database, at.clinic, { now: later });
    expect(await next(own, { kind: 'escalated' })).toBeNull();
    const meena = await aCoach('Meena Nair', later);
    expect(await next(meena.call, { kind: 'escalated' })).toMatchObject({ vitaId: tired, attempt: 4 });
  });

  it('leaves a call without an outcome to its author for a day', async () => {
    const vitaId = await duePatient(0);
    const contact = at.content.contact(vitaId, { programme: 'careline', callType: 'monthly' });
    await at.call(dial, { body: { contact } });
    const meena = await aCoach('Meena Nair');
    expect(await next(meena.call)).toBeNull();
    expect(await next()).toMatchObject({ vitaId, kind: 'unfinished' });
    await at.call(releasePatient, { body: { vitaId } });
    expect(await next(meena.later(NOW + DAY))).toMatchObject({ vitaId, kind: 'unfinished' });
  });

  it('gives the same answer for patients of elsewhere and for unknown ones', async () => {
    const elsewhere = await duePatient(1, { facilityId: at.clinic.otherFacilityId });
    for (const vitaId of [elsewhere, newId()]) {
      const body = { vitaId };
      await expect(at.call(claimPatient, { body })).rejects.toMatchObject({ code: 'not-found' });
      await expect(at.call(releasePatient, { body })).rejects.toMatchObject({ code: 'not-found' });
      await expect(
        at.call(reassignPatient, { body: { vitaId, staffId: at.clinic.staffId } }),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(at.call(listWork, { query: { after: 'nonsense' } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });

  it('continues with the next number of a patient at once, or the next patient if there is none', async () => {
    const two = await duePatient(3, { phones: [{ value: '98765 43210' }, { value: '98765 43211' }] });
    const one = await duePatient(3, { phones: [{ value: '98765 43212' }] });
    await unreached(two, { disposition: 'wrong-number' });
    await unreached(one, { disposition: 'wrong-number' });
    const ours = async () => (await list()).data.filter(({ vitaId }) => [one, two].includes(vitaId));
    expect(await ours()).toMatchObject([{ vitaId: two, kind: 'retry', attempt: 1, dueAt: NOW - 10 }]);
    const body = { vitaId: one, number: '98765 43212', reason: 'They rang from it' };
    await at.call(allowNumber, { body });
    expect(ids(await ours()).toSorted()).toEqual([one, two].toSorted());
  });

  it('shows the tags of a patient, and is filtered by one, also for the next patient', async () => {
    await defineTags(at, [{ code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' }]);
    const [tagged, other] = [await duePatient(1), await duePatient(2)];
    await at.call(changeTags, { body: { vitaId: tagged, set: ['LIVES_ALONE'] } });
    const rowOf = async (vitaId: string) => (await list()).data.find((row) => row.vitaId === vitaId);
    expect((await rowOf(other))?.tags).toEqual([]);
    expect((await rowOf(tagged))?.tags).toEqual([
      { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
    ]);
    const narrowed = await list({ tag: 'LIVES_ALONE' });
    expect([ids(narrowed.data), narrowed.total]).toEqual([[tagged], 1]);
    expect(await next(at.call, { tag: 'LIVES_ALONE' })).toMatchObject({ vitaId: tagged });
    await at.call(changeTags, { body: { vitaId: tagged, remove: ['LIVES_ALONE'] } });
    expect((await list({ tag: 'LIVES_ALONE' })).total).toBe(0);
  });
});
