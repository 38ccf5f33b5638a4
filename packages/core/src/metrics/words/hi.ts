import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  alertReasonLabels: {
    'patient-contacted': 'मरीज़ या परिजन से बात की',
    'clinician-informed': 'इलाज कर रहे डॉक्टर को बताया',
    'sent-to-hospital': 'अस्पताल भेजा',
    'care-under-way': 'इसका इलाज पहले से चल रहा है',
    'measured-again': 'दोबारा मापा, सीमा में है',
    'sample-repeated': 'सैंपल ख़राब या संदिग्ध था: नया सैंपल भेजा',
    'usual-for-patient': 'इस मरीज़ के लिए सामान्य है',
    'wrong-value': 'गलत मान या गलत व्यक्ति',
    other: 'कुछ और',
  },
  parts: {
    bloodglucosefasting: 'रक्त ग्लूकोज़, खाली पेट',
    bloodglucosepostprandial: 'रक्त ग्लूकोज़, खाने के बाद',
    bloodpressuresystolic: 'रक्तचाप, सिस्टोलिक',
    bloodpressurediastolic: 'रक्तचाप, डायस्टोलिक',
    others: 'अन्य',
  },
  situation: {
    MEAL_SITUATION_RANDOM: 'किसी भी समय',
    MEAL_SITUATION_FASTING: 'खाली पेट',
    MEAL_SITUATION_BEFORE_MEAL: 'खाने से पहले',
    MEAL_SITUATION_AFTER_MEAL: 'खाने के बाद',
  },
  metricDisplayName: {
    insulin: 'इंसुलिन',
  },
  metrics: {
    lookedAtReadings: 'मान देखे गए',
    addedReading: 'मान जोड़ा गया',
  },
  otherReadings: {
    listOtherReadings: 'अन्य मान देखे गए',
  },
  rapidTest: {
    addRapidTest: 'रैपिड टेस्ट दर्ज किया गया',
  },
  readingAlerts: {
    listReadingAlerts: 'मानों के अलर्ट देखे गए',
    acknowledgeAlert: 'मान के अलर्ट को देखा हुआ दर्ज किया गया',
  },
  sourceTypeLabels: {
    client: 'क्लाइंट',
    facility: 'संस्थान',
    resource: 'संसाधन',
  },
  timeSourceLabels: {
    'time-of-issue': 'परिणाम का समय',
    'time-of-report': 'रिपोर्ट का समय',
    'time-of-encounter': 'मुलाक़ात का समय',
  },
};
