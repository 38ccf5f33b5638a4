import type { WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { NOW_S, PROVIDERS } from './encounters.ts';
import { personId } from './people.ts';

const HOUR = 3600;

/** A patient who waits for a cardiologist until 20 January. */
export function aWaitingPatient(
  number: number,
  name: string,
  facts: Partial<WaitingEntry> = {},
): WaitingEntry {
  return {
    id: `00000000-0007-7000-8000-${String(number).padStart(12, '0')}`,
    vitaId: personId(number),
    patient: { name, uhid: `CL000000${number}007` },
    birthDate: '1970-01-01',
    gender: 'female',
    serviceType: 'CARDIOLOGY_CONSULTATION',
    careProvider: null,
    from: '2024-01-06',
    until: '2024-01-20',
    dayPart: null,
    priority: 'routine',
    note: null,
    author: { id: personId(99), name: 'Ravi Menon' },
    createdAt: NOW_S - 24 * HOUR,
    hasExpired: false,
    offer: null,
    ...facts,
  };
}

const [doctor = { id: '', name: '' }] = PROVIDERS;

/** A free time tomorrow at 10:00, with the first of the care providers. */
export const OFFER = {
  careProvider: { id: doctor.id, name: doctor.name },
  start: NOW_S + 24 * HOUR,
  end: NOW_S + 24 * HOUR + HOUR / 2,
};

/** An urgent patient with a free time, one without, and one whose wait has expired. */
export const WAITING: readonly WaitingEntry[] = [
  aWaitingPatient(1, 'Zeenat Khan', { priority: 'urgent', offer: OFFER }),
  aWaitingPatient(2, 'Arjun Rao', { dayPart: 'evening', note: 'Works until four' }),
  aWaitingPatient(3, 'Farida Begum', { until: '2024-01-04', hasExpired: true }),
];

export const waitingPage = (data: readonly WaitingEntry[] = WAITING) => ({ data, hasMore: false });
