import type { Facility } from '@careline/core/internal/identity';
import { menuFor } from '@careline/core/internal/navigation';
import type { AccountProfile } from '../src/shell/account-info/index.ts';

const JAYANAGAR: Facility = {
  facilityId: '019a0000-0000-7000-8000-000000000001',
  facilityName: 'Careline Jayanagar, Bengaluru',
  timeZone: 'Asia/Kolkata',
};

/** The places of a staff member with several; the first is the coach's. */
export const FACILITIES: readonly Facility[] = [
  JAYANAGAR,
  {
    ...JAYANAGAR,
    facilityId: '019a0000-0000-7000-8000-000000000002',
    facilityName: 'Careline Koregaon Park, Pune',
  },
  {
    ...JAYANAGAR,
    facilityId: '019a0000-0000-7000-8000-000000000003',
    facilityName: 'Careline Mother and Child Centre, Lajpat Nagar, New Delhi',
  },
];

/** The signed-in user in stories and tests of the shell. */
export const coach: AccountProfile = {
  name: 'Meera Nair',
  email: 'coach@careline.example',
  emailHash: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
  roles: ['Coordinator', 'OP doctor'],
  facility: JAYANAGAR,
};

const COACH_SCOPES = ['prohealth', 'registration', 'search', 'hmCallInfo', 'charts', 'call-status-history'];

export const coachMenu = (locale = 'en') => menuFor(COACH_SCOPES, locale);
