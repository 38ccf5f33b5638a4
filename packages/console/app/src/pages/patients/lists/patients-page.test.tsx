// spec: 25, 67, 68

import { cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { ConsoleRoutes } from '../../../router.tsx';

afterEach(cleanup);

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';
const ASHA = {
  vitaId: VITA_ID,
  patient: { name: 'Asha Rao', uhid: 'CL0000000018', birthDate: '1969-03-12', gender: 'female' },
  programmes: ['careline'],
  risk: 'routine',
  reasons: [],
  lastContactAt: null,
  next: null,
  edd: null,
  alerts: { critical: 0, review: 0 },
  alert: null,
  signs: [],
  claim: null,
  tags: [],
  why: ['task'],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function show(path: string, scopes: readonly string[]) {
  const bodies: unknown[] = [];
  const list = async (request: Request) => {
    bodies.push(await request.json());
    return { data: [ASHA], next: null, total: 1, asOf: 1 };
  };
  const fake = fakeConsole({
    '/api/routine/patients/mine': list,
    '/api/routine/patients/facility': list,
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
      <Address />
    </Around>,
  );
  return { bodies };
}

const row = () => screen.findByRole('row', { name: /Asha Rao/ });

describe('the patients of a user', () => {
  it('lead to their records, for users who may read records', async () => {
    show('/my_patients', ['prohealth', 'search', 'my_patients']);
    await row();
    expect(screen.getByRole('heading', { level: 1, name: 'My Patients' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
      `/prohealth/patient/${VITA_ID}`,
    );
    expect(screen.queryByRole('checkbox', { name: 'Select Asha Rao' })).toBeNull();
  });

  it('are only named to users who may not', async () => {
    show('/my_patients', ['prohealth', 'my_patients']);
    await row();
    expect(screen.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
  });

  it('are not requested without the scope', async () => {
    const { bodies } = show('/my_patients', ['prohealth', 'search']);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeTruthy();
    expect(bodies).toEqual([]);
  });
});

describe('the patients of a facility', () => {
  it('are filtered by the address, and can be selected', async () => {
    const { bodies } = show('/patients?risk=critical&weeks=14-27&quiet=true&tag=LIVES_ALONE', [
      'prohealth',
      'patients',
    ]);
    await row();
    expect(bodies[0]).toEqual({
      risk: 'critical',
      weekFrom: 14,
      weekTo: 27,
      quietDays: 30,
      tag: 'LIVES_ALONE',
    });
    expect(screen.getByRole('checkbox', { name: 'Select Asha Rao' })).toBeTruthy();
  });

  it('are searched without a name in the address', async () => {
    const { bodies } = show('/patients?text=Asha', ['prohealth', 'patients']);
    await row();
    expect(bodies[0]).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: /^Filters?/ }));
    await userEvent.fill(screen.getByLabelText('Name, UHID or phone'), 'Asha');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => bodies.at(-1)).toEqual({ text: 'Asha' });
    expect(screen.getByLabelText('Address').textContent).not.toContain('Rao');
  });
});
