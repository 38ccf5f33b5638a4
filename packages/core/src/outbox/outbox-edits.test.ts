import { beforeEach, describe, expect, it } from 'vitest';
import { addStatus } from '#calls';
import { HttpError } from '#http';
import { aContact, aPerson, aStatusBody, failing, type OutboxDesk, outboxDesk, settled } from '#test';

const HOUR = 3_600_000;
const anita = aPerson('anita');
const refused = failing({ failure: 'refused', status: 422, code: 'input-invalid' });
const busy = failing({ failure: 'refused', status: 429, code: 'rate-limited' });
const lost = failing({ failure: 'timeout' });
const never = () => new Promise(() => {});

/** An outbox with one entry, `k1`, whose first try came to this. */
async function triedOnce(send: () => Promise<unknown>): Promise<OutboxDesk> {
  const desk = outboxDesk({ person: anita, send });
  const patient = aContact(1).vitaId;
  await desk.outbox.enqueue(addStatus, { body: aStatusBody(1), patient, idempotencyKey: 'k1' });
  await settled();
  return desk;
}

const sentKeys = (desk: OutboxDesk) => desk.seen.map(({ key }) => key);

describe('edit', () => {
  it('after a refusal sends the new content with a new key', async () => {
    const desk = await triedOnce(refused);
    const bodies: unknown[] = [];
    desk.answer(async ({ entry }) => bodies.push(entry.body));
    expect(await desk.outbox.edit('k1', aStatusBody(1, 'Line was busy'))).toBe('changed');
    await settled();
    expect(bodies).toEqual([aStatusBody(1, 'Line was busy')]);
    expect(sentKeys(desk)[1]).not.toBe('k1');
    expect(desk.outbox.store.getState().counts).toMatchObject({ done: 1, refused: 0 });
  });

  it.each([
    ['a try without a clear answer', lost, 'may-be-stored'],
    ['a try that is under way', never, 'sending'],
    ['a try that was certainly not stored', busy, 'changed'],
    ['a confirmation', async () => ({}), 'unknown'],
  ])('after %s', async (_, send, result) => {
    const desk = await triedOnce(send);
    expect(await desk.outbox.edit('k1', aStatusBody(1, 'Other words'))).toBe(result);
  });

  it('refuses what the endpoint would refuse, and keeps the content', async () => {
    const desk = await triedOnce(refused);
    expect(await desk.outbox.edit('k1', { note: 7 })).toBe('invalid');
    expect(desk.entry()).toMatchObject({ state: 'refused', body: aStatusBody(1) });
  });

  it('knows only entries there are', async () => {
    const desk = await triedOnce(refused);
    expect(await desk.outbox.edit('k9', aStatusBody(1))).toBe('unknown');
  });

  it('says when another tab was faster', async () => {
    const one = await triedOnce(refused);
    const two = outboxDesk({ device: one.device, clock: one.clock, person: anita, send: refused });
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
    const desk = await triedOnce(send);
    expect(await desk.outbox.withdraw('k1', { confirmed })).toBe(result);
    expect(desk.device.outbox.has('k1')).toBe(result !== 'changed');
  });

  it('lets the patient’s next entry go', async () => {
    const desk = await triedOnce(refused);
    const patient = aContact(1).vitaId;
    await desk.outbox.enqueue(addStatus, { body: aStatusBody(1), patient, idempotencyKey: 'k2' });
    desk.answer(async () => ({}));
    await desk.outbox.withdraw('k1');
    await settled();
    expect(sentKeys(desk)).toEqual(['k1', 'k2']);
  });
});

describe('retry', () => {
  it.each([
    ['a refused entry', refused],
    ['one that may be stored', lost],
    ['one the server asked to wait', busy],
  ])('sends %s at once, with its key', async (_, send) => {
    const desk = await triedOnce(send);
    desk.answer(async () => ({}));
    expect(await desk.outbox.retry('k1')).toBe('changed');
    await settled();
    expect(sentKeys(desk)).toEqual(['k1', 'k1']);
    expect(desk.outbox.store.getState().counts.done).toBe(1);
  });
});

describe('sign-out', () => {
  let desk: OutboxDesk;
  beforeEach(async () => {
    desk = await triedOnce(lost);
    const index = { patient: 'p2', programme: 'ahc', callType: 'ad-hoc' };
    const opened = await desk.drafts.open('contact-2', index);
    if (opened.result === 'open') opened.draft.change({ weight: '7' });
  });

  it('names unsent work and touches nothing', async () => {
    const { result, unsent } = await desk.outbox.signOut();
    expect(result).toBe('unsent');
    expect(unsent).toMatchObject({
      entries: [{ id: 'k1', endpoint: 'status/v2/add', state: 'waiting' }],
      drafts: [{ id: 'contact-2', patient: 'p2' }],
      unreadable: 0,
    });
    expect(JSON.stringify(unsent)).not.toMatch(/No answer|weight/);
    expect([desk.device.outbox.size, desk.device.drafts.size, desk.device.keys.size]).toEqual([1, 1, 1]);
  });

  it('destroys work, drafts and key only when it is confirmed', async () => {
    expect((await desk.outbox.signOut({ confirmed: true })).result).toBe('ready');
    desk.person.change(undefined);
    await desk.clock.advance(HOUR);
    expect([desk.device.outbox.size, desk.device.drafts.size, desk.device.keys.size]).toEqual([0, 0, 0]);
    expect(desk.seen).toHaveLength(1);
  });

  it('leaves the work of others', async () => {
    desk.person.change(aPerson('bela'));
    await settled();
    expect((await desk.outbox.signOut()).result).toBe('ready');
    await desk.outbox.signOut({ confirmed: true });
    expect([desk.device.outbox.size, desk.device.drafts.size]).toEqual([1, 1]);
    expect(desk.device.keys.has('anita')).toBe(true);
  });

  it('is ready when everything was sent', async () => {
    const sent = await triedOnce(async () => ({}));
    expect((await sent.outbox.signOut()).result).toBe('ready');
  });

  it('names what cannot be read', async () => {
    await desk.clock.advance(250);
    desk.device.keys.delete('anita');
    const restarted = outboxDesk({ device: desk.device, clock: desk.clock, person: anita });
    await settled();
    const { result, unsent } = await restarted.outbox.signOut();
    expect([result, unsent.unreadable]).toEqual(['unsent', 2]);
  });

  it('without a session has nothing to do', async () => {
    expect((await outboxDesk().outbox.signOut({ confirmed: true })).result).toBe('ready');
  });
});

it('stops for good when it is closed', async () => {
  const desk = await triedOnce(lost);
  desk.outbox.close();
  desk.person.change(aPerson('bela'));
  desk.person.change(anita);
  await desk.clock.advance(HOUR);
  expect(desk.seen).toHaveLength(1);
  expect(desk.device.outbox.size).toBe(1);
});

describe('a save for a record that was merged into another one', () => {
  it('goes to the one that stayed only when the person says so', async () => {
    const { vitaId: from } = aContact(1);
    const { vitaId: to } = aContact(2);
    const desk = await triedOnce(async () => {
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
    expect(desk.entry()).toMatchObject({
      state: 'refused',
      patient: from,
      lastError: { merged: { from, to } },
    });
    const bodies: unknown[] = [];
    desk.answer(async ({ entry }) => bodies.push(entry.body));
    await desk.outbox.retry('k1');
    await settled();
    expect(bodies).toEqual([{ ...aStatusBody(1), vitaId: to }]);
    expect(desk.outbox.store.getState().counts).toMatchObject({ done: 1, refused: 0 });
  });
});
