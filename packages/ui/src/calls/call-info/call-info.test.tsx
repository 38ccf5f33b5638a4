// spec: 9, 163, 164, 243, change-since-last

import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeText } from '#test';
import { aCall, callAnswers } from '../../../test/call-fixtures.ts';
import { button, choose, dial, fill, press, reach, refused, showCall } from '../../../test/call-screen.tsx';
import { personId } from '../../../test/people.ts';

describe('an unreached call', () => {
  it('is logged with three keys: dial, outcome, save', async () => {
    const { close, onSaved, onTel } = showCall({ autoFocus: true });
    expect(await button('Call +91 98480 22338')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('timer');
    expect(onTel).toHaveBeenCalledWith('tel:+919848022338');
    await userEvent.keyboard('4{Enter}');
    expect(await screen.findByRole('heading', { name: 'The call is saved' })).toHaveFocus();
    expect(close.mock.lastCall?.[0].body).toMatchObject({
      vitaId: personId(1),
      status: { disposition: 'no-answer', nextCallAt: Date.UTC(2024, 0, 6, 6, 30) / 1000 },
    });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('has a digit for an invalid number too', async () => {
    showCall({ autoFocus: true });
    await dial();
    await userEvent.keyboard('0');
    expect(await screen.findByRole('button', { name: 'Change: Invalid number' })).toBeVisible();
  });

  it('needs no form', async () => {
    showCall();
    await dial();
    await choose('Busy');
    expect(screen.queryByLabelText('Systolic')).toBeNull();
  });

  it('can be recorded as made on another phone', async () => {
    const { onTel } = showCall();
    await press('Called from my own phone');
    expect(await screen.findByText('Made on your own phone')).toBeVisible();
    expect(onTel).not.toHaveBeenCalled();
  });
});

describe('a reached call', () => {
  it('stores the readings with the units they were entered in', async () => {
    const { add } = showCall();
    await reach();
    await fill('Systolic', '148');
    await fill('Diastolic', '92');
    expect(screen.getByRole('checkbox', { name: 'Irregular pulse' })).not.toBeChecked();
    expect(screen.getByLabelText('Meal situation')).toHaveDisplayValue('Random');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Irregular pulse' }));
    await fill('Glucose', '7.8');
    await userEvent.selectOptions(screen.getByLabelText('Unit of Glucose'), 'mmol/L');
    await userEvent.selectOptions(screen.getByLabelText('Meal situation'), 'After a meal');
    await fill('Note', 'Feels well.');
    const summary = screen.getByRole('group', { name: 'Will be saved' });
    expect(await within(summary).findByText(wholeText('Blood Glucose 7.8 mmol/L'))).toBeVisible();
    expect(within(summary).getByText(wholeText('Blood Pressure 148/92 mmHg'))).toBeVisible();
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      status: { disposition: 'reached-patient', note: 'Feels well.' },
      log: {
        answers: {
          bloodPressure: { systolic: '148', diastolic: '92', irrPulse: true },
          bloodGlucose: {
            value: '7.8',
            valueUnit: 'mmol/L',
            mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
          },
        },
      },
    });
  });

  it('enters the last value again with Alt+U', async () => {
    showCall();
    await reach();
    const systolic = screen.getByLabelText('Systolic');
    expect(systolic).toHaveAccessibleDescription(/Last 142 mmHg, 7 Dec'23, Meera Nair/);
    await userEvent.click(systolic);
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(systolic).toHaveValue('142');
  });

  it('enters answers of an earlier call again: a field by Alt+U, medicines by one press', async () => {
    const { add } = showCall();
    await reach();
    const hours = screen.getByLabelText('Hours of sleep a night');
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/Last 6.5 h, .+ Dec'23, Meera Nair/));
    await userEvent.click(hours);
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(hours).toHaveValue('6.5');
    await press('Same as last time: Medications');
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      log: {
        answers: {
          sleepPattern: { hours: '6.5', hoursUnit: 'h' },
          medications: { medicines: [{ name: 'Metformin', dose: '500', unit: 'MG' }] },
        },
      },
    });
  });

  it('can be made when earlier answers fail to load, and retries them', async () => {
    let broken = true;
    const working = callAnswers()['calllog/last'];
    const lost = refused('calllog/last', 500, 'server-error');
    showCall({ answers: { 'calllog/last': (request) => (broken ? lost() : working?.(request)) } });
    await reach();
    expect(await screen.findByText('The answers of earlier calls could not be loaded.')).toBeVisible();
    broken = false;
    await press(/^Try again: The answers of earlier calls/);
    const hours = screen.getByLabelText('Hours of sleep a night');
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/Last 6.5 h/));
  });

  it('links from the summary to the field, and offers to swap reversed pressures', async () => {
    const { add } = showCall();
    await reach();
    await fill('Systolic', '92');
    await fill('Diastolic', '148');
    await press('Save call');
    const link = await screen.findByRole('link', { name: /^Diastolic: Diastolic must be lower/ });
    await waitFor(() => expect(link.closest('[role="alert"]')).toHaveFocus());
    await userEvent.click(link);
    expect(screen.getByLabelText('Diastolic')).toHaveFocus();
    await press('Swap the two values');
    expect(screen.getByLabelText('Systolic')).toHaveValue('148');
    expect(screen.queryByRole('link', { name: /^Diastolic/ })).toBeNull();
    expect(add).not.toHaveBeenCalled();
  });

  it('offers the other unit for a number that is only possible in it', async () => {
    showCall();
    await reach();
    await fill('Glucose', '7.8');
    await userEvent.tab();
    await press('Change the unit to mmol/L');
    expect(screen.getByLabelText('Unit of Glucose')).toHaveValue('mmol/L');
    expect(screen.getByLabelText('Glucose')).toHaveValue('7.8');
  });

  it('leaves digits to the text fields while typing', async () => {
    showCall();
    await reach();
    await userEvent.click(screen.getByLabelText('Note'));
    await userEvent.keyboard('4 tablets');
    expect(screen.getByRole('button', { name: 'Change: Reached the patient' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('4 tablets');
  });

  it('shows the difference to the last number, once the field was left', async () => {
    showCall();
    await reach();
    await fill('Systolic', '148');
    await userEvent.tab();
    expect(await screen.findByText('+6 since then')).toBeVisible();
  });

  it('jumps past all sections to the note with Alt+M, from a field too', async () => {
    showCall();
    await reach();
    await userEvent.click(screen.getByLabelText('Weight'));
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    expect(screen.getByLabelText('Weight')).toHaveValue('');
  });

  it('is saved with Ctrl+Enter from a field', async () => {
    const { add } = showCall();
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
    ['Refused', /^What reason was given/, 'Enter an answer.'],
    ['Deceased', /^The patient has died/, 'Confirm this, or choose another outcome.'],
  ])('%s asks a question that must be answered', async (outcome, question, problem) => {
    const { add, close } = showCall();
    await dial();
    await choose(outcome);
    await press('Save call');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText(question)).toBeInvalid();
    expect(add).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it('asks when to call back', async () => {
    const { close } = showCall();
    await dial();
    await choose('Asked to be called back');
    await press('Save call');
    expect(await screen.findByText('Enter a day and a time.')).toBeVisible();
    await fill('Day of the next call', '2024-01-08');
    await fill('Time of the next call', '20:15');
    expect(screen.getByText('This is outside the calling hours, 08:00 to 20:00.')).toBeVisible();
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(close.mock.lastCall?.[0].body).toMatchObject({
      status: { nextCallAt: Date.UTC(2024, 0, 8, 14, 45) / 1000 },
    });
  });

  it('says that no further call follows when calls are stopped', async () => {
    showCall();
    await dial();
    await choose('Wrong number');
    expect(screen.getByText(/^This number will not be called again/)).toBeVisible();
    await press('Change: Wrong number');
    await choose('Moved away');
    expect(screen.getByText('The patient will not be called again.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Call again' })).toBeNull();
  });

  it('must be chosen', async () => {
    showCall();
    await dial();
    await press('Save call');
    await userEvent.click(await screen.findByRole('link', { name: 'Outcome: choose one.' }));
    expect(screen.getByRole('radio', { name: 'Reached the patient' })).toHaveFocus();
  });
});

describe('a failed save', () => {
  it('keeps everything, says what happened, and is retried', async () => {
    let tries = 0;
    const { onSaved } = showCall({
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
    await press('Try to save again');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('links to the history when something else closed the call', async () => {
    const { onOpenHistory } = showCall({
      answers: { 'calllog/add': refused('calllog/add', 409, 'contact-closed') },
    });
    await reach();
    await press('Save call');
    await press('See it in the history');
    expect(onOpenHistory).toHaveBeenCalledOnce();
  });

  it('does not confirm what was stored for another patient', async () => {
    const { onSaved } = showCall({
      answers: { 'calllog/add': () => ({ vitaId: personId(2), data: { contact: aCall(1) } }) },
    });
    await reach();
    await press('Save call');
    expect(
      await screen.findByText(/The server sent another patient’s data, which was discarded/),
    ).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('without a link to the history', () => {
  it('offers none when something else closed the call', async () => {
    showCall({
      answers: { 'calllog/add': refused('calllog/add', 409, 'contact-closed') },
      onOpenHistory: undefined,
    });
    await reach();
    await press('Save call');
    expect(await screen.findByText('The call is not saved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See it in the history' })).toBeNull();
  });

  it('offers none after the save', async () => {
    showCall({ onOpenHistory: undefined });
    await dial();
    await choose('Busy');
    await press('Save call');
    expect(await button('Next patient')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See it in the history' })).toBeNull();
  });
});

describe('after the save', () => {
  it('links to the next patient and to the history', async () => {
    const { onSearchNext, onOpenHistory, onSaved } = showCall();
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

  it('asks only when something would be lost', async () => {
    const { onDirtyChange } = showCall();
    await button('Call +91 98480 22338');
    expect(leave()).toBe(true);
    await dial();
    await choose('Busy');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true, false);
    expect(leave()).toBe(false);
    await press('Save call');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(onDirtyChange).toHaveBeenLastCalledWith(false, false);
    expect(leave()).toBe(true);
  });
});
