import { describe, expect, it } from 'vitest';
import { enterPressure } from '../../../test/call-session.ts';
import { callTab } from '../../../test/call-tab.ts';
import { aContact, aStatus } from '../../../test/contacts.ts';
import { settled } from '../../../test/held-http.ts';
import { aPerson, memoryDevice } from '../../../test/memory-device.ts';
import type { CallEdits } from '../session/call-session-edits.ts';
import { entriesOf } from './call-draft.ts';

/** A call that waits for its disposition. */
const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });

type CallTab = ReturnType<typeof callTab>;

async function aTypedCall(tab: CallTab) {
  const call = tab.call();
  call.session.openUnfinished(unfinished);
  await call.session.retry('form');
  await settled();
  call.session.choose('reached-patient');
  enterPressure(call.session, '148', '92');
  call.session.setNote('Feels well');
  return call;
}

async function reopened(tab: CallTab) {
  const call = tab.call();
  call.session.openUnfinished(unfinished);
  await call.session.retry('form');
  await settled();
  return call;
}

describe('a call with a draft', () => {
  it('is on the device within 250 ms of the last key, and restored in a tab opened later', async () => {
    const device = memoryDevice();
    const tab = callTab({ device });
    const { state } = await aTypedCall(tab);
    expect(state().draft).toMatchObject({ phase: 'unsaved' });
    await tab.clock.advance(250);
    expect(state().draft).toMatchObject({
      phase: 'saved',
      savedAt: expect.any(Number),
      restoredAt: undefined,
    });
    const typed = entriesOf(state());
    tab.kill();
    const later = await reopened(callTab({ device, clock: tab.clock }));
    expect(entriesOf(later.state())).toEqual(typed);
    expect(later.state().draft).toMatchObject({ phase: 'saved', restoredAt: state().draft.savedAt });
  });

  const at = { section: 'bloodPressure', key: 'systolic' };
  const everyEdit: { readonly [Edit in keyof CallEdits]: (edits: CallEdits) => void } = {
    choose: (edits) => edits.choose('deceased'),
    setDetail: (edits) => edits.setDetail('Hindi'),
    setConfirmed: (edits) => edits.setConfirmed(true),
    setNote: (edits) => edits.setNote('A note'),
    setNextCall: (edits) => edits.setNextCall({ wanted: true, date: '2024-01-09' }),
    setValue: (edits) => edits.setValue(at, '150'),
    setUnit: (edits) => edits.setUnit(at, 'kPa'),
    setFieldReason: (edits) => edits.setFieldReason(at, 'Measured twice'),
    setUnchanged: (edits) => edits.setUnchanged(at),
    swap: (edits) => {
      edits.setValue(at, '150');
      edits.swap(at);
    },
    addRow: (edits) => edits.addRow('medications'),
    removeRow: (edits) => {
      edits.addRow('medications');
      edits.removeRow('medications', 0);
    },
    setRowsUnchanged: (edits) => edits.setRowsUnchanged('medications'),
    leave: (edits) => edits.leave(at),
  };

  it.each(Object.entries(everyEdit))('stores what `%s` changes', async (_, edit) => {
    const device = memoryDevice();
    const tab = callTab({ device });
    const { session, state } = await reopened(tab);
    edit(session);
    await tab.clock.advance(250);
    tab.kill();
    const later = await reopened(callTab({ device, clock: tab.clock }));
    expect(entriesOf(later.state())).toEqual(entriesOf(state()));
  });

  it('keeps what was typed before the device answered', async () => {
    const device = memoryDevice();
    const tab = callTab({ device });
    const { session, state } = tab.call();
    await session.dial();
    session.setNote('At once');
    await tab.clock.advance(250);
    expect(state()).toMatchObject({ note: 'At once', draft: { phase: 'saved' } });
    expect((await tab.drafts.list())[0]).toMatchObject({
      id: state().contact?.id,
      patient: state().contact?.vitaId,
      programme: 'ahc',
      callType: 'ad-hoc',
      content: { note: 'At once' },
    });
  });

  it('accepts no entry before those of a resumed call are loaded', async () => {
    const tab = callTab();
    const { session, state } = tab.call();
    session.openUnfinished(unfinished);
    session.setNote('too early');
    expect(state()).toMatchObject({ note: '', draft: { phase: 'opening' } });
    await settled();
    session.setNote('in time');
    expect(state().note).toBe('in time');
  });

  it('is read-only in a second tab, until that takes it over with the typed values', async () => {
    const device = memoryDevice();
    const first = callTab({ device });
    const second = callTab({ device, clock: first.clock });
    const here = await aTypedCall(first);
    await first.clock.advance(250);
    const there = await reopened(second);
    expect(there.state()).toMatchObject({ note: 'Feels well', draft: { editable: false } });
    there.session.setNote('not mine');
    expect(there.state().note).toBe('Feels well');
    here.session.setNote('typed last');
    const taken = there.session.takeOverDraft();
    await first.clock.advance(300);
    await taken;
    expect(there.state()).toMatchObject({ note: 'typed last', draft: { editable: true } });
    expect(here.state().draft.editable).toBe(false);
    here.session.setNote('too late');
    there.session.setNote('mine now');
    expect([here.state().note, there.state().note]).toEqual(['typed last', 'mine now']);
  });

  it('keeps it when the call is left, and deletes it once the server confirmed it', async () => {
    const tab = callTab();
    const left = await aTypedCall(tab);
    left.session.dispose();
    await settled();
    expect(await tab.drafts.list()).toHaveLength(1);
    const { session } = await reopened(tab);
    expect(await session.save()).toBe('saved');
    await settled();
    expect(await tab.drafts.list()).toEqual([]);
  });

  it('continues in a call opened while the previous one releases it', async () => {
    const tab = callTab();
    const before = await aTypedCall(tab);
    before.session.dispose();
    const { session, state } = tab.call();
    session.openUnfinished(unfinished);
    await session.retry('form');
    await settled();
    session.setNote('Typed anew');
    await tab.clock.advance(250);
    expect(state().draft).toMatchObject({ phase: 'saved', editable: true });
    expect((await tab.drafts.list())[0]?.content).toMatchObject({
      note: 'Typed anew',
      disposition: 'reached-patient',
    });
  });

  it('keeps what was typed in a call that was left before the device answered', async () => {
    const tab = callTab();
    const { session } = tab.call();
    await session.dial();
    session.setNote('At once');
    session.dispose();
    await tab.clock.advance(250);
    expect((await tab.drafts.list())[0]?.content).toMatchObject({ note: 'At once' });
  });

  it('says so where the device has no storage, and continues', async () => {
    const tab = callTab();
    tab.tab.failure = new Error('storage refused');
    const { session, state } = await reopened(tab);
    expect(state().draft).toMatchObject({ phase: 'unavailable', editable: true });
    session.setNote('In memory');
    expect(state().note).toBe('In memory');
    expect(await session.save()).toBe('invalid');
  });

  it('says so while the device cannot store entries, and keeps trying', async () => {
    const tab = callTab();
    const { session, state } = await reopened(tab);
    tab.tab.failure = new Error('disk full');
    session.setNote('kept');
    await tab.clock.advance(250);
    expect(state().draft.phase).toBe('failed');
    tab.tab.failure = undefined;
    await tab.clock.advance(2_500);
    expect(state().draft.phase).toBe('saved');
  });

  it('opens a draft as written on 29 November 2026', async () => {
    const tab = callTab();
    const index = { patient: unfinished.vitaId, programme: 'ahc', callType: 'ad-hoc' };
    const opening = await tab.drafts.open(unfinished.id, index);
    const entries = {
      disposition: 'reached-relative',
      detail: 'Daughter',
      confirmed: false,
      note: 'Feels well',
      nextCall: { wanted: true, date: '2024-01-09', time: '10:30', by: 'person', escalate: false },
      values: { bloodPressure: { systolic: '148', systolicUnit: 'mm[Hg]' } },
      aside: [],
    };
    const about = { name: 'Asha', uhid: null, startedAt: 1_704_450_000 };
    if (opening.result === 'open') {
      opening.draft.change({ form: 'chronic-care/ad-hoc@1', about, ...entries });
      await opening.draft.close();
    }
    const { state } = await reopened(tab);
    expect(state()).toMatchObject(entries);
    expect(state().draft).toMatchObject({ editable: true, restoredAt: expect.any(Number) });
  });

  it('is not opened for another patient, and stays unchanged', async () => {
    const tab = callTab();
    const index = { patient: aContact(2).vitaId, programme: 'ahc', callType: 'ad-hoc' };
    const opening = await tab.drafts.open(unfinished.id, index);
    if (opening.result === 'open') opening.draft.change({ note: 'of another' });
    await tab.clock.advance(250);
    if (opening.result === 'open') await opening.draft.close();
    const { state } = await reopened(tab);
    expect(state()).toMatchObject({ note: '', draft: { phase: 'unreadable', editable: true } });
    expect((await tab.drafts.list())[0]?.content).toEqual({ note: 'of another' });
  });

  it('of one user is hidden from another', async () => {
    const device = memoryDevice();
    const tab = callTab({ device });
    await aTypedCall(tab);
    await tab.clock.advance(250);
    const other = await reopened(callTab({ device, clock: tab.clock, person: aPerson('bela') }));
    expect(other.state()).toMatchObject({ note: '', disposition: undefined });
  });
});
