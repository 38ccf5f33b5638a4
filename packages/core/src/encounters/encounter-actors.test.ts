// spec: 17, 177

import { describe, expect, it } from 'vitest';
import { type EncounterAct, mayAct, seesConsultations } from './encounter-actors.ts';
import { LIFECYCLE_EVENTS } from './lifecycle-event.ts';

const ACTS: readonly EncounterAct[] = [
  ...LIFECYCLE_EVENTS,
  'reopen',
  'addendum',
  'move',
  'arrive',
  'meet',
  'invite',
];
const ASSIGNED = { careProviderId: 'd1' };
const CHECK = { package: 'basic' };

describe('permissions on an encounter', () => {
  it.each([
    [
      'a coordinator with a consultation',
      { staffId: 'c1', scopes: ['facility_encounters'] },
      ASSIGNED,
      'create assign_care_provider reject cancel reopen addendum move arrive invite',
    ],
    [
      'a coordinator of all facilities',
      { staffId: 'c1', scopes: ['all_encounters'] },
      ASSIGNED,
      'create assign_care_provider reject cancel reopen addendum move arrive invite',
    ],
    [
      'the care provider who is assigned',
      { staffId: 'd1', scopes: ['my_encounters'] },
      ASSIGNED,
      'create assign_care_provider accept decline complete cancel reopen addendum move arrive meet invite',
    ],
    [
      'another clinician',
      { staffId: 'd2', scopes: ['my_encounters'] },
      ASSIGNED,
      'create assign_care_provider addendum',
    ],
    ['who was a clinician, assigned still', { staffId: 'd1', scopes: ['prohealth', 'search'] }, ASSIGNED, ''],
    [
      'staff of the health checks with a consultation',
      { staffId: 'h1', scopes: ['prohealth', 'health-check-registration'] },
      ASSIGNED,
      '',
    ],
    [
      'staff of the health checks with a health check',
      { staffId: 'h1', scopes: ['prohealth', 'health-check-registration'] },
      CHECK,
      ACTS.filter((act) => act !== 'meet' && act !== 'invite').join(' '),
    ],
    [
      'the same without the programme area',
      { staffId: 'h1', scopes: ['health-check-registration'] },
      CHECK,
      '',
    ],
    [
      'a reception',
      { staffId: 'r1', scopes: ['facility_appointments'] },
      { careProviderId: 'd1' },
      'create assign_care_provider cancel move arrive',
    ],
    [
      'a doctor’s appointments',
      { staffId: 'd1', scopes: ['my_appointments'] },
      { careProviderId: 'd1' },
      'create assign_care_provider cancel move arrive',
    ],
    [
      'appointments of a colleague',
      { staffId: 'd2', scopes: ['my_appointments'] },
      { careProviderId: 'd1' },
      '',
    ],
    [
      'who answers requests',
      { staffId: 'b1', scopes: ['booking_requests'] },
      { careProviderId: 'd1' },
      'assign_care_provider accept decline reject',
    ],
    [
      'who books reviews',
      { staffId: 'v1', scopes: ['review-appointments'] },
      {},
      'create assign_care_provider',
    ],
    ['nobody in particular', { staffId: 'x', scopes: [] }, {}, ''],
  ])('%s', (_, user, encounter, allowed) => {
    expect(ACTS.filter((act) => mayAct(user, act, encounter).allowed).join(' ')).toBe(allowed);
  });

  it.each([
    ['a coordinator assigns anybody', ['facility_encounters'], { allowed: true }],
    [
      'a clinician nobody else',
      ['my_encounters'],
      { allowed: false, needs: ['coordinator', 'receptionist', 'booking-desk', 'review-desk'] },
    ],
    ['a reception assigns anybody', ['facility_appointments'], { allowed: true }],
  ])('%s', (_, scopes, decision) => {
    expect(mayAct({ staffId: 'd1', scopes }, 'assign_care_provider', {}, 'd2')).toEqual(decision);
  });

  it.each([
    ['my_encounters', true],
    ['facility_encounters', true],
    ['all_encounters', true],
    ['health-check-registration', false],
  ])('by %s only, consultations are seen: %s', (scope, seen) => {
    expect(seesConsultations(['prohealth', scope])).toBe(seen);
  });
});
