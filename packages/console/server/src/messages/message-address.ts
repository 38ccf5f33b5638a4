import type { MessageChannel } from '@careline/core/internal/communication';
import { dialledNumber } from '@careline/core/internal/patients';
import type { Kysely } from 'kysely';
import { callablePhones } from '../patients/stopped-numbers.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Of India those that begin as mobile numbers do. */
const E164 = /^\+(91[6-9]\d{9}|(?!91)\d{7,15})$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/;

/**
 * The first phone that takes an SMS and was not stopped, in E.164: landlines of India do not take one, of other countries
 * nobody can tell.
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

/** Where a message to a patient goes: a number, an e-mail address, or null where there is none that would take it. */
export const messageAddress = (
  tx: Kysely<Schema>,
  vitaId: string,
  channel: MessageChannel,
): Promise<string | null> => (channel === 'sms' ? smsAddress : emailAddress)(tx, vitaId);
