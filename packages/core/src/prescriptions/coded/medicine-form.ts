import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Forms of a medicine (FHIR Medication.form). */
export const MEDICINE_FORMS = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'sachet',
  'injection',
  'inhaler',
  'respules',
  'spray',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'patch',
  'suppository',
  'pessary',
] as const;
export type MedicineForm = (typeof MEDICINE_FORMS)[number];

const LABELS = words.medicineForm satisfies CodedLabels<MedicineForm>;

export const medicineFormLabel = (form: string, locale?: string): string => codedLabel(LABELS, form, locale);
