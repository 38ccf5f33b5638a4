import { type CodedLabels, codedLabel } from '#formatting';

/** How soon somebody is to be seen, least urgent first: the codes of FHIR's request-priority without `stat`, a ward's word. */
export const ENCOUNTER_PRIORITIES = ['routine', 'urgent', 'asap'] as const;
export type EncounterPriority = (typeof ENCOUNTER_PRIORITIES)[number];

const ENCOUNTER_PRIORITY_LABELS = {
  en: { routine: 'Routine', urgent: 'Urgent', asap: 'As soon as possible' },
  hi: { routine: 'सामान्य', urgent: 'ज़रूरी', asap: 'जल्द से जल्द' },
} as const satisfies CodedLabels<EncounterPriority>;

/** The label of a priority; an unknown one is shown as it is. */
export function encounterPriorityLabel(priority: string, locale?: string): string {
  return codedLabel(ENCOUNTER_PRIORITY_LABELS, priority, locale);
}
