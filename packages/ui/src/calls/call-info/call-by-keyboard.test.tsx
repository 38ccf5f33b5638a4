import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showCall } from '../../../test/call-screen.tsx';

/** More than the number of tab stops on the screen. */
const MAX_STOPS = 150;
/** Milliseconds. About two hundred keys go through the browser, and each takes up to 100 ms on a busy machine. */
const LONG = 60_000;

/** Presses Tab until the control has the focus. */
async function tabTo(words: string, find: () => HTMLElement | null): Promise<HTMLElement> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const control = find();
    if (control && control === document.activeElement) return control;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`${words} cannot be reached with Tab`);
}

const field = (name: string) => () => screen.queryByLabelText(name);
const button = (name: string | RegExp) => () => screen.queryByRole('button', { name });

async function type(name: string, text: string): Promise<void> {
  await tabTo(name, field(name));
  await userEvent.keyboard(text);
}

async function press(name: string | RegExp): Promise<void> {
  await tabTo(String(name), button(name));
  await userEvent.keyboard('{Enter}');
}

it(
  'a whole long call is made by keyboard: dialled, measured, medicines, answers, and saved',
  async () => {
    const { add } = showCall();
    await screen.findByRole('button', { name: 'Call +91 98480 22338' });
    await press('Call +91 98480 22338');
    await screen.findByRole('timer');
    await userEvent.keyboard('1');
    await waitFor(() => expect(screen.getByLabelText('Systolic')).toHaveFocus());
    await userEvent.keyboard('148');
    await type('Diastolic', '92');
    await tabTo('Irregular pulse', () => screen.queryByRole('checkbox', { name: 'Irregular pulse' }));
    await userEvent.keyboard(' ');
    await type('Weight', '71.5');
    await type('Glucose', '140');
    await tabTo('Meal situation', field('Meal situation'));
    await userEvent.keyboard('A');
    await press(/^Add medicine$/);
    await type('Name', 'Metformin');
    await type('What the patient reports', 'Swollen feet');
    await type('Note', 'Call before noon');
    await tabTo('Call again', () => screen.queryByRole('checkbox', { name: 'Call again' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'The call is saved' });
    expect(add).toHaveBeenCalledOnce();
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      status: { disposition: 'reached-patient', note: 'Call before noon' },
      log: {
        answers: {
          bloodPressure: { systolic: '148', diastolic: '92', irrPulse: true },
          body: { weight: '71.5' },
          bloodGlucose: { value: '140' },
          medications: { medicines: [{ name: 'Metformin' }] },
          complaints: { notes: 'Swollen feet' },
        },
      },
    });
  },
  LONG,
);
