import { HttpError } from '@careline/core/internal/http';
import type { OutboxPorts } from '@careline/core/internal/outbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeText } from '#test';
import { aCall, callAnswers } from '../../../test/call-fixtures.ts';
import { button, choose, dial, fill, press, showCall } from '../../../test/call-screen.tsx';
import type { FakeAnswers, FakeRequest } from '../../../test/fake-http.ts';
import { type SharedDevice, sharedDevice, unsentCalls } from '../../../test/unsent-calls.ts';

const stored: OutboxPorts['send'] = async ({ entry }) => ({ vitaId: entry.patient });
const failing =
  (status?: number): OutboxPorts['send'] =>
  ({ endpoint }) =>
    Promise.reject(
      new HttpError(
        status
          ? { failure: 'refused', endpoint: endpoint.name, status, code: 'contact-closed' }
          : { failure: 'unreachable', endpoint: endpoint.name },
      ),
    );

const unfinished = aCall(0, {}, { status: 'unfinished', disposition: null, endedAt: null });
const about = (contact: unknown): FakeAnswers => ({
  'touchpoint/get': () => ({ vitaId: unfinished.vitaId, data: { contact, statuses: [] } }),
});

/** Shows the unfinished call in a tab of this device. */
function showOnDevice(device: SharedDevice, send = stored, answers: FakeAnswers = about(unfinished)) {
  const stores = unsentCalls(device, send);
  return { ...stores, ...showCall({ ...stores, contactId: unfinished.id, answers }) };
}

async function typeCall(): Promise<void> {
  await choose('Reached the patient');
  await fill('Systolic', '148');
  await fill('Diastolic', '92');
  await fill('Note', 'Feels well.');
}

const storedNotice = () => screen.findByText('Saved on this device');

describe('a call stored on the device', () => {
  it('shows when they were stored, loses nothing when the screen is left, and says that they were restored', async () => {
    const device = sharedDevice();
    const { onDirtyChange } = showOnDevice(device);
    await screen.findByRole('radio', { name: 'Busy' });
    await typeCall();
    await storedNotice();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true, true));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    cleanup();
    showOnDevice(device);
    expect(await screen.findByText(/^What you entered .* has been restored/)).toBeVisible();
    expect(screen.getByLabelText('Systolic')).toHaveValue('148');
    expect(screen.getByLabelText('Note')).toHaveValue('Feels well.');
  });

  it('is read-only in a second tab, until that takes over', async () => {
    const device = sharedDevice();
    showOnDevice(device);
    await screen.findByRole('radio', { name: 'Busy' });
    await fill('Note', 'Typed here');
    await storedNotice();
    const first = document.body.firstElementChild as HTMLElement;
    showOnDevice(device);
    const second = document.body.lastElementChild as HTMLElement;
    expect(await within(second).findByText(/^This call is open in another tab/)).toBeVisible();
    expect(within(second).getByLabelText('Note')).toBeDisabled();
    await userEvent.click(within(second).getByRole('button', { name: 'Take over here' }));
    await waitFor(() => expect(within(second).getByLabelText('Note')).toBeEnabled());
    expect(within(second).getByLabelText('Note')).toHaveValue('Typed here');
    expect(within(first).getByLabelText('Note')).toBeDisabled();
  });

  it('shows earlier entries that no longer have a field', async () => {
    const device = sharedDevice();
    const { drafts } = unsentCalls(device, stored);
    const index = { patient: unfinished.vitaId, programme: 'ahc', callType: 'ad-hoc' };
    const opening = await drafts.open(unfinished.id, index);
    if (opening.result !== 'open') throw new Error(opening.reason);
    opening.draft.change({ values: { bloodPressure: { pulseForm: 'regular' } }, note: 'Kept' });
    await opening.draft.close();
    showOnDevice(device);
    expect(await screen.findByText('Earlier entries that have no field in this form')).toBeVisible();
    expect(screen.getByText('regular')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Kept');
  });
});

