import type { OpenItemFacts } from '@careline/core/finishing';
import type { Generated, JSONColumnType } from 'kysely';

/** What stays open when work with a patient ends, and what is added afterwards. Times in unix seconds. */
export interface FinishingTables {
  /** Belongs to the event that completed an encounter, or to a call. */
  left_open: {
    id: Generated<string>;
    event_id: string | null;
    contact_id: string | null;
    facility_id: string;
    kind: string;
    subject_id: string;
    level: string;
    at: number | null;
    count: number;
    facts: JSONColumnType<OpenItemFacts>;
    reason: string | null;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  encounter_addendum: {
    id: string;
    encounter_id: string;
    facility_id: string;
    text: string;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    position: Generated<number>;
  };
  result_review: {
    id: Generated<string>;
    lab_report_id: string | null;
    version: number | null;
    report_id: string | null;
    author_id: string;
    created_at: number;
  };
}
