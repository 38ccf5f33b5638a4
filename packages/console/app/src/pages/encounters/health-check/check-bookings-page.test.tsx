// spec: 25, 85

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../../test/people.ts';
import { ConsoleRoutes } from '../../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const metaInfo = { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' };
const start = Math.floor(Date.now() / 1000) - 60;

const CHECK = {
  id: idOf(1),
  vitaId: idOf(2),
  patient: { name: 'Zeenat Khan', uhid: 'CL0000000017' },
  facilityId: FACILITY.facilityId,
  facilityName: 'Here',
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'AHC',
  serviceType: 'PROHEALTH_CHECK',
  package: 'heart',
  status: 'CREATED',
  period: { start, end: start + 1800 },
  arrivedAt: null as number | null,
  reason: null,
  version: 3,
  metaInfo,
};

function show(path: string, scopes: readonly string[], check = CHECK) {
  const asked: URLSearchParams[] = [];
  const arrived: unknown[] = [];
  const fake = fakeConsole({
    '/api/encounters/list': (request: Request) => {
      asked.push(new URL(request.url).searchParams);
      return { data: [check], next: null };
    },
    '/api/encounters/arrive': async (request: Request) => {
      arrived.push(await request.json());
      return { vitaId: check.vitaId, data: { ...check, arrivedAt: start, token: 1 } };
    },
    '/api/auth/user/list': async (request: Request) => {
      arrived.push(await request.json());
      return { data: [], next: null };
    },
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
    </Around>,
  );
  return { asked, arrived };
}

describe('booked health checks', () => {
  it('are listed for today, with whether the patient came', async () => {
    const { asked } = show('/ahc-bookings', ['prohealth', 'ahc-bookings']);
    const row = within(await screen.findByRole('row', { name: /Zeenat Khan/ }));
    expect(row.getByText('Did not come')).toBeTruthy();
    expect(asked[0]?.get('kind')).toBe('health-check');
    expect(asked[0]?.get('from')).toBe(asked[0]?.get('to'));
    expect(screen.queryByRole('button', { name: /Zeenat Khan/ })).toBeNull();
  });

  it('are narrowed by the address', async () => {
    const { asked } = show('/ahc-bookings?span=week&package=heart&progress=arrived', [
      'prohealth',
      'ahc-bookings',
    ]);
    await screen.findByRole('row', { name: /Zeenat Khan/ });
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ package: 'heart', progress: 'arrived' });
    expect(asked[0]?.get('to')).not.toBe(asked[0]?.get('from'));
  });

  it('note an arrival, for users who run health checks', async () => {
    const { arrived } = show('/ahc-bookings', ['prohealth', 'ahc-bookings', 'health-check-registration']);
    await userEvent.click(await screen.findByRole('button', { name: 'Arrived: Zeenat Khan' }));
    await expect
      .poll(() => arrived)
      .toMatchObject([{ vitaId: CHECK.vitaId, encounterId: CHECK.id, version: 3 }]);
  });
});

it('the search for patients with a health check asks for no others', async () => {
  const { arrived } = show('/ahc-patient-search', ['prohealth', 'ahc-patient-search']);
  await userEvent.fill(await screen.findByRole('combobox'), 'Zeenat');
  await expect.poll(() => arrived.length).toBeGreaterThan(0);
  expect(arrived[0]).toMatchObject({ by: 'name', text: 'Zeenat', only: 'health-check' });
});
