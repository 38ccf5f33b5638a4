import type { Generated, JSONColumnType } from 'kysely';

/** One value inside a reading row: the digits as written, the number where the text is one. */
export interface StoredValue {
  key: string;
  text: string;
  value?: number;
  unit?: string;
  reason?: string;
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
    sort_at: number;
    raised_at: number;
    acknowledged_at: number | null;
    acknowledged_by: string | null;
    reason: string | null;
    note: string | null;
    ended_at: number | null;
    end_reason: string | null;
  };
}
