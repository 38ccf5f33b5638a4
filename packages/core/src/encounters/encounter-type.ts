import { type CodedLabels, codedLabel, inEachLanguage } from '#formatting';

export const ENCOUNTER_TYPES = ['AHC', 'PHC'] as const;
export type EncounterType = (typeof ENCOUNTER_TYPES)[number];

/** Both are initialisms that staff use in every language; the specification does not expand them. */
const ENCOUNTER_TYPE_LABELS: CodedLabels<EncounterType> = inEachLanguage(() => ({ AHC: 'AHC', PHC: 'PHC' }));

export function encounterTypeLabel(type: string, locale?: string): string {
  return codedLabel(ENCOUNTER_TYPE_LABELS, type, locale);
}
