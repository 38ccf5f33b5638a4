import { PATHS } from '@careline/core/internal/navigation';
import { render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import { healthCheckAddress } from '../../../navigation/call-address.ts';
import HealthCheckPage from './health-check-page.tsx';

const VITA_ID = '01890000-0000-7000-8000-0000000000b1';
const SCOPES = ['prohealth', 'search', 'health-check-registration'];

const patient = {
  vitaId: VITA_ID,
  appUserInfo: { name: 'Zeenat Khan', gender: 'female' },
  birthDate: '1980-01-01',
  uhid: 'CL0000000017',
  identifiers: [],
  phones: [],
  languages: [],
  enrolments: [],
  callsStopped: null,
};
const start = Math.floor(Date.now() / 1000) + 2 * 86_400;
const slot = {
  id: '01890000-0000-7000-8000-0000000000c1',
  facilityId: FACILITY.facilityId,
  period: { start, end: start + 1800 },
  places: 2,
  left: 2,
};
const ANSWERS: Answers = {
  '/api/auth/user/get': () => ({ vitaId: VITA_ID, data: patient }),
  '/api/encounters/slots/list': () => ({ data: [slot] }),
};

function show(path: string, facts: Parameters<typeof profileOf>[0] = {}) {
  const fake = fakeConsole(ANSWERS);
  fake.person = profileOf({ scopes: SCOPES, ...facts });
  render(
    <Around fake={fake} path={path}>
      <Routes>
        <Route
          path={PATHS.healthCheckRegistration}
          element={
            <MainGuard>
              <HealthCheckPage />
            </MainGuard>
          }
        />
      </Routes>
    </Around>,
  );
  return fake;
}

describe('the page of the health-check registration', () => {
  it('starts with a search, and asks before a choice is lost', async () => {
    const fake = show(PATHS.healthCheckRegistration);
    expect(await screen.findByRole('heading', { level: 1, name: 'Health Check Registration' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Find a patient' })).toBeVisible();
    expect(fake.care.unsaved.isDirty()).toBe(false);
    await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'Heart check');
    await waitFor(() => expect(fake.care.unsaved.isDirty()).toBe(true));
  });

  it('starts with the patient in its address', async () => {
    show(healthCheckAddress(VITA_ID));
    expect(await screen.findByRole('heading', { name: 'Zeenat Khan' })).toBeVisible();
    expect(screen.getByText(FACILITY.facilityName)).toBeVisible();
  });

  it('says what to do without a facility', async () => {
    show(PATHS.healthCheckRegistration, { facility: null, facilities: [] });
    expect(await screen.findByText('Ask an administrator to assign you to one.')).toBeVisible();
  });
});
