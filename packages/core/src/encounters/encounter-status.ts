import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

export const ENCOUNTER_STATUSES = [
  'CREATED',
  'AWAITED',
  'CONFIRMED',
  'DECLINED',
  'REJECTED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type EncounterStatus = (typeof ENCOUNTER_STATUSES)[number];

const ENCOUNTER_STATUS_LABELS = words.encounterStatusLabels satisfies CodedLabels<EncounterStatus>;

export function encounterStatusLabel(status: string, locale?: string): string {
  return codedLabel(ENCOUNTER_STATUS_LABELS, status, locale);
}
