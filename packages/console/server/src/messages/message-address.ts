import type { MessageChannel } from '@careline/core/internal/communication';
import { dialledNumber } from '@careline/core/internal/patients';
import type { Kysely } from 'kysely';
import { callablePhones } from '../patients/stopped-numbers.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Indian numbers must start with a mobile prefix. */
const E164 = /^\+(91[6-9]\d{9}|(?!91)\d{7,15})$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/;

/**
 * Returns the first phone that takes SMS and was not stopped, in E.164. Indian landlines do not take SMS; foreign
 * numbers are assumed to.
 */
async function smsAddress(tx: Kysely<Schema>, vitaId: string): Promise<string | null> {
  for (const { value, stopped } of await callablePhones(tx, vitaId)) {
    const number = dialledNumber(value);
    if (!stopped && E164.test(number)) return number;
  }
  return null;
}

async function emailAddress(tx: Kysely<Schema>, vitaId: string): Promise<string | null> {
  const person = await tx.selectFrom('person').select('emails').where('id', '=', vitaId).executeTakeFirst();
  return person?.emails.find((email) => EMAIL.test(email.trim()))?.trim() ?? null;
}

/** Returns the phone number or e-mail address for a message, or null if the patient has none that is usable. */
export const messageAddress = (
  tx: Kysely<Schema>,
  vitaId: string,
  channel: MessageChannel,
): Promise<string | null> => (channel === 'sms' ? smsAddress : emailAddress)(tx, vitaId);
