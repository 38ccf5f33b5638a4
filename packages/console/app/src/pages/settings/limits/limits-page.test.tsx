import { defaultThreshold, type ProgrammeThreshold } from '@careline/core/administration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';

const programmes = ['ahc', 'apollo_sugar'].map(defaultThreshold);
const [, sugar] = programmes as [ProgrammeThreshold, ProgrammeThreshold];

async function open(answers: Answers = {}) {
  const fake = fakeConsole({ '/api/auth/thresholds/list': () => ({ data: programmes }), ...answers });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, '/settings/limits');
  await screen.findByRole('table', { name: 'Limits of the programmes' });
}

async function change(fields: Readonly<Record<string, string>>) {
  await userEvent.click(screen.getByRole('button', { name: 'Change the limits of Apollo Sugar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Limits of Apollo Sugar' }));
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

describe('the limits of the programmes', () => {
  it('are listed with scheme, goals and who changed them', async () => {
    const changed = { ...sugar, scheme: 'international', updatedAt: 1_700_000_000 };
    const updatedBy = { id: '01890000-0000-7000-8000-0000000000a9', name: 'Meera Admin' };
    await open({
      '/api/auth/thresholds/list': () => ({ data: [programmes[0], { ...changed, updatedBy }] }),
    });
    expect(
      screen.getByRole('row', {
        name: /AHC.* India programme 80–130 mg\/dL ≤ 180 mg\/dL < 7 % Default/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /Apollo Sugar.* International .* Meera Admin/,
      }),
    ).toBeTruthy();
  });

  it('are changed as a whole and shown then', async () => {
    const bodies: unknown[] = [];
    await open({
      '/api/auth/thresholds/set': async (request) => {
        const { threshold } = await request.json();
        bodies.push(threshold);
        return { data: { ...threshold, updatedAt: 1_700_000_000, updatedBy: null } };
      },
    });
    await change({ 'Before a meal, up to': '120', 'HbA1c, below': '6,5' });
    expect(await screen.findByText('The limits of Apollo Sugar are saved.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /80–120 mg\/dL ≤ 180 mg\/dL < 6.5 %/ })).toBeTruthy();
    expect(bodies).toEqual([
      {
        programme: 'apollo_sugar',
        scheme: 'india-programme',
        goals: { beforeMealLeast: 80, beforeMealGreatest: 120, afterMealGreatest: 180, hba1cBelow: 6.5 },
        updatedAt: 0,
      },
    ]);
  });

  it.each([
    ['words', { 'After a meal, up to': 'high' }, 'Enter a number from 120 to 300.'],
    ['a goal nobody has', { 'HbA1c, below': '12' }, 'Enter a number from 5.5 to 10.'],
    ['too many digits', { 'HbA1c, below': '6.55' }, 'Enter a number from 5.5 to 10.'],
    [
      'an end before the beginning',
      { 'Before a meal, from': '110', 'Before a meal, up to': '100' },
      'Enter more than the value from which the goal begins.',
    ],
  ])('are not sent with %s', async (_, fields, words) => {
    const set = vi.fn();
    await open({ '/api/auth/thresholds/set': set });
    const dialog = await change(fields);
    expect(dialog.getByText(words)).toBeTruthy();
    expect(set).not.toHaveBeenCalled();
  });

  it('that somebody changed meanwhile are shown beside mine', async () => {
    const theirs = { ...sugar, scheme: 'international', updatedAt: 5 };
    const lists = [programmes, [programmes[0], theirs]];
    const conflict = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', requestId: 'r' };
    await open({
      '/api/auth/thresholds/list': () => ({ data: lists.shift() }),
      '/api/auth/thresholds/set': () =>
        Promise.reject(
          new Response(JSON.stringify(conflict), {
            status: 409,
            headers: { 'content-type': 'application/problem+json' },
          }),
        ),
    });
    const dialog = await change({ 'After a meal, up to': '160' });
    expect(await dialog.findByText('Scheme: “India programme” became “International”')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Take their version' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/^After a meal, up to/).value).toBe('180');
  });
});
