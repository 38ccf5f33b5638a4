import { type CodedLabels, codedLabel } from '#formatting';
import type { LabStage } from './lab-worklist.ts';
import * as words from './words/en.ts';

/** ServiceRequest statuses: results pending, all available, cancelled. */
const LAB_ORDER_STATUSES = ['active', 'completed', 'revoked'] as const;
export type LabOrderStatus = (typeof LAB_ORDER_STATUSES)[number];

const ORDER_LABELS = words.order satisfies CodedLabels<LabOrderStatus>;

export const labOrderStatusLabel = (status: string, locale?: string): string =>
  codedLabel(ORDER_LABELS, status, locale);

const STAGE_LABELS = words.stage satisfies CodedLabels<LabStage>;

export const labStageLabel = (stage: string, locale?: string): string =>
  codedLabel(STAGE_LABELS, stage, locale);

/** The DiagnosticReport statuses that are used here. */
const LAB_REPORT_STATUSES = ['final', 'corrected', 'entered-in-error'] as const;
export type LabReportStatus = (typeof LAB_REPORT_STATUSES)[number];

const REPORT_LABELS = words.report satisfies CodedLabels<LabReportStatus>;

export const labReportStatusLabel = (status: string, locale?: string): string =>
  codedLabel(REPORT_LABELS, status, locale);
