import { seededUuid } from './seeded-uuid.ts';

/** A fixed day for ids that must be equal in every demo folder: 1 January 2024. */
export const DEMO_EPOCH = 1_704_067_200;

export const DEMO_TIME_ZONE = 'Asia/Kolkata';

export const DEMO_ORGANISATION = {
  id: seededUuid('organisation', DEMO_EPOCH),
  name: 'Careline Demo Health',
} as const;

/** In display order. The first is everyone's default. */
export const DEMO_FACILITIES = [
  {
    id: seededUuid('facility/jubilee-hills', DEMO_EPOCH),
    name: 'Careline Clinic, Jubilee Hills',
    address: 'Road No. 36, Jubilee Hills, Hyderabad 500033',
    // No operator assigns numbers that begin with 1 after the area code.
    phone: '+914010000136',
    dutyDoctorPhone: '+914010000108',
  },
  {
    id: seededUuid('facility/anna-nagar', DEMO_EPOCH),
    name: 'Careline Clinic, Anna Nagar',
    address: 'Second Avenue, Anna Nagar, Chennai 600040',
    phone: '+914410000102',
    dutyDoctorPhone: '+914410000108',
  },
] as const;