describe('a call that starts offline', () => {
  const unreachable = (endpoint: string) => () =>
    Promise.reject(new HttpError({ failure: 'unreachable', endpoint }));
  const answers = {
    'routine/dial': unreachable('routine/dial'),
    'touchpoint/v2/add': unreachable('touchpoint/v2/add'),
  };

  it('says how to make it anyway, and waits on the device', async () => {
    const { onSaved } = showCall({ ...unsentCalls(sharedDevice(), failing()), answers });
    await dial();
    expect(await screen.findByText('You are offline, but you can still call')).toBeVisible();
    expect(screen.getByText(/^Call \+91 98480 22338 from your own phone/)).toBeVisible();
    await press('Called from my own phone');
    await choose('Busy');
    await press('Save call');
    expect(await screen.findByRole('heading', { name: 'The call is waiting to be sent' })).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('is not offered without an outbox', async () => {
    showCall({ answers });
    await dial();
    expect(await screen.findByText('The call could not be started')).toBeVisible();
    expect(screen.queryByText('You are offline, but you can still call')).toBeNull();
  });
});

describe('a call that cannot be sent', () => {
  it('waits on the device, leads to the next patient, and is sent once on request', async () => {
    let sends = 0;
    const { onSaved, onSearchNext, onDirtyChange } = showOnDevice(sharedDevice(), (request) => {
      sends += 1;
      return (sends === 1 ? failing() : stored)(request);
    });
    await screen.findByRole('radio', { name: 'Busy' });
    await typeCall();
    await press('Save call');
    const heading = await screen.findByRole('heading', { name: 'The call is waiting to be sent' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('You are offline. Careline sends it when you are back online.')).toBeVisible();
    expect(screen.getByText(wholeText('Blood Pressure 148/92 mmHg'))).toBeVisible();
    expect(onDirtyChange.mock.lastCall?.[0]).toBe(false);
    expect(onSaved).not.toHaveBeenCalled();
    await press('Next patient');
    expect(onSearchNext).toHaveBeenCalledOnce();
    await press('Send now');
    expect(await screen.findByRole('heading', { name: 'The call is saved' })).toBeVisible();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(sends).toBe(2);
  });

  it('asks before changing what may have arrived', async () => {
    showOnDevice(sharedDevice(), failing());
    await screen.findByRole('radio', { name: 'Busy' });
    await typeCall();
    await press('Save call');
    await press('Change it before it is sent');
    expect(await screen.findByText(/^It may already be saved/)).toBeVisible();
    await press('Change it anyway');
    await waitFor(() => expect(screen.getByLabelText('Note')).toBeEnabled());
    expect(screen.getByLabelText('Note')).toHaveValue('Feels well.');
  });
});

describe('a call that was stored with other values meanwhile', () => {
  const theirs = aCall(
    0,
    { logVersion: 1 },
    { disposition: 'reached-patient', note: 'From another window', author: { id: 'ravi', name: 'Ravi' } },
  );
  const log = {
    contactId: theirs.id,
    vitaId: theirs.vitaId,
    version: 1,
    form: 'chronic-care/ad-hoc@1',
    answers: { bloodPressure: { systolic: '150', systolicUnit: 'mm[Hg]' } },
    readingIds: [],
    author: theirs.author,
    savedAt: theirs.startedAt + 300,
    metaInfo: theirs.metaInfo,
  };

  const title = 'A different version of this call is saved';

  /** Brings entries from this device into conflict with the server's version. */
  async function meet(mayCorrect: boolean, further: FakeAnswers = {}) {
    const device = sharedDevice();
    let isClosed = false;
    const answers: FakeAnswers = {
      'touchpoint/get': () => ({
        vitaId: theirs.vitaId,
        data: { contact: isClosed ? theirs : unfinished, statuses: [], mayCorrect },
      }),
      'calllog/get': () => ({ vitaId: theirs.vitaId, data: [log] }),
      ...further,
    };
    const shown = showOnDevice(
      device,
      (request) => {
        isClosed = true;
        return failing(409)(request);
      },
      answers,
    );
    await screen.findByRole('radio', { name: 'Busy' });
    await typeCall();
    await press('Save call');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    return { ...shown, device, answers };
  }

  const side = (part: string, name: string) =>
    within(screen.getByRole('group', { name: part })).getByRole('radio', { name });

  it('is decided entry by entry, by keyboard, and stored as a correction with a reason', async () => {
    const correct = vi.fn((_: FakeRequest) => ({
      vitaId: theirs.vitaId,
      data: { contact: theirs, version: 2, readingIds: [] },
    }));
    const { drafts, onSaved } = await meet(true, { 'calllog/correct': correct });
    expect(side('Note', 'Saved From another window')).toBeChecked();
    await userEvent.click(side('Note', 'Saved From another window'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(side('Note', 'Entered here Feels well.')).toBeChecked();
    const changes = screen.getByRole('region', { name: 'What saving changes' });
    expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
    expect(within(changes).getByText(/^This is saved as a correction, version 2/)).toBeVisible();
    await press('Save the correction');
    expect(screen.getByRole('textbox', { name: 'Reason for the correction' })).toHaveFocus();
    await userEvent.keyboard('Two windows');
    await press('Save the correction');
    expect(await screen.findByRole('heading', { name: 'The call is saved' })).toBeVisible();
    expect(correct.mock.calls[0]?.[0].body).toMatchObject({
      reason: 'Two windows',
      status: { note: 'Feels well.' },
      log: { follows: 1, answers: { bloodPressure: { systolic: '150' } } },
    });
    expect(await drafts.list()).toEqual([]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('uses all of one version, and keeps both when the correction cannot be stored', async () => {
    const { drafts } = await meet(true, {
      'calllog/correct': () =>
        Promise.reject(new HttpError({ failure: 'unreachable', endpoint: 'calllog/correct' })),
    });
    await press('Use all my entries');
    expect(side('Blood pressure: Systolic', 'Entered here 148 mmHg')).toBeChecked();
    await fill('Reason for the correction', 'Two windows');
    await press('Save the correction');
    expect(await screen.findByText('The correction was not saved')).toBeVisible();
    await waitFor(async () => expect(await drafts.list()).toHaveLength(1));
    await press('Use all saved values');
    expect(screen.queryByRole('button', { name: 'Save the correction' })).toBeNull();
  });

  it('is shown field by field to users who may not correct it, and the local entries are kept until discarded', async () => {
    const { drafts, onSaved, device, answers } = await meet(false);
    const note = screen.getByRole('row', { name: /^Note/ });
    expect(
      within(note)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Feels well.', 'From another window']);
    expect(screen.getByRole('row', { name: /Systolic 148 mmHg 150 mmHg$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Diastolic 92 mmHg Nothing$/ })).toBeVisible();
    await press('Keep the saved version');
    await press('Keep both for now');
    cleanup();
    showOnDevice(device, stored, answers);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await press('Keep the saved version');
    await press('Delete my entries');
    expect(await screen.findByRole('heading', { name: 'The call is saved' })).toBeVisible();
    expect(await drafts.list()).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('is only reported as finished when nothing else is stored here', async () => {
    showOnDevice(sharedDevice(), stored, { ...about(theirs) });
    expect(await screen.findByText('This call is already finished')).toBeVisible();
  });
});

describe('a call without a device', () => {
  it('mentions no drafts', async () => {
    showCall({ answers: callAnswers() });
    await dial();
    await fill('Note', 'x');
    expect(await button('Save call')).toBeVisible();
    expect(screen.queryByText(/this device/)).toBeNull();
  });
});
