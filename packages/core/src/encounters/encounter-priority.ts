import { type CodedLabels, codedLabel } from '#formatting';

/** Least urgent first. FHIR's request-priority codes without `stat`, which is for wards. */
export const ENCOUNTER_PRIORITIES = ['routine', 'urgent', 'asap'] as const;
export type EncounterPriority = (typeof ENCOUNTER_PRIORITIES)[number];

const ENCOUNTER_PRIORITY_LABELS = {
  en: { routine: 'Routine', urgent: 'Urgent', asap: 'As soon as possible' },
  hi: { routine: 'सामान्य', urgent: 'ज़रूरी', asap: 'जल्द से जल्द' },
} as const satisfies CodedLabels<EncounterPriority>;

export function encounterPriorityLabel(priority: string, locale?: string): string {
  return codedLabel(ENCOUNTER_PRIORITY_LABELS, priority, locale);
}
