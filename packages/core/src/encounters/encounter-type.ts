import { type CodedLabels, codedLabel } from '#formatting';

/** Encounter types (specification 3.3). */
export const ENCOUNTER_TYPES = ['AHC', 'PHC'] as const;
export type EncounterType = (typeof ENCOUNTER_TYPES)[number];

/** Both are initialisms that staff know in either language; what they stand for is not specified. */
const ENCOUNTER_TYPE_LABELS = {
  en: { AHC: 'AHC', PHC: 'PHC' },
  hi: { AHC: 'AHC', PHC: 'PHC' },
} as const satisfies CodedLabels<EncounterType>;

/** The label of an encounter type; an unknown one is shown as it is. */
export function encounterTypeLabel(type: string, locale?: string): string {
  return codedLabel(ENCOUNTER_TYPE_LABELS, type, locale);
}
