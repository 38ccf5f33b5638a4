import { beforeEach, describe, expect, it } from 'vitest';
import { addStatus } from '#calls';
import { HttpError } from '#http';
import { aContact, aPerson, aStatusBody, failing, type OutboxTab, outboxTab, settled } from '#test';

const HOUR = 3_600_000;
const anita = aPerson('anita');
const refused = failing({ failure: 'refused', status: 422, code: 'input-invalid' });
const busy = failing({ failure: 'refused', status: 429, code: 'rate-limited' });
const lost = failing({ failure: 'timeout' });
const never = () => new Promise(() => {});

/** An outbox with the entry `k1` after this first attempt. */
async function triedOnce(send: () => Promise<unknown>): Promise<OutboxTab> {
  const tab = outboxTab({ person: anita, send });
  const patient = aContact(1).vitaId;
  await tab.outbox.enqueue(addStatus, { body: aStatusBody(1), patient, idempotencyKey: 'k1' });
  await settled();
  return tab;
}

const sentKeys = (tab: OutboxTab) => tab.seen.map(({ key }) => key);

describe('edit', () => {
  it('sends the new content with a new key after a refusal', async () => {
    const tab = await triedOnce(refused);
    const bodies: unknown[] = [];
    tab.answer(async ({ entry }) => bodies.push(entry.body));
    expect(await tab.outbox.edit('k1', aStatusBody(1, 'Line was busy'))).toBe('changed');
    await settled();
    expect(bodies).toEqual([aStatusBody(1, 'Line was busy')]);
    expect(sentKeys(tab)[1]).not.toBe('k1');
    expect(tab.outbox.store.getState().counts).toMatchObject({ done: 1, refused: 0 });
  });

  it.each([
    ['a try without a clear answer', lost, 'may-be-stored'],
    ['a try that is under way', never, 'sending'],
    ['a try that was certainly not stored', busy, 'changed'],
    ['a confirmation', async () => ({}), 'unknown'],
  ])('after %s', async (_, send, result) => {
    const tab = await triedOnce(send);
    expect(await tab.outbox.edit('k1', aStatusBody(1, 'Other words'))).toBe(result);
  });

  it('refuses what the endpoint would refuse, and keeps the content', async () => {
    const tab = await triedOnce(refused);
    expect(await tab.outbox.edit('k1', { note: 7 })).toBe('invalid');
    expect(tab.entry()).toMatchObject({ state: 'refused', body: aStatusBody(1) });
  });

  it('finds only existing entries', async () => {
    const tab = await triedOnce(refused);
    expect(await tab.outbox.edit('k9', aStatusBody(1))).toBe('unknown');
  });

  it('says when another tab was faster', async () => {
    const one = await triedOnce(refused);
    const two = outboxTab({ device: one.device, clock: one.clock, person: anita, send: refused });
    await settled();
    expect(await two.outbox.edit('k1', aStatusBody(1, 'Of tab two'))).toBe('changed');
    expect(await one.outbox.edit('k1', aStatusBody(1, 'Of tab one'))).toBe('elsewhere');
    expect(one.entry()?.body).toEqual(aStatusBody(1, 'Of tab two'));
  });
});

describe('withdraw', () => {
  it.each([
    ['a refused entry', refused, false, 'changed'],
    ['an entry that was certainly not stored', busy, false, 'changed'],
    ['an entry that may be stored', lost, false, 'may-be-stored'],
    ['one that may be stored, confirmed', lost, true, 'changed'],
    ['one that is being sent', never, true, 'sending'],
  ])('%s', async (_, send, confirmed, result) => {
    const tab = await triedOnce(send);
    expect(await tab.outbox.withdraw('k1', { confirmed })).toBe(result);
    expect(tab.device.outbox.has('k1')).toBe(result !== 'changed');
  });

  it('releases the patient’s next entry', async () => {
    const tab = await triedOnce(refused);
    const patient = aContact(1).vitaId;
    await tab.outbox.enqueue(addStatus, { body: aStatusBody(1), patient, idempotencyKey: 'k2' });
    tab.answer(async () => ({}));
    await tab.outbox.withdraw('k1');
    await settled();
    expect(sentKeys(tab)).toEqual(['k1', 'k2']);
  });
});

