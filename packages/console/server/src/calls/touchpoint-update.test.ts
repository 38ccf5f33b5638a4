// spec: 231

import {
  addCallLog,
  addStatus,
  correctCallLog,
  dial,
  getCallLog,
  getTouchpoint,
  updateTouchpoint,
} from '@careline/core/internal/calls';
import type { BodyOf } from '@careline/core/internal/http';
import { type MetricRecord, readMetricEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const HOUR = 3600;

describe.each(databasesOfRun)('corrected calls on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  type Update = BodyOf<typeof updateTouchpoint>;
  interface Closed {
    readonly vitaId: string;
    readonly contactId: string;
    readonly statusId: string;
  }

  async function unreached(facts: object = {}): Promise<Closed> {
    const { vitaId, contactId } = await at.dialled(facts);
    const { data } = await at.call(addStatus, { body: { contactId, vitaId, status: at.content.status() } });
    return { vitaId, contactId, statusId: data.status.id };
  }
  async function reached(): Promise<Closed & { readonly readingId: string }> {
    const { vitaId, contactId } = await at.dialled();
    const { data } = await at.call(addCallLog, { body: at.content.saved(contactId, vitaId) });
    return { vitaId, contactId, statusId: data.contact.status.id, readingId: data.readingIds[0] ?? '' };
  }
  const update = ({ vitaId, contactId, statusId }: Closed, facts: Partial<Update>): Update => ({
    contactId,
    vitaId,
    reason: 'Called in the morning',
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

  it('say what they were and are, who changed them and why, also in the audit', async () => {
    const call = await unreached();
    const startedAt = NOW - 300 - 4 * HOUR;
    const body = update(call, { startedAt, direction: 'inbound', callType: 'monthly' });
    const { data } = await at.call(updateTouchpoint, { body });
    expect(data).toMatchObject({ startedAt, direction: 'inbound', callType: 'monthly', attempt: 1 });
    expect(data.status).toMatchObject({
      status: 'corrected',
      disposition: 'no-answer',
      reason: 'Called in the morning',
      // The duration is unchanged.
      endedAt: NOW - 10 - 4 * HOUR,
      author: { name: 'Asha Coach' },
    });
    const changes = {
      startedAt: { before: NOW - 300, after: startedAt },
      direction: { before: 'outbound', after: 'inbound' },
      callType: { before: 'ad-hoc', after: 'monthly' },
    };
    expect(data.status.changes).toEqual(changes);
    expect(at.call.noted).toEqual({ changes });
    expect(at.call.touched).toEqual([call.vitaId]);
    const { data: read } = await at.call(getTouchpoint, { query: { id: call.contactId } });
    expect(read.statuses.map(({ status }) => status)).toEqual(['dialling', 'retry', 'corrected']);
  });

  it('move their readings and log to the new time, and can be corrected there', async () => {
    const call = await reached();
    const startedAt = NOW - 300 - HOUR;
    const { data } = await at.call(updateTouchpoint, { body: update(call, { startedAt }) });
    expect(data).toMatchObject({ startedAt, logVersion: 2 });
    const [moved, ...others] = await pressures(call.vitaId);
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ timestamp: startedAt, irrPulse: true });
    const { data: logs, readings } = await at.call(getCallLog, { query: { contactId: call.contactId } });
    expect(logs[0]).toMatchObject({
      version: 2,
      readingIds: [moved?.id],
      reason: 'Called in the morning',
      answers: logs[1]?.answers,
    });
    expect(readings?.find(({ id }) => id === call.readingId)?.supersededBy).toBe(moved?.id);
    const corrected = await at.call(correctCallLog, {
      body: {
        ...at.content.saved(call.contactId, call.vitaId, {
          log: at.content.log({ follows: 2 }),
        }),
        reason: 'A slip',
        followsStatus: data.status.id,
      },
    });
    expect(corrected.data.version).toBe(3);
  });

  it('get the attempt number of their time', async () => {
    const { vitaId, contactId } = await unreached();
    const again = at.content.contact(vitaId, { startedAt: NOW - 200 });
    expect((await at.call(dial, { body: { contact: again } })).data.contact.attempt).toBe(2);
    const { data } = await at.call(addStatus, {
      body: { contactId: again.id, vitaId, status: at.content.status() },
    });
    const second = { vitaId, contactId: again.id, statusId: data.status.id };
    const moved = await at.call(updateTouchpoint, { body: update(second, { startedAt: NOW - 900 }) });
    expect(moved.data.attempt).toBe(1);
    expect(contactId).not.toBe(again.id);
  });

  it('of others need the settings scope', async () => {
    const call = await unreached();
    const other = newId();
    const row = { id: other, organisation_id: at.clinic.organisationId, name: 'Bina' };
    await at.database.db
      .insertInto('staff')
      .values({ ...row, email: `${other}@test.example` })
      .execute();
    const as = (...scopes: string[]) =>
      clinicalCalls(at.database, { ...at.clinic, staffId: other }, { now: NOW, scopes });
    const body = update(call, { direction: 'inbound' });
    await expect(as('prohealth', 'hmCallInfo')(updateTouchpoint, { body })).rejects.toMatchObject({
      code: 'scope-missing',
    });
    const { data } = await as('prohealth', 'hmCallInfo', 'settings')(updateTouchpoint, { body });
    expect(data.direction).toBe('inbound');
  });

  it.each([
    ['nothing that differs', { direction: 'outbound' }, 'startedAt'],
    ['nothing at all', {}, 'startedAt'],
    ['a time to come', { startedAt: NOW + 60 }, 'startedAt'],
    ['a type of another programme', { callType: 'diet' }, 'callType'],
  ] as const)('are refused with %s, and nothing is stored', async (_, facts, path) => {
    const call = await unreached();
    await expect(at.call(updateTouchpoint, { body: update(call, facts) })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
    const { data } = await at.call(getTouchpoint, { query: { id: call.contactId } });
    expect(data.statuses).toHaveLength(2);
    expect(data.contact).toMatchObject({ startedAt: NOW - 300, callType: 'ad-hoc' });
  });

  it('keep their type where they have a log: its form belongs to the type', async () => {
    const body = update(await reached(), { callType: 'monthly' });
    await expect(at.call(updateTouchpoint, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'callType' }] },
    });
  });

  it('need an outcome first, and the newest version', async () => {
    const open = await at.dialled();
    const { data } = await at.call(getTouchpoint, { query: { id: open.contactId } });
    const waiting = { ...open, statusId: data.contact.status.id };
    await expect(
      at.call(updateTouchpoint, { body: update(waiting, { direction: 'inbound' }) }),
    ).rejects.toMatchObject({ code: 'contact-closed' });
    const call = await unreached();
    const both = await Promise.allSettled([
      at.call(updateTouchpoint, { body: update(call, { direction: 'inbound' }) }),
      at.call(updateTouchpoint, { body: update(call, { startedAt: NOW - 700 }) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'conflict' } });
  });

  it('give the same answer for an unknown, foreign or mismatched call', async () => {
    const call = await unreached();
    const another = await at.newPatient();
    const facts = { direction: 'inbound' } as const;
    const results = await Promise.allSettled([
      at.call(updateTouchpoint, { body: update({ ...call, contactId: newId() }, facts) }),
      at.call(updateTouchpoint, { body: update({ ...call, vitaId: another }, facts) }),
      at.callElsewhere(updateTouchpoint, { body: update(call, facts) }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });
});
