import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCallSession } from '../../../test/call-session.ts';
import { aContact, aStatus } from '../../../test/contacts.ts';
import type { CallSession } from './call-session.ts';

const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });

/** Blocks loading of the file until released. */
function withoutNetwork(): void {
  vi.doMock('./begun-part.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

function withNetwork(): void {
  vi.doUnmock('./begun-part.ts');
}

afterEach(withNetwork);

describe('the data that a started call needs', () => {
  it('is loaded with the rest, including the form', async () => {
    const { session, state } = aCallSession();
    expect(state()).toMatchObject({ form: { phase: 'loading' }, readings: {}, values: {} });
    expect(() => session.form).toThrow('not here yet');
    await session.load();
    expect(state().form).toEqual({ phase: 'ready', value: session.form });
    expect(state().readings.bloodpressure).toMatchObject({ phase: 'ready' });
  });

  it('that fails to load starts no call; the rest is shown, and a retry loads it', async () => {
    withoutNetwork();
    const { session, state, to } = aCallSession();
    await session.load();
    expect(state()).toMatchObject({
      patient: { phase: 'ready' },
      previous: { phase: 'ready' },
      form: { phase: 'failed', error: { failure: 'unreachable', retryable: true } },
    });
    await expect(session.dial()).resolves.toBeUndefined();
    expect(state()).toMatchObject({ phase: 'ready', failure: { failure: 'unreachable' } });
    expect(to('routine/dial')).toHaveLength(0);
    withNetwork();
    await expect(session.dial()).resolves.toBe('tel:+919800000001');
    session.choose('reached-patient');
    expect(state().disposition).toBe('reached-patient');
    await vi.waitFor(() => expect(state().readings.bloodpressure).toMatchObject({ phase: 'ready' }));
  });

  it('that fails to load leaves a resumed call unchanged until it is loaded', async () => {
    withoutNetwork();
    const { session, state } = aCallSession();
    expect(session.openUnfinished(unfinished)).toBe(true);
    await session.retry('form');
    session.choose('reached-patient');
    await expect(session.save()).resolves.toBe('refused');
    expect(state()).toMatchObject({ phase: 'open', form: { phase: 'failed' }, dirty: true });
    expect(state().disposition).toBeUndefined();
    withNetwork();
    await session.retry('form');
    session.choose('reached-patient');
    expect(state().disposition).toBe('reached-patient');
  });

  it('of a call that was left is ignored', async () => {
    const { session, state } = aCallSession();
    const coming: Promise<void> = (session satisfies CallSession).retry('form');
    session.dispose();
    await coming;
    expect(state().form).toEqual({ phase: 'loading' });
  });
});
