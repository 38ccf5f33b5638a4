import type { Assessment } from '@careline/core/assessments';
import type { Goal } from '@careline/core/care';
import type { SheetVersion } from '@careline/core/case-sheets';
import type { NewLabLine, TestName } from '@careline/core/labs';
import type { MedicineFinding, NewLine, NewMedicineCheck, SignedFacts } from '@careline/core/prescriptions';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GeneratedJson } from './columns.ts';

export interface EarlierOutcome {
  readonly code: string;
  readonly note: string | null;
  readonly reviewOn: string | null;
  readonly referredTo: string | null;
}

/** What is booked, filed, noted, promised and written beside the calls. */
export interface CareTables {
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
    care_provider_id: string | null;
    /** The circle it is offered to while nobody is assigned. */
    care_team_id: Generated<string | null>;
    priority: Generated<string>;
    requested_from: number | null;
    requested_until: number | null;
    payment_state: string | null;
    payment_reference: string | null;
    arrived_at: number | null;
    outcome: string | null;
    outcome_note: string | null;
    review_on: string | null;
    referred_to: string | null;
    /** The start of which the patient was reminded a day before. */
    reminded_for: number | null;
    /** The start that was announced shortly before. */
    announced_for: number | null;
    /** Null of one that an import brought. */
    author_id: string | null;
    /** The import's source and the kind and id there; null of an encounter of ours. */
    imported_from: string | null;
    imported_key: string | null;
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
    reason: string | null;
    moved_from: number | null;
    moved_to: number | null;
    care_provider_id: string | null;
    /** Of `reopen`: the outcome until then. */
    outcome: ColumnType<EarlierOutcome | null, string | null | undefined, string | null>;
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
    form: string | null;
    answers: JSONColumnType<Record<string, Record<string, unknown>>> | null;
    reading_ids: Generated<string[]>;
    attached_at: number | null;
    /** Its file comes piece by piece, and the save that it belongs to is not stored yet. */
    pending: Generated<boolean>;
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
    encounter_id: string | null;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  /** Something to be done for a patient; times in unix seconds. */
  follow_up: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    /** `follow-up` where a server of an earlier version wrote it. */
    kind: Generated<string>;
    what: string;
    due_on: string;
    priority: Generated<string>;
    reason: string | null;
    assignee_id: string | null;
    care_team_id: string | null;
    contact_id: string | null;
    encounter_id: string | null;
    /** What a review was booked as. */
    booked_encounter_id: string | null;
    /** The order whose results are waited for, or the results of which something cannot wait. */
    lab_order_id: ColumnType<string | null, string | null | undefined>;
    lab_report_id: ColumnType<string | null, string | null | undefined>;
    /** Of a referral: the id of a member of staff, the code of a service, or a name, by the kind. */
    referred_to_kind: string | null;
    referred_to: string | null;
    answered_by: string | null;
    answered_on: string | null;
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
  /** A number that a patient is to reach; times in unix seconds. */
  patient_goal: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    metric: string;
    value_key: string;
    meal_situation: string | null;
    target: JSONColumnType<Goal['target']>;
    since: string;
    due_on: string | null;
    note: string;
    status: string;
    status_reason: string | null;
    version: number;
    earlier: GeneratedJson<Goal['earlier']>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    changed_at: number | null;
    changed_by: string | null;
  };
  /** A score or risk assessment with what went into it; times in unix seconds. */
  assessment: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    scale: string;
    version: string;
    at: number;
    inputs: JSONColumnType<Assessment['inputs']>;
    result: JSONColumnType<Assessment['result']>;
    reported_to: string;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    withdrawn_at: ColumnType<number | null, number | null | undefined>;
    withdrawn_by: ColumnType<string | null, string | null | undefined>;
    withdrawn_reason: ColumnType<string | null, string | null | undefined>;
  };
  /** The readings that the inputs of a score are, by the keys of the inputs. */
  assessment_readings: {
    assessment_id: string;
    readings: JSONColumnType<Record<string, string>>;
  };
  /** A signed prescription; times in unix seconds. */
  prescription: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    encounter_id: string | null;
    /** Null on prescriptions of older versions. */
    mode: Generated<string | null>;
    year: number;
    place: number;
    advice: string;
    registration_number: string;
    signer_id: string;
    /** Null on prescriptions of older versions, and of a person whose data were erased. */
    signed_facts: ColumnType<SignedFacts | null, string | null | undefined, string | null>;
    source: string;
    created_at: number;
    updated_at: number;
  };
  prescription_line: {
    id: string;
    prescription_id: string;
    facility_id: string;
    position: number;
    content: JSONColumnType<NewLine>;
    starts_on: string;
    ends_on: string | null;
    warnings: JSONColumnType<MedicineFinding[]>;
  };
  prescription_event: {
    id: string;
    prescription_id: string;
    facility_id: string;
    line_id: string | null;
    kind: string;
    text: string;
    encounter_id: string | null;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  /** A check of a patient's medicines; times in unix seconds. */
  medicine_check: {
    id: string;
    person_id: string;
    facility_id: string;
    encounter_id: string | null;
    is_whole: boolean;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  medicine_check_answers: {
    check_id: string;
    facility_id: string;
    lines: JSONColumnType<NewMedicineCheck['lines']>;
    outside: JSONColumnType<NewMedicineCheck['outside']>;
  };
  /** What a pharmacist handed out of a line; times in unix seconds. */
  medication_dispense: {
    id: string;
    prescription_id: string;
    line_id: string;
    facility_id: string;
    encounter_id: string | null;
    product: string;
    batch: string;
    expires_on: string;
    quantity: number;
    unit: string;
    pack_size: number | null;
    handed_over_on: string;
    substitution: string;
    reason: string;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  /** The counter entry of a supply that was entered in error. */
  medication_dispense_error: {
    id: string;
    dispense_id: string;
    facility_id: string;
    reason: string;
    author_id: string;
    created_at: number;
  };
  /** What patients answered on calls about a line. */
  medicine_adherence: {
    id: string;
    prescription_id: string;
    line_id: string;
    facility_id: string;
    contact_id: string | null;
    answer: string;
    missed_doses: number | null;
    reason: string;
    task_id: string | null;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  /** The register of Schedule H1, with the names as they were at the supply. */
  schedule_h1_entry: {
    id: string;
    organisation_id: string;
    facility_id: string;
    supplied_on: string;
    patient: string;
    prescriber: string;
    registration_number: string;
    prescriber_address: string;
    prescription_number: string;
    medicine: string;
    product: string;
    quantity: number;
    unit: string;
    batch: string;
    author_id: string;
    created_at: number;
    position: Generated<number>;
  };
  /** Patients whose facts changed since their current medicines were judged, by the transaction that stored the facts. */
  medicine_review: { xid: number; person_id: string };
  /** Findings about a prescribed medicine that the prescriber has a task about. */
  medicine_task: { line_id: string; finding_hash: string; task_id: string };
  /** Tests that are asked of a laboratory; times in unix seconds. */
  lab_order: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    encounter_id: string | null;
    year: number;
    place: number;
    tests: JSONColumnType<TestName[]>;
    priority: string;
    reason: string;
    fasting: boolean;
    note: string;
    expected_on: string;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
    cancelled_at: ColumnType<number | null, number | null | undefined>;
    cancelled_by: ColumnType<string | null, string | null | undefined>;
    cancelled_reason: ColumnType<string | null, string | null | undefined>;
  };
  /** Results that a laboratory reported together. */
  lab_report: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    order_id: string | null;
    created_at: number;
  };
  lab_report_version: {
    id: string;
    report_id: string;
    facility_id: string;
    number: number;
    status: string;
    reason: string;
    laboratory: string;
    collected_at: number;
    reported_at: number | null;
    file_id: string | null;
    lines: JSONColumnType<NewLabLine[]>;
    /** Ids of readings by the key of the test. */
    readings: JSONColumnType<Record<string, string>>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  prescription_paper: {
    code_hash: string;
    prescription_id: string;
    author_id: string;
    created_at: number;
  };
  /** A page that has a record open; times in unix seconds. */
  record_presence: {
    id: string;
    person_id: string;
    staff_id: string;
    doing: string;
    since: number;
    seen_at: number;
  };
  /** A version of a section of a case sheet; times in unix seconds. */
  case_sheet_version: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    written_for: string;
    encounter_id: string | null;
    section: string;
    number: number;
    form: string;
    answers: JSONColumnType<SheetVersion['answers']>;
    follows: string[];
    reason: ColumnType<SheetVersion['reason'], string | null, string | null>;
    author_id: string;
    source: string;
    created_at: number;
    updated_at: number;
  };
  /** The readings that a version of a case sheet says, by their place in the section. */
  lab_report_readings: {
    version_id: string;
    readings: JSONColumnType<Record<string, string>> | null;
  };
  case_sheet_readings: {
    version_id: string;
    readings: JSONColumnType<
      Readonly<Record<string, { readonly reading: string; readonly version: string }>>
    >;
  };
  /** A message to a patient; times in unix seconds. */
  patient_message: {
    id: string;
    organisation_id: string;
    facility_id: string;
    person_id: string;
    contact_id: string | null;
    encounter_id: ColumnType<string | null, string | null | undefined>;
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
}
