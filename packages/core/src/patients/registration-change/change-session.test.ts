import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type HttpClient, HttpError } from '#http';
import { getRegistration, updatePatient } from '#patients/registration';
import { aRegisteredPatient, REGISTRATION_NOW } from '../../../test/registration.ts';
import { createRegistrationChange } from './change-session.ts';

const UNREACHABLE = new HttpError({ failure: 'unreachable', endpoint: 'patients' });

/** An outbox with one entry, which the test controls. */
function anOutbox() {
  const store = createStore(() => ({ loaded: true, entries: [] as { state: string }[] }));
  return {
    store,
    find: () => store.getState().entries[0],
    enqueue: async () => {
      store.setState({ entries: [{ state: 'waiting' }] });
      return { result: 'queued', id: 'entry' };
    },
    send: () => store.setState({ entries: [{ state: 'done' }] }),
  };
}

it('says that a stored change cannot be shown, and shows it on request', async () => {
  const before = aRegisteredPatient();
  const after = { ...before, updatedAt: before.updatedAt + 1 };
  const outbox = anOutbox();
  const reads = [async () => before, () => Promise.reject(UNREACHABLE), async () => after];
  const call = vi.fn(async ({ name }: { readonly name: string }) => {
    if (name === updatePatient.name) throw UNREACHABLE;
    expect(name).toBe(getRegistration.name);
    const data = await reads.shift()?.();
    return { vitaId: before.vitaId, data };
  });
  const session = createRegistrationChange({
    http: { call } as unknown as HttpClient,
    vitaId: before.vitaId,
    now: () => REGISTRATION_NOW * 1000,
    newId: () => crypto.randomUUID(),
    timeZone: 'Asia/Kolkata',
    outbox: outbox as never,
  });
  const { store } = session;
  await vi.waitFor(() => expect(store.getState().phase).toBe('editing'));
  session.setValue({ section: 'name', row: 0, key: 'family' }, 'Rao');
  session.setReason({ code: 'entered-wrongly', text: '' });
  expect(await session.save()).toBe('waiting');
  outbox.send();
  await vi.waitFor(() =>
    expect(store.getState()).toMatchObject({ phase: 'unavailable', failure: UNREACHABLE, dirty: false }),
  );
  await session.load();
  expect(store.getState()).toMatchObject({ phase: 'editing', patient: after });
});
