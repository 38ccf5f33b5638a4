import { type CodedLabels, codedLabel } from '#formatting';

export const ENCOUNTER_TYPES = ['AHC', 'PHC'] as const;
export type EncounterType = (typeof ENCOUNTER_TYPES)[number];

/** Both are initialisms that staff use in either language; the specification does not expand them. */
const ENCOUNTER_TYPE_LABELS = {
  en: { AHC: 'AHC', PHC: 'PHC' },
  hi: { AHC: 'AHC', PHC: 'PHC' },
} as const satisfies CodedLabels<EncounterType>;

export function encounterTypeLabel(type: string, locale?: string): string {
  return codedLabel(ENCOUNTER_TYPE_LABELS, type, locale);
}
