import { describe, expect, it, vi } from 'vitest';
import { addStatus, dial, getTouchpoint } from '#calls';
import { HttpError } from '#http';
import { aContact, aPerson, aStatusBody, failing, outboxTab, settled } from '#test';
import { createOutboxSend } from './outbox-send.ts';

const anita = aPerson('anita');
const bela = aPerson('bela');
const offline = failing({ failure: 'unreachable' });
const HOUR = 3_600_000;

const queue = (tab: ReturnType<typeof outboxTab>, patient: number, key: string, note?: string) =>
  tab.outbox.enqueue(addStatus, {
    body: aStatusBody(patient, note),
    patient: aContact(patient).vitaId,
    idempotencyKey: key,
  });

const keys = (tab: ReturnType<typeof outboxTab>) => tab.seen.map(({ key }) => key);

describe('a queued save', () => {
  it('is sent at once, and its content is deleted then', async () => {
    const onStored = vi.fn();
    const tab = outboxTab({ person: anita, ports: { onStored } });
    expect(await queue(tab, 1, 'k1')).toEqual({ result: 'queued', id: 'k1' });
    await settled();
    expect(keys(tab)).toEqual(['k1']);
    expect(tab.outbox.store.getState()).toMatchObject({ entries: [], counts: { done: 1, waiting: 0 } });
    expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ id: 'k1', body: aStatusBody(1) }), {});
    expect(
      JSON.stringify([...tab.device.outbox.values()].map(({ sealed }) => new TextDecoder().decode(sealed))),
    ).not.toContain('No answer');
  });

  it('is one entry however often it is queued', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await Promise.all([queue(tab, 1, 'k1'), queue(tab, 1, 'k1')]);
    expect(tab.outbox.store.getState().entries).toHaveLength(1);
    expect(await queue(tab, 1, 'k1', 'other words')).toEqual({ result: 'refused', reason: 'key-reused' });
  });

  it('is not sent again when it is queued again after it was confirmed', async () => {
    const tab = outboxTab({ person: anita });
    await queue(tab, 1, 'k1');
    await settled();
    expect(await queue(tab, 1, 'k1')).toEqual({ result: 'queued', id: 'k1' });
    await settled();
    expect(keys(tab)).toEqual(['k1']);
  });

  it('retries with the same key, at growing intervals', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    await tab.clock.advance(11_000);
    expect(keys(tab)).toEqual(['k1', 'k1', 'k1', 'k1']);
    expect(tab.entry()).toMatchObject({
      state: 'waiting',
      waitsFor: 'network',
      maybeStored: true,
      attempts: 4,
    });
    expect(tab.entry()?.lastError).toMatchObject({ failure: 'unreachable' });
  });

  it('is sent as soon as the network is back', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    await tab.clock.advance(HOUR);
    tab.answer(async () => ({}));
    await tab.outbox.flush('network-back');
    expect(tab.outbox.store.getState().counts).toMatchObject({ waiting: 0, done: 1 });
  });

  it('keeps its patient’s order while other patients continue', async () => {
    const tab = outboxTab({ person: anita });
    tab.answer(async ({ entry }) => (entry.idempotencyKey === 'a1' ? offline() : {}));
    await queue(tab, 1, 'a1');
    await queue(tab, 1, 'a2');
    await queue(tab, 2, 'b1');
    await settled();
    expect(keys(tab)).toEqual(['a1', 'b1']);
    tab.answer(async () => ({}));
    await tab.clock.advance(HOUR);
    expect(keys(tab)).toEqual(['a1', 'b1', 'a1', 'a2']);
  });

  it('runs in parallel for at most three patients', async () => {
    let open = 0;
    let most = 0;
    const tab = outboxTab({
      send: async () => {
        open += 1;
        most = Math.max(most, open);
        await settled();
        open -= 1;
        return {};
      },
    });
    tab.person.change(anita);
    for (const patient of [1, 2, 3, 4, 5, 6]) await queue(tab, patient, `k${patient}`);
    await tab.outbox.flush();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
    expect(tab.outbox.store.getState().counts.done).toBe(6);
  });

  it.each([
    ['nobody is signed in', undefined, addStatus, aStatusBody(1), 'nobody-signed-in'],
    ['a read', anita, getTouchpoint, {}, 'not-repeatable'],
    ['dialling', anita, dial, { contact: {} }, 'not-repeatable'],
    ['a body the endpoint refuses', anita, addStatus, { contactId: 'x' }, 'body-invalid'],
  ])('is refused: %s', async (_, person, endpoint, body, reason) => {
    const tab = outboxTab({ person });
    const asked = tab.outbox.enqueue(endpoint, { body: body as never, patient: 'p' });
    expect(await asked).toEqual({ result: 'refused', reason });
    expect(tab.device.outbox.size).toBe(0);
  });

  it('is not reported as queued when the device cannot store it', async () => {
    const tab = outboxTab({ person: anita });
    await settled();
    tab.tab.failure = new Error('disk full');
    await expect(queue(tab, 1, 'k1')).rejects.toThrow('disk full');
    expect(tab.seen).toEqual([]);
  });
});

