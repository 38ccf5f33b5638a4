import type { Contact } from '@careline/core/internal/calls';
import {
  readWorklistFilters,
  WORKLIST_FILTERS,
  type WorkItem,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { PATHS } from '@careline/core/internal/navigation';

export interface CallAddress {
  readonly vitaId?: string | undefined;
  readonly programme?: string | undefined;
  readonly callType?: string | undefined;
  readonly contactId?: string | undefined;
}

const NAMES = { vitaId: 'patient', programme: 'programme', callType: 'type', contactId: 'contact' } as const;

/** The address of the call screen. It carries ids and keys, never a name or a number. */
export function callInfoAddress(call: CallAddress): string {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES)) {
    const value = call[field as keyof CallAddress];
    if (value) query.set(name, value);
  }
  return `${PATHS.callInfo}?${query}`;
}

export function readCallAddress(query: URLSearchParams): CallAddress {
  const read = (name: string) => query.get(name) || undefined;
  return {
    vitaId: read(NAMES.vitaId),
    programme: read(NAMES.programme),
    callType: read(NAMES.callType),
    contactId: read(NAMES.contactId),
  };
}

/** The same address about another call; it keeps what the worklist was narrowed to. */
export function withCall(query: URLSearchParams, call: CallAddress): URLSearchParams {
  const named = new URLSearchParams(query);
  for (const [field, name] of Object.entries(NAMES)) {
    const value = call[field as keyof CallAddress];
    if (value) named.set(name, value);
    else named.delete(name);
  }
  return named;
}

/** The registration for a health check of one patient; by id, never by a name or a number. */
export const healthCheckAddress = (vitaId: string): string =>
  `${PATHS.healthCheckRegistration}?${new URLSearchParams({ [NAMES.vitaId]: vitaId })}`;

/** The patient that an address of the health-check registration names. */
export const healthCheckPatient = (query: URLSearchParams): string | undefined =>
  query.get(NAMES.vitaId) || undefined;

export const CHECKS_DAY = 'day';
export const CHECKS_STATUS = 'status';

/** The booked health checks of a day (YYYY-MM-DD). */
export const healthChecksAddress = (day: string): string =>
  `${PATHS.healthChecks}?${new URLSearchParams({ [CHECKS_DAY]: day })}`;

/** Where a call of the lists goes on. */
export function addressOfContact(contact: Contact): string {
  return callInfoAddress({
    vitaId: contact.vitaId,
    programme: contact.programme,
    callType: contact.callType,
    contactId: contact.id,
  });
}

/** Filters of the worklist stand beside the call's own names in an address. */
const workName = (filter: string): string => `work-${filter}`;

/** Where a call of the worklist begins; an unfinished one goes on. It keeps what the list was narrowed to. */
export function addressOfWork(item: WorkItem, filters: WorklistFilters = {}): string {
  const { vitaId, programme, callType, kind, contactId } = item;
  const open = kind === 'unfinished' ? (contactId ?? undefined) : undefined;
  const call = callInfoAddress({ vitaId, programme, callType, contactId: open });
  const query = new URLSearchParams();
  for (const name of WORKLIST_FILTERS) {
    const value = filters[name];
    if (value) query.set(workName(name), value);
  }
  return query.size > 0 ? `${call}&${query}` : call;
}

/** What the worklist was narrowed to from which a call was begun; the next patient is one of the same. */
export const workFiltersAt = (query: URLSearchParams): WorklistFilters =>
  readWorklistFilters({ get: (name) => query.get(workName(name)) });

/** One call in the history. */
export const historyAddress = (contactId: string): string =>
  `${PATHS.callStatusHistory}?${new URLSearchParams({ open: contactId })}`;

const BEGUN = 'begun';

/** The registration that goes on with a draft of this device; by the id the patient will have. */
export const begunRegistrationAddress = (vitaId: string): string =>
  `${PATHS.registration}?${new URLSearchParams({ [BEGUN]: vitaId })}`;

/** The draft that an address of the registration names. */
export const begunRegistration = (query: URLSearchParams): string | undefined =>
  query.get(BEGUN) || undefined;
