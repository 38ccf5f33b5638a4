import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';

async function open() {
  const bodies: { type: string; preferenceInfo: object }[] = [];
  const answer = (preferenceInfo: object | null) => ({
    code: 1,
    preference: { preferenceInfo, updatedAt: 0, updatedBy: null },
  });
  const fake = fakeConsole({
    '/api/preference/get': () => answer(null),
    '/api/preference/update': async (request) => {
      const body = await request.json();
      bodies.push(body);
      return answer(body.preferenceInfo);
    },
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, '/settings/scores');
  await screen.findByRole('form', { name: 'Other scores, and the order of a record' });
  return bodies;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const save = (name: string) => userEvent.click(form(name).getByRole('button', { name: 'Save' }));

it('stores who is offered a score and when it is repeated, and refuses reversed ages', async () => {
  const bodies = await open();
  const [NEWS, SOFA] = ['NEWS2', 'SOFA'];
  expect(form(NEWS).getByRole('checkbox', { name: 'Offered' })).toHaveProperty('checked', true);
  expect(form(SOFA).getByRole('checkbox', { name: 'Offered' })).toHaveProperty('checked', false);
  await userEvent.type(form(NEWS).getByLabelText('To the age of'), '3');
  await userEvent.type(form(NEWS).getByLabelText('Due again after this many hours'), '12');
  await save(NEWS);
  expect(form(NEWS).getByText('The upper age must not be below the lower age.')).toBeTruthy();
  await userEvent.clear(form(NEWS).getByLabelText('To the age of'));
  await save(NEWS);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'NEWS',
    preferenceInfo: { offered: true, fromAge: 16, toAge: null, programmes: [], remindAfterHours: 12 },
  });
  expect(form('eGFR').queryByLabelText('Due again after this many hours')).toBeNull();
});

it('stores the other scores; those about mood can be switched off', async () => {
  const bodies = await open();
  const OTHERS = 'Other scores, and the order of a record';
  await userEvent.click(form(OTHERS).getByRole('checkbox', { name: /EPDS|Edinburgh/ }));
  await userEvent.click(form(OTHERS).getByRole('checkbox', { name: /early warning/i }));
  await save(OTHERS);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'MEDICAL_RECORD',
    preferenceInfo: {
      ...{ components: [], histories: [], riskAssessments: ['NCD', 'AICVD', 'PREDIABETES'] },
      ...{ questionnaires: ['PHQ_2', 'PHQ_9'], hiddenScores: ['MEWC'] },
    },
  });
});
