import type { OtherAction } from '@careline/core/internal/audit';
import type { Endpoint } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What one request or command did. Patients only by id: the row is kept for ever. */
export interface AuditEntry {
  readonly requestId: string;
  /** The call of the contract, or other work by its name. What is neither has no words and does not compile. */
  readonly action: Endpoint | OtherAction;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly organisationId?: string;
  readonly facilityId?: string;
  readonly staffId?: string;
  /** The patients whose data was shown, changed or asked for. */
  readonly personIds?: readonly string[];
  /** Facts without patient data: the scope that allowed it, the problem code. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds an audit row. The database refuses to change or remove one, so there is no other function here. */
export async function writeAudit(tx: Kysely<Schema>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      request_id: entry.requestId,
      action: typeof entry.action === 'string' ? entry.action : entry.action.name,
      outcome: entry.outcome,
      organisation_id: entry.organisationId ?? null,
      facility_id: entry.facilityId ?? null,
      staff_id: entry.staffId ?? null,
      person_ids: [...new Set(entry.personIds)],
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
