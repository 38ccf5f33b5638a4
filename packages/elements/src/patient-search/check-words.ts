import type { CheckWords } from '../shell/element-state.ts';

/** Validity messages of a value that is not a choice. */
export const checkWords: CheckWords = {
  en: {
    looking: 'The number is being looked up. Wait a moment.',
    unknown: 'No patient has this number. Choose a patient.',
    failed: 'The number could not be looked up. Choose a patient.',
  },
  hi: {
    looking: 'यह नंबर खोजा जा रहा है। थोड़ा रुकें।',
    unknown: 'यह नंबर किसी मरीज़ का नहीं है। एक मरीज़ चुनें।',
    failed: 'यह नंबर खोजा नहीं जा सका। एक मरीज़ चुनें।',
  },
};
