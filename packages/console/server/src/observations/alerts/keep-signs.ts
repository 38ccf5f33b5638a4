import type { ReportedSign } from '@careline/core/internal/calls/findings';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { IS_OPEN, signKey } from './open-signs.ts';

type Tx = Transaction<Schema>;

/** Danger signs reported in the newest version of a call's log. */
export interface SignsOnCall {
  readonly contactId: string;
  readonly vitaId: string;
  /** When the call started, unix seconds. */
  readonly startedAt: number;
  readonly signs: readonly ReportedSign[];
}

const rowsOfCall = (tx: Tx, contactId: string) =>
  tx
    .selectFrom('open_sign')
    .select(['id', 'signs', 'settled_at', 'ended_at'])
    .where('contact_id', '=', contactId)
    .forNoKeyUpdate()
    .execute();

/** Ends a call's open signs that the call no longer reports. */
export async function endSigns(
  tx: Tx,
  contactId: string,
  { reason, now }: { readonly reason: 'corrected' | 'withdrawn'; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('open_sign')
    .set({ ended_at: now, end_reason: reason })
    .where('contact_id', '=', contactId)
    .where('settled_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Opens the signs that a call reported.
 * A correction replaces them, or ends them if none are left. Signs with an outcome stay settled; only signs that the
 * correction adds are opened.
 */
export async function keepSigns(tx: Tx, reported: SignsOnCall, entry: Entry): Promise<void> {
  const { contactId, vitaId, startedAt } = reported;
  const rows = await rowsOfCall(tx, contactId);
  const open = rows.find((row) => row.settled_at === null && row.ended_at === null);
  const known = new Set(
    rows.filter((row) => row.settled_at !== null).flatMap(({ signs }) => signs.map(signKey)),
  );
  const signs = reported.signs.filter((sign) => !known.has(signKey(sign)));
  if (signs.length === 0)
    return open ? endSigns(tx, contactId, { reason: 'corrected', now: entry.now }) : undefined;
  const stored = JSON.stringify(signs);
  if (open) {
    await tx.updateTable('open_sign').set({ signs: stored }).where('id', '=', open.id).execute();
    return;
  }
  await tx
    .insertInto('open_sign')
    .values({
      id: newId(),
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      contact_id: contactId,
      signs: stored,
      told_at: startedAt,
      raised_at: entry.now,
    })
    .execute();
}

/** An open sign from a call or a score. */
export interface OpenSignFact {
  readonly personId: string;
  readonly facilityId: string;
  readonly level: string;
  /** Null for a score, as are the next two fields. */
  readonly programme: string | null;
  readonly contactId: string | null;
  readonly callType: string | null;
  readonly at: number;
}

/** Returns the patients' open signs from calls and scores, newest first. */
export async function readOpenSignFacts(tx: Tx, ids: readonly string[]): Promise<readonly OpenSignFact[]> {
  const { rows } = await sql<OpenSignFact>`
    select o.person_id as "personId", coalesce(c.facility_id, o.facility_id) as "facilityId", o.level, c.programme, o.contact_id as "contactId",
      c.call_type as "callType", o.told_at as at
    from open_sign o left join contact c on c.id = o.contact_id
    where o.person_id = any(${ids}::uuid[]) and ${IS_OPEN}
    order by o.told_at desc, o.id desc`.execute(tx);
  return rows;
}
