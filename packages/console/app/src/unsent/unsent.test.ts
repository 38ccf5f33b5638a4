import { openDevice } from '@careline/core/internal/outbox/device';
import type { SessionState } from '@careline/core/internal/session';
import { describe, expect, it, vi } from 'vitest';
import { profileOf } from '../../test/people.ts';
import { aSession, signedInAs } from '../../test/unsent-page.ts';
import { DEVICE_DATABASE, deviceMayKeep } from './device-name.ts';
import { createPersonPort } from './person-port.ts';
import { createUnsent, type UnsentHere } from './unsent.ts';

const HERE = { keeps: 'device' } as UnsentHere;

describe('the lazy code for unsent work', () => {
  it('is loaded once for all callers, and reported', async () => {
    const load = vi.fn(async () => HERE);
    const unsent = createUnsent({ load, mayKeep: async () => false });
    const notified = vi.fn();
    unsent.subscribe(notified);
    await unsent.wake();
    expect(unsent.opened()).toBeUndefined();
    expect(await Promise.all([unsent.open(), unsent.open()])).toEqual([HERE, HERE]);
    expect([load.mock.calls.length, notified.mock.calls.length, unsent.opened()]).toEqual([1, 1, HERE]);
  });

  it('is requested again after a failed load', async () => {
    const load = vi.fn(async () => HERE).mockRejectedValueOnce(new Error('no network'));
    const unsent = createUnsent({ load, mayKeep: async () => true });
    await expect(unsent.wake()).rejects.toThrow('no network');
    await unsent.wake();
    expect(unsent.opened()).toBe(HERE);
  });
});

describe('whether the device may store data', () => {
  const listing = (databases: unknown) => ({ databases }) as IDBFactory;
  it.each([
    ['no storage at all', undefined, false],
    ['a browser that does not say', listing(undefined), true],
    ['a browser that refuses', listing(() => Promise.reject(new Error('denied'))), false],
    ['only others', listing(async () => [{ name: 'another' }]), false],
    ['ours', listing(async () => [{ name: DEVICE_DATABASE }]), true],
  ])('%s', async (_, databases, answer) => {
    expect(await deviceMayKeep(databases)).toBe(answer);
  });
});

describe('the device of a browser without storage', () => {
  it.each([
    ['without cryptography', { crypto: undefined, locks: navigator.locks }],
    ['without locks', { crypto, locks: undefined }],
  ])('%s is the page', async (_, parts) => {
    const device = await openDevice(parts, DEVICE_DATABASE);
    expect(device.keeps).toBe('page');
    const sealed = new Uint8Array([1]);
    expect(await device.drafts.write({ id: 'a', userId: 'asha', revision: 1, sealed })).toBe(true);
    expect(await device.drafts.write({ id: 'a', userId: 'asha', revision: 1, sealed })).toBe(false);
    expect(await device.drafts.list('asha')).toHaveLength(1);
    const held = await device.locks.hold('a', 'if-free');
    expect(await device.locks.hold('a', 'if-free')).toBeUndefined();
    held?.release();
    expect(await device.locks.hold('a', 'if-free')).toBeDefined();
  });
});

describe('the person at the screen', () => {
  const asha = { userId: 'asha', facilityId: profileOf().facility?.facilityId };
  it.each<[string, SessionState, unknown]>([
    ['nobody was here yet', { phase: 'starting' }, undefined],
    ['an expired session', { phase: 'signed-out', reason: undefined }, { ...asha, active: false }],
    ['a provider out of reach', { phase: 'locked' }, { ...asha, active: false }],
    ['somebody else at the provider', { phase: 'another-person' }, { ...asha, active: false }],
    ['signed out', { phase: 'signed-out', reason: 'signed-out' }, undefined],
    ['signed out in another tab', { phase: 'ended-elsewhere' }, undefined],
    ['the next one', signedInAs('ravi'), { ...asha, userId: 'ravi', active: true }],
  ])('%s', (_, state, person) => {
    const { session, become } = aSession({ phase: 'starting' });
    const port = createPersonPort(session);
    const notified = vi.fn();
    port.subscribe(notified);
    if (state.phase !== 'starting') become(signedInAs('asha'));
    become(state);
    expect(port.current()).toEqual(person);
    expect(notified).toHaveBeenCalled();
  });
});
