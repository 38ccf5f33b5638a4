import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aSlot, bookedAs, FACILITY, SLOTS } from '../../../test/health-check.ts';
import { aPatient, MATCHES, now, personId } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { HealthCheckRegistration, type HealthCheckRegistrationProps } from './health-check-registration.tsx';

const person = ({ query }: FakeRequest) => {
  const vitaId = String(query?.vitaId);
  return { vitaId, data: aPatient({ vitaId }) };
};
const booked = ({ body }: FakeRequest) => bookedAs(body?.encounter as Parameters<typeof bookedAs>[0]);
const refused = (code: string) =>
  new HttpError({ failure: 'refused', endpoint: 'encounters/create', status: 409, code });

function show(answers: FakeAnswers = {}, props: Partial<HealthCheckRegistrationProps> = {}) {
  const http = fakeHttp({
    'user/get': person,
    'user/list': () => ({ data: MATCHES.slice(0, 1), next: null }),
    'slots/list': () => ({ data: SLOTS }),
    'encounters/create': booked,
    ...answers,
  });
  const fixed = { facility: FACILITY, now };
  return renderUi(<HealthCheckRegistration {...fixed} {...props} />, { http });
}

const button = (name: string) => screen.getByRole('button', { name });
const book = () => userEvent.click(button('Book the health check'));
const time = (name: RegExp) => screen.findByRole('radio', { name });

async function alertOf(words: string): Promise<HTMLElement> {
  const alert = (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error(`"${words}" stands in no alert`);
  return alert;
}

/** Fills in everything a booking needs once the patient is given. */
async function fill(): Promise<void> {
  await screen.findByRole('heading', { name: 'Asha Rao' });
  await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'Heart check');
  await userEvent.click(await time(/8:30 am/));
}

describe('the registration for a health check', () => {
  it('books what was chosen for the patient found', async () => {
    const create = vi.fn(booked);
    const onDirtyChange = vi.fn();
    show({ 'encounters/create': create }, { onDirtyChange });
    await userEvent.fill(screen.getByRole('combobox', { name: 'Find a patient' }), 'asha rao');
    await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
    const confirm = await screen.findByRole('button', { name: 'Yes, this is the person' });
    await userEvent.click(confirm);
    await fill();
    expect(screen.getByText('Careline Clinic, Pune')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(screen.getByLabelText(/^Service/), 'CARDIOLOGY_CONSULTATION');
    await userEvent.fill(screen.getByLabelText(/^Note/), 'Company check');
    await book();
    const heading = await screen.findByRole('heading', { name: 'The health check is booked' });
    await waitFor(() => expect(heading).toHaveFocus());
    const region = screen.getByRole('region', { name: 'The health check is booked' });
    for (const words of ['07-01-2024, 8:30 am', 'Heart check', 'Cardiology consultation', 'AHC', 'Created']) {
      expect(region).toHaveTextContent(words);
    }
    expect(within(region).getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button('Book another health check'));
    expect(await screen.findByRole('combobox', { name: 'Find a patient' })).toBeVisible();
  });

  it('shows missing entries at the fields and above them, with links', async () => {
    show();
    await time(/8:30 am/);
    await book();
    const summary = await alertOf('Fix 4 problems to save');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose the patient.',
      'Choose a package.',
      'Choose a service.',
      'Choose a time that has a place.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a package.' }));
    const choice = screen.getByLabelText(/^Package/);
    expect(choice).toHaveFocus();
    expect(choice).toHaveAccessibleDescription('Choose a package.');
    await userEvent.selectOptions(choice, 'Wellness camp');
    expect(choice).not.toHaveAccessibleDescription('Choose a package.');
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
  });

  it('informs the second user, and offers the next place with all entries kept', async () => {
    let tries = 0;
    let slots = SLOTS;
    const create = (request: FakeRequest) => {
      tries += 1;
      if (tries > 1) return booked(request);
      slots = [aSlot(1, 1, 0), aSlot(2, 1, 3)];
      throw refused('slot-unavailable');
    };
    show({ 'encounters/create': create, 'slots/list': () => ({ data: slots }) }, { vitaId: personId(1) });
    await fill();
    await book();
    const alert = await alertOf('Someone else has just taken the last place');
    expect(await time(/8:30 am/)).toBeDisabled();
    await userEvent.click(within(alert).getByRole('button', { name: 'Choose 07-01-2024, 9:00 am' }));
    expect(await time(/9:00 am/)).toBeChecked();
    expect(screen.getByLabelText(/^Package/)).toHaveValue('heart');
    await book();
    expect(await screen.findByText('07-01-2024, 9:00 am')).toBeVisible();
  });

  it.each([
    ['a patient who has this time', refused('conflict'), 'This patient is already booked for this time'],
    [
      'a line that dropped',
      new HttpError({ failure: 'unreachable', endpoint: 'encounters/create' }),
      'The health check was not booked',
    ],
  ])('shows the result: %s', async (_, error, words) => {
    const create = () => {
      throw error;
    };
    show({ 'encounters/create': create }, { vitaId: personId(1) });
    await fill();
    await book();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/^Package/)).toHaveValue('heart');
  });

  it('warns about a patient who is recorded as deceased', async () => {
    const dead = () => ({ vitaId: personId(1), data: aPatient({ deceased: '2023-12-24' }) });
    show({ 'user/get': dead }, { vitaId: personId(1) });
    await fill();
    await book();
    expect(await screen.findByRole('link', { name: /recorded as deceased/ })).toBeVisible();
  });

  it('offers the next day with a place when the day has none', async () => {
    show({ 'slots/list': () => ({ data: [aSlot(0, 1, 2), aSlot(1, 4, 2)] }) });
    const day = await screen.findByLabelText(/^Day/, { selector: 'input' });
    await waitFor(() => expect(day).toHaveValue('07-01-2024'));
    await userEvent.fill(day, '2024-01-08');
    expect(await screen.findByText('No times are offered on 08-01-2024.')).toBeVisible();
    await userEvent.click(button('Choose 07-01-2024, 8:00 am'));
    expect(await time(/8:00 am/)).toBeChecked();
  });

  it('can reload times and a patient that failed to load', async () => {
    let fails = true;
    const flaky =
      <Answer,>(name: string, answer: Answer) =>
      () => {
        if (fails) throw new HttpError({ failure: 'unreachable', endpoint: name });
        return answer;
      };
    show(
      {
        'user/get': flaky('user/get', { vitaId: personId(1), data: aPatient() }),
        'slots/list': flaky('slots/list', { data: SLOTS }),
      },
      { vitaId: personId(1) },
    );
    expect(await screen.findByText('The patient could not be loaded')).toBeVisible();
    expect(screen.getByText('The times could not be loaded')).toBeVisible();
    fails = false;
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry);
    expect(await time(/8:30 am/)).toBeEnabled();
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('links to the registration of a new patient, if there is one', async () => {
    const onRegister = vi.fn();
    const { rerender } = show({}, { onRegister });
    await userEvent.click(button('Register a new patient'));
    expect(onRegister).toHaveBeenCalledWith({});
    rerender(
      <CarelineProvider now={now} http={fakeHttp({ 'slots/list': () => ({ data: [] }) })}>
        <HealthCheckRegistration facility={FACILITY} />
      </CarelineProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Register a new patient' })).toBeNull();
  });

  it('uses Hindi', async () => {
    show({}, { locale: 'hi', vitaId: personId(1) });
    expect(await screen.findByRole('button', { name: 'स्वास्थ्य जाँच बुक करें' })).toBeVisible();
    expect(await time(/1 जगह बाकी/)).toBeEnabled();
  });
});
