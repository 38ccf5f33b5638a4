import type { TranslationOf } from '../../messages/index.ts';
import type { historyPrintMessages } from './history-print.messages.ts';

export const historyPrintHindi: TranslationOf<typeof historyPrintMessages> = {
  name: 'history-print',
  sentences: {
    print: 'प्रिंट करें',
    failedTitle: 'कॉल पढ़ी नहीं जा सकीं; कुछ भी प्रिंट नहीं हुआ',
    printedAt: 'प्रिंट का समय',
    calls: 'कॉल',
    count: { one: '1 कॉल', other: '{count} कॉल' },
    some: '{count} में से {shown} कॉल',
    someMore: '{count} से ज़्यादा में से {shown} कॉल',
    uhid: 'UHID',
    days: 'दिन',
    fromTo: '{from} से {to} तक',
    fromOn: '{from} से',
    until: '{to} तक',
    order: 'क्रम',
  },
};
