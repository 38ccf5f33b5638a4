// spec: alerts-end, alerts-raised

import {
  addCallLog,
  correctCallLog,
  dial,
  type NewContact,
  updateTouchpoint,
  withdrawCallLog,
} from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import type { FormDefinition } from '@careline/core/internal/forms';
import { acknowledgeAlert, listReadingAlerts } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const formOf = (callType: NewContact['callType']) =>
  callForm('healthy_motherhood', callType) as FormDefinition;

const pressure = (systolic: string, diastolic: string) => ({
  bloodPressure: { systolic, systolicUnit: 'mm[Hg]', diastolic, diastolicUnit: 'mm[Hg]' },
  escalation: { about: ['CRITICAL_READING'], handedTo: 'Dr Rao', handedAt: '2025-10-09T14:20' },
});

describe.each(databasesOfRun)('alerts from answers in calls, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const content = (callType: NewContact['callType'], answers: object, follows?: number) => ({
    log: at.content.log({ form: formOf(callType).id, answers, ...(follows !== undefined && { follows }) }),
  });

  async function save(callType: NewContact['callType'], answers: object) {
    const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
    const contact = at.content.contact(vitaId, { programme: 'healthy_motherhood', callType });
    await at.call(dial, { body: { contact } });
    const body = at.content.saved(contact.id, vitaId, content(callType, answers));
    const { data } = await at.call(addCallLog, { body });
    return { vitaId, contactId: contact.id, followsStatus: data.contact.status.id };
  }
  type Saved = Awaited<ReturnType<typeof save>>;

  async function alertsOf(vitaId: string, state: 'open' | 'acknowledged' | 'all' = 'open') {
    const { data } = await at.call(listReadingAlerts, { query: { state, days: '31' } });
    return data.filter((alert) => alert.vitaId === vitaId);
  }
  async function acknowledge(vitaId: string): Promise<string> {
    const readingId = (await alertsOf(vitaId))[0]?.readingId ?? '';
    await at.call(acknowledgeAlert, { body: { vitaId, readingId, reason: 'clinician-informed' } });
    return readingId;
  }
  const correct = (call: Saved, answers: object) =>
    at.call(correctCallLog, {
      body: {
        ...at.content.saved(call.contactId, call.vitaId, content('adhoc', answers, 1)),
        reason: 'Misheard',
        followsStatus: call.followsStatus,
      },
    });

  it('are judged by the pregnancy reported in the same call', async () => {
    const pregnancy = { lmp: '2025-05-01', edd: '2026-02-05', datedBy: 'LMP' };
    const { vitaId } = await save('first', { ...pressure('162', '96'), pregnancy });
    expect(await alertsOf(vitaId)).toMatchObject([{ flag: 'ob:severe', level: 'critical', missing: [] }]);
  });

  it('stay acknowledged when the call is moved to another time', async () => {
    const call = await save('adhoc', pressure('172', '112'));
    const before = await acknowledge(call.vitaId);
    const change = { reason: 'The clock was wrong', statusId: newId(), metaInfo: { updatedAt: NOW } };
    await at.call(updateTouchpoint, { body: { ...call, ...change, startedAt: NOW - 3900 } });
    expect(await alertsOf(call.vitaId)).toEqual([]);
    const [moved, first] = (await alertsOf(call.vitaId, 'acknowledged')).toSorted(
      (one, other) => Number(one.ended !== undefined) - Number(other.ended !== undefined),
    );
    expect(first).toMatchObject({ readingId: before, ended: { reason: 'superseded' } });
    expect(moved).toMatchObject({ acknowledged: { reason: 'clinician-informed', at: NOW } });
    expect(moved).not.toHaveProperty('ended');
  });

  it('are open again when a correction reports something else that needs attention', async () => {
    const call = await save('adhoc', pressure('150', '112'));
    await acknowledge(call.vitaId);
    await correct(call, pressure('192', '88'));
    expect(await alertsOf(call.vitaId)).toMatchObject([{ measure: 'systolic' }]);
  });

  it('end when a correction reports nothing that needs attention', async () => {
    const call = await save('adhoc', pressure('172', '112'));
    await correct(call, { bloodPressure: pressure('122', '76').bloodPressure });
    expect(await alertsOf(call.vitaId)).toEqual([]);
    expect(await alertsOf(call.vitaId, 'all')).toMatchObject([{ ended: { reason: 'superseded' } }]);
  });

  it('end when the call is withdrawn', async () => {
    const call = await save('adhoc', pressure('172', '112'));
    const change = { reason: 'Another Meena', statusId: newId(), metaInfo: { updatedAt: NOW } };
    await at.call(withdrawCallLog, { body: { ...call, ...change } });
    expect(await alertsOf(call.vitaId)).toEqual([]);
    expect(await alertsOf(call.vitaId, 'all')).toMatchObject([{ ended: { reason: 'entered-in-error' } }]);
  });
});
