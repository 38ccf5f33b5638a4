import type { TranslationOf } from '../../messages/index.ts';
import type { callFactsChangeMessages } from './call-facts-change.messages.ts';

export const callFactsChangeHindi: TranslationOf<typeof callFactsChangeMessages> = {
  name: 'call-facts-change',
  sentences: {
    change: 'समय और प्रकार',
    title: '{name} को की गई कॉल ठीक करें',
    text: 'कॉल कब और कैसे हुई, यह ठीक करें। परिणाम वही रहता है। मान नए समय पर चले जाते हैं।',
    day: 'कॉल का दिन',
    time: 'शुरू होने का समय',
    direction: 'दिशा',
    outbound: 'की गई कॉल',
    inbound: 'आई हुई कॉल',
    callType: 'कॉल का प्रकार',
    typeStays:
      'जिस कॉल का लॉग है उसका प्रकार नहीं बदलता, क्योंकि फ़ॉर्म उसी का है। इसकी जगह कॉल वापस लें और फिर से दर्ज करें।',
    reason: 'बदलाव का कारण',
    incomplete: 'दिन और समय लिखें।',
    future: 'बीता हुआ समय लिखें।',
    unchanged: 'कुछ नहीं बदला गया, इसलिए सहेजने को कुछ नहीं है।',
    save: 'सहेजें',
    failed: 'कॉल बदली नहीं गई',
    wasIs: '{label}: {before} → {after}',
  },
};