describe('retry', () => {
  it.each([
    ['a refused entry', refused],
    ['one that may be stored', lost],
    ['one the server asked to wait', busy],
  ])('sends %s at once, with its key', async (_, send) => {
    const tab = await triedOnce(send);
    tab.answer(async () => ({}));
    expect(await tab.outbox.retry('k1')).toBe('changed');
    await settled();
    expect(sentKeys(tab)).toEqual(['k1', 'k1']);
    expect(tab.outbox.store.getState().counts.done).toBe(1);
  });
});

describe('sign-out', () => {
  let tab: OutboxTab;
  beforeEach(async () => {
    tab = await triedOnce(lost);
    const index = { patient: 'p2', programme: 'ahc', callType: 'ad-hoc' };
    const opened = await tab.drafts.open('contact-2', index);
    if (opened.result === 'open') opened.draft.change({ weight: '7' });
  });

  it('names unsent work and changes nothing', async () => {
    const { result, unsent } = await tab.outbox.signOut();
    expect(result).toBe('unsent');
    expect(unsent).toMatchObject({
      entries: [{ id: 'k1', endpoint: 'status/v2/add', state: 'waiting' }],
      drafts: [{ id: 'contact-2', patient: 'p2' }],
      unreadable: 0,
    });
    expect(JSON.stringify(unsent)).not.toMatch(/No answer|weight/);
    expect([tab.device.outbox.size, tab.device.drafts.size, tab.device.keys.size]).toEqual([1, 1, 1]);
  });

  it('destroys work, drafts and key only when it is confirmed', async () => {
    expect((await tab.outbox.signOut({ confirmed: true })).result).toBe('ready');
    tab.person.change(undefined);
    await tab.clock.advance(HOUR);
    expect([tab.device.outbox.size, tab.device.drafts.size, tab.device.keys.size]).toEqual([0, 0, 0]);
    expect(tab.seen).toHaveLength(1);
  });

  it('leaves the work of other users', async () => {
    tab.person.change(aPerson('bela'));
    await settled();
    expect((await tab.outbox.signOut()).result).toBe('ready');
    await tab.outbox.signOut({ confirmed: true });
    expect([tab.device.outbox.size, tab.device.drafts.size]).toEqual([1, 1]);
    expect(tab.device.keys.has('anita')).toBe(true);
  });

  it('is ready when everything was sent', async () => {
    const sent = await triedOnce(async () => ({}));
    expect((await sent.outbox.signOut()).result).toBe('ready');
  });

  it('names what cannot be read', async () => {
    await tab.clock.advance(250);
    tab.device.keys.delete('anita');
    const restarted = outboxTab({ device: tab.device, clock: tab.clock, person: anita });
    await settled();
    const { result, unsent } = await restarted.outbox.signOut();
    expect([result, unsent.unreadable]).toEqual(['unsent', 2]);
  });

  it('does nothing without a session', async () => {
    expect((await outboxTab().outbox.signOut({ confirmed: true })).result).toBe('ready');
  });
});

it('stops for good when it is closed', async () => {
  const tab = await triedOnce(lost);
  tab.outbox.close();
  tab.person.change(aPerson('bela'));
  tab.person.change(anita);
  await tab.clock.advance(HOUR);
  expect(tab.seen).toHaveLength(1);
  expect(tab.device.outbox.size).toBe(1);
});

describe('a save for a merged record', () => {
  it('is sent to the remaining record only after the user confirms it', async () => {
    const { vitaId: from } = aContact(1);
    const { vitaId: to } = aContact(2);
    const tab = await triedOnce(async () => {
      const problem = { type: 'about:blank', title: '', status: 409, code: 'patient-merged' };
      const where = { ...problem, patient: { vitaId: to, mergedId: from } };
      throw new HttpError({
        failure: 'refused',
        endpoint: 'x',
        status: 409,
        code: problem.code,
        problem: where,
      });
    });
    expect(tab.entry()).toMatchObject({
      state: 'refused',
      patient: from,
      lastError: { merged: { from, to } },
    });
    const bodies: unknown[] = [];
    tab.answer(async ({ entry }) => bodies.push(entry.body));
    await tab.outbox.retry('k1');
    await settled();
    expect(bodies).toEqual([{ ...aStatusBody(1), vitaId: to }]);
    expect(tab.outbox.store.getState().counts).toMatchObject({ done: 1, refused: 0 });
  });
});
