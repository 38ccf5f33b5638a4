import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import SettingsArea from '../settings-area.tsx';

const OTHER_FACILITY = {
  ...FACILITY,
  facilityId: '01890000-0000-7000-8000-0000000000b7',
  facilityName: 'North Clinic',
};

function open(answers: Answers = {}) {
  const fake = fakeConsole({
    '/api/auth/facility/list': () => ({
      data: [{ ...FACILITY, dutyDoctorPhone: '+919848022338' }, OTHER_FACILITY],
    }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  render(
    <Around fake={fake} path="/settings/facilities">
      <MainGuard>
        <Routes>
          <Route path="/settings/*" element={<SettingsArea />} />
        </Routes>
      </MainGuard>
    </Around>,
  );
}

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

function storing() {
  const bodies: { facilityId: string; dutyDoctorPhone: string | null }[] = [];
  const store = async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return { data: { ...FACILITY, dutyDoctorPhone: body.dutyDoctorPhone && '+919848022339' } };
  };
  return { bodies, store };
}

describe('the facilities', () => {
  it('show the number of the doctor on duty, and store another one', async () => {
    const { bodies, store } = storing();
    open({ '/api/auth/facility/update': store });
    const card = await cardOf(FACILITY.facilityName);
    const field = card.getByRole<HTMLInputElement>('textbox', { name: /^Number of the doctor on duty/ });
    expect(field.value).toBe('+919848022338');
    await userEvent.clear(field);
    await userEvent.type(field, '98480 22339');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Saved.')).toBeTruthy();
    expect(bodies).toEqual([{ facilityId: FACILITY.facilityId, dutyDoctorPhone: '98480 22339' }]);
    expect(field.value).toBe('+919848022339');
    await userEvent.clear(field);
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Saved.')).toBeTruthy();
    expect(bodies.at(-1)?.dutyDoctorPhone).toBeNull();
  });

  it('take nothing that is no phone number', async () => {
    const { bodies, store } = storing();
    open({ '/api/auth/facility/update': store });
    const card = await cardOf(OTHER_FACILITY.facilityName);
    await userEvent.type(card.getByRole('textbox', { name: /^Number of the doctor on duty/ }), 'on the wall');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText(/^Enter a phone number/)).toBeTruthy();
    expect(bodies).toEqual([]);
  });
});
