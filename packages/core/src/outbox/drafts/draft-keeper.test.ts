import { describe, expect, it } from 'vitest';
import { aPerson, type OutboxTab, outboxTab, settled } from '#test';
import type { OpenDraft } from './open-draft.ts';

const anita = aPerson('anita');
const index = { patient: 'p1', programme: 'ahc', callType: 'ad-hoc' };

async function opened(tab: OutboxTab, id = 'contact-1', wanted = index): Promise<OpenDraft> {
  const opening = await tab.drafts.open(id, wanted);
  if (opening.result !== 'open') throw new Error(opening.reason);
  return opening.draft;
}

const aTab = (like?: OutboxTab) =>
  outboxTab(like ? { device: like.device, clock: like.clock, person: anita } : { person: anita });

const stored = async (like: OutboxTab, id = 'contact-1') => {
  const drafts = await aTab(like).drafts.list();
  return drafts.find((draft) => draft.id === id)?.content;
};

describe('a draft', () => {
  it('is saved within 250 ms of the last change, valid or not', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    draft.change({ systolic: 'abc' });
    expect(draft.store.getState().phase).toBe('unsaved');
    await tab.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'saved', content: { systolic: 'abc' } });
    tab.kill();
    expect(await stored(tab)).toEqual({ systolic: 'abc' });
  });

  it('waits for a pause, up to a limit', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    for (let key = 1; key <= 15; key += 1) {
      draft.change(key);
      await tab.clock.advance(100);
    }
    expect([...tab.device.drafts.values()].map(({ revision }) => revision)).toEqual([1]);
    await tab.clock.advance(250);
    expect(await stored(tab)).toBe(15);
  });

  it('is saved at once on request or when it is closed', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    draft.change('one');
    await draft.save();
    expect(await stored(tab)).toBe('one');
    draft.change('two');
    await draft.close();
    expect(await stored(tab)).toBe('two');
    draft.change('three');
    await tab.clock.advance(5_000);
    expect(await stored(tab)).toBe('two');
  });

  it('is retried when the device could not store it', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    tab.tab.failure = new Error('disk full');
    draft.change('one');
    await tab.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'failed', content: 'one' });
    tab.tab.failure = undefined;
    await tab.clock.advance(5_000);
    expect(draft.store.getState().phase).toBe('saved');
  });

  it('opens as it was left, in one tab only', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    draft.change('left here');
    expect(await opened(tab)).toBe(draft);
    await tab.clock.advance(250);
    tab.kill();
    const again = aTab(tab);
    const [one, two] = await Promise.all([opened(again), opened(again)]);
    expect(one).toBe(two);
    expect(one.store.getState()).toMatchObject({ content: 'left here', editable: true, phase: 'saved' });
  });

  it('of a registration has its own id', async () => {
    const tab = aTab();
    const id = tab.drafts.newRegistrationId();
    expect(id).toMatch(/^new:.+/);
    expect(tab.drafts.newRegistrationId()).not.toBe(id);
  });

  it('is found by its place, the newest first', async () => {
    const tab = aTab();
    (await opened(tab, 'a')).change(1);
    await tab.clock.advance(250);
    (await opened(tab, 'b', { ...index, patient: 'p2' })).change(2);
    await tab.clock.advance(250);
    const ids = async (wanted: Partial<typeof index>) => (await tab.drafts.list(wanted)).map(({ id }) => id);
    expect(await ids({})).toEqual(['b', 'a']);
    expect(await ids({ patient: 'p1' })).toEqual(['a']);
    expect(await ids({ programme: 'healthy_motherhood' })).toEqual([]);
  });
});

