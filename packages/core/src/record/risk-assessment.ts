import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Risk assessments of a medical record (specification 3.3). */
export const RISK_ASSESSMENTS = ['NCD', 'AICVD', 'PREDIABETES'] as const;
export type RiskAssessment = (typeof RISK_ASSESSMENTS)[number];

export const RISK_ASSESSMENT_LABELS = words.riskAssessmentLabels satisfies CodedLabels<RiskAssessment>;

export function riskAssessmentLabel(key: string, locale?: string): string {
  return codedLabel(RISK_ASSESSMENT_LABELS, key, locale);
}
