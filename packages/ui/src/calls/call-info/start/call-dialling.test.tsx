// spec: 194

import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCall, byLine, callAnswers, closedForCalls } from '../../../../test/call-fixtures.ts';
import { choose, dial, press, showCall } from '../../../../test/call-screen.tsx';
import type { FakeRequest } from '../../../../test/fake-http.ts';
import { aPatient } from '../../../../test/people.ts';
import { OfferProvider } from '../../../preferences/index.ts';

describe('outside the calling hours', () => {
  it('says when calls are permitted again, and does not dial', async () => {
    const { onTel } = showCall({ answers: closedForCalls() });
    await dial();
    expect(await screen.findByText('Calls are permitted again: tomorrow at 8:00 am.')).toBeVisible();
    expect(screen.getByText('The calling hours are 08:00 to 20:00.')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('dials in an emergency, once a reason is given', async () => {
    const asked = vi.fn(closedForCalls()['routine/dial']);
    const { onTel } = showCall({ answers: { 'routine/dial': asked } });
    await dial();
    await press('Call in an emergency');
    expect(await screen.findByText('Enter why this cannot wait.')).toBeVisible();
    await userEvent.fill(
      screen.getByRole('textbox', { name: /^Reason for the emergency call/ }),
      ' Potassium 7.1 ',
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('timer');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked.mock.lastCall?.[0]?.body).toMatchObject({ emergency: { reason: 'Potassium 7.1' } });
    expect(onTel).toHaveBeenCalledWith('tel:+919848022338');
  });
});

it('offline no number is dialled, and the next press repeats the same request', async () => {
  const working = callAnswers()['routine/dial'];
  const asked = vi.fn((request: FakeRequest) => working?.(request));
  asked.mockImplementationOnce(() => {
    throw new HttpError({ failure: 'unreachable', endpoint: 'routine/dial' });
  });
  const { onTel, onDirtyChange } = showCall({ answers: { 'routine/dial': asked } });
  await dial();
  expect(await screen.findByText('The call could not be started')).toBeVisible();
  expect(onTel).not.toHaveBeenCalled();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(onDirtyChange).not.toHaveBeenLastCalledWith(true, false);
  await dial();
  await screen.findByRole('timer');
  expect(onTel).toHaveBeenCalledExactlyOnceWith('tel:+919848022338');
  const [first, second] = asked.mock.calls.map(([{ body }]) => body as { contact: { id: string } });
  expect(second?.contact.id).toBe(first?.contact.id);
});

describe('a call that was already started, here or in another tab', () => {
  const unfinished = aCall(0, {}, { status: 'unfinished', disposition: null, endedAt: null });
  const known = (calls: readonly unknown[]) => () => ({ vitaId: unfinished.vitaId, data: calls });

  it('is continued, and not dialled a second time', async () => {
    const asked = vi.fn();
    showCall({ answers: { 'user/touchpoints': known([unfinished]), 'routine/dial': asked } });
    expect(await screen.findByText(/^Already started, no outcome yet/)).toBeVisible();
    await press('Continue this call');
    expect(await screen.findByText(/^Unfinished call of/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('of any kind is continued when the server refuses a second one', async () => {
    const open = { ...unfinished, callType: 'monthly' };
    const openContact = { id: open.id, startedAt: open.startedAt };
    const problem = { type: 'about:blank', title: '', status: 409, code: 'contact-open', openContact };
    const endpoint = 'routine/dial';
    const facts = { failure: 'refused', endpoint, status: 409, code: problem.code, problem } as const;
    const { onTel } = showCall({
      answers: {
        'routine/dial': () => Promise.reject(new HttpError(facts)),
        'touchpoint/get': () => ({ vitaId: open.vitaId, data: { contact: open, statuses: [] } }),
      },
    });
    await dial();
    expect(await screen.findByText(/^You already have an open call/)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Continue this call');
    expect(await screen.findByText(/^Unfinished call of/)).toBeVisible();
    expect(screen.getByText('AHC, Monthly Call')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
  });

  it('is found when the tab becomes visible again', async () => {
    let calls: readonly unknown[] = [];
    showCall({ answers: { 'user/touchpoints': () => known(calls)() } });
    await screen.findByRole('button', { name: /^Call [+\d]/ });
    expect(screen.queryByText(/^Already started, no outcome yet/)).toBeNull();
    calls = [unfinished];
    // The first response may still be pending when the tab becomes visible.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(screen.getByText(/^Already started, no outcome yet/)).toBeVisible();
    });
  });
});

it('shows when the patient prefers to be called', async () => {
  showCall({ patient: aPatient({ callingTime: { from: '10:00', to: '12:30' } }) });
  expect(await screen.findByText('The patient prefers to be called from 10:00 to 12:30.')).toBeVisible();
});

/** Finds the displayed state of the line. */
const line = async (state: string) =>
  within(await screen.findByRole('group', { name: 'Line' })).findByText(state);

describe('a call that the console dials', () => {
  it('says that a simulated line does not ring, and passes no number to a phone', async () => {
    const { onTel } = showCall({ answers: byLine('simulated', {}, { state: 'ringing' }) });
    await dial();
    expect(await screen.findByText('Simulated line: no real call is made')).toBeVisible();
    expect(await line('Dialling')).toBeVisible();
    expect(await line('Ringing')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/^The call has not been answered yet/)).toBeNull();
    await choose('Reached the patient');
    expect(await screen.findByText(/^The call has not been answered yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /98480/ })).toBeNull();
    expect(onTel).not.toHaveBeenCalled();
  });

  it('counts from the answer, and can be hung up', async () => {
    const answeredAt = Date.UTC(2024, 0, 6, 4, 28, 25) / 1000;
    showCall({ answers: byLine('provider', { state: 'answered', answeredAt }) });
    await dial();
    expect(await screen.findByRole('timer')).toHaveTextContent('01:35');
    await press('Hang up');
    expect(await line('Hung up')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hang up' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is found on the line again after a reload, with its time, and can be hung up', async () => {
    const answeredAt = Date.UTC(2024, 0, 6, 4, 28, 25) / 1000;
    const contact = aCall(0, {}, { status: 'dialling', disposition: null, endedAt: null });
    const open = () => ({ vitaId: contact.vitaId, data: { contact, statuses: [] } });
    const answers = { ...byLine('provider', { state: 'answered', answeredAt }), 'touchpoint/get': open };
    showCall({ contactId: contact.id, answers });
    expect(await screen.findByRole('timer')).toHaveTextContent('01:35');
    expect(await line('Answered')).toBeVisible();
    await press('Hang up');
    expect(await line('Hung up')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hang up' })).toBeNull();
  });

  it('is dialled and hung up once by a double click', async () => {
    const asked = vi.fn(byLine('provider', { state: 'answered', answeredAt: 1 })['routine/dial']);
    const answers = byLine('provider', { state: 'answered', answeredAt: 1 });
    const ended = vi.fn(answers['routine/dial/hangup']);
    showCall({ answers: { ...answers, 'routine/dial': asked, 'routine/dial/hangup': ended } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Call +91 98480 22338' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Hang up' }));
    expect(await line('Hung up')).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is saved once by a double click', async () => {
    const { close } = showCall({ answers: byLine('provider', { state: 'failed', reason: 'busy' }) });
    await dial();
    await choose('Busy');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save call' }));
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows the network’s report, and waits for the outcome', async () => {
    const { close } = showCall({ answers: byLine('provider', { state: 'failed', reason: 'busy' }) });
    await dial();
    expect(await line('Busy')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await choose('Busy');
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
  });

  it.each([
    ['provider-refused', /^The telephony provider refused the call/],
    ['provider-unreachable', /^The telephony provider cannot be reached/],
    ['unknown', /^The provider may or may not be dialling/],
  ])('offers the user’s own phone when the provider failed: %s', async (reason, why) => {
    showCall({ answers: byLine('provider', { state: 'failed', reason }) });
    await dial();
    expect(await screen.findByText(why)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Dial +91 98480 22338 from your own phone' });
    expect(link).toHaveAttribute('href', 'tel:+919848022338');
  });
});

describe('when the organisation asks before a number is dialled', () => {
  const asking = (children: ReactNode) => (
    <OfferProvider offer={{ asksBeforeDial: true }}>{children}</OfferProvider>
  );

  it('dials after the second press, and not before', async () => {
    const asked = vi.fn(callAnswers()['routine/dial']);
    const { onTel } = showCall({ around: asking, answers: { 'routine/dial': asked } });
    await dial();
    const dialog = await screen.findByRole('dialog', { name: 'Dial this number?' });
    expect(dialog).toHaveTextContent('+91 98480 22338');
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dial' }));
    await screen.findByRole('timer');
    expect(onTel).toHaveBeenCalledExactlyOnceWith('tel:+919848022338');
  });

  it('does not dial when the question is closed', async () => {
    const asked = vi.fn();
    showCall({ around: asking, answers: { 'routine/dial': asked } });
    await dial();
    await screen.findByRole('dialog', { name: 'Dial this number?' });
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
