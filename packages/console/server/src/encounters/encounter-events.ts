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

/** An event as stored. */
export interface StoredEvent {
  readonly id: string;
  readonly event: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  /** The care provider whom it assigns. */
  readonly careProviderId?: string | undefined;
  readonly moved?: { readonly from: number; readonly to: number };
  /** The outcome that this event replaces. */
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
    detail: 'An event with this id is already stored.',
    action: 'Use a new id for each event.',
  });
}

/** Returns the error for an event that the encounter's status does not accept. It names the statuses that do. */
export function statusRefused(status: string, event: string, accepts: readonly string[]): ProblemError {
  const those = accepts.join(', ') || 'only an encounter that is not there yet';
  return new ProblemError('conflict', {
    title: 'The status does not accept this event',
    detail: `The encounter is ${status}; ${event} accepts ${those}.`,
    action: 'Read the encounter again: someone may have changed it.',
  });
}

/** Returns the assignee after an event, or undefined if it does not change. */
const assignedBy = ({ event, careProviderId }: StoredEvent): string | null | undefined =>
  event === 'decline' ? null : careProviderId;

/**
 * Applies a lifecycle event to a locked encounter and returns its new status.
 * Throws `conflict` with the statuses that the event accepts.
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
