export { ALL_CALL_FORMS, callForm } from './call-form.ts';
export type { DangerKind } from './danger-kind.ts';
export { ESCALATION, withEscalation } from './escalation.ts';
export { CHALLENGE_2H, TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from './glucose-situations.ts';
export type {
  Baby,
  BloodGlucose,
  BloodPressure,
  Body,
  CallLogModel,
  CBP,
  CUE,
  Diet,
  HBsAg,
  Hemoglobin,
  HIV,
  LastAntentalCheck,
  MedicalConditions,
  Medication,
  PostNatalCall,
  Pregnancy,
  PrePregnancyWeight,
  Sleep,
  TtImmunization1,
  TtImmunization2,
  UltrasoundScan,
  VDRL,
  Vitals,
} from './models.ts';
export { readingForm } from './reading-form.ts';
export { isReportMetric, REPORT_METRICS, type ReportMetric, reportForm } from './report-forms.ts';
