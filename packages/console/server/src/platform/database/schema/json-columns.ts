import type { Assessment } from '@careline/core/internal/assessments';
import type { ChargedItem, DayClose } from '@careline/core/internal/billing';
import type { ContactChanges } from '@careline/core/internal/calls';
import type { ReportedSign } from '@careline/core/internal/calls/findings';
import type { Goal } from '@careline/core/internal/care';
import type { SheetVersion } from '@careline/core/internal/case-sheets';
import type { DiabetesGoals } from '@careline/core/internal/clinical';
import type { OpenItemFacts } from '@careline/core/internal/finishing';
import type { Label } from '@careline/core/internal/formatting';
import type { NewLabLine, TestName } from '@careline/core/internal/labs';
import type {
  MedicineFinding,
  NewLine,
  NewMedicineCheck,
  SignedFacts,
} from '@careline/core/internal/prescriptions';
import type { ColumnType, JSONColumnType } from 'kysely';

/** jsonb with a default. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

interface ScriptStep {
  kind: string;
  text: string;
}

export interface EarlierOutcome {
  readonly code: string;
  readonly note: string | null;
  readonly reviewOn: string | null;
  readonly referredTo: string | null;
}

/** Parts of a registration before and after a change. */
export type PatientChanges = readonly {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}[];

export type StoredNextOfKin = { name: string; relation: string; phone?: string | undefined };

export type StoredIdentifier = { system: string; value: string; value_key: string };

/** Data for undoing a merge, besides the rows that moved. */
export interface MergeMemory {
  /** Columns of the remaining patient, before and after the merge. */
  columns: Record<string, { before: unknown; after: unknown }>;
  identifiers: { kept: StoredIdentifier[]; merged: StoredIdentifier[] };
  /** Numbers that the remaining patient did not have, by `number_key`. */
  phones: string[];
  facilities: { added: string[]; merged: string[] };
  /** Enrolments that the merge moved to an earlier date. */
  enrolments: { id: string; before: number; after: number }[];
}

/** One value of a reading row: the digits as written, and the number if the text is one. */
export interface StoredValue {
  key: string;
  text: string;
  value?: number;
  unit?: string;
  reason?: string;
  /** Laboratory results only: the name of the test, and the text of a coded word. */
  label?: Label;
  word?: Label;
  /** Laboratory results only: the assumed unit, if the source names none that the test has. */
  assumedUnit?: string;
}

/** The content of each jsonb column, written as text and read as a value. `tables.ts` refers to it. */
export interface JsonColumns {
  'assessment.inputs': JSONColumnType<Assessment['inputs']>;
  'assessment.result': JSONColumnType<Assessment['result']>;
  'assessment_readings.readings': JSONColumnType<Record<string, string>>;
  'audit.details': GeneratedJson<Record<string, unknown>>;
  'call_log.answers': JSONColumnType<Record<string, Record<string, unknown>>>;
  'call_script.steps': JSONColumnType<ScriptStep[]>;
  'case_sheet_readings.readings': JSONColumnType<
    Readonly<Record<string, { readonly reading: string; readonly version: string }>>
  >;
  'case_sheet_version.answers': JSONColumnType<SheetVersion['answers']>;
  'case_sheet_version.reason': ColumnType<SheetVersion['reason'], string | null, string | null>;
  'contact_status.changes': ColumnType<ContactChanges | null, string | null | undefined>;
  'day_close.lines': JSONColumnType<DayClose['lines']>;
  'encounter_event.outcome': ColumnType<EarlierOutcome | null, string | null | undefined, string | null>;
  'idempotency_key.answer': JSONColumnType<Record<string, unknown>> | null;
  'judging.report': GeneratedJson<Record<string, unknown>>;
  'lab_order.tests': JSONColumnType<TestName[]>;
  'lab_report_readings.readings': JSONColumnType<Record<string, string>> | null;
  'lab_report_version.lines': JSONColumnType<NewLabLine[]>;
  'lab_report_version.readings': JSONColumnType<Record<string, string>>;
  'ledger_entry.item': ColumnType<ChargedItem | null, string | null | undefined, never>;
  'left_open.facts': JSONColumnType<OpenItemFacts>;
  'link_request.asked': JSONColumnType<Record<string, string>>;
  'medicine_check_answers.lines': JSONColumnType<NewMedicineCheck['lines']>;
  'medicine_check_answers.outside': JSONColumnType<NewMedicineCheck['outside']>;
  'oidc_record.payload': JSONColumnType<Record<string, unknown>>;
  'open_sign.signs': JSONColumnType<readonly ReportedSign[]>;
  'patient_change.changes': JSONColumnType<PatientChanges>;
  'patient_goal.target': JSONColumnType<Goal['target']>;
  'patient_goal.earlier': GeneratedJson<Goal['earlier']>;
  'patient_message.parameters': GeneratedJson<{ at?: number; on?: string }>;
  'person.names': GeneratedJson<unknown[]>;
  'person.addresses': GeneratedJson<unknown[]>;
  'person.details': JSONColumnType<Record<string, unknown>> | null;
  'person.calling_time': JSONColumnType<{ from: string; to: string }> | null;
  'person.next_of_kin': GeneratedJson<StoredNextOfKin[]>;
  'person.channels': GeneratedJson<{ channelType: string; isEnabled: boolean }[]>;
  'person_merge.memory': JSONColumnType<MergeMemory>;
  'preference.info': JSONColumnType<Record<string, unknown>>;
  'pregnancy_entry.content': JSONColumnType<Record<string, unknown>>;
  'prescription.signed_facts': ColumnType<SignedFacts | null, string | null | undefined, string | null>;
  'prescription_line.content': JSONColumnType<NewLine>;
  'prescription_line.warnings': JSONColumnType<MedicineFinding[]>;
  'programme_threshold.goals': JSONColumnType<DiabetesGoals>;
  'reading.values': JSONColumnType<StoredValue[]>;
  'reading.details': JSONColumnType<Record<string, unknown>> | null;
  'report.answers': JSONColumnType<Record<string, Record<string, unknown>>> | null;
  'setting.value': JSONColumnType<unknown[] | Record<string, unknown>>;
  'signing_key.private_jwk': JSONColumnType<Record<string, unknown>>;
  'staff_preference.info': JSONColumnType<Record<string, unknown>>;
  'video_signal.signal': ColumnType<unknown, string, never>;
}
