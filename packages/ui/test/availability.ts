import type {
  AvailabilityException,
  NewHours,
  ProviderAvailability,
  ProviderSlot,
} from '@careline/core/internal/encounters/availability';
import { NOW_S, PROVIDERS, staffId } from './encounters.ts';

const HOUR = 3600;

export const hoursOn = (
  weekday: NewHours['weekday'],
  from: number,
  until: number,
  facts: Partial<NewHours> = {},
): NewHours => ({
  weekday,
  fromMinute: from * 60,
  untilMinute: until * 60,
  serviceTypes: null,
  validFrom: '2024-01-01',
  validUntil: null,
  ...facts,
});

const exception = (number: number, facts: Partial<AvailabilityException>): AvailabilityException => ({
  id: `00000000-0011-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'leave',
  time: { fromDay: '2024-01-15', untilDay: '2024-01-19' },
  everywhere: true,
  note: null,
  source: 'manual',
  ...facts,
});

/** A week on leave, a one-hour calendar entry, and an evening outside the working hours. */
export const EXCEPTIONS: readonly AvailabilityException[] = [
  exception(1, { source: 'ical', time: { start: NOW_S + 5 * HOUR, end: NOW_S + 6 * HOUR } }),
  exception(2, {
    kind: 'extra',
    everywhere: false,
    note: 'Camp in the school',
    time: { start: NOW_S + 8 * HOUR, end: NOW_S + 10 * HOUR },
  }),
  exception(3, { note: 'Family' }),
];

/** Dr Meera Iyer, on Mondays in two blocks and on Wednesdays for two services. */
export const anAvailability = (facts: Partial<ProviderAvailability> = {}): ProviderAvailability => ({
  careProvider: { id: staffId(1), name: 'Dr Meera Iyer' },
  version: 3,
  acceptsAtOnce: false,
  hours: [
    hoursOn('mon', 9, 13),
    hoursOn('mon', 15, 24),
    hoursOn('wed', 9, 12, {
      serviceTypes: ['GP_CONSULTATION', 'AHC_DOCTOR_VC'],
      validUntil: '2024-03-31',
    }),
  ],
  exceptions: [...EXCEPTIONS],
  ...facts,
});

export const SLOTS: readonly ProviderSlot[] = [2, 2.5, 3, 50].map((hours, index) => ({
  careProviderId: staffId(1),
  start: NOW_S + hours * HOUR,
  end: NOW_S + hours * HOUR + HOUR / 2,
  places: index === 3 ? 4 : 1,
  left: index === 1 ? 0 : index === 3 ? 3 : 1,
}));

/** Responses of the availability services. */
export const AVAILABILITY_ANSWERS = {
  'encounters/providers': () => ({ data: PROVIDERS }),
  'availability/get': () => ({ data: anAvailability() }),
  'availability/slots': () => ({ data: SLOTS }),
  'availability/service-slots/get': () => ({
    data: [{ serviceType: 'PHYSIOTHERAPY', minutes: 45, capacity: 4 }],
  }),
};
