import { mayPrescribe, registrationText } from '@careline/core/internal/prescriptions';
import type { Kysely } from 'kysely';
import { type Entry, entryOf } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Call } from '../platform/http/route.ts';
import { requireSheetProvider } from '../record/case-sheet-access.ts';
import { readRegistration } from '../staff/registrations.ts';
import { readRoles } from './prescription-basis.ts';

/** The author of a prescription action, with facility, time and scopes. */
export interface PrescriptionEntry extends Entry {
  readonly scopes: readonly string[];
}

export const prescriptionEntryOf = (call: Call): PrescriptionEntry => ({
  ...entryOf(call),
  scopes: call.caller.scopes,
});

/**
 * Throws `scope-missing` for users who are not doctors who see patients, and `case-sheet-access` for read-only users.
 */
export async function requirePrescriber(
  tx: Kysely<Schema>,
  { staffId, scopes }: PrescriptionEntry,
  act: string,
): Promise<void> {
  if (mayPrescribe({ roles: await readRoles(tx, staffId), scopes })) return requireSheetProvider(tx, staffId);
  throw new ProblemError('scope-missing', {
    detail: `Only a doctor who sees patients may ${act}: one with a role such as "OP Doctor" and the scope my_encounters.`,
    action: 'Ask a doctor, or an administrator for the role.',
  });
}

/** Returns the doctor's registration as printed. Throws `registration-missing` if it is incomplete. */
export async function requireRegistration(
  tx: Kysely<Schema>,
  { staffId }: Pick<PrescriptionEntry, 'staffId'>,
): Promise<string> {
  const text = registrationText(await readRegistration(tx, staffId));
  if (text !== '') return text;
  throw new ProblemError('registration-missing', {
    detail:
      'A prescription needs the registration number of the doctor and the medical council that gave it.',
    action: 'Save your registration number and council, or ask an administrator to, then sign again.',
  });
}
