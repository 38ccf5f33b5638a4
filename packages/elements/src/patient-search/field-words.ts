import type { FieldWords } from '../shell/field/field.ts';

/** Label and placeholder are the same as in the search widget; a test compares them. */
export const fieldWords: FieldWords = {
  en: {
    label: 'Find a patient',
    placeholder: 'UHID, phone or name',
    missing: 'Choose a patient.',
    looking: 'The number is being looked up. Wait a moment.',
    unknown: 'No patient has this number. Choose a patient.',
    failed: 'The number could not be looked up. Choose a patient.',
  },
  hi: {
    label: 'मरीज़ खोजें',
    placeholder: 'UHID, फ़ोन या नाम',
    missing: 'एक मरीज़ चुनें।',
    looking: 'यह नंबर खोजा जा रहा है। थोड़ा रुकें।',
    unknown: 'यह नंबर किसी मरीज़ का नहीं है। एक मरीज़ चुनें।',
    failed: 'यह नंबर खोजा नहीं जा सका। एक मरीज़ चुनें।',
  },
};
