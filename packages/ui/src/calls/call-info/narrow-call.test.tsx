import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, choose, dial, press, showCall } from '../../../test/call-screen.tsx';

const radio = (name: string) => screen.queryByRole('radio', { name });
const change = (name: string) => screen.findByRole('button', { name: `Change: ${name}` });

beforeEach(() => page.viewport(360, 780));
afterEach(() => page.viewport(1280, 800));

describe('the outcomes of a call on a narrow screen', () => {
  it('collapse to the pressed one, which keeps the focus, and expand again', async () => {
    showCall();
    await dial();
    await choose('No answer');
    await waitFor(async () => expect(await change('No answer')).toHaveFocus());
    expect(radio('Busy')).toBeNull();
    await press('Change: No answer');
    await waitFor(() => expect(radio('No answer')).toHaveFocus());
    await choose('No answer');
    expect(radio('Busy')).toBeNull();
    await press('Change: No answer');
    await choose('Reached the patient');
    expect(await change('Reached the patient')).toBeVisible();
    expect(screen.getByLabelText('Systolic')).toBeVisible();
  });

  it('stay while arrow keys move between them, and collapse for a number', async () => {
    showCall();
    await dial();
    (await screen.findByRole('radio', { name: 'Reached the patient' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(radio('Asked to be called back')).toHaveFocus();
    expect(radio('Asked to be called back')).toBeChecked();
    await userEvent.keyboard('4');
    expect(await button('Save call')).toHaveFocus();
    expect(radio('No answer')).toBeNull();
    expect(await change('No answer')).toBeVisible();
  });

  it('collapse to the one chosen on a wide screen too, and expand to change it', async () => {
    await page.viewport(1280, 800);
    showCall();
    await dial();
    await choose('No answer');
    expect(await change('No answer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(radio('No answer')).toHaveFocus());
  });
});

describe('the side column of a wide call', () => {
  const top = (name: string) => screen.getByRole('heading', { name }).getBoundingClientRect().top;

  it('is below dialling before the call, and below the script from then on, in one press', async () => {
    await page.viewport(1280, 500);
    showCall();
    expect(await screen.findByRole('heading', { name: 'Last readings' })).toBeVisible();
    const { left } = screen.getByRole('heading', { name: 'Call script' }).getBoundingClientRect();
    expect(
      screen.getByRole('heading', { name: 'Last readings' }).getBoundingClientRect().left,
    ).toBeGreaterThan(left + 100);
    expect(screen.queryByRole('navigation', { name: 'Next to the form' })).toBeNull();
    await dial();
    const before = top('Last readings');
    await press('Readings and calls');
    await waitFor(() => expect(top('Last readings')).toBeLessThan(before));
    await press('Call script');
    await waitFor(() => expect(top('Last readings')).toBe(before));
  });
});

describe('the summary before saving, on a narrow screen', () => {
  const stored = () => screen.queryByRole('group', { name: 'Will be saved' });

  it('is shown on request, next to the save button', async () => {
    showCall();
    await dial();
    expect(screen.getByText(/^Choose an outcome to save/)).toBeVisible();
    await choose('No answer');
    expect(stored()).toBeNull();
    expect(await button('Save call')).toBeVisible();
    await press('Will be saved');
    expect(stored()).toBeVisible();
    expect(await button('Will be saved')).toHaveAttribute('aria-expanded', 'true');
    await press('Will be saved');
    expect(stored()).toBeNull();
  });
});

describe('the view of a running call on a narrow screen', () => {
  it('is the form, the script or the patient, under the bar with the patient’s name', async () => {
    showCall();
    await dial();
    const bar = await screen.findByRole('radio', { name: 'Form' });
    expect(bar).toBeChecked();
    expect(screen.queryByRole('heading', { name: 'Call script' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Script' }));
    expect(await screen.findByRole('heading', { name: 'Call script' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Call outcome' })).toBeNull();
    expect(screen.getByRole('timer')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Patient' }));
    expect(screen.queryByRole('heading', { name: 'Call script' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Previous calls' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Form' }));
    expect(await screen.findByRole('group', { name: 'Call outcome' })).toBeVisible();
  });

  it('is everything on a wide one', async () => {
    await page.viewport(1280, 800);
    showCall();
    await dial();
    expect(await screen.findByRole('heading', { name: 'Call script' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Call outcome' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Script' })).toBeNull();
  });
});

describe('the day of the next call', () => {
  it('is one of the usual ones in one press, with its weekday', async () => {
    showCall();
    await dial();
    await choose('Reached the patient');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Call again' }));
    await press('1 week');
    expect(await button('1 week')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Day of the next call')).toHaveAccessibleDescription(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
    );
  });
});
