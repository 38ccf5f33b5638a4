import type { HttpError } from '@careline/core/internal/http';
import type { administrationMessages } from './administration.messages.ts';

export type FaultKey = Extract<keyof typeof administrationMessages.en, `fault.${string}`>;

export interface FormFault<Field extends string = string> {
  readonly field: Field;
  readonly key: FaultKey;
  /** The origin that the message names, if it names one. */
  readonly origin?: string;
}

const BY_FIELD: Readonly<Record<string, FaultKey>> = {
  name: 'fault.nameMissing',
  facilityIds: 'fault.facilityMissing',
  scopes: 'fault.scopeRefused',
  issuer: 'fault.issuerWrong',
  audience: 'fault.audienceWrong',
  url: 'fault.addressRefused',
  events: 'fault.eventRefused',
  code: 'fault.codeWrong',
  phone: 'fault.phoneWrong',
  dutyDoctorPhone: 'fault.phoneWrong',
  callingHours: 'fault.hoursWrong',
  council: 'fault.councilMissing',
  registrationNumber: 'fault.registrationWrong',
  on: 'fault.dayWrong',
  reason: 'fault.reasonMissing',
  account: 'fault.accountUnknown',
  keys: 'fault.keysWrong',
  systemScopes: 'fault.systemScopesWrong',
};

/** Returns the message key for a field the server refused. */
export const faultKeyOf = (field: string): FaultKey => BY_FIELD[field] ?? 'fault.refused';

/** Returns the server's field errors for the fields that this form has. */
export function serverFaults<Field extends string>(
  error: HttpError | undefined,
  fields: readonly Field[],
): readonly FormFault<Field>[] {
  const found = new Map<Field, FormFault<Field>>();
  for (const { path } of error?.problem?.errors ?? []) {
    const field = fields.find((one) => path.split('.').includes(one));
    if (!field) continue;
    const taken =
      error?.code === 'conflict' ? (field === 'email' ? 'fault.emailTaken' : 'fault.taken') : undefined;
    found.set(field, { field, key: taken ?? faultKeyOf(field) });
  }
  return [...found.values()];
}

/**
 * Returns whether the record has changed since it was opened. A conflict that names fields is a duplicate value
 * instead.
 */
export const isConcurrentChange = (error: HttpError | undefined): boolean =>
  error?.code === 'conflict' && (error.problem?.errors ?? []).length === 0;
