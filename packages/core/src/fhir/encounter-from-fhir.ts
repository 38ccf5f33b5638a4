import { ENCOUNTER_CLASSES, type EncounterStatus } from '#encounters';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import { firstWords, textOf, withoutTag } from './written-words.ts';

/** An encounter as another system has it: its coded values are ours where ours has one, else as they came. */
export interface EncounterFhirRow {
  readonly status: EncounterStatus;
  readonly encounterClass: string;
  readonly consultationMode: 'PHYSICAL' | 'VIRTUAL';
  /** What it was for, in the words of its source; `UNK` where it says nothing (HL7 v3 NullFlavor). */
  readonly serviceType: string;
  readonly reason: string | null;
  /** As the source wrote it. */
  readonly end: string | undefined;
}

/** Statuses of FHIR R4 and STU3, of Encounter and of Appointment. What was entered in error is no encounter. */
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

/** STU3 wrote words where R4 has the codes of HL7 v3. */
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

/** An encounter whose source says no status was one of the past, as those of documents are. */
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
 * An encounter of a parsed FHIR Encounter or Appointment (R4, STU3), or of a row of one that was flattened; undefined for
 * what was entered in error and for a status that FHIR does not have. Never throws.
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
