import type { TranslationOf } from '../../messages/index.ts';
import type { callDetailMessages } from './call-detail.messages.ts';

export const callDetailHindi: TranslationOf<typeof callDetailMessages> = {
  name: 'call-detail',
  sentences: {
    title: 'कॉल',
    titleOf: '{name} को कॉल',
    loading: 'कॉल लोड हो रही है',
    failedTitle: 'कॉल लोड नहीं हो सकी',
    logFailedTitle: 'इस कॉल का विवरण लोड नहीं हो सका',
    openPatient: 'मरीज़ खोलें',
    started: 'शुरू',
    direction: 'दिशा',
    outbound: 'जाने वाली',
    inbound: 'आने वाली',
    nextCall: 'अगली कॉल',
    noNextCall: 'तय नहीं',
    statuses: 'क्या हुआ',
    statusBy: '{when}, {name} द्वारा',
    note: 'टिप्पणी',
    detail: 'विवरण',
    log: 'कॉल का विवरण',
    loadingLog: 'कॉल का विवरण लोड हो रहा है',
    noLog: 'विवरण नहीं: केवल हुई बातचीत का विवरण होता है।',
    emptyLog: 'कुछ नहीं भरा गया।',
    savedBy: '{when} सहेजा गया, {name} द्वारा',
    version: '{count} में से संस्करण {version}',
    rowOf: '{row} {number} (कुल {count})',
    reason: 'कारण: {reason}',
    yes: 'हाँ',
    no: 'नहीं',
  },
};
