import type { Transaction } from 'kysely';
import { listInfants } from '../../patients/infants/infants.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

interface CallWithMother {
  readonly contactId: string;
  readonly vitaId: string;
}

/** Whose readings the call has stored before, beside the patient's own: a correction goes where the first version went. */
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
 * The one infant that is linked; undefined for none, and for twins, of whom the form does not say which it means. All
 * links count, also to an infant whom the caller may not read.
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
 * Returns the infant whose readings a call with the mother reports (design 6), or undefined where that is not clear: the
 * values then stay in the log alone, and never become readings of the mother.
 */
export const findInfant = async (tx: Tx, call: CallWithMother, entry: Entry): Promise<string | undefined> =>
  (await infantBefore(tx, call)) ?? (await onlyInfant(tx, entry, call.vitaId));
