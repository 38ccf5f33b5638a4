import type { CaseSheetAccess } from '@careline/core/record';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

/** Who works where, from which organisation, and who lets them in from elsewhere. */
export interface StaffTables {
  organisation: { id: string; name: string; created_at: Timestamp };
  facility: {
    id: string;
    organisation_id: string;
    name: string;
    time_zone: Generated<string>;
    calling_from_hour: Generated<number>;
    calling_to_hour: Generated<number>;
    duty_doctor_phone: string | null;
    code: string | null;
    type: string | null;
    address: string | null;
    phone: string | null;
    /** The first day on which nobody works there; null for one that stays open. */
    closed_on: string | null;
    /** The first second of that day. */
    closed_from: number | null;
    closed_reason: string | null;
    created_at: Timestamp;
    /** Unix seconds. */
    updated_at: Generated<number>;
    updated_by: string | null;
  };
  staff: {
    id: string;
    organisation_id: string;
    name: string;
    email: string;
    roles: Generated<string[]>;
    scopes: Generated<string[]>;
    /** Of case sheets; null: by what they do. */
    case_sheet_access: ColumnType<CaseSheetAccess | null, CaseSheetAccess | null | undefined>;
    app_scopes: Generated<string[]>;
    /** With a medical council: a number of an older version has none. */
    registration_number: string | null;
    registration_council: string | null;
    /** Degrees as they are printed; of doctors. */
    qualification: string | null;
    active: Generated<boolean>;
    demo: Generated<boolean>;
    issuer: string | null;
    subject: string | null;
    created_at: Timestamp;
    /** Unix seconds. */
    updated_at: Generated<number>;
    updated_by: string | null;
  };
  staff_facility: { staff_id: string; facility_id: string; position: Generated<number> };
  /** Times in unix seconds. */
  staff_session: {
    id: string;
    staff_id: string;
    facility_id: string;
    issuer: string;
    session_key: string;
    auth_time: number | null;
    browser: string;
    system: string;
    first_used_at: number;
    last_used_at: number;
    ended_at: number | null;
    ended_by: string | null;
    /** Through whom it was opened; null for the console's own. */
    partner_id: string | null;
  };
  /** What a person chose for themselves; `updated_at` in unix seconds. */
  staff_preference: {
    staff_id: string;
    type: string;
    info: JSONColumnType<Record<string, unknown>>;
    updated_at: number;
  };
  /** What an organisation set; `updated_at` in unix seconds, 0 where it was set before that was written down. */
  preference: {
    organisation_id: string;
    type: string;
    info: JSONColumnType<Record<string, unknown>>;
    updated_at: Generated<number>;
    updated_by: string | null;
  };
  /** The uploaded header logo; `created_at` in unix seconds. */
  organisation_logo: {
    organisation_id: string;
    sha256: string;
    media_type: string;
    bytes: Uint8Array;
    created_at: number;
    author_id: string;
  };
  /** `secret` is encrypted. */
  device_secret: { staff_id: string; secret: string };
  /** Times in unix seconds. */
  partner: {
    id: string;
    organisation_id: string;
    name: string;
    issuer: string | null;
    audience: string | null;
    key_hash: string | null;
    key_end: string | null;
    key_made_at: number | null;
    /** The key before it, which works until a time. */
    former_key_hash: string | null;
    former_key_end: string | null;
    former_key_made_at: number | null;
    former_key_until: number | null;
    origins: string[];
    scopes: Generated<string[]>;
    active: Generated<boolean>;
    created_at: number;
    updated_at: number;
    updated_by: string | null;
  };
  partner_facility: { partner_id: string; facility_id: string; position: Generated<number> };
}
