import type { TranslationOf } from '../../../messages/index.ts';
import type { adherenceMessages } from './adherence.messages.ts';

export const adherenceHindi: TranslationOf<typeof adherenceMessages> = {
  name: 'medicine-adherence',
  sentences: {
    title: 'पर्चे की दवाएँ: क्या ली जा रही हैं?',
    allTaken: 'सभी पर्चे के अनुसार ली गईं',
    oneByOne: 'एक-एक का जवाब दें',
    answer: '{medicine} कैसे ली जा रही है?',
    choose: 'नहीं पूछा',
    missedDoses: 'पिछले हफ़्ते छूटी ख़ुराकें',
    missedMissing: 'लिखें कि कितनी ख़ुराकें छूटीं, 1 से 84 तक।',
    reason: 'क्यों बंद की',
    remark: 'टिप्पणी',
    reasonMissing: 'लिखें कि क्यों बंद की।',
    noneChosen: 'कम से कम एक दवा का जवाब चुनें।',
    save: 'जवाब सहेजें',
    close: 'बंद करें',
    change: 'जवाब बदलें',
    stored: 'जवाब सहेज लिए गए हैं।',
    storedNotTaken: 'जवाब सहेज लिए गए हैं। दवा लिखने वाले डॉक्टर को काम मिलेगा।',
    failed: 'पर्चे की दवाएँ लोड नहीं हो सकीं।',
    again: 'फिर कोशिश करें',
    ended: 'इस बीच एक दवा ख़त्म हो चुकी है। सूची देखें और फिर जवाब दें।',
    last: '{day} को: {text}',
  },
};
