// spec: 46-51, 64, 109

import { expect, it } from 'vitest';
import { DOCTOR_LINKS } from './app-links.ts';
import { encounterPath, PATHS, patientPath, patientRegistrationPath } from './paths.ts';

it('external links keep their addresses', () => {
  expect(PATHS).toEqual({
    auth: '/auth',
    callback: '/auth/callback',
    shell: '/',
    programmeArea: '/prohealth',
    registration: '/prohealth/onboarding/users',
    search: '/prohealth/searchByUhid',
    callInfo: '/prohealth/hmCallInfo',
    charts: '/prohealth/charts',
    healthChecks: '/prohealth/health-check',
    healthCheckRegistration: '/prohealth/health-check/patient/register',
    callStatusHistory: '/prohealth/call-status-history',
    messages: '/prohealth/messages',
    team: '/prohealth/team',
    links: '/prohealth/links',
    patient: '/prohealth/patient',
    alerts: '/doctor/pwa_alerts',
    myEncounters: '/my_encounters',
    facilityEncounters: '/facility_encounters',
    allEncounters: '/all_encounters',
    waitingList: '/facility_encounters/waiting-list',
    waitingRoom: '/facility_appointments/waiting-room',
    today: '/doctor/today',
    history: '/doctor/history',
    myAvailability: '/doctor/availability',
    h1Register: '/doctor/h1-register',
    availability: '/availability',
    careTeams: '/care-provider-teams',
    tasks: '/tasks',
    referrals: '/referrals',
    settings: '/settings',
    auditor: '/auditor',
    investigations: '/investigations',
    doctors: '/doctors',
    liveStatus: '/live_doctor_status',
    facilities: '/facilities',
    projects: '/projects',
  });
});

it('the address of a patient’s page contains the id, whatever other part there is', () => {
  expect(patientPath('01890000-0000-7000-8000-0000000000a1')).toBe(
    '/prohealth/patient/01890000-0000-7000-8000-0000000000a1',
  );
  expect(patientRegistrationPath('a1')).toBe('/prohealth/patient/a1/registration');
  expect(patientPath('../x?y')).toBe('/prohealth/patient/..%2Fx%3Fy');
});

it.each([
  [['prohealth', 'all_encounters', 'my_encounters'], '/my_encounters/e1'],
  [['prohealth', 'facility_encounters'], '/facility_encounters/e1'],
  [['prohealth', 'search'], undefined],
])('an encounter’s page is in an area that %j opens', (scopes, path) => {
  expect(encounterPath(scopes, 'e1')).toBe(path);
});

it('Today and History are below doctor', () => {
  expect(DOCTOR_LINKS.map(({ label }) => label)).toEqual(['Today', 'History']);
  expect(DOCTOR_LINKS.every(({ path }) => path.startsWith('/doctor/'))).toBe(true);
});
