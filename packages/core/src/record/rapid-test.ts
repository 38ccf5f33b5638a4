import { type CodedLabels, codedLabel } from '#formatting';

/** Rapid diagnostic tests (specification 3.3). */
export const RAPID_TESTS = [
  'typhoid',
  'malaria',
  'dengue',
  'chikungunya',
  'hepatitis_b',
  'hepatitis_c',
  'hiv',
  'syphilis',
  'd_dimer',
  'procalcitonin',
  'crp',
  'leptospira',
  'troponin_1',
] as const;
export type RapidTest = (typeof RAPID_TESTS)[number];

export const RAPID_TEST_LABELS = {
  en: {
    typhoid: 'Typhoid',
    malaria: 'Malaria',
    dengue: 'Dengue',
    chikungunya: 'Chikungunya',
    hepatitis_b: 'Hepatitis B',
    hepatitis_c: 'Hepatitis C',
    hiv: 'HIV',
    syphilis: 'Syphilis',
    d_dimer: 'D-dimer',
    procalcitonin: 'Procalcitonin',
    crp: 'CRP',
    leptospira: 'Leptospira',
    troponin_1: 'Troponin 1',
  },
  hi: {
    typhoid: 'टाइफ़ाइड',
    malaria: 'मलेरिया',
    dengue: 'डेंगू',
    chikungunya: 'चिकनगुनिया',
    hepatitis_b: 'हेपेटाइटिस बी',
    hepatitis_c: 'हेपेटाइटिस सी',
    hiv: 'HIV',
    syphilis: 'सिफ़लिस',
    d_dimer: 'डी-डाइमर',
    procalcitonin: 'प्रोकैल्सिटोनिन',
    crp: 'CRP',
    leptospira: 'लेप्टोस्पाइरा',
    troponin_1: 'ट्रोपोनिन 1',
  },
} as const satisfies CodedLabels<RapidTest>;

/** The label of a rapid test; an unknown one is shown as it is. */
export function rapidTestLabel(key: string, locale?: string): string {
  return codedLabel(RAPID_TEST_LABELS, key, locale);
}
