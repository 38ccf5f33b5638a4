import { HttpError } from '@careline/core/http';
import type { Patient } from '@careline/core/patients';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aCall, callAnswers, caller, callHttp, fakeMetrics } from '../../../test/call-desk.ts';
import { type FakeAnswers, type FakeRequest, never } from '../../../test/fake-http.ts';
import { aPatient, KOLKATA, now, personId } from '../../../test/people.ts';
import { CallInfo, type CallInfoProps } from './call-info.tsx';

// Questions by role are slow over a whole screen; how slow the machine is proves nothing here.
configure({ asyncUtilTimeout: 10_000 });

interface ShowOptions extends Partial<CallInfoProps> {
  readonly answers?: FakeAnswers;
  readonly patient?: Patient;
  readonly locale?: string;
}

function show({ answers = {}, patient, locale, ...props }: ShowOptions = {}) {
  const told = {
    onTel: vi.fn(),
    onSaved: vi.fn(),
    onOpenHistory: vi.fn(),
    onSearchNext: vi.fn(),
    onDirtyChange: vi.fn(),
  };
  const working = callAnswers(patient);
  const add = vi.fn((request: FakeRequest) => working['calllog/add']?.(request));
  const close = vi.fn((request: FakeRequest) => working['status/v2/add']?.(request));
  const http = callHttp({ 'calllog/add': add, 'status/v2/add': close, ...answers }, patient);
  const element = (vitaId = personId(1)) => (
    <CallInfo
      http={http}
      metrics={fakeMetrics()}
      profile={caller}
      vitaId={vitaId}
      timeZone={KOLKATA}
      now={now}
      {...told}
      {...props}
    />
  );
  const { rerender } = renderUi(element(), { locale });
  return { ...told, add, close, openOther: (vitaId: string) => rerender(element(vitaId)) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const dial = () => press('Call +91 98480 22338');
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
const refused = (endpoint: string, status: number, code: string, requestId?: string) => () =>
  Promise.reject(new HttpError({ failure: 'refused', endpoint, status, code, requestId }));

async function reach() {
  await dial();
  await choose('Reached the patient');
}

describe('an unreached call', () => {
  it('is logged with three keys: dial, outcome, save', async () => {
    const { close, onSaved, onTel } = show({ autoFocus: true });
    expect(await button('Call +91 98480 22338')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('timer');
    expect(onTel).toHaveBeenCalledWith('tel:+919848022338');
    await userEvent.keyboard('4');
    const save = await button('Save call');
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'The call is saved' })).toHaveFocus();
    expect(close.mock.lastCall?.[0].body).toMatchObject({
      vitaId: personId(1),
      status: { disposition: 'no-answer', nextCallAt: Date.UTC(2024, 0, 6, 6, 30) / 1000 },
    });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('needs no form', async () => {
    show();
    await dial();
    await choose('Busy');
    expect(screen.queryByLabelText('Systolic')).toBeNull();
  });

  it('can be recorded as made on another phone', async () => {
    const { onTel } = show();
    await press('Called from my own phone');
    expect(await screen.findByText('Made on your own phone')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
  });
});

describe('a reached call', () => {
  it('stores the readings with the units they were entered in', async () => {
    const { add } = show();
    await reach();
    await fill('Systolic', '148');
    await fill('Diastolic', '92');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Irregular pulse' }));
    await fill('Glucose', '7.8');
    await userEvent.selectOptions(screen.getByLabelText('Unit of Glucose'), 'mmol/L');
    await userEvent.selectOptions(screen.getByLabelText('Meal situation'), 'After a meal');
    await fill('Note', 'Feels well.');
    const summary = screen.getByRole('group', { name: 'Will be stored' });
    expect(within(summary).getByText('Blood pressure 148/92 mmHg')).toBeVisible();
    expect(within(summary).getByText('Blood glucose 7.8 mmol/L')).toBeVisible();
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      status: { disposition: 'reached-patient', note: 'Feels well.' },
      readings: [
        { metric: 'bloodpressure', irrPulse: true },
        {
          metric: 'bloodglucose',
          mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
          values: [{ key: 'value', text: '7.8', unit: 'mmol/L' }],
        },
      ],
    });
  });

  it('enters the last value again with Alt+U', async () => {
    show();
    await reach();
    const systolic = screen.getByLabelText('Systolic');
    expect(systolic).toHaveAccessibleDescription(/Last 142 mmHg, 7 Dec'23, Meera Nair/);
    await userEvent.click(systolic);
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(systolic).toHaveValue('142');
  });

  it('leads from the summary to the field, and offers the exchange of swapped pressures', async () => {
    const { add } = show();
    await reach();
    await fill('Systolic', '92');
    await fill('Diastolic', '148');
    await press('Save call');
    const link = await screen.findByRole('link', { name: /^Diastolic: The lower pressure/ });
    await waitFor(() => expect(link.closest('[role="alert"]')).toHaveFocus());
    await userEvent.click(link);
    expect(screen.getByLabelText('Diastolic')).toHaveFocus();
    await press('Exchange the two values');
    expect(screen.getByLabelText('Systolic')).toHaveValue('148');
    expect(screen.queryByRole('link', { name: /^Diastolic/ })).toBeNull();
    expect(add).not.toHaveBeenCalled();
  });

  it('offers the other unit for a number that is only possible there', async () => {
    show();
    await reach();
    await fill('Glucose', '7.8');
    await userEvent.tab();
    await press('Change the unit to mmol/L');
    expect(screen.getByLabelText('Unit of Glucose')).toHaveValue('mmol/L');
    expect(screen.getByLabelText('Glucose')).toHaveValue('7.8');
  });

  it('leaves digits to the text fields while someone types', async () => {
    show();
    await reach();
    await userEvent.click(screen.getByLabelText('Note'));
    await userEvent.keyboard('4 tablets');
    expect(screen.getByRole('radio', { name: 'Reached the patient' })).toBeChecked();
    expect(screen.getByLabelText('Note')).toHaveValue('4 tablets');
  });

  it('is saved with Ctrl+Enter from a field', async () => {
    const { add } = show();
    await reach();
    await fill('Weight', '71.2');
    await userEvent.click(screen.getByLabelText('Weight'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add).toHaveBeenCalledOnce();
  });
});

describe('the outcome', () => {
  it.each([
    ['Reached a relative', /^Who was reached/, 'Enter an answer.'],
    ['Language barrier', /^Which language/, 'Enter an answer.'],
    ['Refused', /^Which reason/, 'Enter an answer.'],
    ['Deceased', /^The patient has died/, 'Confirm this, or choose another outcome.'],
  ])('%s asks a question that must be answered', async (outcome, question, problem) => {
    const { add, close } = show();
    await dial();
    await choose(outcome);
    await press('Save call');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText(question)).toBeInvalid();
    expect(add).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it('asks when to call back', async () => {
    const { close } = show();
    await dial();
    await choose('Asked to be called back');
    await press('Save call');
    expect(await screen.findByText('Enter a day and a time.')).toBeVisible();
    await fill('Day of the next call', '2024-01-08');
    await fill('Time of the next call', '20:15');
    expect(screen.getByText('This is outside the calling hours, 09:00 to 19:00.')).toBeVisible();
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(close.mock.lastCall?.[0].body).toMatchObject({
      status: { nextCallAt: Date.UTC(2024, 0, 8, 14, 45) / 1000 },
    });
  });

  it('says that nobody will call again where calls are stopped', async () => {
    show();
    await dial();
    await choose('Wrong number');
    expect(screen.getByText('The patient will not be called again.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Call again' })).toBeNull();
  });

  it('must be chosen', async () => {
    show();
    await dial();
    await press('Save call');
    await userEvent.click(
      await screen.findByRole('link', { name: 'Outcome: choose what the call came to.' }),
    );
    expect(screen.getByRole('radio', { name: 'Reached the patient' })).toHaveFocus();
  });
});

describe('a failed save', () => {
  it('keeps everything, says what happened, and is repeated', async () => {
    let tries = 0;
    const { onSaved } = show({
      answers: {
        'calllog/add': (request) => {
          tries += 1;
          if (tries > 1) return callAnswers()['calllog/add']?.(request);
          throw new HttpError({ failure: 'unreachable', endpoint: 'calllog/add' });
        },
      },
    });
    await reach();
    await fill('Weight', '71.2');
    await press('Save call');
    const alert = (await screen.findByText('The call is not saved yet')).closest('[role="alert"]');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expect(screen.getByLabelText('Weight')).toHaveValue('71.2');
    await press('Try again to save');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('leads to the history where the call was closed by something else', async () => {
    const { onOpenHistory } = show({
      answers: { 'calllog/add': refused('calllog/add', 409, 'contact-closed') },
    });
    await reach();
    await press('Save call');
    await press('See it in the history');
    expect(onOpenHistory).toHaveBeenCalledOnce();
  });

  it('does not confirm what was stored for another patient', async () => {
    const { onSaved } = show({
      answers: { 'calllog/add': () => ({ vitaId: personId(2), data: { contact: aCall(1) } }) },
    });
    await reach();
    await press('Save call');
    expect(await screen.findByText(/The answer was about another patient/)).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('after the save', () => {
  it('leads to the next patient and to the history', async () => {
    const { onSearchNext, onOpenHistory, onSaved } = show();
    await dial();
    await choose('Busy');
    await press('Save call');
    await press('Next patient');
    await press('See it in the history');
    expect(onSearchNext).toHaveBeenCalledOnce();
    expect(onOpenHistory).toHaveBeenCalledWith(onSaved.mock.lastCall?.[0].id);
  });
});

describe('leaving', () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about only while something would be lost', async () => {
    const { onDirtyChange } = show();
    await button('Call +91 98480 22338');
    expect(leave()).toBe(true);
    await dial();
    await choose('Busy');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(leave()).toBe(false);
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    expect(leave()).toBe(true);
  });
});

describe('opening', () => {
  it('draws no late answer about the patient before', async () => {
    let answer = (_: unknown) => {};
    const held = (request: FakeRequest) =>
      request.query?.vitaId === personId(1)
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : never();
    const { openOther } = show({ answers: { 'user/get': held } });
    openOther(personId(2));
    answer({ vitaId: personId(1), data: aPatient() });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(screen.getByText('Loading the patient', { selector: 'section *' })).toBeInTheDocument();
  });

  it('begins anew for another patient: nothing entered goes along', async () => {
    const other = aPatient({ vitaId: personId(2), appUserInfo: { name: 'Ravi Iyer', gender: 'male' } });
    const { openOther } = show({
      answers: {
        'user/get': ({ query }) =>
          query?.vitaId === personId(2)
            ? { vitaId: personId(2), data: other }
            : { vitaId: personId(1), data: aPatient() },
      },
    });
    await reach();
    await fill('Note', 'About Asha');
    openOther(personId(2));
    expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible();
    expect(screen.queryByText('About Asha')).toBeNull();
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(await screen.findByText(/Previous calls could not be loaded/)).toBeVisible();
  });

  it.each([
    ['a patient who is not there', { 'user/get': refused('user/get', 404, 'not-found') }],
    ['an address that is no id', { 'user/get': refused('user/get', 422, 'input-invalid') }],
  ])('says what to do about %s', async (_, answers) => {
    const { onSearchNext } = show({ answers });
    await press('Search another patient');
    expect(onSearchNext).toHaveBeenCalledOnce();
  });

  it('quotes the request of a failure and tries again', async () => {
    let tries = 0;
    show({
      answers: {
        'user/get': () => {
          tries += 1;
          return tries > 1
            ? { vitaId: personId(1), data: aPatient() }
            : refused('user/get', 500, 'server-failed', 'req-77')();
        },
      },
    });
    expect(await screen.findByText(/req-77/)).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  });

  it('does not open a finished call again', async () => {
    const { onOpenHistory } = show({ contactId: aCall(1).id });
    await press('See it in the history');
    expect(onOpenHistory).toHaveBeenCalledWith(aCall(1).id);
  });

  it('does not dial a patient whose calls are stopped', async () => {
    show({ patient: aPatient({ callsStopped: { disposition: 'moved', at: 1_704_400_000 } }) });
    expect(await screen.findByText('Moved away, since 05-01-2024.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Call/ })).toBeNull();
  });

  it('tells when calls were stopped at another desk', async () => {
    const patients = [aPatient(), aPatient({ callsStopped: { disposition: 'moved', at: 1_704_400_000 } })];
    const { onTel } = show({
      answers: {
        'user/get': () => ({ vitaId: personId(1), data: patients.shift() }),
        'routine/dial': refused('routine/dial', 409, 'number-stopped'),
      },
    });
    await dial();
    expect(await screen.findByText(/Calls to this patient were stopped meanwhile/)).toBeVisible();
    expect(await screen.findByText('Moved away, since 05-01-2024.')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
  });

  it('needs a facility', () => {
    show({ profile: { ...caller, facility: null } });
    expect(screen.getByText('You have no facility')).toBeVisible();
  });

  it('speaks Hindi', async () => {
    show({ locale: 'hi' });
    await userEvent.click(await button('+91 98480 22338 पर कॉल करें'));
    await userEvent.click(await screen.findByRole('radio', { name: 'मरीज़ से बात हुई' }));
    expect(screen.getByLabelText('सिस्टोलिक (ऊपर का)')).toBeVisible();
    expect(await button('कॉल सहेजें')).toBeVisible();
  });
});
