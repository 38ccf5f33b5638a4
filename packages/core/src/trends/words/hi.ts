import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  oxygenTarget: {
    setOxygenTarget: 'मरीज़ का ऑक्सीजन लक्ष्य तय किया गया',
    endOxygenTarget: 'मरीज़ का ऑक्सीजन लक्ष्य समाप्त किया गया',
  },
  patientCourse: {
    getPatientCourse: 'मरीज़ के नामांकन और गर्भावस्थाएँ देखी गईं',
  },
};
