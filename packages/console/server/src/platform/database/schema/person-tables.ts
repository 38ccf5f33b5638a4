import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GeneratedJson, Timestamp } from './columns.ts';

/** Parts of a registration before and after a change of it. */
export type PatientChanges = readonly {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}[];

export type StoredNextOfKin = { name: string; relation: string; phone?: string | undefined };

/** What undoing a merge needs beside the rows that moved. */
export interface MergeMemory {
  /** Columns of the one that stayed, as they were and as the merge left them. */
  columns: Record<string, { before: unknown; after: unknown }>;
  identifiers: { kept: StoredIdentifier[]; merged: StoredIdentifier[] };
  /** Numbers that the one that stayed did not have, by `number_key`. */
  phones: string[];
  facilities: { added: string[]; merged: string[] };
  /** Enrolments that begin earlier since. */
  enrolments: { id: string; before: number; after: number }[];
}

export type StoredIdentifier = { system: string; value: string; value_key: string };

/** Patients: who they are, where they belong, and what they agreed to. */
export interface PersonTables {
  person: {
    id: string;
    organisation_id: string;
    name: Generated<string>;
    names: GeneratedJson<unknown[]>;
    name_key: Generated<string>;
    name_sound: Generated<string>;
    /** In capitals; in lower case where the row was not rewritten yet (`rewriting`). */
    gender: ColumnType<string, Uppercase<string> | undefined, Uppercase<string>>;
    birth_date: string | null;
    deceased: string | null;
    languages: Generated<string[]>;
    addresses: GeneratedJson<unknown[]>;
    emails: Generated<string[]>;
    details: JSONColumnType<Record<string, unknown>> | null;
    source: Generated<string>;
    source_id: string | null;
    content_hash: string | null;
    calling_time: JSONColumnType<{ from: string; to: string }> | null;
    next_of_kin: GeneratedJson<StoredNextOfKin[]>;
    channels: GeneratedJson<{ channelType: string; isEnabled: boolean }[]>;
    created_at: number;
    updated_at: number;
    /** Unix seconds. */
    consent_withdrawn_at: number | null;
    erased_at: number | null;
    record_until: number | null;
    /** Who they are now, where the record was merged into another one. */
    merged_into: string | null;
  };
  /** How far rows were rewritten beside the work; `ended_at` in unix seconds. */
  rewriting: { name: string; after_id: string; ended_at: number | null };
  identifier: {
    person_id: string;
    organisation_id: string;
    system: string;
    value: string;
    value_key: string;
  };
  person_phone: {
    person_id: string;
    position: number;
    value: string;
    number_key: string;
    use: string | null;
  };
  person_facility: { person_id: string; facility_id: string; created_at: Timestamp };
  enrolment: {
    id: string;
    person_id: string;
    organisation_id: string;
    facility_id: string;
    programme: string;
    enrolled_at: Generated<number>;
    ended_at: number | null;
  };
  consent: {
    id: string;
    person_id: string;
    organisation_id: string;
    facility_id: string;
    text_id: string;
    version: string;
    locale: string;
    how: string;
    given_by: string;
    guardian_name: string | null;
    given_at: number;
    author_id: string;
    created_at: number;
  };
  pregnancy: {
    id: string;
    person_id: string;
    organisation_id: string;
    facility_id: string;
    edd: string;
    basis: string;
    lmp: string | null;
    cycle_days: number | null;
    scan_on: string | null;
    scan_days: number | null;
    author_id: string;
    created_at: number;
    ended_at: number | null;
  };
  /** What was recorded of a pregnancy, its end or breast-feeding; times in unix seconds. */
  pregnancy_entry: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    content: JSONColumnType<Record<string, unknown>>;
    author_id: string;
    created_at: number;
    mistake_at: number | null;
    mistake_by: string | null;
    mistake_reason: string | null;
  };
  /** A change of a patient's registration; times in unix seconds. */
  patient_change: {
    id: string;
    organisation_id: string;
    facility_id: string | null;
    person_id: string;
    kind: string;
    reason_code: string | null;
    reason_text: string | null;
    changes: JSONColumnType<PatientChanges>;
    author_id: string | null;
    created_at: number;
  };
  /** The photo of a patient; `updated_at` in unix seconds. */
  patient_photo: {
    id: string;
    organisation_id: string;
    person_id: string;
    sha256: string;
    media_type: string;
    bytes: Uint8Array;
    updated_at: number;
    updated_by: string;
  };
  /** Tags of a patient, those that were removed among them; times in unix seconds. */
  patient_tag: {
    id: string;
    organisation_id: string;
    person_id: string;
    code: string;
    label: string;
    colour: string;
    facility_id: string;
    set_by: string;
    set_at: number;
    removed_by: string | null;
    removed_at: number | null;
  };
  /** Which patient is the infant of which; times in unix seconds. */
  infant_link: {
    id: string;
    organisation_id: string;
    facility_id: string;
    mother_id: string;
    infant_id: string;
    author_id: string;
    created_at: number;
    ended_at: number | null;
    ended_by: string | null;
    end_reason: string | null;
  };
  /** What a facility asked of the others; times in unix seconds. */
  link_request: {
    id: string;
    organisation_id: string;
    facility_id: string;
    author_id: string;
    created_at: number;
    expires_at: number;
    reason: string;
    asked: JSONColumnType<Record<string, string>>;
    asked_key: string;
    state: Generated<string>;
    settled_at: number | null;
    settled_by: string | null;
    refusal: string | null;
    person_id: string | null;
  };
  /** Two patients who were made one; times in unix seconds. */
  person_merge: {
    id: string;
    organisation_id: string;
    facility_id: string;
    kept_id: string;
    merged_id: string;
    reason: string;
    author_id: string;
    created_at: number;
    memory: JSONColumnType<MergeMemory>;
    undone_at: number | null;
    undone_by: string | null;
    undo_reason: string | null;
  };
  /** A row that moved with a merge. */
  person_merge_row: { merge_id: string; table_name: string; key: string };
  /** Patients of other facilities who fit a request. */
  link_match: {
    request_id: string;
    person_id: string;
    refused_at: number | null;
    refused_by: string | null;
  };
}
