import { describe, expect, it } from 'vitest';
import { aPerson, type OutboxDesk, outboxDesk, settled } from '#test';
import type { OpenDraft } from './open-draft.ts';

const anita = aPerson('anita');
const index = { patient: 'p1', programme: 'ahc', callType: 'ad-hoc' };

async function opened(desk: OutboxDesk, id = 'contact-1', wanted = index): Promise<OpenDraft> {
  const opening = await desk.drafts.open(id, wanted);
  if (opening.result !== 'open') throw new Error(opening.reason);
  return opening.draft;
}

const aTab = (like?: OutboxDesk) =>
  outboxDesk(like ? { device: like.device, clock: like.clock, person: anita } : { person: anita });

const stored = async (like: OutboxDesk, id = 'contact-1') => {
  const drafts = await aTab(like).drafts.list();
  return drafts.find((draft) => draft.id === id)?.content;
};

describe('a draft', () => {
  it('is saved within 250 ms of the last change, valid or not', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    draft.change({ systolic: 'abc' });
    expect(draft.store.getState().phase).toBe('unsaved');
    await desk.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'saved', content: { systolic: 'abc' } });
    desk.kill();
    expect(await stored(desk)).toEqual({ systolic: 'abc' });
  });

  it('waits for a pause, but not for ever', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    for (let key = 1; key <= 15; key += 1) {
      draft.change(key);
      await desk.clock.advance(100);
    }
    expect([...desk.device.drafts.values()].map(({ revision }) => revision)).toEqual([1]);
    await desk.clock.advance(250);
    expect(await stored(desk)).toBe(15);
  });

  it('is saved at once when it is asked for or closed', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    draft.change('one');
    await draft.save();
    expect(await stored(desk)).toBe('one');
    draft.change('two');
    await draft.close();
    expect(await stored(desk)).toBe('two');
    draft.change('three');
    await desk.clock.advance(5_000);
    expect(await stored(desk)).toBe('two');
  });

  it('is tried again where the device could not store it', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    desk.tab.failure = new Error('disk full');
    draft.change('one');
    await desk.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'failed', content: 'one' });
    desk.tab.failure = undefined;
    await desk.clock.advance(5_000);
    expect(draft.store.getState().phase).toBe('saved');
  });

  it('opens as it was left, once in a tab', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    draft.change('left here');
    expect(await opened(desk)).toBe(draft);
    await desk.clock.advance(250);
    desk.kill();
    const again = aTab(desk);
    const [one, two] = await Promise.all([opened(again), opened(again)]);
    expect(one).toBe(two);
    expect(one.store.getState()).toMatchObject({ content: 'left here', editable: true, phase: 'saved' });
  });

  it('of a registration has an id of its own', async () => {
    const desk = aTab();
    const id = desk.drafts.newRegistrationId();
    expect(id).toMatch(/^new:.+/);
    expect(desk.drafts.newRegistrationId()).not.toBe(id);
  });

  it('is found by where it belongs, the newest first', async () => {
    const desk = aTab();
    (await opened(desk, 'a')).change(1);
    await desk.clock.advance(250);
    (await opened(desk, 'b', { ...index, patient: 'p2' })).change(2);
    await desk.clock.advance(250);
    const ids = async (wanted: Partial<typeof index>) => (await desk.drafts.list(wanted)).map(({ id }) => id);
    expect(await ids({})).toEqual(['b', 'a']);
    expect(await ids({ patient: 'p1' })).toEqual(['a']);
    expect(await ids({ programme: 'healthy_motherhood' })).toEqual([]);
  });
});

