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

/** Returns the call screen's address. It contains ids and keys, never a name or a phone number. */
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

/** Returns the query for another call, keeping the worklist filters. */
export function withCall(query: URLSearchParams, call: CallAddress): URLSearchParams {
  const named = new URLSearchParams(query);
  for (const [field, name] of Object.entries(NAMES)) {
    const value = call[field as keyof CallAddress];
    if (value) named.set(name, value);
    else named.delete(name);
  }
  return named;
}

/** Returns the address for registering a patient's health check. Uses the id, never a name or a number. */
export const healthCheckAddress = (vitaId: string): string =>
  `${PATHS.healthCheckRegistration}?${new URLSearchParams({ [NAMES.vitaId]: vitaId })}`;

export const healthCheckPatient = (query: URLSearchParams): string | undefined =>
  query.get(NAMES.vitaId) || undefined;

export const CHECKS_DAY = 'day';
export const CHECKS_STATUS = 'status';

/** Returns the address of the health checks booked for a day (YYYY-MM-DD). */
export const healthChecksAddress = (day: string): string =>
  `${PATHS.healthChecks}?${new URLSearchParams({ [CHECKS_DAY]: day })}`;

/** Returns the address where a listed call continues. */
export function addressOfContact(contact: Contact): string {
  return callInfoAddress({
    vitaId: contact.vitaId,
    programme: contact.programme,
    callType: contact.callType,
    contactId: contact.id,
  });
}

/** Worklist filters share the query with the call's own parameters, so they get a prefix. */
const workName = (filter: string): string => `work-${filter}`;

/** Returns the address where a worklist call starts, or continues if it is unfinished. Keeps the list's filters. */
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

/** Returns the worklist filters the call was started with; the next patient comes from the same list. */
export const workFiltersAt = (query: URLSearchParams): WorklistFilters =>
  readWorklistFilters({ get: (name) => query.get(workName(name)) });

export const historyAddress = (contactId: string): string =>
  `${PATHS.callStatusHistory}?${new URLSearchParams({ open: contactId })}`;

const BEGUN = 'begun';

/** Returns the address that continues a registration draft on this device, by the patient's future id. */
export const begunRegistrationAddress = (vitaId: string, form: string = PATHS.registration): string =>
  `${form}?${new URLSearchParams({ [BEGUN]: vitaId })}`;

export const begunRegistration = (query: URLSearchParams): string | undefined =>
  query.get(BEGUN) || undefined;
