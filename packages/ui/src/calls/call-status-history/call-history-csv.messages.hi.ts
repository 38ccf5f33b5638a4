import type { TranslationOf } from '../../messages/index.ts';
import type { callHistoryCsvMessages } from './call-history-csv.messages.ts';

export const callHistoryCsvHindi: TranslationOf<typeof callHistoryCsvMessages> = {
  name: 'call-history-csv',
  sentences: {
    date: 'तारीख',
    time: 'समय',
    patient: 'मरीज़',
    uhid: 'UHID',
    programme: 'कार्यक्रम',
    callType: 'कॉल का प्रकार',
    attempt: 'प्रयास',
    outcome: 'परिणाम',
    detail: 'विवरण',
    escalated: 'आगे सौंपी गई',
    status: 'स्थिति',
    nextCall: 'अगली कॉल',
    author: 'किसने',
    call: 'कॉल की आईडी',
    yes: 'हाँ',
  },
};