describe('access to a draft', () => {
  async function written(): Promise<OutboxTab> {
    const tab = aTab();
    (await opened(tab)).change('of anita');
    await tab.clock.advance(250);
    tab.kill();
    return tab;
  }

  it.each([
    ['nobody', undefined, index, 'nobody-signed-in'],
    ['its author, locked', { ...anita, active: false }, index, 'nobody-signed-in'],
    [
      'its author at another facility',
      aPerson('anita', { facilityId: 'facility-2' }),
      index,
      'other-facility',
    ],
    ['its author for another patient', anita, { ...index, patient: 'p2' }, 'other-index'],
  ])('is refused %s', async (_, person, wanted, reason) => {
    const { device, clock } = await written();
    const { drafts } = outboxTab({ device, clock, person });
    expect(await drafts.open('contact-1', wanted)).toEqual({ result: 'refused', reason });
  });

  it.each([
    ['another user', aPerson('bela')],
    ['its author at another facility', aPerson('anita', { facilityId: 'facility-2' })],
    ['nobody', undefined],
  ])('no list has it for %s', async (_, person) => {
    const { device, clock } = await written();
    expect(await outboxTab({ device, clock, person }).drafts.list()).toEqual([]);
  });

  it('is refused for a key that does not fit; the draft stays unchanged', async () => {
    const tab = await written();
    const before = tab.device.drafts.get('contact-1');
    tab.device.keys.delete('anita');
    const opening = await aTab(tab).drafts.open('contact-1', index);
    expect(opening).toEqual({ result: 'refused', reason: 'unreadable' });
    expect(tab.device.drafts.get('contact-1')).toBe(before);
  });

  it('when another user comes, unsaved entries are saved for their author, and closed', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    draft.change('typed last');
    tab.person.change(aPerson('bela'));
    await settled();
    expect(draft.store.getState()).toMatchObject({ phase: 'ended', editable: false });
    expect(await tab.drafts.list()).toEqual([]);
    expect(await stored(tab)).toBe('typed last');
  });

  it('when the session expires, typing continues and is saved', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    tab.person.change({ ...anita, active: false });
    draft.change('typed after expiry');
    await tab.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'saved', editable: true });
    expect(await stored(tab)).toBe('typed after expiry');
  });
});

describe('two tabs', () => {
  it('have one editor; the other takes over with the last typed text', async () => {
    const tab = aTab();
    const first = await opened(tab);
    first.change('saved');
    await tab.clock.advance(250);
    const second = await opened(aTab(tab));
    expect(second.store.getState()).toMatchObject({ editable: false, content: 'saved' });
    second.change('ignored');
    expect(second.store.getState().content).toBe('saved');
    first.change('typed just now');
    const taken = second.takeOver();
    await tab.clock.advance(300);
    await taken;
    expect(second.store.getState()).toMatchObject({ editable: true, content: 'typed just now' });
    expect(first.store.getState().editable).toBe(false);
    second.change('of the second');
    await tab.clock.advance(250);
    expect(await stored(tab)).toBe('of the second');
    const back = first.takeOver();
    await tab.clock.advance(300);
    await back;
    expect(first.store.getState()).toMatchObject({ editable: true, content: 'of the second' });
    expect(second.store.getState().editable).toBe(false);
  });

  it('a killed tab leaves the draft to the next', async () => {
    const tab = aTab();
    await opened(tab);
    const second = aTab(tab);
    expect((await opened(second)).store.getState().editable).toBe(false);
    tab.kill();
    expect((await opened(aTab(tab))).store.getState().editable).toBe(true);
  });
});

describe('a draft ends with', () => {
  it('the confirmation of its call, also while a save is on its way', async () => {
    const tab = aTab();
    const draft = await opened(tab);
    draft.change('one');
    void draft.save();
    await tab.drafts.confirmed('contact-1');
    draft.change('two');
    await tab.clock.advance(5_000);
    expect(tab.device.drafts.size).toBe(0);
    expect(draft.store.getState().phase).toBe('ended');
  });

  it('the confirmation of a call, also if its draft is not open here', async () => {
    const tab = aTab();
    (await opened(tab)).change('one');
    await tab.clock.advance(250);
    tab.kill();
    const later = aTab(tab);
    await later.drafts.confirmed('contact-1');
    await later.drafts.confirmed('contact-9');
    expect(tab.device.drafts.size).toBe(0);
  });

  it('not with an unconfirmed sign-out, nor when the page closes', async () => {
    const tab = aTab();
    (await opened(tab)).change('one');
    await tab.outbox.signOut();
    await tab.drafts.close();
    expect(await stored(tab)).toBe('one');
  });
});

it('and is not started again by an open screen between its destruction and the end of the session', async () => {
  const tab = aTab();
  const draft = await opened(tab);
  draft.change({ systolic: 118 });
  await tab.clock.advance(250);
  await tab.drafts.destroyAll('anita');
  expect(await tab.drafts.open('contact-1', index)).toEqual({
    result: 'refused',
    reason: 'nobody-signed-in',
  });
  tab.person.change(undefined);
  tab.person.change(anita);
  const again = await opened(tab);
  expect(again.store.getState().content).toBeUndefined();
});
