import type { MessageChannel } from '@careline/core/communication';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const INTERNATIONAL = /^\+(?!91)\d{7,15}$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/;

const digitsOf = (value: string): string =>
  `${value.trim().startsWith('+') ? '+' : ''}${value.replace(/\D/g, '')}`;

/** The first phone that takes an SMS, in E.164: landlines of India do not, of other countries nobody can tell. */
async function smsAddress(tx: Kysely<Schema>, vitaId: string): Promise<string | null> {
  const phones = await tx
    .selectFrom('person_phone')
    .select(['value', 'number_key'])
    .where('person_id', '=', vitaId)
    .orderBy('position')
    .execute();
  for (const { value, number_key } of phones) {
    if (INDIAN_MOBILE.test(number_key)) return `+91${number_key}`;
    const number = digitsOf(value);
    if (INTERNATIONAL.test(number)) return number;
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