describe('who may open a draft', () => {
  async function written(): Promise<OutboxDesk> {
    const desk = aTab();
    (await opened(desk)).change('of anita');
    await desk.clock.advance(250);
    desk.kill();
    return desk;
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
  ])('not %s', async (_, person, wanted, reason) => {
    const { device, clock } = await written();
    const { drafts } = outboxDesk({ device, clock, person });
    expect(await drafts.open('contact-1', wanted)).toEqual({ result: 'refused', reason });
  });

  it.each([
    ['another user', aPerson('bela')],
    ['its author at another facility', aPerson('anita', { facilityId: 'facility-2' })],
    ['nobody', undefined],
  ])('no list has it for %s', async (_, person) => {
    const { device, clock } = await written();
    expect(await outboxDesk({ device, clock, person }).drafts.list()).toEqual([]);
  });

  it('nobody whose key does not fit; it is left as it is', async () => {
    const desk = await written();
    const before = desk.device.drafts.get('contact-1');
    desk.device.keys.delete('anita');
    const opening = await aTab(desk).drafts.open('contact-1', index);
    expect(opening).toEqual({ result: 'refused', reason: 'unreadable' });
    expect(desk.device.drafts.get('contact-1')).toBe(before);
  });

  it('somebody else comes: what is not saved is saved for its author, and closed', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    draft.change('typed last');
    desk.person.change(aPerson('bela'));
    await settled();
    expect(draft.store.getState()).toMatchObject({ phase: 'ended', editable: false });
    expect(await desk.drafts.list()).toEqual([]);
    expect(await stored(desk)).toBe('typed last');
  });

  it('the session expires: typing goes on and is kept', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    desk.person.change({ ...anita, active: false });
    draft.change('typed after expiry');
    await desk.clock.advance(250);
    expect(draft.store.getState()).toMatchObject({ phase: 'saved', editable: true });
    expect(await stored(desk)).toBe('typed after expiry');
  });
});

describe('two tabs', () => {
  it('have one editor; the other takes over with what was typed last', async () => {
    const desk = aTab();
    const first = await opened(desk);
    first.change('saved');
    await desk.clock.advance(250);
    const second = await opened(aTab(desk));
    expect(second.store.getState()).toMatchObject({ editable: false, content: 'saved' });
    second.change('ignored');
    expect(second.store.getState().content).toBe('saved');
    first.change('typed just now');
    const taken = second.takeOver();
    await desk.clock.advance(300);
    await taken;
    expect(second.store.getState()).toMatchObject({ editable: true, content: 'typed just now' });
    expect(first.store.getState().editable).toBe(false);
    second.change('of the second');
    await desk.clock.advance(250);
    expect(await stored(desk)).toBe('of the second');
    const back = first.takeOver();
    await desk.clock.advance(300);
    await back;
    expect(first.store.getState()).toMatchObject({ editable: true, content: 'of the second' });
    expect(second.store.getState().editable).toBe(false);
  });

  it('a tab that was killed leaves the draft to the next', async () => {
    const desk = aTab();
    await opened(desk);
    const second = aTab(desk);
    expect((await opened(second)).store.getState().editable).toBe(false);
    desk.kill();
    expect((await opened(aTab(desk))).store.getState().editable).toBe(true);
  });
});

describe('what ends a draft', () => {
  it('the confirmation of its call, also while a save is on its way', async () => {
    const desk = aTab();
    const draft = await opened(desk);
    draft.change('one');
    void draft.save();
    await desk.drafts.confirmed('contact-1');
    draft.change('two');
    await desk.clock.advance(5_000);
    expect(desk.device.drafts.size).toBe(0);
    expect(draft.store.getState().phase).toBe('ended');
  });

  it('the confirmation of a call whose draft is not open here', async () => {
    const desk = aTab();
    (await opened(desk)).change('one');
    await desk.clock.advance(250);
    desk.kill();
    const later = aTab(desk);
    await later.drafts.confirmed('contact-1');
    await later.drafts.confirmed('contact-9');
    expect(desk.device.drafts.size).toBe(0);
  });

  it('not a sign-out that was not confirmed, nor the end of the page', async () => {
    const desk = aTab();
    (await opened(desk)).change('one');
    await desk.outbox.signOut();
    await desk.drafts.close();
    expect(await stored(desk)).toBe('one');
  });
});

it('are not begun again by a screen that is still open, between their destruction and the end of the session', async () => {
  const desk = aTab();
  const draft = await opened(desk);
  draft.change({ systolic: 118 });
  await desk.clock.advance(250);
  await desk.drafts.destroyAll('anita');
  expect(await desk.drafts.open('contact-1', index)).toEqual({
    result: 'refused',
    reason: 'nobody-signed-in',
  });
  desk.person.change(undefined);
  desk.person.change(anita);
  const again = await opened(desk);
  expect(again.store.getState().content).toBeUndefined();
});
