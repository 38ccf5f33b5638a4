import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, fill, press, reach, showCall } from '../../../../test/call-screen.tsx';

const asks = () => screen.queryByRole('dialog', { name: /^Change the outcome/ });
const keep = 'Keep “Reached the patient”';
const change = 'Change to “Language barrier”';

async function reachedWithPressure() {
  showCall();
  await reach();
  await fill('Systolic', '148');
}

describe('a digit, once the outcome is chosen,', () => {
  it.each<[string, () => HTMLElement]>([
    ['on a checkbox of the form', () => screen.getByRole('checkbox', { name: 'Irregular pulse' })],
    ['on a button of the form', () => screen.getByRole('button', { name: /^Add medicine$/ })],
    [
      'on a chip of a meter',
      () => screen.getAllByRole('button', { name: /^LO on the meter/ })[0] as HTMLElement,
    ],
    ['on the button that saves', () => screen.getByRole('button', { name: 'Save call' })],
    ['on the folded outcome', () => screen.getByRole('button', { name: /^Change: Reached/ })],
  ])('changes nothing %s', async (_, find) => {
    await reachedWithPressure();
    find().focus();
    await userEvent.keyboard('86');
    expect(screen.getByLabelText('Systolic')).toHaveValue('148');
    expect(asks()).toBeNull();
    expect(screen.getByRole('button', { name: 'Change: Reached the patient' })).toBeVisible();
  });

  it('chooses another one with Alt, after a question', async () => {
    await reachedWithPressure();
    await userEvent.keyboard('{Alt>}[Digit8]{/Alt}');
    expect(await button(change)).toBeVisible();
  });

  it('chooses in the open list of outcomes', async () => {
    showCall();
    await reach();
    await press('Change: Reached the patient');
    await userEvent.keyboard('4');
    expect(await button('Change: No answer')).toBeVisible();
  });
});

describe('another outcome', () => {
  it('asks before it hides answers, and keeps them on request', async () => {
    await reachedWithPressure();
    await userEvent.keyboard('{Alt>}[Digit8]{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: keep })).toHaveFocus());
    await press(keep);
    expect(asks()).toBeNull();
    expect(screen.getByLabelText('Systolic')).toHaveValue('148');
  });

  it('is undone with all answers unchanged', async () => {
    await reachedWithPressure();
    await userEvent.keyboard('{Alt>}[Digit8]{/Alt}');
    await press(change);
    await waitFor(() => expect(screen.queryByLabelText('Systolic')).toBeNull());
    expect(screen.getByRole('button', { name: 'Change: Language barrier' })).toBeVisible();
    await press('Back to “Reached the patient”');
    await waitFor(() => expect(screen.getByLabelText('Systolic')).toHaveValue('148'));
    expect(screen.queryByText(/is hidden/)).toBeNull();
  });

  it('asks before it drops the answer to the question of the outcome', async () => {
    showCall();
    await press('Call +91 98480 22338');
    await userEvent.click(await screen.findByRole('radio', { name: 'Refused' }));
    const reason = () => screen.getByRole('textbox', { name: /^What reason was given/ });
    await userEvent.fill(reason(), 'Has a doctor');
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
    await press('Change to “No answer”');
    await press('Back to “Refused”');
    await waitFor(() => expect(reason()).toHaveValue('Has a doctor'));
  });

  it('is chosen at once when nothing is hidden', async () => {
    showCall();
    await reach();
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
    expect(await button('Change: No answer')).toBeVisible();
    expect(asks()).toBeNull();
  });
});
