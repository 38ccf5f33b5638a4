import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatientMessage, messageAnswers, previewOf } from '../../../test/patient-messages.ts';
import { PatientMessages, type PatientMessagesProps } from './index.ts';

function show(answers: FakeAnswers = {}, props: Partial<PatientMessagesProps> = {}) {
  renderUi(<PatientMessages vitaId={vitaId} mayWrite {...props} />, {
    now: () => NOW,
    http: fakeHttp({ ...messageAnswers, ...answers }),
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const none = { 'message/history': () => ({ vitaId, data: [], next: null }) };

describe('messages to a patient', () => {
  it('are shown with their state, the reason, and the sender', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Messages to the patient' }));
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(
        /^Waiting.*It will be sent during calling hours\. Will be sent tomorrow.*Do not send$/,
      ),
      expect.stringMatching(/^Waiting.*Sending is not set up\. Ask an administrator\..*Do not send$/),
      expect.stringMatching(/^Not delivered.*The network blocked it.*Send again$/),
      expect.stringMatching(/^Sent.*E-mail to meena@home\.example.*Asha Coach$/),
      expect.stringMatching(/^Delivered.*SMS to \+91 98765 43210.*Asha Coach$/),
      expect.stringMatching(/^CancelledSimulated/),
    ]);
  });

  it('are read-only for users who may not write', async () => {
    show({}, { mayWrite: false });
    await screen.findByRole('list', { name: 'Messages to the patient' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('are previewed as the patient will read them, and sent in exactly these words', async () => {
    const sent: FakeRequest[] = [];
    const send = (request: FakeRequest) => {
      sent.push(request);
      return { vitaId, data: aPatientMessage() };
    };
    const preview = vi.fn(previewOf({ locale: 'hi', languages: ['hi', 'en'], body: 'प्रिय मीना' }));
    show({ ...none, 'send/email': send, 'message/preview': preview }, { contactId: 'a-call' });
    await press('Write a message');
    await userEvent.selectOptions(field('Channel'), 'E-mail');
    expect(await screen.findByText('A message from North')).toBeTruthy();
    expect(field('Language').value).toBe('hi');
    await press('Send e-mail');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      message: { vitaId, template: 'missed-call', locale: 'hi', contactId: 'a-call' },
    });
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write a message' })),
    );
  });

  it('about the next call start with its time', async () => {
    const preview = vi.fn(previewOf());
    show({ ...none, 'message/preview': preview }, { nextCallAt: Date.UTC(2026, 10, 23, 3, 45) / 1000 });
    await press('Tell the patient when we will call next');
    expect(field('On').value).toBe('23-11-2026');
    expect(field('At').value).toBe('9:15 am');
    await vi.waitFor(() => expect(preview).toHaveBeenCalled());
    const asked = preview.mock.lastCall?.[0].body as { message: object };
    expect(asked.message).toMatchObject({ template: 'next-call', parameters: { at: 1795405500 } });
    await userEvent.fill(field('On'), '2026-11-20');
    expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send SMS' }).disabled).toBe(true);
  });

  it.each([
    ['an obstacle', { obstacle: 'address-missing' }, /Add a mobile number/, true],
    ['the hour', { waits: 'quiet-hours', notBefore: NOW / 1000 + 50_000 }, /It will be sent tomorrow/, false],
    ['nobody to carry it', { waits: 'not-configured' }, /No provider is set up to send it/, false],
    ['a demo', { simulated: true }, 'This is a demo: the message is not delivered.', false],
    ['a text that is still to be read', { locale: 'ur' }, /No speaker of Urdu has checked this text/, false],
  ])('say before they are sent that there is %s', async (_, facts, words, isStopped) => {
    show({ ...none, 'message/preview': previewOf(facts) });
    await press('Write a message');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send SMS' }).disabled).toBe(isStopped);
  });

  it('that are refused say why, and the choice stays', async () => {
    const problem = { type: '', title: '', status: 409, code: 'message-refused', reason: 'too-many' };
    const refuse = () =>
      Promise.reject(
        new HttpError({
          failure: 'refused',
          endpoint: 'send/sms',
          status: 409,
          code: 'message-refused',
          problem,
        }),
      );
    show({ ...none, 'send/sms': refuse });
    await press('Write a message');
    await userEvent.selectOptions(field('Message'), 'Keep your reports at hand');
    await screen.findByText(/tried to call you/);
    await press('Send SMS');
    expect(await screen.findByText(/five messages within 24 hours/)).toBeTruthy();
    expect(field('Message').value).toBe('reports');
  });

  it('can be retried when the text failed to load', async () => {
    let isBroken = true;
    const flaky = (request: FakeRequest) => {
      if (isBroken) throw new HttpError({ failure: 'unreachable', endpoint: 'message/preview' });
      return previewOf()(request);
    };
    show({ ...none, 'message/preview': flaky });
    await press('Write a message');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText(/tried to call you/)).toBeTruthy();
  });

  it('of another patient are never shown', async () => {
    const answer = previewOf({ body: 'Dear Somebody Else' });
    show({ ...none, 'message/preview': (request) => ({ ...answer(request), vitaId: 'another' }) });
    await press('Write a message');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Dear Somebody Else')).toBeNull();
  });

  it('that failed are resent, and sending ones are polled', async () => {
    const states = ['failed', 'queued', 'sent'] as const;
    let reads = 0;
    const history = () => {
      const state = states[Math.min(reads, 2)] ?? 'sent';
      reads += 1;
      const waits = state === 'queued' ? 'sending' : null;
      return { vitaId, data: [aPatientMessage({ state, waits, reason: null })], next: null };
    };
    const retry = vi.fn(() => ({ vitaId, data: aPatientMessage({ state: 'queued' }) }));
    show({ 'message/history': history, 'message/retry': retry });
    await press('Send again');
    expect(retry).toHaveBeenCalledOnce();
    expect(await screen.findByText('Sent')).toBeTruthy();
  });
});
