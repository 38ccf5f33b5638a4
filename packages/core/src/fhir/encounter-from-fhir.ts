import { ENCOUNTER_CLASSES, type EncounterStatus } from '#encounters';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import { firstWords, textOf, withoutTag } from './written-words.ts';

/** An encounter of another system. Coded values are mapped to ours if possible, otherwise unchanged. */
export interface EncounterFhirRow {
  readonly status: EncounterStatus;
  readonly encounterClass: string;
  readonly consultationMode: 'PHYSICAL' | 'VIRTUAL';
  /** Service as described by the source; `UNK` if missing (HL7 v3 NullFlavor). */
  readonly serviceType: string;
  readonly reason: string | null;
  /** As written by the source. */
  readonly end: string | undefined;
}

/** Statuses of Encounter and Appointment in FHIR R4 and STU3. Null for entered in error, which gives no encounter. */
const STATUSES: Readonly<Record<string, EncounterStatus | null>> = {
  planned: 'CREATED',
  arrived: 'CONFIRMED',
  triaged: 'CONFIRMED',
  'in-progress': 'CONFIRMED',
  onleave: 'CONFIRMED',
  finished: 'COMPLETED',
  cancelled: 'CANCELLED',
  'entered-in-error': null,
  proposed: 'CREATED',
  waitlist: 'CREATED',
  pending: 'AWAITED',
  booked: 'CONFIRMED',
  'checked-in': 'CONFIRMED',
  fulfilled: 'COMPLETED',
  noshow: 'CANCELLED',
};

/** STU3 uses words where R4 has HL7 v3 codes. */
const CLASS_WORDS: Readonly<Record<string, string>> = {
  ambulatory: 'AMB',
  outpatient: 'AMB',
  emergency: 'EMER',
  field: 'FLD',
  home: 'HH',
  inpatient: 'IMP',
  daytime: 'SS',
  virtual: 'VR',
};
const UNKNOWN = 'UNK';

function classOf(value: unknown): string {
  const code = textOf(isFhirObject(value) ? value.code : value);
  if (code === undefined) return UNKNOWN;
  const own = ENCOUNTER_CLASSES.find((known) => known === code.toUpperCase());
  return own ?? CLASS_WORDS[code.toLowerCase()] ?? code;
}

/** Returns the status. Without one, the encounter counts as past, for example in documents. */
function statusOf(value: unknown): EncounterStatus | null | undefined {
  const status = textOf(value)?.toLowerCase();
  if (status === undefined || status === 'unknown') return 'COMPLETED';
  return Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
}

const endOf = (resource: FhirObject): string | undefined =>
  textOf(isFhirObject(resource.period) ? resource.period.end : resource.end);

function readable(...values: readonly unknown[]): string | undefined {
  const words = firstWords(...values);
  return words && withoutTag(words);
}

/**
 * Returns an encounter from a parsed FHIR Encounter or Appointment (R4, STU3), or from a flattened row.
 * Undefined for entered in error and for unknown statuses. Never throws.
 */
export function encounterFromFhir(resource: unknown): EncounterFhirRow | undefined {
  if (!isFhirObject(resource)) return undefined;
  const status = statusOf(resource.status);
  if (!status) return undefined;
  const encounterClass = classOf(resource.class);
  return {
    status,
    encounterClass,
    consultationMode: encounterClass === 'VR' ? 'VIRTUAL' : 'PHYSICAL',
    serviceType: readable(resource.serviceType, resource.type, resource.appointmentType) ?? UNKNOWN,
    reason: readable(resource.reasonCode, resource.reason, resource.description) ?? null,
    end: endOf(resource),
  };
}
