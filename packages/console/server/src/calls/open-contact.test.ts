import { addStatus, addTouchpoint, dial, listUserTouchpoints } from '@careline/core/internal/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';

describe.each(databasesOfRun)('a second call during an open one, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const callsOf = async (vitaId: string) =>
    (await at.call(listUserTouchpoints, { query: { vitaId } })).data.map(({ id }) => id);
  const refusedFor = (id: string) => ({
    code: 'contact-open',
    facts: { openContact: { id, startedAt: NOW - 300 } },
  });
  const dialIt = (vitaId: string, call = at.call) =>
    call(dial, { body: { contact: at.content.contact(vitaId) } });
  const record = (vitaId: string, unlessOpen?: boolean) =>
    at.call(addTouchpoint, {
      body: { contact: at.content.contact(vitaId), ...(unlessOpen && { unlessOpen }) },
    });

  it.each([
    ['dialled again', (vitaId: string) => dialIt(vitaId)],
    [
      'of another kind',
      (vitaId: string) => {
        const contact = at.content.contact(vitaId, { callType: 'monthly' });
        return at.call(dial, { body: { contact } });
      },
    ],
    ['made on another phone just now', (vitaId: string) => record(vitaId, true)],
  ])('is not started, and the open one is named: %s', async (_, again) => {
    const { vitaId, contactId } = await at.dialled();
    await expect(again(vitaId)).rejects.toMatchObject(refusedFor(contactId));
    expect(await callsOf(vitaId)).toEqual([contactId]);
  });

  it('is started by one of several simultaneous requests', async () => {
    const vitaId = await at.newPatient();
    const asked = [dialIt(vitaId), dialIt(vitaId), record(vitaId, true), dialIt(vitaId)];
    const answers = await Promise.allSettled(asked);
    const [id = '', ...more] = await callsOf(vitaId);
    expect(more).toEqual([]);
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refusals).toMatchObject([1, 2, 3].map(() => refusedFor(id)));
  });

  it('that waited on a device is accepted, because it was made', async () => {
    const { vitaId } = await at.dialled();
    await record(vitaId);
    expect(await callsOf(vitaId)).toHaveLength(2);
  });

  it('is started once the open one has its outcome, by a colleague, or at another facility', async () => {
    const { facilityId, otherFacilityId } = at.clinic;
    const vitaId = await at.newPatient({ facilityIds: [facilityId, otherFacilityId] });
    const contact = at.content.contact(vitaId);
    await at.call(dial, { body: { contact } });
    await dialIt(vitaId, await at.aColleague());
    await dialIt(vitaId, at.callElsewhere);
    await at.call(addStatus, { body: { contactId: contact.id, vitaId, status: at.content.status({}) } });
    await dialIt(vitaId);
    expect(await callsOf(vitaId)).toHaveLength(4);
  });
});
