import { nextStatus } from '@careline/core/internal/encounters';
import type { Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { EarlierOutcome, Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

export interface Happened {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly status: string;
}

/** What happened, as it is stored. */
export interface StoredEvent {
  readonly id: string;
  readonly event: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  /** Who is assigned by it. */
  readonly careProviderId?: string | undefined;
  readonly moved?: { readonly from: number; readonly to: number };
  /** The outcome that ends with it. */
  readonly earlierOutcome?: EarlierOutcome | undefined;
  readonly metaInfo: { readonly updatedAt: number; readonly source: string };
}

export async function insertEvent(
  tx: Transaction<Schema>,
  event: StoredEvent,
  { encounterId, vitaId, status }: Happened,
  entry: Entry,
): Promise<void> {
  const inserted = await tx
    .insertInto('encounter_event')
    .values({
      id: event.id,
      encounter_id: encounterId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      event: event.event,
      status,
      reason: event.reason ?? null,
      note: event.note || null,
      moved_from: event.moved?.from ?? null,
      moved_to: event.moved?.to ?? null,
      care_provider_id: event.careProviderId ?? null,
      outcome: event.earlierOutcome ? JSON.stringify(event.earlierOutcome) : null,
      author_id: entry.staffId,
      source: event.metaInfo.source,
      created_at: entry.now,
      updated_at: event.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  throw new ProblemError('conflict', {
    detail: 'An event with this id is stored already.',
    action: 'Give each new event an id of its own.',
  });
}

/** An event that the status of an encounter does not accept; names the statuses that do. */
export function statusRefused(status: string, event: string, accepts: readonly string[]): ProblemError {
  const those = accepts.join(', ') || 'only an encounter that is not there yet';
  return new ProblemError('conflict', {
    title: 'The status does not accept this event',
    detail: `The encounter is ${status}; ${event} accepts ${those}.`,
    action: 'Read the encounter again: somebody may have moved it on.',
  });
}

/** Who is assigned after an event; undefined where it changes nothing about that. */
const assignedBy = ({ event, careProviderId }: StoredEvent): string | null | undefined =>
  event === 'decline' ? null : careProviderId;

/**
 * Moves an encounter, as it was locked, on by one event of its lifecycle and answers the status it has then. Throws
 * `conflict`, naming the statuses that the event accepts.
 */
export async function applyEvent(
  tx: Transaction<Schema>,
  event: StoredEvent,
  { encounterId, vitaId, status }: Happened,
  entry: Entry,
): Promise<string> {
  const decision = nextStatus(status, event.event);
  if (!decision.allowed) throw statusRefused(status, event.event, decision.accepts);
  const careProviderId = assignedBy(event);
  await tx
    .updateTable('encounter')
    .set({
      status: decision.status,
      updated_at: event.metaInfo.updatedAt,
      ...(careProviderId !== undefined && { care_provider_id: careProviderId }),
    })
    .where('id', '=', encounterId)
    .execute();
  await insertEvent(tx, event, { encounterId, vitaId, status: decision.status }, entry);
  return decision.status;
}
