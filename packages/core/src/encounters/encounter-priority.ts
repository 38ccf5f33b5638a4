import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Least urgent first. FHIR's request-priority codes without `stat`, which is for wards. */
export const ENCOUNTER_PRIORITIES = ['routine', 'urgent', 'asap'] as const;
export type EncounterPriority = (typeof ENCOUNTER_PRIORITIES)[number];

const ENCOUNTER_PRIORITY_LABELS = words.encounterPriorityLabels satisfies CodedLabels<EncounterPriority>;

export function encounterPriorityLabel(priority: string, locale?: string): string {
  return codedLabel(ENCOUNTER_PRIORITY_LABELS, priority, locale);
}
