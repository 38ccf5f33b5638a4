import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawSettings } from '../../../test/draw-settings.tsx';
import { fakeConsole } from '../../../test/fake-console.tsx';
import { facilityRecord, profileOf } from '../../../test/people.ts';
import { faultOfTimes } from './facility-times.tsx';

const ID = '01890000-0000-7000-8000-0000000000b7';
const right = {
  from: '2026-01-05',
  to: '2026-01-31',
  weekdays: ['mon' as const],
  fromTime: '08:00',
  untilTime: '12:00',
  every: '30',
  places: '4',
};

it.each([
  ['all that is needed', {}, undefined],
  ['one day', { to: '2026-01-05' }, undefined],
  ['no place, which closes the times', { places: '0' }, undefined],
  ['no day', { from: '' }, 'days'],
  ['a last day before the first', { to: '2026-01-04' }, 'days'],
  ['no weekday', { weekdays: [] }, 'weekdays'],
  ['room for no time', { fromTime: '11:45' }, 'hours'],
  ['no hour', { untilTime: '' }, 'hours'],
  ['a length that is no number', { every: 'half' }, 'numbers'],
  ['a length of three minutes', { every: '3' }, 'numbers'],
  ['1001 places', { places: '1001' }, 'numbers'],
])('with %s', (_, change, fault) => {
  expect(faultOfTimes({ ...right, ...change })).toBe(fault);
});

it('times are offered on the facility’s page', async () => {
  const bodies: unknown[] = [];
  const fake = fakeConsole({
    '/api/auth/facility/list': () => ({ data: [facilityRecord({ facilityId: ID })] }),
    '/api/auth/facility/slots/offer': async (request) => {
      bodies.push(await request.json());
      return { data: { slots: 32 } };
    },
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, `/settings/facilities/${ID}`);
  const offer = await screen.findByRole('button', { name: 'Offer these times' });
  await userEvent.click(offer);
  expect(screen.getAllByText(/^Choose a first day/)[0]).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^First day/), '05-01-2026');
  await userEvent.type(screen.getByLabelText(/^Last day/), '08-01-2026');
  await userEvent.click(offer);
  expect(await screen.findAllByText('32 times are offered.')).toBeTruthy();
  expect(bodies).toEqual([
    {
      facilityId: ID,
      from: '2026-01-05',
      to: '2026-01-08',
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      fromMinute: 480,
      untilMinute: 720,
      everyMinutes: 30,
      places: 4,
    },
  ]);
});
