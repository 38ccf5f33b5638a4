import type { Contact, ContactStatus } from '@careline/core/internal/calls';
import { FACILITY } from './people.ts';

const META = { updatedAt: 1_699_000_000, createdAt: 1_699_000_000, deleted: false, source: 'manual' };
const AUTHOR = { id: 'staff-1', name: 'Asha Coach' };

/** Returns a call that did not reach the patient and asks for a callback. */
export function contactOf(part: Partial<Contact> = {}, status: Partial<ContactStatus> = {}): Contact {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    vitaId: '01890000-0000-7000-8000-0000000000a1',
    patient: { name: 'Meera Joshi', uhid: 'CL0000000018' },
    facilityId: FACILITY.facilityId,
    programme: 'careline',
    callType: 'ad-hoc',
    direction: 'outbound',
    attempt: 1,
    startedAt: 1_699_000_000,
    author: AUTHOR,
    status: {
      id: '01890000-0000-7000-8000-0000000000b1',
      status: 'retry',
      disposition: 'callback-requested',
      detail: null,
      note: null,
      nextCallAt: null,
      endedAt: 1_699_000_300,
      author: AUTHOR,
      metaInfo: META,
      ...status,
    },
    logVersion: null,
    metaInfo: META,
    ...part,
  };
}
