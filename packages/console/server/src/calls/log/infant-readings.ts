import type { Transaction } from 'kysely';
import { listInfants } from '../../patients/infants/infants.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

interface CallWithMother {
  readonly contactId: string;
  readonly vitaId: string;
}

/**
 * Returns the other person that this call stored readings for before. A correction goes to the same infant as
 * the first version.
 */
async function infantBefore(tx: Tx, { contactId, vitaId }: CallWithMother): Promise<string | undefined> {
  const row = await tx
    .selectFrom('reading')
    .select('person_id')
    .where('contact_id', '=', contactId)
    .where('person_id', '<>', vitaId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.person_id;
}

/**
 * Returns the only linked infant. Returns undefined for none and for twins, since the form does not say which
 * twin. All links count, even to an infant that the caller may not read.
 */
async function onlyInfant(tx: Tx, entry: Entry, vitaId: string): Promise<string | undefined> {
  const linked = await tx
    .selectFrom('infant_link')
    .select('infant_id')
    .where('mother_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .execute();
  if (linked.length !== 1) return undefined;
  const [infant] = await listInfants(tx, entry, vitaId);
  return infant?.vitaId;
}

/**
 * Returns the infant that the readings of a call with the mother belong to (design 6). Returns undefined if
 * that is unclear. The values then stay in the log and never become readings of the mother.
 */
export const findInfant = async (tx: Tx, call: CallWithMother, entry: Entry): Promise<string | undefined> =>
  (await infantBefore(tx, call)) ?? (await onlyInfant(tx, entry, call.vitaId));
