import type { TranslationOf } from '../../messages/index.ts';
import type { encounterWordsMessages } from './encounter-words.messages.ts';

export const encounterWordsHindi: TranslationOf<typeof encounterWordsMessages> = {
  name: 'encounter-words',
  sentences: {
    waiting: '{time} से प्रतीक्षा में',
    late: '{time} की देरी',
    unclosed: 'बंद नहीं हुआ',
    minutes: '{minutes} मिनट',
    hours: '{hours} घंटे {minutes} मिनट',
    nameless: 'नाम दर्ज नहीं',
    noUhid: 'UHID नहीं',
    nobody: 'कोई नियुक्त नहीं',
    range: '{from} – {to}',
    dayAndTime: '{day}, {time}',
    today: 'आज, {date}',
    tomorrow: 'कल (आने वाला), {date}',
    yesterday: 'कल (बीता), {date}',
  },
};