describe('a refusal', () => {
  it('with a conflict keeps both versions', async () => {
    const readServerVersion = vi.fn(async () => ({ version: 2 }));
    const send = failing({ failure: 'refused', status: 409, code: 'conflict' });
    const tab = outboxTab({ person: anita, send, ports: { readServerVersion } });
    await queue(tab, 1, 'k1');
    await tab.clock.advance(HOUR);
    expect(keys(tab)).toEqual(['k1']);
    expect(tab.entry()).toMatchObject({ state: 'conflict', maybeStored: false, theirs: { version: 2 } });
    readServerVersion.mockRejectedValue(new Error('offline'));
    expect(await tab.outbox.compare('k1')).toEqual({ ours: aStatusBody(1), theirs: { version: 2 } });
    expect(await tab.outbox.compare('nothing')).toBeUndefined();
  });

  it('of the format goes to the tray and blocks its patient’s later entries', async () => {
    const tab = outboxTab({
      person: anita,
      send: failing({ failure: 'refused', status: 422, code: 'input-invalid' }),
    });
    await queue(tab, 1, 'k1');
    await queue(tab, 1, 'k2');
    await tab.clock.advance(HOUR);
    expect(keys(tab)).toEqual(['k1']);
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 1, counts: { refused: 1, waiting: 1 } });
  });

  it('for too many requests waits as long as the server asks', async () => {
    const tab = outboxTab({ person: anita });
    const { createHttpClient, serviceBasesUnder } = await import('#http');
    const http = createHttpClient({
      bases: serviceBasesUnder('https://careline.example/api'),
      origin: 'https://careline.example',
      accessToken: async () => 'token',
      fetch: async () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } }),
    });
    tab.answer(createOutboxSend({ clientFor: () => http, openTokenFor: async () => 'open' }));
    await queue(tab, 1, 'k1');
    await vi.waitFor(() => expect(tab.entry()?.state).toBe('waiting'));
    await vi.waitFor(() => expect(tab.entry()?.nextTryAt).toBe(tab.clock.now() + 60_000));
    expect(tab.entry()).toMatchObject({ waitsFor: 'server', maybeStored: false });
  });

  it('without a token stops everything until the sign-in', async () => {
    const tab = outboxTab({ person: anita });
    tab.answer(async () => {
      tab.person.change({ ...anita, active: false });
      throw new HttpError({ failure: 'refused', endpoint: 'x', status: 401, code: 'token-expired' });
    });
    await queue(tab, 1, 'k1');
    await queue(tab, 2, 'k2');
    await tab.clock.advance(HOUR);
    expect(tab.seen.length).toBeLessThanOrEqual(2);
    expect(tab.outbox.store.getState().entries).toEqual([]);
    expect(await queue(tab, 3, 'k3')).toEqual({ result: 'queued', id: 'k3' });
    tab.answer(async () => ({}));
    tab.person.change(anita);
    await settled();
    expect(tab.outbox.store.getState().counts).toMatchObject({ waiting: 0, sending: 0, done: 3 });
  });

  it('without a token, with a session that renews itself, backs off', async () => {
    const tab = outboxTab({ person: anita, send: failing({ failure: 'refused', status: 401 }) });
    await queue(tab, 1, 'k1');
    await queue(tab, 2, 'k2');
    await settled();
    expect(tab.entry()).toMatchObject({ state: 'waiting', waitsFor: 'sign-in', maybeStored: false });
    await tab.clock.advance(10_000);
    expect(tab.seen.length).toBeLessThanOrEqual(10);
  });
});

