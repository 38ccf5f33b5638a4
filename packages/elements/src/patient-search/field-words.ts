import type { FieldWords } from '../shell/field/field.ts';

/** Label and placeholder are the same as in the search widget; a test compares them. */
export const fieldWords: FieldWords = {
  en: {
    label: 'Find a patient',
    placeholder: 'UHID, phone or name',
    missing: 'Choose a patient.',
  },
  hi: {
    label: 'मरीज़ खोजें',
    placeholder: 'UHID, फ़ोन या नाम',
    missing: 'एक मरीज़ चुनें।',
  },
};
