import type { TranslationOf } from '../messages/index.ts';
import type { listExportMessages } from './list-export/list-export.messages.ts';

export const listExportHindi: TranslationOf<typeof listExportMessages> = {
  name: 'list-export',
  sentences: {
    export: 'CSV में निर्यात करें',
    running: { one: 'अब तक 1 पंक्ति', other: 'अब तक {count} पंक्तियाँ' },
    cancel: 'निर्यात रद्द करें',
    done: { one: '1 पंक्ति निर्यात हुई', other: '{count} पंक्तियाँ निर्यात हुईं' },
    cancelled: 'निर्यात रद्द किया गया; कुछ भी सहेजा नहीं गया।',
    failedTitle: 'निर्यात पूरा नहीं हुआ; कुछ भी सहेजा नहीं गया',
    goesOn: {
      one: 'जो 1 पंक्ति आ चुकी है, वह दोबारा कोशिश करने तक रखी रहेगी।',
      other: 'जो {count} पंक्तियाँ आ चुकी हैं, वे दोबारा कोशिश करने तक रखी रहेंगी।',
    },
  },
};
