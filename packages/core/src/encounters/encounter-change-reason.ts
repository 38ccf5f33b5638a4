import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Reasons for moving or cancelling. They map to FHIR's appointment-cancellation-reason: pat, prov, oth-err, other. */
export const ENCOUNTER_CHANGE_REASONS = [
  'patient-asked',
  'patient-absent',
  'staff-unavailable',
  'booked-wrongly',
  'other',
] as const;
export type EncounterChangeReason = (typeof ENCOUNTER_CHANGE_REASONS)[number];

const ENCOUNTER_CHANGE_REASON_LABELS =
  words.encounterChangeReasonLabels satisfies CodedLabels<EncounterChangeReason>;

export function encounterChangeReasonLabel(reason: string, locale?: string): string {
  return codedLabel(ENCOUNTER_CHANGE_REASON_LABELS, reason, locale);
}
