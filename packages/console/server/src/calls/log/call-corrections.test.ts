// spec: 10

import {
  addCallLog,
  addStatus,
  correctCallLog,
  dial,
  getCallLog,
  getTouchpoint,
  withdrawCallLog,
} from '@careline/core/internal/calls';
import type { BodyOf } from '@careline/core/internal/http';
import { type MetricRecord, readMetricEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

describe.each(databasesOfRun)('corrections of calls on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  type Correction = BodyOf<typeof correctCallLog>;

  async function saved() {
    const { vitaId, contactId } = await at.dialled();
    const { data } = await at.call(addCallLog, { body: at.content.saved(contactId, vitaId) });
    return { vitaId, contactId, statusId: data.contact.status.id, readingIds: data.readingIds };
  }
  type Saved = Awaited<ReturnType<typeof saved>>;

  const pressure = (systolic: string) => ({
    systolic,
    systolicUnit: 'mm[Hg]',
    diastolic: '88',
    diastolicUnit: 'mm[Hg]',
    irrPulse: true,
  });
  const correction = (
    { vitaId, contactId, statusId }: Saved,
    facts: Partial<Correction> = {},
  ): Correction => ({
    ...at.content.saved(contactId, vitaId, {
      log: at.content.log({ follows: 1, answers: { bloodPressure: pressure('124') } }),
    }),
    reason: 'Misheard',
    followsStatus: statusId,
    ...facts,
  });
  const withdrawal = ({ vitaId, contactId, statusId }: Saved, facts = {}) => ({
    contactId,
    vitaId,
    reason: 'Another Ravi',
    followsStatus: statusId,
    statusId: newId(),
    metaInfo: { updatedAt: NOW },
    ...facts,
  });
  const pressures = async (vitaId: string) => {
    const asked = { openPatient: vitaId, query: { from: '0', to: String(NOW) } };
    const { data } = await at.call(readMetricEndpoints.bloodpressure, asked);
    return (data as MetricRecord[]).filter(({ metaInfo }) => !metaInfo.deleted);
  };
  const shown = async (contactId: string) =>
    (await at.call(getTouchpoint, { query: { id: contactId } })).data;

  it('are new versions with a reason; their readings replace the earlier ones', async () => {
    const call = await saved();
    const body = correction(call);
    const { data } = await at.call(correctCallLog, { body });
    expect(data).toMatchObject({
      version: 2,
      contact: {
        logVersion: 2,
        status: { status: 'corrected', disposition: 'reached-patient', reason: 'Misheard' },
      },
    });
    expect(at.call.touched).toEqual([call.vitaId]);
    const { data: logs, readings } = await at.call(getCallLog, { query: { contactId: call.contactId } });
    expect(logs.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'Misheard'],
      [1, null],
    ]);
    expect(readings?.map(({ id, status, supersededBy }) => [id, status, supersededBy])).toEqual(
      expect.arrayContaining([
        [call.readingIds[0], 'final', data.readingIds[0]],
        [data.readingIds[0], 'corrected', null],
      ]),
    );
    expect((await pressures(call.vitaId)).map(({ id }) => id)).toEqual(data.readingIds);
    const { statuses } = await shown(call.contactId);
    expect(statuses.map(({ status }) => status)).toEqual(['dialling', 'reached', 'corrected']);
  });

  it('mark a removed reading as entered in error, visible only as history', async () => {
    const call = await saved();
    const log = at.content.log({ follows: 1, answers: { complaints: { notes: 'None' } } });
    await at.call(correctCallLog, { body: correction(call, { log }) });
    expect(await pressures(call.vitaId)).toEqual([]);
    const { readings } = await at.call(getCallLog, { query: { contactId: call.contactId } });
    expect(readings).toEqual([
      expect.objectContaining({ id: call.readingIds[0], status: 'entered-in-error', supersededBy: null }),
    ]);
  });

  it('withdrawn calls say so with their reason, and none of their readings counts', async () => {
    const call = await saved();
    const { data } = await at.call(withdrawCallLog, { body: withdrawal(call) });
    expect(data.status).toMatchObject({
      status: 'withdrawn',
      disposition: 'reached-patient',
      reason: 'Another Ravi',
    });
    expect(await pressures(call.vitaId)).toEqual([]);
    expect((await shown(call.contactId)).mayCorrect).toBe(false);
    const again = at.call(withdrawCallLog, { body: withdrawal({ ...call, statusId: data.status.id }) });
    await expect(again).rejects.toMatchObject({ code: 'contact-closed' });
  });

  it('conflict with a newer change, and store nothing of the older one', async () => {
    const call = await saved();
    const results = await Promise.allSettled([
      at.call(correctCallLog, { body: correction(call) }),
      at.call(correctCallLog, { body: correction(call) }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(at.call(withdrawCallLog, { body: withdrawal(call) })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await pressures(call.vitaId)).toHaveLength(1);
    expect((await shown(call.contactId)).statuses).toHaveLength(3);
  });

  it('are made by the author, and by others only with the settings scope', async () => {
    const call = await saved();
    const { db } = at.database;
    const other = newId();
    await db
      .insertInto('staff')
      .values({
        id: other,
        organisation_id: at.clinic.organisationId,
        name: 'Bina',
        email: `${other}@test.example`,
      })
      .execute();
    const scopes = ['prohealth', 'hmCallInfo'];
    const coach = clinicalCalls(at.database, { ...at.clinic, staffId: other }, { now: NOW, scopes });
    const lead = clinicalCalls(
      at.database,
      { ...at.clinic, staffId: other },
      { now: NOW, scopes: [...scopes, 'settings'] },
    );
    await expect(coach(correctCallLog, { body: correction(call) })).rejects.toMatchObject({
      code: 'scope-missing',
    });
    await expect(coach(withdrawCallLog, { body: withdrawal(call) })).rejects.toMatchObject({
      code: 'scope-missing',
    });
    const { data } = await coach(getTouchpoint, { query: { id: call.contactId } });
    expect(data.mayCorrect).toBe(false);
    const corrected = await lead(correctCallLog, { body: correction(call) });
    expect(corrected.data.contact.status.author.name).toBe('Bina');
  });

  it('of an unreached call need no log; lifting a stop permits calls again', async () => {
    const { vitaId, contactId } = await at.dialled();
    const stop = at.content.status({ disposition: 'do-not-call', detail: 'Asked twice' });
    const { data } = await at.call(addStatus, { body: { contactId, vitaId, status: stop } });
    const correct = (facts: object, followsStatus: string) =>
      at.call(correctCallLog, {
        body: { contactId, vitaId, reason: 'Wrong key', followsStatus, status: at.content.status(facts) },
      });
    const dialAgain = () => at.call(dial, { body: { contact: at.content.contact(vitaId) } });
    const refused = await correct({ disposition: 'refused', detail: 'No time' }, data.status.id);
    await expect(dialAgain()).rejects.toMatchObject({ code: 'number-stopped' });
    await correct({ disposition: 'busy' }, refused.data.contact.status.id);
    expect((await dialAgain()).data.contact.attempt).toBe(2);
  });

  it.each([
    ['an unreached disposition of a reached call', { status: { disposition: 'busy' } }, 'status.disposition'],
    ['a reached call without its log', { log: undefined }, 'log'],
    [
      'an impossible answer',
      { log: { answers: { body: { weight: '900', weightUnit: 'kg' } } } },
      'log.answers.body.weight',
    ],
  ])('are refused with %s, and nothing is stored', async (_, facts, path) => {
    const call = await saved();
    const { status, log, ...rest } = facts as { status?: object; log?: object };
    const body = correction(call, {
      ...rest,
      ...(status && { status: at.content.status({ disposition: 'reached-patient', ...status }) }),
      ...('log' in facts && { log: log && at.content.log({ follows: 1, ...log }) }),
      readings: [],
    });
    await expect(at.call(correctCallLog, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
    expect((await shown(call.contactId)).statuses).toHaveLength(2);
    expect(await pressures(call.vitaId)).toHaveLength(1);
  });

  it('give the same answer for an unknown, foreign or mismatched call', async () => {
    const call = await saved();
    const another = await at.newPatient();
    const results = await Promise.allSettled([
      at.call(correctCallLog, { body: correction({ ...call, contactId: newId() }) }),
      at.call(correctCallLog, { body: correction({ ...call, vitaId: another }) }),
      at.callElsewhere(correctCallLog, { body: correction(call) }),
      at.callElsewhere(withdrawCallLog, { body: withdrawal(call) }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });
});
