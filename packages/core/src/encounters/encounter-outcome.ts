import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Outcomes of a consultation. FHIR only has dispositions for hospital stays. */
export const ENCOUNTER_OUTCOMES = ['advised', 'treated', 'review', 'referred', 'emergency'] as const;
export type EncounterOutcome = (typeof ENCOUNTER_OUTCOMES)[number];

const ENCOUNTER_OUTCOME_LABELS = words.encounterOutcomeLabels satisfies CodedLabels<EncounterOutcome>;

export function encounterOutcomeLabel(outcome: string, locale?: string): string {
  return codedLabel(ENCOUNTER_OUTCOME_LABELS, outcome, locale);
}
