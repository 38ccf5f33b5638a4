import type { PaymentLink } from '@careline/core/internal/billing';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Returns the links of an encounter, newest first. A link that is past its time is shown as expired. */
export async function readLinks(
  tx: Kysely<Schema>,
  encounterId: string,
  now: number,
): Promise<PaymentLink[]> {
  const rows = await tx
    .selectFrom('payment_link as k')
    .innerJoin('staff as s', 's.id', 'k.author_id')
    .leftJoin('patient_message as m', 'm.id', 'k.message_id')
    .selectAll('k')
    .select(['s.name as author_name', 'm.channel', 'm.state as message_state', 'm.state_at'])
    .where('k.encounter_id', '=', encounterId)
    .orderBy('k.created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const state = row.state === 'open' && row.expires_at <= now ? 'expired' : row.state;
    return {
      id: row.id,
      amount: row.amount,
      currency: row.currency,
      state,
      url: state === 'open' ? row.url : '',
      expiresAt: row.expires_at,
      author: { id: row.author_id, name: row.author_name },
      at: row.created_at,
      message:
        row.channel === null || row.message_state === null || row.state_at === null
          ? null
          : { channel: row.channel, state: row.message_state, at: row.state_at },
    };
  });
}
