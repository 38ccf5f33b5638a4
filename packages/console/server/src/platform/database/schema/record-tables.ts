import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GeneratedJson, NullableTimestamp, Timestamp } from './columns.ts';

/** What the server keeps of its own work: settings, mails, imports, answers given once, and the audit. */
export interface RecordTables {
  setting: { name: string; value: JSONColumnType<unknown[] | Record<string, unknown>> };
  outgoing_message: {
    id: string;
    kind: string;
    recipient: string;
    subject: string;
    body: string;
    locale: string;
    created_at: Timestamp;
    sent_at: NullableTimestamp;
    /** Why the last try failed, as a code; it waits unless `failed_at` is set. */
    failure: string | null;
    attempts: Generated<number>;
    /** Not before this; while a process sends it, when others may take it. */
    next_try_at: NullableTimestamp;
    /** It was refused for good. */
    failed_at: NullableTimestamp;
  };
  /** What an import brought that has no table of its own yet; `content` is JSON as its source wrote it. */
  imported_resource: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string | null;
    kind: string;
    source: string;
    source_id: string;
    content_hash: string;
    content: string;
    at: number | null;
    created_at: number;
    /** `open` or `refused`: it waits, or waited, for a decision whose it is. */
    held: string | null;
    /** The patient's id at the source, of such a row. */
    /** When it was read as an encounter, unix seconds; null of what is none or not read yet. */
    encounter_read_at: ColumnType<number | null, number | null | undefined>;
    held_patient: string | null;
  };
  idempotency_key: {
    staff_id: string;
    route: string;
    key: string;
    body_hash: string;
    status: number | null;
    answer: JSONColumnType<Record<string, unknown>> | null;
    created_at: Timestamp;
  };
  /** Emergency access of a person at a facility to one record; times in unix seconds. */
  access_grant: {
    id: string;
    organisation_id: string;
    facility_id: string;
    staff_id: string;
    person_id: string;
    request_id: string;
    granted_at: number;
    until: number;
  };
  audit: {
    id: Generated<number>;
    at: Timestamp;
    organisation_id: string | null;
    facility_id: string | null;
    staff_id: string | null;
    request_id: string;
    action: string;
    outcome: string;
    person_ids: Generated<string[]>;
    details: GeneratedJson<Record<string, unknown>>;
  };
}
