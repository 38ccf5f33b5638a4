import type { ContactChanges } from '@careline/core/calls';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface ScriptStep {
  kind: string;
  text: string;
}

/** Calls, what they came to, and which is due next. */
export interface CallTables {
  contact: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    programme: string;
    call_type: string;
    direction: string;
    attempt: number;
    /** The number that was called, as `person_phone` has it; null where nobody knows. */
    number_key: Generated<string | null>;
    started_at: number;
    author_id: string;
    current_status_id: string;
    /** These five follow from the rows they are of, by triggers. */
    patient_sort: Generated<string>;
    author_sort: Generated<string>;
    current_status: Generated<string>;
    current_disposition: Generated<string>;
    escalated: Generated<boolean>;
    source: string;
    created_at: number;
    updated_at: number;
  };
  contact_status: {
    id: string;
    contact_id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    status: string;
    disposition: string | null;
    detail: string | null;
    note: string | null;
    next_call_at: number | null;
    ended_at: number | null;
    reason: ColumnType<string | null, string | null | undefined>;
    /** What of the call itself was set right with this status. */
    changes: ColumnType<ContactChanges | null, string | null | undefined>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    position: Generated<number>;
  };
  call_line: {
    contact_id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    via: string;
    plan: Generated<string | null>;
    provider_ref: Generated<string | null>;
    state: Generated<string>;
    reason: Generated<string | null>;
    began_at: number;
    answered_at: Generated<number | null>;
    ended_at: Generated<number | null>;
  };
  call_log: {
    contact_id: string;
    version: number;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    form: string;
    answers: JSONColumnType<Record<string, Record<string, unknown>>>;
    reading_ids: Generated<string[]>;
    reason: ColumnType<string | null, string | null | undefined>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  call_script: {
    programme: string;
    call_type: string;
    locale: string;
    title: string;
    steps: JSONColumnType<ScriptStep[]>;
  };
  /** Statuses that stopped a number, and do not any more. */
  lifted_stop: {
    status_id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    reason: string;
    author_id: string;
    created_at: number;
  };
  /** The next call of a patient in a programme; times in unix seconds, `due_at` null where there is none. */
  work_item: {
    facility_id: string;
    person_id: string;
    programme: string;
    organisation_id: string;
    kind: string | null;
    call_type: string | null;
    due_at: number | null;
    timed: Generated<boolean>;
    attempt: Generated<number>;
    risk: Generated<string>;
    reasons: Generated<string[]>;
    urgency: Generated<number>;
    contact_id: string | null;
    for_staff_id: string | null;
    for_until: number | null;
    not_staff_id: string | null;
    check_at: Generated<number>;
  };
  /** Of whom a transaction stored something since their next calls were worked out. */
  work_change: { xid: number; person_id: string };
  /** Who holds a patient, until when; times in unix seconds. */
  work_claim: {
    person_id: string;
    organisation_id: string;
    facility_id: string;
    staff_id: string;
    claimed_at: number;
    until: number;
    assigned_by: string | null;
  };
}
