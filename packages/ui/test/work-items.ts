import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { NOW, personId } from './people.ts';

const HOUR_S = 3600;
export const STAFF_ID = '00000000-0003-7000-8000-000000000001';

/** A call that is due at the current time of stories and tests. */
export function aWorkItem(number: number, facts: Partial<WorkItem> = {}): WorkItem {
  return {
    vitaId: personId(number),
    patient: { name: 'Asha Rao', uhid: 'CL0000000017' },
    programme: 'careline',
    callType: 'monthly',
    kind: 'scheduled',
    dueAt: NOW / 1000 - 10 * HOUR_S,
    timed: false,
    daysLate: 0,
    risk: 'routine',
    reasons: [],
    attempt: 1,
    contactId: null,
    author: null,
    claim: null,
    ...facts,
  };
}

const author = { id: STAFF_ID, name: 'Anita Desai' };
const claim = { staff: author, until: NOW / 1000 + 900, mine: false, assigned: false };

/** Each kind and risk once: assigned to a colleague, to the reader, and unassigned. */
export const WORK_ITEMS: readonly WorkItem[] = [
  aWorkItem(1, { risk: 'critical', reasons: ['open-critical-alert'], daysLate: 3 }),
  aWorkItem(2, {
    patient: { name: 'Meera Joshi', uhid: null },
    kind: 'call-back',
    dueAt: NOW / 1000 + 7 * HOUR_S,
    timed: true,
    attempt: 2,
    author,
    claim,
  }),
  aWorkItem(3, {
    patient: { name: 'Ashalata Venkataraghavan Subramaniam', uhid: 'CL0000000037' },
    programme: 'healthy_motherhood',
    callType: 'infant-diet',
    kind: 'retry',
    attempt: 2,
    dueAt: NOW / 1000 + HOUR_S,
    timed: true,
    risk: 'high',
    reasons: ['review-reading', 'age-in-pregnancy'],
    claim: { ...claim, mine: true },
  }),
  aWorkItem(4, {
    patient: { name: 'आशा देवी', uhid: null },
    kind: 'escalated',
    attempt: 4,
    risk: 'raised',
    reasons: ['near-term'],
    claim: { ...claim, assigned: true },
  }),
  aWorkItem(5, {
    patient: { name: '', uhid: 'CL0000000057' },
    kind: 'unfinished',
    contactId: '00000000-0004-7000-8000-000000000005',
    author,
    timed: true,
  }),
];

export const WORK_NUMBERS = {
  due: 24,
  overdue: 9,
  callBacks: 3,
  unfinished: 1,
  doneToday: 8,
  reachedToday: 5,
  ofKind: { scheduled: 18, 'call-back': 3, retry: 2, unfinished: 1 },
  critical: 2,
  mine: 1,
};

export const workPage = (
  data: readonly WorkItem[] = WORK_ITEMS,
  next: string | null = null,
  total = data.length,
) => ({ data, next, total, asOf: NOW / 1000 });
export const workNumbers = (facts: Partial<typeof WORK_NUMBERS> = {}) => ({
  data: { ...WORK_NUMBERS, ...facts },
  asOf: NOW / 1000,
});
