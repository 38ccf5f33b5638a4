import type { ContactChanges } from '@careline/core/calls';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables of the migrations, for kysely. jsonb is written as a JSON string on both databases and read as an object. */

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** One value inside a reading row: the digits as written, the number where the text is one. */
export interface StoredValue {
  key: string;
  text: string;
  value?: number;
  unit?: string;
  reason?: string;
}

export type StoredNextOfKin = { name: string; relation: string; phone?: string | undefined };

export interface ScriptStep {
  kind: string;
  text: string;
}

export interface Schema {
  organisation: { id: string; name: string; created_at: Timestamp };
  facility: {
    id: string;
    organisation_id: string;
    name: string;
    time_zone: Generated<string>;
    calling_from_hour: Generated<number>;
    calling_to_hour: Generated<number>;
    created_at: Timestamp;
  };
  staff: {
    id: string;
    organisation_id: string;
    name: string;
    email: string;
    roles: Generated<string[]>;
    scopes: Generated<string[]>;
    app_scopes: Generated<string[]>;
    active: Generated<boolean>;
    demo: Generated<boolean>;
    issuer: string | null;
    subject: string | null;
    created_at: Timestamp;
    /** Unix seconds. */
    updated_at: Generated<number>;
    updated_by: string | null;
  };
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
    origins: string[];
    scopes: Generated<string[]>;
    active: Generated<boolean>;
    created_at: number;
    updated_at: number;
    updated_by: string | null;
  };
  /** `secret` is encrypted. */
  device_secret: { staff_id: string; secret: string };
  partner_facility: { partner_id: string; facility_id: string; position: Generated<number> };
  staff_facility: { staff_id: string; facility_id: string; position: Generated<number> };
  account: {
    id: string;
    email: string;
    email_verified: Generated<boolean>;
    name: string;
    password_hash: string;
    demo: Generated<boolean>;
    created_at: Timestamp;
  };
  /** One-time codes of an account; `secret` is encrypted, `last_step` the half minute of the code used last. */
  second_factor: {
    account_id: string;
    secret: string;
    last_step: number;
    wrong_codes: Generated<number>;
    created_at: Timestamp;
  };
  recovery_code: { account_id: string; code_hash: string; used_at: NullableTimestamp };
  /** Failed sign-ins by the hash of the address typed; `until` is the end of the window, or of the lock. */
  sign_in_failure: { address_hash: string; failures: number; until: Timestamp };
  oidc_record: {
    model: string;
    id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    consumed_at: NullableTimestamp;
    expires_at: NullableTimestamp;
  };
  signing_key: {
    kid: string;
    purpose: string;
    private_jwk: JSONColumnType<Record<string, unknown>>;
    created_at: Timestamp;
    retired_at: NullableTimestamp;
  };
  secret: { name: string; value: string; created_at: Timestamp };
  person: {
    id: string;
    organisation_id: string;
    name: Generated<string>;
    names: GeneratedJson<unknown[]>;
    name_key: Generated<string>;
    name_sound: Generated<string>;
    gender: Generated<string>;
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
  };
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
  enrolment: {
    id: string;
    person_id: string;
    organisation_id: string;
    facility_id: string;
    programme: string;
    enrolled_at: Generated<number>;
    ended_at: number | null;
  };
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
  /** A time of a facility that so many encounters can be booked for; times in unix seconds. */
  encounter_slot: {
    id: string;
    organisation_id: string;
    facility_id: string;
    starts_at: number;
    ends_at: number;
    places: number;
    taken: Generated<number>;
  };
  /** Times in unix seconds. */
  encounter: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    consultation_mode: string;
    encounter_class: string;
    encounter_type: string;
    service_type: string;
    package: string | null;
    status: string;
    starts_at: number;
    ends_at: number | null;
    reason: string | null;
    slot_id: string | null;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  encounter_event: {
    id: string;
    encounter_id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    event: string;
    status: string;
    note: string | null;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    position: Generated<number>;
  };
  /** A file of a patient; times in unix seconds. */
  report: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    contact_id: string | null;
    name: string;
    media_type: string;
    size: number;
    sha256: string;
    metric: string | null;
    title: string | null;
    value: string | null;
    unit: string | null;
    taken_on: string | null;
    reading_type: string | null;
    side: string | null;
    attached_at: number | null;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
    deleted_by: string | null;
    deleted_reason: string | null;
  };
  /** The bytes of a file, in pieces. */
  report_piece: { report_id: string; position: number; bytes: Uint8Array };
  /** A version of a note; times in unix seconds. */
  care_note: {
    note_id: string;
    version: number;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    kind: string;
    text: string;
    reason: string | null;
    deleted: Generated<boolean>;
    begun_at: number;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  /** Something to be done for a patient; times in unix seconds. */
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
  follow_up: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    what: string;
    due_on: string;
    assignee_id: string | null;
    state: string;
    outcome: string | null;
    version: number;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    closed_at: number | null;
    closed_by: string | null;
  };
  /** A message to a patient; times in unix seconds. */
  patient_message: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    contact_id: string | null;
    channel: string;
    template: string;
    parameters: GeneratedJson<{ at?: number; on?: string }>;
    locale: string;
    recipient: string;
    subject: string | null;
    body: string;
    state: Generated<string>;
    reason: ColumnType<string | null, string | null | undefined>;
    state_at: number;
    round: Generated<number>;
    attempts: Generated<number>;
    round_at: number;
    next_try_at: number;
    claimed_until: ColumnType<number | null, number | null | undefined>;
    via: ColumnType<string | null, string | null | undefined>;
    provider_ref: ColumnType<string | null, string | null | undefined>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
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
  call_script: {
    programme: string;
    call_type: string;
    locale: string;
    title: string;
    steps: JSONColumnType<ScriptStep[]>;
  };
  preference: { organisation_id: string; type: string; info: JSONColumnType<Record<string, unknown>> };
  /** What a person chose for themselves; `updated_at` in unix seconds. */
  staff_preference: {
    staff_id: string;
    type: string;
    info: JSONColumnType<Record<string, unknown>>;
    updated_at: number;
  };
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
  password_reset: {
    token_hash: string;
    account_id: string;
    created_at: Timestamp;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: NullableTimestamp;
  };
  setting: { name: string; value: JSONColumnType<unknown[] | Record<string, unknown>> };
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
