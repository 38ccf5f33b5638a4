import { type CodedLabels, codedLabel } from '#formatting';

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

const LABELS = {
  en: {
    tablet: 'tablet',
    capsule: 'capsule',
    syrup: 'syrup or suspension',
    drops: 'drops',
    sachet: 'sachet',
    injection: 'injection',
    inhaler: 'inhaler',
    respules: 'nebuliser solution',
    spray: 'spray',
    cream: 'cream',
    ointment: 'ointment',
    gel: 'gel',
    lotion: 'lotion',
    powder: 'powder',
    patch: 'patch',
    suppository: 'suppository',
    pessary: 'vaginal tablet',
  },
  hi: {
    tablet: 'गोली',
    capsule: 'कैप्सूल',
    syrup: 'सिरप या सस्पेंशन',
    drops: 'बूँदें',
    sachet: 'पाउच',
    injection: 'इंजेक्शन',
    inhaler: 'इनहेलर',
    respules: 'नेबुलाइज़र घोल',
    spray: 'स्प्रे',
    cream: 'क्रीम',
    ointment: 'मरहम',
    gel: 'जेल',
    lotion: 'लोशन',
    powder: 'पाउडर',
    patch: 'पैच',
    suppository: 'सपोसिटरी',
    pessary: 'योनि में रखने की गोली',
  },
} as const satisfies CodedLabels<MedicineForm>;

export const medicineFormLabel = (form: string, locale?: string): string => codedLabel(LABELS, form, locale);
