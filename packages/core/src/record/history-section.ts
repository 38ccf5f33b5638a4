import { type CodedLabels, codedLabel } from '#formatting';
import type { RecordComponent } from './record-component.ts';

/**
 * History and examination sections of a case sheet (specification 3.3). The stored keys are the specification's words
 * in capitals, like those of the components.
 */
export const HISTORY_SECTIONS = [
  'PERSONAL',
  'FAMILY',
  'DRUG',
  'SURGICAL',
  'ALLERGIES',
  'DIET',
  'PHYSICAL_ACTIVITY',
  'WORK_LIFE',
  'HABITS',
  'MENSTRUAL',
  'DENTAL',
  'ORAL',
  'ENT',
  'OPHTHALMIC',
  'THYROID',
  'SYSTEMIC',
  'BREAST',
  'CERVICAL',
  'GENERAL',
  'SOCIAL',
  'GASTROINTESTINAL',
  'PROSTATE',
  'GENITAL',
] as const;
export type HistorySection = (typeof HISTORY_SECTIONS)[number];

/**
 * The sections of a record that are filled in as a sheet, in their order, by the group they are loaded with. Each is a history
 * or examination section or a component of specification 3.3; components that are lists of their own (tasks, referrals,
 * prescriptions) have no sheet.
 */
export const CASE_SHEET_GROUPS = {
  history: ['PERSONAL', 'FAMILY', 'DRUG', 'SURGICAL', 'ALLERGIES', 'PAST_HISTORY', 'SOCIAL', 'MENSTRUAL'],
  lifestyle: ['DIET', 'PHYSICAL_ACTIVITY', 'WORK_LIFE', 'HABITS'],
  examination: [
    'GENERAL',
    'SYSTEMIC',
    'ORAL',
    'DENTAL',
    'ENT',
    'OPHTHALMIC',
    'THYROID',
    'BREAST',
    'CERVICAL',
    'GASTROINTESTINAL',
    'PROSTATE',
    'GENITAL',
  ],
  monitoring: ['VENTILATOR', 'ARTERIAL_BLOOD_GAS', 'HEMODYNAMICS', 'FLUIDS', 'MANAGE_DEVICE'],
  outcome: ['DIAGNOSIS', 'SUMMARY', 'ADVICE', 'LAB_TEST_RESULT_CASESHEET_V2', 'NOTES_AND_ATTACHMENTS'],
} as const satisfies Readonly<Record<string, readonly (HistorySection | RecordComponent)[]>>;

export const HISTORY_SECTION_LABELS = {
  en: {
    PERSONAL: 'Personal',
    FAMILY: 'Family',
    DRUG: 'Drug',
    SURGICAL: 'Surgical',
    ALLERGIES: 'Allergies',
    DIET: 'Diet',
    PHYSICAL_ACTIVITY: 'Physical Activity',
    WORK_LIFE: 'Work Life',
    HABITS: 'Habits',
    MENSTRUAL: 'Menstrual',
    DENTAL: 'Dental',
    ORAL: 'Oral',
    ENT: 'ENT',
    OPHTHALMIC: 'Ophthalmic',
    THYROID: 'Thyroid',
    SYSTEMIC: 'Systemic',
    BREAST: 'Breast',
    CERVICAL: 'Cervical',
    GENERAL: 'General',
    SOCIAL: 'Social',
    GASTROINTESTINAL: 'Gastrointestinal',
    PROSTATE: 'Prostate',
    GENITAL: 'Genital',
  },
  hi: {
    PERSONAL: 'व्यक्तिगत',
    FAMILY: 'पारिवारिक',
    DRUG: 'दवा',
    SURGICAL: 'शल्य चिकित्सा',
    ALLERGIES: 'एलर्जी',
    DIET: 'आहार',
    PHYSICAL_ACTIVITY: 'शारीरिक गतिविधि',
    WORK_LIFE: 'कामकाजी जीवन',
    HABITS: 'आदतें',
    MENSTRUAL: 'मासिक धर्म',
    DENTAL: 'दाँत',
    ORAL: 'मुख',
    ENT: 'नाक-कान-गला',
    OPHTHALMIC: 'नेत्र',
    THYROID: 'थायरॉइड',
    SYSTEMIC: 'शरीर के तंत्र',
    BREAST: 'स्तन',
    CERVICAL: 'गर्भाशय ग्रीवा',
    GENERAL: 'सामान्य',
    SOCIAL: 'सामाजिक',
    GASTROINTESTINAL: 'पाचन तंत्र',
    PROSTATE: 'प्रोस्टेट',
    GENITAL: 'जननांग',
  },
} as const satisfies CodedLabels<HistorySection>;

export function historySectionLabel(key: string, locale?: string): string {
  return codedLabel(HISTORY_SECTION_LABELS, key, locale);
}
