import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './low-glucose.messages.ts';

export const lowGlucoseHindi: TranslationOf<typeof messages> = {
  name: 'call-info/low-glucose',
  sentences: {
    title: 'शुगर कम है: अभी क्या करें',
    acarbose: 'एकार्बोज़ (acarbose)',
    voglibose: 'वोग्लिबोज़ (voglibose)',
    onlyGlucose: 'मरीज़ {medicines} लेते हैं: केवल ग्लूकोज़ काम करेगा, चीनी या रस नहीं।',
    take: 'जो होश में हैं वे अभी 15 ग्राम ग्लूकोज़ लें, पाउडर या गोली; वह न हो तो पानी में तीन चम्मच चीनी। एकार्बोज़ या वोग्लिबोज़ के साथ केवल ग्लूकोज़ काम करता है।',
    takeGlucose: 'जो होश में हैं वे अभी 15 ग्राम ग्लूकोज़ लें, पाउडर या गोली।',
    again: '15 मिनट बाद फिर मापें। अब भी 70 mg/dL से कम हो तो फिर 15 ग्राम ग्लूकोज़ लें। 70 या अधिक हो तो खाना खाएँ।',
    drowsy: 'जो सुस्त या बेहोश हैं उन्हें मुँह से कुछ न दें: 108 पर कॉल करें।',
  },
};
