import { type CodedLabels, codedLabel } from '#formatting';

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

const ENCOUNTER_STATUS_LABELS = {
  en: {
    CREATED: 'Created',
    AWAITED: 'Awaited',
    CONFIRMED: 'Confirmed',
    DECLINED: 'Declined',
    REJECTED: 'Rejected',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
  },
  hi: {
    CREATED: 'बनाया गया',
    AWAITED: 'उत्तर की प्रतीक्षा',
    CONFIRMED: 'पुष्टि हुई',
    DECLINED: 'स्वीकार नहीं हुआ',
    REJECTED: 'नामंज़ूर',
    COMPLETED: 'पूरा हुआ',
    CANCELLED: 'रद्द',
  },
} as const satisfies CodedLabels<EncounterStatus>;

export function encounterStatusLabel(status: string, locale?: string): string {
  return codedLabel(ENCOUNTER_STATUS_LABELS, status, locale);
}
