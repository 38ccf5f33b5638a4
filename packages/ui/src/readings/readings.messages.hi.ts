import type { TranslationOf } from '../messages/index.ts';
import type {
  escalationCardMessages,
  goalWordMessages,
  lastReadingsMessages,
  lowGlucoseMessages,
} from './readings.messages.ts';

export const escalationCardHindi: TranslationOf<typeof escalationCardMessages> = {
  name: 'call-info/escalation-card',
  sentences: {
    title: 'इसमें देर नहीं की जा सकती',
    announced: 'इसमें देर नहीं की जा सकती: {found}। सहेजने से पहले इसे सौंपें।',
    reading: '{flag}: {value}',
    dutyDoctor: 'ड्यूटी पर मौजूद डॉक्टर को कॉल करें: {phone}',
    noDutyDoctor: 'इस केंद्र के लिए ड्यूटी डॉक्टर का कोई नंबर दर्ज नहीं है। व्यवस्थापक इसे सेटिंग्स, केंद्र में दर्ज करते हैं।',
    now: 'अभी क्या करें',
    SELF_HARM:
      'फ़ोन पर बने रहें और शांति से बात करें। पूछें कि क्या वे अकेली हैं और अभी ख़तरे में हैं, और किसी को उनके पास बुलवाएँ। ड्यूटी पर मौजूद डॉक्टर को बताएँ; ख़तरा हो तो 112 पर कॉल करें। टेली-मानस, 14416, दिन-रात उपलब्ध है।',
    PREGNANCY_SIGN:
      'उनसे कहें कि किसी को साथ लेकर अभी ऐसे अस्पताल जाएँ जहाँ प्रसव होता है। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ कि वे आ रही हैं।',
    MOTHER_SIGN:
      'उनसे कहें कि किसी को साथ लेकर, शिशु के साथ, अभी अस्पताल जाएँ। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ कि वे आ रही हैं।',
    INFANT_SIGN:
      'शिशु को अभी अस्पताल में दिखाना ज़रूरी है। उसे त्वचा से लगाकर गर्म रखें, और पी सके तो रास्ते में दूध पिलाएँ। 108 और 102 पर एम्बुलेंस मिलती है। ड्यूटी पर मौजूद डॉक्टर को बताएँ।',
    WARNING_SIGN:
      'मरीज़ से कहें कि 108 पर कॉल करें, या किसी को साथ लेकर नज़दीकी आपातकालीन विभाग जाएँ। ड्यूटी पर मौजूद डॉक्टर को बताएँ।',
    CRITICAL_READING:
      'अंक पढ़कर सुनाएँ। पूछें कि मरीज़ को कैसा लग रहा है, और कोई तकलीफ़ न हो तो पाँच मिनट आराम के बाद दोबारा नापने को कहें। दूसरा अंक जो भी हो, ड्यूटी पर मौजूद डॉक्टर को अभी बताएँ।',
    useNow: 'अभी सौंपा',
    goTo: 'सहेजने से पहले सौंपें',
  },
};

export const lowGlucoseHindi: TranslationOf<typeof lowGlucoseMessages> = {
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

export const goalWordsHindi: TranslationOf<typeof goalWordMessages> = {
  name: 'goal-words',
  sentences: {
    whole: '{what}: {aim}',
    isBelow: '{value} से कम',
    isAtMost: 'अधिक से अधिक {value}',
    isAtLeast: 'कम से कम {value}',
    isAbove: '{value} से अधिक',
  },
};

export const lastReadingsHindi: TranslationOf<typeof lastReadingsMessages> = {
  name: 'last-readings',
  sentences: {
    title: 'पिछले मान',
    failed: '{metric} लोड नहीं हो सका',
    none: 'दर्ज नहीं',
    by: '{date}, {author}',
    beforeEnrolment: 'नामांकन से पहले',
    before: '{date} ({value}) से {change}',
    beforeOnly: 'इससे पहले: {value} ({date})',
    course: { one: '{since} से {count} मान: {range}', other: '{since} से {count} मान: {range}' },
    irrPulse: 'अनियमित नाड़ी',
  },
};
