// spec: 34, 63, 67, 75, 77, 203-205, 207

import { describe, expect, it } from 'vitest';
import { APP_AREAS, appAreaLabel } from './app-area.ts';
import { APP_SCOPES, appScopeLabel, heldAppScopes } from './app-scope.ts';
import { roleLabel } from './role-label.ts';
import { ALLOWED_ROLES, isAllowedRole, isEccLogin, SAMPLE_ROLES } from './user-profile.ts';

describe('the application scopes', () => {
  it('are the 27 names', () => {
    expect(APP_SCOPES).toEqual(
      (
        'my_admissions book:telanganaicu manageDevice alerts facilities investigations tasks discharges charts ' +
        'settings my_appointments patient_registration my_patients notifications all_appointments admissions ' +
        'booking_requests transactions availability live_doctor_status doctors projects referrals insights ' +
        'auditor facility_appointments resources'
      ).split(' '),
    );
    expect(APP_SCOPES).toHaveLength(27);
  });
});

/** In the wording and order of the specification. */
const AREAS = [
  'Notifications, Settings, Auditor, Insights, Facility appointments, My appointments, Patients, All appointments',
  'Patient registration, My admissions, Admission history, Alerts, IoMT alerts, All encounters, My encounters',
  'Facility encounters, Care provider availability, Care provider teams, AHC bookings, AHC patient search',
  'Dashboard, Registration, Search, Call Info, Call Status History, Charts, PHC patient registration',
  'Booking of a stay, Booking of an admission, Booking of ICU, Booking of ECC, Booking of ER',
  'Review appointments, All admissions, Booking requests, Transactions, Reading alerts, Availability',
  'Live doctor status, Doctors, Projects, Referrals, Tasks, Resources, Manage resources',
].flatMap((line) => line.split(', '));

describe('the areas', () => {
  it('are the named ones, each once', () => {
    expect(APP_AREAS.map((area) => appAreaLabel(area))).toEqual(AREAS);
    expect(new Set(APP_AREAS).size).toBe(APP_AREAS.length);
  });

  it('of the programmes have its keys', () => {
    expect(APP_AREAS.filter((area) => area.startsWith('prohealth'))).toEqual([
      'prohealth',
      'prohealth/registration',
      'prohealth/search',
      'prohealth/hmcallInfo',
      'prohealth/call-status-history',
      'prohealth/charts',
    ]);
  });
});

describe('labels', () => {
  it.each([
    ['a scope', appScopeLabel, 'booking_requests', 'Booking requests', 'बुकिंग अनुरोध'],
    ['an area', appAreaLabel, 'tasks', 'Tasks', 'कार्य'],
    ['a role', roleLabel, 'Coordinator', 'Coordinator', 'समन्वयक'],
  ])('of %s in both languages, an unknown one unchanged', (_, label, key, english, hindi) => {
    expect(label(key)).toBe(english);
    expect(label(key, 'hi')).toBe(hindi);
    expect(label('constructor')).toBe('constructor');
  });
});

describe('roles', () => {
  it('are samples', () => {
    expect(SAMPLE_ROLES).toEqual(['Auditor', 'Coordinator', 'OP Doctor', 'IP Doctor']);
  });

  it('allowed by default: one', () => {
    expect(ALLOWED_ROLES).toEqual(['Admin']);
  });

  it.each([
    ['Admin', undefined, true],
    ['admin', undefined, false],
    ['Coordinator', undefined, false],
    ['', undefined, false],
    ['Auditor', ['Auditor', 'Admin'], true],
    ['Admin', [], false],
  ])('%s with the list %j: %s', (role, allowed, answer) => {
    expect(isAllowedRole(role, allowed)).toBe(answer);
  });
});

describe('isEccLogin', () => {
  it.each([
    ['the first id', 'ecc-web', ['ecc-web', 'ecc-app'], true],
    ['the second id', 'ecc-app', ['ecc-web', 'ecc-app'], true],
    ['another id', 'console', ['ecc-web', 'ecc-app'], false],
    ['a longer id', 'ecc-web-2', ['ecc-web', 'ecc-app'], false],
    ['ids that are not configured', '', ['', ''], false],
  ] as const)('%s', (_, azp, ids, answer) => {
    expect(isEccLogin({ azp }, ids)).toBe(answer);
  });
});

describe('heldAppScopes', () => {
  it.each([
    ['both sources', ['consult', 'tasks'], ['tasks', 'charts'], ['consult', 'tasks', 'charts']],
    ['metadata alone', ['consult'], undefined, ['consult']],
    ['the call alone', [], ['charts', 'charts'], ['charts']],
    ['neither', [], [], []],
  ])('of %s', (_, metadata, listed, held) => {
    expect(heldAppScopes({ user_metadata: { app_scopes: metadata } }, listed)).toEqual(held);
  });
});
