import { seededUuid } from './seeded-random.ts';

/** A fixed day for ids that must be the same in every demo folder: 1 January 2024. */
export const DEMO_EPOCH = 1_704_067_200;

export const DEMO_TIME_ZONE = 'Asia/Kolkata';

export const DEMO_ORGANISATION = {
  id: seededUuid('organisation', DEMO_EPOCH),
  name: 'Careline Demo Health',
} as const;

/** In the order staff see them; the first is everybody's default. No exchange of Hyderabad or Chennai has these phone numbers. */
export const DEMO_FACILITIES = [
  {
    id: seededUuid('facility/jubilee-hills', DEMO_EPOCH),
    name: 'Careline Clinic, Jubilee Hills',
    dutyDoctorPhone: '+914000000108',
  },
  {
    id: seededUuid('facility/anna-nagar', DEMO_EPOCH),
    name: 'Careline Clinic, Anna Nagar',
    dutyDoctorPhone: '+914400000108',
  },
] as const;
