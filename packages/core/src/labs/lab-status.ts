import { type CodedLabels, codedLabel } from '#formatting';

/** ServiceRequest statuses: results pending, all available, cancelled. */
const LAB_ORDER_STATUSES = ['active', 'completed', 'revoked'] as const;
export type LabOrderStatus = (typeof LAB_ORDER_STATUSES)[number];

const ORDER_LABELS = {
  en: { active: 'Waits for results', completed: 'Results complete', revoked: 'Cancelled' },
  hi: { active: 'परिणाम बाकी', completed: 'परिणाम पूरे', revoked: 'रद्द' },
} as const satisfies CodedLabels<LabOrderStatus>;

export const labOrderStatusLabel = (status: string, locale?: string): string =>
  codedLabel(ORDER_LABELS, status, locale);

/** The DiagnosticReport statuses that are used here. */
const LAB_REPORT_STATUSES = ['final', 'corrected', 'entered-in-error'] as const;
export type LabReportStatus = (typeof LAB_REPORT_STATUSES)[number];

const REPORT_LABELS = {
  en: { final: 'Final', corrected: 'Corrected', 'entered-in-error': 'Withdrawn: entered in error' },
  hi: { final: 'अंतिम', corrected: 'सुधारा गया', 'entered-in-error': 'वापस लिया गया: गलती से दर्ज' },
} as const satisfies CodedLabels<LabReportStatus>;

export const labReportStatusLabel = (status: string, locale?: string): string =>
  codedLabel(REPORT_LABELS, status, locale);
