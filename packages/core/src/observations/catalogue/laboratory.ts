import { event } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

/** Lab results without a metric of their own. Each is a reading; the key of its value is the test's key. */
export const laboratory = {
  laboratory: event({
    labels: { en: 'Laboratory result', hi: 'लैब जाँच का परिणाम' },
    path: '/labs/readings',
  }),
};

/** Flags of lab results. The test's name is shown next to them, so the words are the same for all. */
export const LABORATORY_FLAGS = {
  'laboratory:critical-low': {
    en: 'Critically low: a doctor must know now',
    hi: 'खतरनाक रूप से कम: डॉक्टर को अभी बताएँ',
    act: 'doctor-now',
  },
  'laboratory:very-low': {
    en: 'Very low: a doctor must see it today',
    hi: 'बहुत कम: डॉक्टर आज ही देखें',
    act: 'doctor-today',
  },
  'laboratory:low': { en: 'Low', hi: 'कम' },
  'laboratory:high': { en: 'High', hi: 'अधिक' },
  'laboratory:very-high': {
    en: 'Very high: a doctor must see it today',
    hi: 'बहुत अधिक: डॉक्टर आज ही देखें',
    act: 'doctor-today',
  },
  'laboratory:critical-high': {
    en: 'Critically high: a doctor must know now',
    hi: 'खतरनाक रूप से अधिक: डॉक्टर को अभी बताएँ',
    act: 'doctor-now',
  },
  'laboratory:abnormal': { en: 'Abnormal', hi: 'असामान्य' },
} as const satisfies FlagTable;
export type LaboratoryFlag = keyof typeof LABORATORY_FLAGS;
