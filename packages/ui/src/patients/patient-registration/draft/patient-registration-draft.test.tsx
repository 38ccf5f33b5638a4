import { HttpError } from '@careline/core/internal/http';
import { registrationDraftId } from '@careline/core/internal/patients/registration-form';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import type { FakeAnswers } from '../../../../test/fake-http.ts';
import { now } from '../../../../test/people.ts';
import { registrationHttp, storedPatient } from '../../../../test/registration-fixtures.ts';
import { aDevice, unsentPage } from '../../../../test/unsent-page.ts';
import { PatientRegistration, type PatientRegistrationProps } from '../index.ts';

const AWAY = new HttpError({ failure: 'unreachable', endpoint: 'user/register' });

function open(
  unsent = unsentPage(),
  { answers = {}, ...props }: Partial<PatientRegistrationProps> & { answers?: FakeAnswers } = {},
) {
  const http = registrationHttp(answers);
  const onDirtyChange = vi.fn();
  renderUi(<PatientRegistration unsent={unsent} onDirtyChange={onDirtyChange} {...props} />, { now, http });
  return { ...unsent, onDirtyChange };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const textIn = async (label: RegExp) => ((await screen.findByLabelText(label)) as HTMLInputElement).value;
const choose = async (label: RegExp, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);

/** Starts a registration on a page that then closes. Returns the device with the draft. */
async function begun(given: string, device = aDevice()) {
  open(unsentPage(device));
  await fill(/^Given name/, given);
  await screen.findByText(/^Saved on this device/);
  cleanup();
  return device;
}

async function fillAll(): Promise<void> {
  await fill(/^Given name/, 'Lakshmi');
  await choose(/^Gender/, 'FEMALE');
  await fill(/^Date of birth/, '1996-05-01');
  await press('Continue');
  await fill(/^Phone number/, '98480 22338');
  await press('Continue');
  await press('Continue');
  await choose(/^How it was given/, 'spoken');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^The text was read/ }));
  await press('Continue');
  await press('Register the patient');
}

describe('an unfinished registration', () => {
  it('is offered by name, and continues where it was', async () => {
    const device = await begun('Zoya');
    open(unsentPage(device));
    await screen.findByRole('heading', { name: 'You started a registration' });
    await press('Continue: Zoya');
    await waitFor(async () => expect(await textIn(/^Given name/)).toBe('Zoya'));
    expect(document.activeElement?.textContent).toMatch(/^Identity/);
    expect(screen.getByText(/^You are continuing the draft saved today at/)).toBeTruthy();
  });

  it('stays unchanged while another one is started', async () => {
    const device = await begun('Zoya');
    open(unsentPage(device));
    await press('Start again');
    expect(await textIn(/^Given name/)).toBe('');
    await fill(/^Given name/, 'Meena');
    await screen.findByText(/^Saved on this device/);
    cleanup();
    open(unsentPage(device));
    await screen.findByRole('heading', { name: 'You started 2 registrations' });
  });

  it('is not shown after a search without a match', async () => {
    const device = await begun('Zoya');
    open(unsentPage(device), { start: { name: 'Ravi Kumar' } });
    expect(await textIn(/^Given name/)).toBe('Ravi');
  });

  it('can be read, and taken over, when another tab has it', async () => {
    const device = await begun('Zoya');
    const [id = ''] = device.drafts.keys();
    open(unsentPage(device, { busy: [id] }));
    await press('Continue: Zoya');
    await screen.findByText('This form is open in another tab.');
    await press('Take over');
    await waitFor(() => expect(screen.queryByText('This form is open in another tab.')).toBeNull());
    await fill(/^Given name/, 'Zoya Khan');
    expect(await textIn(/^Given name/)).toBe('Zoya Khan');
  });

  it('is deleted once the patient is registered', async () => {
    const { device } = open();
    await fillAll();
    await screen.findByRole('heading', { name: 'The patient is registered' });
    await waitFor(() => expect(device.drafts.size).toBe(0));
  });
});

describe('a registration without a server', () => {
  it('waits visibly, asks nothing when it is left, and is shown with its number once it was sent', async () => {
    const unsent = unsentPage();
    unsent.server.failure = AWAY;
    const away = () => Promise.reject(AWAY);
    let sent: unknown;
    const { onDirtyChange } = open(unsent, {
      answers: {
        'user/register': away,
        'user/registration': () => storedPatient({ body: sent } as never),
      },
    });
    await fillAll();
    const heading = await screen.findByRole('heading', { name: /waiting to be sent$/ });
    expect(document.activeElement).toBe(heading);
    expect(onDirtyChange.mock.lastCall?.[0]).toBe(false);
    expect(unsent.outbox.store.getState().entries).toHaveLength(1);
    const [entry] = unsent.outbox.store.getState().entries;
    sent = entry?.body;
    unsent.server.failure = undefined;
    await press('Send now');
    await screen.findByText(/CL1234567897/);
    expect(unsent.server.sent).toHaveLength(1);
  });

  it('is shown as waiting when the page is reopened', async () => {
    const unsent = unsentPage();
    unsent.server.failure = AWAY;
    open(unsent, { answers: { 'user/register': () => Promise.reject(AWAY) } });
    await fillAll();
    await screen.findByRole('heading', { name: /waiting to be sent$/ });
    cleanup();
    open(unsent);
    await press('View: Lakshmi');
    await screen.findByRole('heading', { name: /waiting to be sent$/ });
  });
});

it('says when nothing is stored beyond the page', async () => {
  open(unsentPage(aDevice(), { keeps: 'page' }));
  await fill(/^Given name/, 'Zoya');
  await screen.findByText(/lost when you close this page/);
});

it('stores a draft under the future patient’s id', async () => {
  const device = await begun('Zoya');
  const [id = ''] = device.drafts.keys();
  expect(id).toBe(registrationDraftId(id.slice('new:'.length)));
});
