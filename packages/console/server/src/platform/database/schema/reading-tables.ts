import type { ReportedSign } from '@careline/core/calls/findings';
import type { DiabetesGoals } from '@careline/core/clinical';
import type { Label } from '@careline/core/formatting';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GeneratedJson } from './columns.ts';

/** One value inside a reading row: the digits as written, the number where the text is one. */
export interface StoredValue {
  key: string;
  text: string;
  value?: number;
  unit?: string;
  reason?: string;
  /** Of a laboratory result: the name of its test, and of a word the word. */
  label?: Label;
  word?: Label;
  /** Of a laboratory result: the unit it is judged in, where its source names none that its test has. */
  assumedUnit?: string;
}

/** What was measured, and what of it asks for a look. */
export interface ReadingTables {
  reading: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    metric: string | null;
    system: string | null;
    code: string | null;
    display: string | null;
    status: Generated<string>;
    at: number | null;
    on_date: string | null;
    time_text: string | null;
    time_precision: Generated<string>;
    sort_at: number;
    values: JSONColumnType<StoredValue[]>;
    meal_situation: string | null;
    irr_pulse: boolean | null;
    note: string | null;
    details: JSONColumnType<Record<string, unknown>> | null;
    contact_id: string | null;
    superseded_by: string | null;
    author_id: string | null;
    author_name: string | null;
    source: string;
    source_id: string | null;
    content_hash: string | null;
    deleted: Generated<boolean>;
    /** Why its time cannot be; one of core's `READING_DOUBTS`. */
    doubt: string | null;
    created_at: number;
    updated_at: number;
  };
  /** A reading that asks for a look; times in unix seconds. */
  reading_alert: {
    reading_id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    level: string;
    flag: string;
    measure: string;
    missing: Generated<string[]>;
    /** By which limits it was raised: `india-programme@3`. */
    scheme: Generated<string>;
    sort_at: number;
    raised_at: number;
    acknowledged_at: number | null;
    acknowledged_by: string | null;
    reason: string | null;
    note: string | null;
    ended_at: number | null;
    end_reason: string | null;
  };
  /** How far stored readings were judged by a scheme; times in unix seconds. */
  judging: {
    scheme: string;
    after_id: string;
    judged: Generated<number>;
    report: GeneratedJson<Record<string, unknown>>;
    began_at: number;
    ended_at: number | null;
  };
  /** A target of oxygen that a prescriber set; days are calendar days of the facility, YYYY-MM-DD. */
  oxygen_target: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    since: string;
    until: string | null;
    prescriber: string;
    author_id: string;
    ended_by: string | null;
    created_at: number;
  };
  /** Danger signs that a call told; times in unix seconds. */
  open_sign: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    /** Either the call or the score that told it. */
    contact_id: string | null;
    assessment_id: ColumnType<string | null, string | null | undefined>;
    level: Generated<string>;
    /** jsonb: a list of kind and option, and the text of a score. */
    signs: JSONColumnType<readonly ReportedSign[]>;
    told_at: number;
    raised_at: number;
    tried_at: number | null;
    tried_by: string | null;
    settled_at: number | null;
    settled_by: string | null;
    outcome: string | null;
    note: string | null;
    ended_at: number | null;
    end_reason: string | null;
  };
  /** The clinician who signed a version of the limits; times in unix seconds. */
  scheme_signature: {
    id: string;
    organisation_id: string;
    scheme: string;
    version: number;
    clinician: string;
    registration_number: string;
    /** YYYY-MM-DD */
    signed_on: string;
    author_id: string;
    created_at: number;
  };
  scheme_signature_withdrawal: {
    signature_id: string;
    reason: string;
    author_id: string;
    created_at: number;
  };
  /** By which limits and goals a programme judges; times in unix seconds. */
  programme_threshold: {
    organisation_id: string;
    programme: string;
    scheme: string;
    goals: JSONColumnType<DiabetesGoals>;
    author_id: string;
    created_at: number;
    updated_at: number;
  };
}