describe('an author’s entries', () => {
  it('are neither seen nor sent by another user', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    tab.person.change(bela);
    tab.answer(async () => ({}));
    await tab.clock.advance(HOUR);
    expect(tab.outbox.store.getState()).toMatchObject({ entries: [], counts: { waiting: 0 } });
    expect(tab.seen.every(({ author, by }) => author === by)).toBe(true);
    expect(await tab.outbox.withdraw('k1', { confirmed: true })).toBe('unknown');
    tab.person.change(anita);
    await settled();
    expect(tab.outbox.store.getState().counts.done).toBe(1);
  });

  it('are not sent with the token of a later user while a send waits', async () => {
    let aborted = false;
    const tab = outboxTab({ person: anita });
    tab.answer(({ signal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise(() => {});
    });
    await queue(tab, 1, 'k1');
    await settled();
    tab.person.change(bela);
    expect(aborted).toBe(true);
    await settled();
    expect(tab.outbox.store.getState().entries).toEqual([]);
    tab.answer(async () => ({}));
    tab.person.change(anita);
    await settled();
    expect(keys(tab)).toEqual(['k1', 'k1']);
    expect(tab.outbox.store.getState().counts).toMatchObject({ done: 1, sending: 0 });
  });

  it('wait while the author is at another facility', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    tab.answer(async () => ({}));
    tab.person.change(aPerson('anita', { facilityId: 'facility-2' }));
    await tab.clock.advance(HOUR);
    expect(tab.entry()).toMatchObject({ id: 'k1', facility: 'facility-1' });
    tab.person.change(anita);
    await tab.clock.advance(HOUR);
    expect(tab.outbox.store.getState().counts.done).toBe(1);
  });

  it('keep their count while the session is locked, and show no patient', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    await settled();
    tab.person.change({ ...anita, active: false });
    expect(tab.outbox.store.getState()).toMatchObject({ entries: [], counts: { waiting: 1, sending: 0 } });
  });
});

describe('a restart', () => {
  it('finds everything, and repeats interrupted sends with their keys', async () => {
    const before = outboxTab({ person: anita, send: () => new Promise(() => {}) });
    await queue(before, 1, 'k1');
    await queue(before, 1, 'k2');
    await settled();
    before.kill();
    const after = outboxTab({ device: before.device, clock: before.clock, person: anita });
    await settled();
    expect(keys(before)).toEqual(['k1']);
    expect(keys(after)).toEqual(['k1', 'k2']);
  });

  it('with a newer contract sends entries of the previous one and puts older ones into the tray', async () => {
    const before = outboxTab({ person: anita, send: offline });
    await queue(before, 1, 'k1');
    await settled();
    before.kill();
    const contract = (number: number) => ({ contract: { number, endpoints: [addStatus] } });
    const again = { device: before.device, clock: before.clock, person: anita };
    const next = outboxTab({ ...again, send: offline, ports: contract(4) });
    await next.clock.advance(HOUR);
    expect(next.seen[0]).toMatchObject({ key: 'k1', contractNumber: 3 });
    next.kill();
    const later = outboxTab({ ...again, ports: contract(5) });
    await later.clock.advance(HOUR);
    expect(later.seen).toEqual([]);
    expect(later.entry()).toMatchObject({ state: 'refused', lastError: { code: 'contract-unsupported' } });
  });

  it('deletes finished entries after a day', async () => {
    const before = outboxTab({ person: anita });
    await queue(before, 1, 'k1');
    await before.clock.advance(25 * HOUR);
    await before.outbox.flush();
    expect(before.device.outbox.size).toBe(0);
  });

  it('shows a failing storage, and continues when it works again', async () => {
    const tab = outboxTab({ person: anita, send: offline });
    await queue(tab, 1, 'k1');
    await settled();
    tab.tab.failure = new Error('disk gone');
    await tab.outbox.flush('network-back');
    expect(tab.outbox.store.getState().failure?.message).toBe('disk gone');
    tab.tab.failure = undefined;
    tab.answer(async () => ({}));
    await tab.clock.advance(HOUR);
    expect(tab.outbox.store.getState()).toMatchObject({ failure: undefined, counts: { done: 1 } });
  });
});

describe('two tabs', () => {
  it('send each entry once', async () => {
    const one = outboxTab({ person: anita, send: () => settled().then(() => ({})) });
    const two = outboxTab({ device: one.device, clock: one.clock, person: anita });
    await Promise.all([queue(one, 1, 'a'), queue(two, 2, 'b'), queue(one, 3, 'c'), queue(two, 4, 'd')]);
    await one.outbox.flush();
    await two.outbox.flush();
    expect([...keys(one), ...keys(two)].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('sending over the HTTP client', () => {
  it('does not accept an answer about another patient as a confirmation', async () => {
    const call = async () => ({ vitaId: aContact(2).vitaId });
    const send = createOutboxSend({
      clientFor: () => ({ call: call as never }),
      openTokenFor: async () => 'open',
    });
    const tab = outboxTab({ person: anita, send });
    await queue(tab, 1, 'k1');
    await settled();
    expect(tab.entry()).toMatchObject({ state: 'waiting', maybeStored: true });
  });
});
