import { describe, expect, it } from 'vitest';
import { lost } from '../../../test/call-server.ts';
import { aCallSession } from '../../../test/call-session.ts';
import { callTab } from '../../../test/call-tab.ts';
import { settled } from '../../../test/held-http.ts';
import { failing } from '../../../test/outbox-tab.ts';

const offline = failing({ failure: 'unreachable' });

/** A call screen that was loaded before the network was lost. */
async function withoutNetwork(send = offline) {
  const tab = callTab({ send });
  const call = tab.call();
  await call.session.load();
  for (const name of ['routine/dial', 'touchpoint/v2/add'] as const) {
    call.handlers[name] = () => Promise.reject(lost(name));
  }
  return { tab, ...call };
}

const waiting = ({ tab }: Awaited<ReturnType<typeof withoutNetwork>>) =>
  tab.outbox.store.getState().entries.filter(({ state }) => state !== 'done');

describe('a call that is started offline', () => {
  it('is written to the device, with later saves behind it, and sent once and in order', async () => {
    const call = await withoutNetwork();
    const { session, state, tab } = call;
    await session.calledElsewhere();
    expect(state()).toMatchObject({ phase: 'open', unheard: true, via: 'elsewhere', failure: undefined });
    session.choose('no-answer');
    await expect(session.save()).resolves.toBe('queued');
    expect(waiting(call).map(({ endpoint }) => endpoint)).toEqual(['touchpoint/v2/add', 'status/v2/add']);
    const sent: string[] = [];
    tab.answer(async ({ endpoint, entry }) => {
      sent.push(endpoint.name);
      return { vitaId: entry.patient };
    });
    await tab.outbox.flush();
    await tab.clock.advance(60_000);
    await settled();
    expect(sent).toEqual(['touchpoint/v2/add', 'status/v2/add']);
    expect(state().phase).toBe('saved');
    expect(waiting(call)).toEqual([]);
  });

  it('is the same call to the server, which may have received the first try', async () => {
    const call = await withoutNetwork();
    await call.session.calledElsewhere();
    const [asked] = call.to('touchpoint/v2/add');
    const [entry] = waiting(call);
    expect(entry?.idempotencyKey).not.toBe(asked?.idempotencyKey);
    const { contact } = (asked?.body ?? {}) as { readonly contact?: object };
    // Only the first attempt checks for another open call; a call that was made is never refused for one.
    expect(asked?.body).toEqual({ contact, unlessOpen: true });
    expect(entry).toMatchObject({ body: { contact }, maybeStored: true });
    expect(entry?.body).not.toHaveProperty('unlessOpen');
  });

  it('keeps the id of a dial after a lost answer, and is not dialled later', async () => {
    const call = await withoutNetwork();
    await call.session.dial();
    expect(call.state()).toMatchObject({ phase: 'ready', failure: { failure: 'timeout' } });
    await call.session.calledElsewhere();
    const dialled = call.to('routine/dial')[0]?.body as { readonly contact: { readonly id: string } };
    expect(waiting(call)[0]).toMatchObject({
      endpoint: 'touchpoint/v2/add',
      body: { contact: dialled.contact },
    });
  });

  it('loses nothing when the page closes: the entries are a draft of the call', async () => {
    const { session, state, tab } = await withoutNetwork();
    await session.calledElsewhere();
    await settled();
    session.setNote('Feels well');
    await session.keepDraft();
    expect(await tab.drafts.list()).toMatchObject([
      { id: state().contact?.id, content: { note: 'Feels well' } },
    ]);
  });

  it('cannot start without an outbox, and says why', async () => {
    const { session, state, handlers } = aCallSession();
    await session.load();
    handlers['touchpoint/v2/add'] = () => Promise.reject(lost('touchpoint/v2/add'));
    await session.calledElsewhere();
    expect(session.mayWait).toBe(false);
    expect(state()).toMatchObject({ phase: 'ready', failure: { failure: 'timeout' } });
  });
});
