import { type CodedLabels, codedLabel } from '#formatting';
import type { ConsultationMode } from './encounter-codes.ts';
import * as words from './words/en.ts';

/** Encounter classes: codes of FHIR's encounter class (HL7 v3 ActCode; specification 3.3). */
export const ENCOUNTER_CLASSES = [
  'AMB',
  'EMER',
  'FLD',
  'HH',
  'IMP',
  'ACUTE',
  'NONAC',
  'OBSENC',
  'PRENC',
  'SS',
  'VR',
] as const;
export type EncounterClass = (typeof ENCOUNTER_CLASSES)[number];

/** Bookable classes by consultation mode. The others are stays: inpatient, observation and short stay. */
export const BOOKABLE_CLASSES = {
  PHYSICAL: ['AMB', 'EMER', 'HH', 'FLD', 'PRENC'],
  VIRTUAL: ['VR'],
} as const satisfies Readonly<Record<ConsultationMode, readonly EncounterClass[]>>;

const ENCOUNTER_CLASS_LABELS = words.encounterClassLabels satisfies CodedLabels<EncounterClass>;

export function encounterClassLabel(code: string, locale?: string): string {
  return codedLabel(ENCOUNTER_CLASS_LABELS, code, locale);
}
