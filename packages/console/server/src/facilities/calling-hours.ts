import { type CallingHours, nextPermittedAt } from '@careline/core/internal/calls/outcome';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/** A facility's columns for calling hours, as whole hours of its local time. */
export interface HoursRow {
  readonly calling_from_hour: number;
  readonly calling_to_hour: number;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const callingHoursOf = (row: HoursRow): CallingHours => ({
  from: clock(row.calling_from_hour),
  to: clock(row.calling_to_hour),
});

/** Throws `calling-hours` outside the facility's calling hours, with the next permitted time. */
export async function requireCallingHours(
  tx: Kysely<Schema>,
  { facilityId, timeZone, now }: Pick<Entry, 'facilityId' | 'timeZone' | 'now'>,
): Promise<void> {
  const row = await tx
    .selectFrom('facility')
    .select(['calling_from_hour', 'calling_to_hour'])
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const hours = callingHoursOf(row);
  const permittedAt = nextPermittedAt({ now: now * 1000, timeZone }, hours);
  if (permittedAt === null) return;
  throw new ProblemError('calling-hours', {
    detail: `Patients are called from ${hours.from} to ${hours.to} by the facility's clock.`,
    action: 'Call again from permittedAt on (unix seconds), or give the reason for an emergency call.',
    permittedAt,
  });
}

export interface NewHours {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly fromHour: number;
  readonly toHour: number;
  readonly requestId: string;
}

/** Changes a facility's calling hours, with an audit row. Returns the hours now in force. */
export async function setCallingHours(tx: Transaction<Schema>, hours: NewHours): Promise<CallingHours> {
  const { organisationId, facilityId, requestId, fromHour, toHour } = hours;
  const row = { calling_from_hour: fromHour, calling_to_hour: toHour };
  await tx
    .updateTable('facility')
    .set(row)
    .set({ updated_at: sql`greatest(updated_at + 1, extract(epoch from now())::bigint)`, updated_by: null })
    .where('id', '=', facilityId)
    .execute();
  const { from, to } = callingHoursOf(row);
  await writeAudit(tx, {
    requestId,
    organisationId,
    facilityId,
    action: 'facility/calling-hours',
    outcome: 'done',
    details: { from, to },
  });
  return { from, to };
}
