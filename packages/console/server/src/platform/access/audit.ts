import type { OtherAction } from '@careline/core/internal/audit';
import type { Endpoint } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The action of one request or command. Patients appear only by id, because rows are kept permanently. */
export interface AuditEntry {
  readonly requestId: string;
  /** An endpoint of the contract, or the name of other work. Anything else has no label and is a compile error. */
  readonly action: Endpoint | OtherAction;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly organisationId?: string;
  readonly facilityId?: string;
  readonly staffId?: string;
  /** Patients whose data was shown, changed or requested. */
  readonly personIds?: readonly string[];
  /** Facts without patient data, such as the scope that allowed the request, or the problem code. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds an audit row. There is no other function here because the database refuses to change or remove rows. */
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
