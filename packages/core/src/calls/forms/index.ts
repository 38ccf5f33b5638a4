export { ALL_CALL_FORMS, callForm } from './call-form.ts';
export type { DangerKind } from './danger-kind.ts';
export { ESCALATION, withEscalation } from './escalation.ts';
export { CHALLENGE_2H, TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from './glucose-situations.ts';
export {
  type Baby,
  type BloodGlucose,
  type BloodPressure,
  type Body,
  CALL_LOG_MODELS,
  type CallLogModel,
  type CBP,
  type CUE,
  type Diet,
  type HBsAg,
  type Hemoglobin,
  type HIV,
  type LastAntentalCheck,
  type MedicalConditions,
  type Medication,
  type PostNatalCall,
  type Pregnancy,
  type PrePregnancyWeight,
  type Sleep,
  type TtImmunization1,
  type TtImmunization2,
  type UltrasoundScan,
  type VDRL,
  type Vitals,
} from './models.ts';
export { readingForm } from './reading-form.ts';
export { isReportMetric, REPORT_METRICS, type ReportMetric, reportForm } from './report-forms.ts';
