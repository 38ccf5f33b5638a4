import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const NOTE = { id: ID, title: 'Not reached', programmes: [], body: 'Nobody answered.' };

async function open() {
  const bodies: { type: string; preferenceInfo: object; updatedAt: number }[] = [];
  const answer = (preferenceInfo: object | null, updatedAt = 0) => ({
    code: 1,
    preference: { preferenceInfo, updatedAt, updatedBy: null },
  });
  const answers: Answers = {
    '/api/preference/get': ({ url }) =>
      new URL(url).searchParams.get('type') === 'NOTE_TEMPLATES'
        ? answer({ templates: [NOTE] }, 7)
        : answer(null),
    '/api/preference/update': async (request) => {
      const body = await request.json();
      bodies.push(body);
      return answer(body.preferenceInfo, 8);
    },
  };
  const fake = fakeConsole(answers);
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, '/settings/templates');
  await screen.findByRole('form', { name: 'Task templates' });
  return bodies;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const press = (name: string, button: string) =>
  userEvent.click(form(name).getByRole('button', { name: button }));

it('stores a note template for a programme, and refuses one without a name or a text', async () => {
  const bodies = await open();
  const NOTES = 'Note templates';
  await press(NOTES, 'Add a template');
  await press(NOTES, 'Save');
  expect(form(NOTES).getByText('Enter a name.')).toBeTruthy();
  expect(form(NOTES).getByText('Enter the text.')).toBeTruthy();
  const [, title] = form(NOTES).getAllByLabelText(/^Name/);
  const [, text] = form(NOTES).getAllByLabelText(/^Text of the note/);
  await userEvent.type(title as Element, 'Not reached');
  await userEvent.type(text as Element, 'Foot looked at');
  expect(form(NOTES).getAllByText('Another template already has this name.')).toHaveLength(2);
  await userEvent.type(title as Element, ' twice');
  const [, ahc] = form(NOTES).getAllByRole('checkbox', { name: /ahc/i });
  await userEvent.click(ahc as Element);
  await press(NOTES, 'Save');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'NOTE_TEMPLATES',
    updatedAt: 7,
    preferenceInfo: {
      templates: [NOTE, { title: 'Not reached twice', programmes: ['ahc'], body: 'Foot looked at' }],
    },
  });
});

it('stores medicines as they are typed in a prescription, and asks for missing parts', async () => {
  const bodies = await open();
  const PRESCRIPTIONS = 'Prescription templates';
  await press(PRESCRIPTIONS, 'Add a template');
  await userEvent.type(form(PRESCRIPTIONS).getByLabelText(/^Name/), 'Pressure');
  await press(PRESCRIPTIONS, 'Save');
  expect(form(PRESCRIPTIONS).getByText('Add at least one medicine.')).toBeTruthy();
  const typed = form(PRESCRIPTIONS).getByRole('combobox', { name: /^Medicine, strength/ });
  await userEvent.type(typed, 'amlodipine 5 mg 1 tab od cont{Enter}');
  await press(PRESCRIPTIONS, 'Save');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'PRESCRIPTION_TEMPLATES',
    preferenceInfo: { templates: [{ title: 'Pressure', lines: [{ medicine: 'Amlodipine', days: null }] }] },
  });
});

it('stores a task with the days until it is due', async () => {
  const bodies = await open();
  const TASKS = 'Task templates';
  await press(TASKS, 'Add a template');
  await userEvent.type(form(TASKS).getByLabelText(/^Name/), 'New patient');
  await userEvent.type(form(TASKS).getByLabelText(/^What needs to be done/), 'Ask for old reports');
  await userEvent.clear(form(TASKS).getByLabelText(/^Due in/));
  await press(TASKS, 'Save');
  expect(form(TASKS).getByText('Enter a number of days from 0 to 366.')).toBeTruthy();
  await userEvent.type(form(TASKS).getByLabelText(/^Due in/), '3');
  await press(TASKS, 'Save');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    preferenceInfo: { templates: [{ kind: 'task', what: 'Ask for old reports', dueInDays: 3 }] },
  });
});
