/**
 * Models of a call log (specification 3.7), and the form sections that contain them. Their types derive from those
 * sections, so that they can't diverge; the log itself is `CallLog`.
 */
export const CALL_LOG_MODELS = {
  Vitals: ['bloodPressure', 'body', 'bloodGlucose'],
  Hemoglobin: ['hemoglobin'],
  BloodGlucose: ['bloodGlucose'],
  BloodPressure: ['bloodPressure'],
  CBP: ['cbp'],
  CUE: ['cue'],
  HIV: ['hiv'],
  VDRL: ['vdrl'],
  HBsAg: ['hbsag'],
  PrePregnancyWeight: ['prePregnancyWeight'],
  TtImmunization1: ['ttImmunization1'],
  TtImmunization2: ['ttImmunization2'],
  Body: ['body'],
  MedicalConditions: ['medicalCondition'],
  Sleep: ['sleepPattern'],
  Medication: ['medications'],
  UltrasoundScan: ['earlyUltrasoundScan', 'ultrasoundScan'],
  Diet: ['diet'],
  Pregnancy: ['pregnancy'],
  LastAntentalCheck: ['lastAntentalCheck'],
  Baby: ['baby'],
  PostNatalCall: ['postNatal'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CallLogModel = keyof typeof CALL_LOG_MODELS;

export type { CBP, CUE, HBsAg, Hemoglobin, HIV, VDRL } from './blood-tests.ts';
export type { Diet, Sleep } from './lifestyle.ts';
export type {
  Baby,
  LastAntentalCheck,
  PostNatalCall,
  Pregnancy,
  PrePregnancyWeight,
  TtImmunization1,
  TtImmunization2,
  UltrasoundScan,
} from './motherhood/index.ts';
export type { MedicalConditions } from './talk.ts';
export type { Medication } from './treatment.ts';
export type { BloodGlucose, BloodPressure, Body, Vitals } from './vitals.ts';
