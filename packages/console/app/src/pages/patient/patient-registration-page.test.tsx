import type { Patient } from '@careline/core/internal/patients';
import { DEFAULT_CHANNELS } from '@careline/core/internal/patients';
import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import PatientRegistrationPage from './patient-registration-page.tsx';

afterEach(cleanup);

const vitaId = '01890000-0000-7000-8000-0000000000a1';
const registered = (name: string, updatedAt: number): RegisteredPatient => ({
  vitaId,
  updatedAt,
  uhid: 'CL0000000018',
  name,
  names: [{ use: 'official', given: 'Kamala', family: name.split(' ')[1] ?? '' }],
  gender: 'FEMALE',
  birthDate: '1969-03-12',
  phones: [],
  emails: [],
  addresses: [],
  languages: [],
  callingTime: null,
  nextOfKin: [],
  channels: DEFAULT_CHANNELS.map((channel) => ({ ...channel })),
  enrolments: [],
  pregnancy: null,
  consent: null,
});
const patient = (name: string): Patient => ({
  vitaId,
  appUserInfo: { name, gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000018',
  identifiers: [],
  phones: [],
  languages: [],
  enrolments: [],
  callsStopped: null,
});

function open(scopes: readonly string[], more: Answers = {}, id: string = vitaId) {
  const fake = fakeConsole({
    '/api/auth/user/get': () => ({ vitaId, data: patient('Kamala Devi') }),
    '/api/auth/user/registration': () => ({ vitaId, data: registered('Kamala Devi', 1) }),
    '/api/auth/user/history': () => ({ vitaId, data: [], next: null }),
    ...more,
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={`/prohealth/patient/${id}/registration`}>
      <MainGuard>
        <Routes>
          <Route path="/prohealth/patient/:vitaId/registration" element={<PatientRegistrationPage />} />
        </Routes>
      </MainGuard>
    </Around>,
  );
  return fake;
}

describe('the page to change a registration', () => {
  it('shows the saved name in its header, and keeps it out of the title', async () => {
    let name = 'Kamala Devi';
    open(['prohealth', 'registration'], {
      '/api/auth/user/get': () => ({ vitaId, data: patient(name) }),
      '/api/auth/user/update': () => {
        name = 'Kamala Rao';
        return { vitaId, data: registered(name, 2) };
      },
    });
    const family = await screen.findByRole('textbox', { name: /^Family name/ });
    await userEvent.clear(family);
    await userEvent.type(family, 'Rao');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Reason/ }), 'has-changed');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Kamala Rao' })).toBeTruthy();
    expect(document.title).not.toContain('Kamala');
  });

  it('says which scope is missing, and sends no request', async () => {
    const asked = vi.fn();
    open(['prohealth', 'search', 'hmCallInfo'], { '/api/auth/user/registration': asked });
    expect(
      await screen.findByText(
        'Ask your administrator for one of these: “Registration”, “Patient Registration”.',
      ),
    ).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody’s', vitaId],
    ['no id', 'CL0000000018'],
  ])('says that there is no such patient for an id that is %s', async (_, id) => {
    const refused = () => {
      const problem = { type: 'about:blank', title: '', status: 404, code: 'not-found', requestId: 'r-1' };
      const headers = { 'content-type': 'application/problem+json' };
      throw new Response(JSON.stringify(problem), { status: 404, headers });
    };
    open(
      ['prohealth', 'registration'],
      { '/api/auth/user/get': refused, '/api/auth/user/registration': refused },
      id,
    );
    expect(await screen.findByText(/^There is no such patient at your facility/)).toBeTruthy();
  });
});
