import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import DashboardPage from './dashboard-page.tsx';

afterEach(cleanup);

const steps = (done: readonly string[]) =>
  ['facility', 'duty-doctor', 'colleagues', 'health-check-times', 'patients'].map((step) => ({
    step,
    done: done.includes(step),
  }));

function draw(done: readonly string[]) {
  const fake = fakeConsole({ '/api/auth/facility/setup': () => ({ data: steps(done) }) });
  fake.person = profileOf({ scopes: ['prohealth', 'settings', 'registration'] });
  render(
    <Around fake={fake} path="/prohealth">
      <MainGuard>
        <DashboardPage />
      </MainGuard>
    </Around>,
  );
  return fake.person.facility?.facilityId;
}

it('a facility without patients shows an administrator the first steps, each with its page and what is done', async () => {
  const facilityId = draw(['facility', 'colleagues']);
  const list = within(await screen.findByRole('list', { name: 'First steps' }));
  expect(screen.getByText('2 of 5 done')).toBeTruthy();
  const rows = list.getAllByRole('listitem').map((row) => ({
    done: within(row).queryByText('Done') !== null,
    address: within(row).getByRole('link').getAttribute('href'),
  }));
  const page = `/settings/facilities/${facilityId}`;
  expect(rows).toEqual([
    { done: true, address: page },
    { done: false, address: page },
    { done: true, address: '/settings/staff/new' },
    { done: false, address: page },
    { done: false, address: '/prohealth/onboarding/users' },
  ]);
  expect(screen.queryByText(/Nothing is due/)).toBeNull();
});

it('a facility with patients shows its dashboard', async () => {
  draw(['patients']);
  expect(await screen.findByText(/Your account has access to the following/)).toBeTruthy();
  expect(screen.queryByText('First steps')).toBeNull();
});
