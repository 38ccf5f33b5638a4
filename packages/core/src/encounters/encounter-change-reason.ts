import { type CodedLabels, codedLabel } from '#formatting';

/** Reasons for moving or cancelling. They map to FHIR's appointment-cancellation-reason: pat, prov, oth-err, other. */
export const ENCOUNTER_CHANGE_REASONS = [
  'patient-asked',
  'patient-absent',
  'staff-unavailable',
  'booked-wrongly',
  'other',
] as const;
export type EncounterChangeReason = (typeof ENCOUNTER_CHANGE_REASONS)[number];

const ENCOUNTER_CHANGE_REASON_LABELS = {
  en: {
    'patient-asked': 'The patient asked for it',
    'patient-absent': 'The patient did not come',
    'staff-unavailable': 'No staff or room is available',
    'booked-wrongly': 'The booking was a mistake',
    other: 'Another reason',
  },
  hi: {
    'patient-asked': 'मरीज़ ने कहा',
    'patient-absent': 'मरीज़ नहीं आए',
    'staff-unavailable': 'कर्मचारी या कमरा उपलब्ध नहीं है',
    'booked-wrongly': 'बुकिंग ग़लती से हुई थी',
    other: 'कोई और कारण',
  },
} as const satisfies CodedLabels<EncounterChangeReason>;

export function encounterChangeReasonLabel(reason: string, locale?: string): string {
  return codedLabel(ENCOUNTER_CHANGE_REASON_LABELS, reason, locale);
}
