import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Fields of practice of care providers, as patients name them. */
export const SPECIALITIES = [
  'general-practice',
  'internal-medicine',
  'family-medicine',
  'community-medicine',
  'emergency-medicine',
  'critical-care',
  'cardiology',
  'endocrinology',
  'diabetology',
  'nephrology',
  'neurology',
  'gastroenterology',
  'pulmonology',
  'oncology',
  'rheumatology',
  'dermatology',
  'psychiatry',
  'psychology',
  'paediatrics',
  'neonatology',
  'obstetrics',
  'surgery',
  'orthopaedics',
  'urology',
  'ophthalmology',
  'ear-nose-throat',
  'dentistry',
  'anaesthesiology',
  'radiology',
  'pathology',
  'physiotherapy',
  'nutrition',
  'nursing',
  'ayush',
] as const;
export type Speciality = (typeof SPECIALITIES)[number];

const LABELS = words.speciality satisfies CodedLabels<Speciality>;

export const specialityLabel = (speciality: string, locale?: string): string =>
  codedLabel(LABELS, speciality, locale);
