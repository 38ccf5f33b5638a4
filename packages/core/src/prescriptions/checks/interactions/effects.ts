import type { Label } from '#formatting';

/** Effects of two medicines together. `{a}` and `{b}` are the two sides of a row. */
export const EFFECTS = {
  pressure: {
    en: '{a} with {b} can drop the blood pressure to a dangerous level',
    hi: '{a} और {b} साथ लेने से ब्लड प्रेशर ख़तरनाक रूप से गिर सकता है',
  },
  dizziness: {
    en: '{a} with {b} can lower the blood pressure and cause falls',
    hi: '{a} और {b} साथ लेने से ब्लड प्रेशर गिर सकता है और चक्कर आ सकता है',
  },
  'slow-pulse': {
    en: '{a} with {b} can slow the heart too much or block its conduction',
    hi: '{a} और {b} साथ लेने से दिल की धड़कन बहुत धीमी हो सकती है या रुक सकती है',
  },
  'heart-failure': {
    en: '{a} with {b} can cause fluid retention and heart failure',
    hi: '{a} और {b} साथ लेने से शरीर में पानी रुक सकता है और हार्ट फ़ेल्योर हो सकता है',
  },
  qt: {
    en: '{a} with {b} prolongs the QT interval: a dangerous arrhythmia is possible',
    hi: '{a} और {b} साथ लेने से QT अंतराल बढ़ता है: दिल की धड़कन ख़तरनाक रूप से बिगड़ सकती है',
  },
  'low-potassium-arrhythmia': {
    en: '{b} can lower potassium, and {a} then causes arrhythmia',
    hi: '{b} से पोटैशियम घट सकता है, और तब {a} से दिल की धड़कन बिगड़ सकती है',
  },
  'low-potassium': {
    en: '{a} with {b} can lower potassium',
    hi: '{a} और {b} साथ लेने से पोटैशियम घट सकता है',
  },
  'high-potassium': {
    en: '{a} with {b} can raise potassium to a dangerous level',
    hi: '{a} और {b} साथ लेने से पोटैशियम ख़तरनाक रूप से बढ़ सकता है',
  },
  'low-sodium': {
    en: '{a} with {b} can lower sodium: confusion and fits are possible',
    hi: '{a} और {b} साथ लेने से सोडियम घट सकता है: भ्रम और दौरे हो सकते हैं',
  },
  'raas-twice': {
    en: '{a} with {b} can cause kidney failure, high potassium and low blood pressure, without extra benefit',
    hi: '{a} और {b} साथ लेने से गुर्दे ख़राब हो सकते हैं, पोटैशियम बढ़ और ब्लड प्रेशर गिर सकता है; कोई अतिरिक्त लाभ नहीं है',
  },
  angioedema: {
    en: '{a} with {b} can make the face and the airway swell (angioedema)',
    hi: '{a} और {b} साथ लेने से चेहरा और साँस की नली सूज सकती है',
  },
  kidney: {
    en: '{a} with {b} can injure the kidneys',
    hi: '{a} और {b} साथ लेने से गुर्दों को नुकसान हो सकता है',
  },
  'kidney-ear': {
    en: '{a} with {b} can damage hearing and kidneys',
    hi: '{a} और {b} साथ लेने से सुनने की क्षमता और गुर्दों को नुकसान हो सकता है',
  },
  bleeding: {
    en: '{a} with {b} increases the risk of serious bleeding',
    hi: '{a} और {b} साथ लेने से गंभीर रक्तस्राव का ख़तरा बढ़ता है',
  },
  'stomach-bleeding': {
    en: '{a} with {b} increases the risk of stomach ulcers and bleeding',
    hi: '{a} और {b} साथ लेने से पेट में अल्सर और रक्तस्राव का ख़तरा बढ़ता है',
  },
  'inr-up': {
    en: '{b} strengthens {a}: the INR rises and the patient can bleed',
    hi: '{b} से {a} का असर बढ़ता है: INR बढ़ता है और रक्तस्राव हो सकता है',
  },
  'inr-down': {
    en: '{b} weakens {a}: the INR falls and clots can form',
    hi: '{b} से {a} का असर घटता है: INR गिरता है और ख़ून के थक्के बन सकते हैं',
  },
  clots: {
    en: '{a} with {b} increases the risk of blood clots',
    hi: '{a} और {b} साथ लेने से ख़ून के थक्के बनने का ख़तरा बढ़ता है',
  },
  'level-up': {
    en: '{b} raises the level of {a}, which can become toxic',
    hi: '{b} से {a} का स्तर बढ़ता है, जो विषैला हो सकता है',
  },
  'level-down': {
    en: '{b} lowers the level of {a}, which may not work',
    hi: '{b} से {a} का स्तर घटता है और उसका असर कम हो सकता है',
  },
  weaker: { en: '{b} weakens the effect of {a}', hi: '{b} से {a} का असर कम होता है' },
  opposite: {
    en: '{a} and {b} work against each other',
    hi: '{a} और {b} एक-दूसरे के विपरीत काम करती हैं',
  },
  absorption: {
    en: '{b} stops {a} from being absorbed',
    hi: '{b} के कारण {a} शरीर में ठीक से नहीं पहुँचती',
  },
  muscle: {
    en: '{a} with {b} can damage muscles (rhabdomyolysis)',
    hi: '{a} और {b} साथ लेने से मांसपेशियों को गंभीर नुकसान हो सकता है (रैब्डोमायोलिसिस)',
  },
  marrow: {
    en: '{a} with {b} can suppress the bone marrow',
    hi: '{a} और {b} साथ लेने से ख़ून बनना रुक सकता है',
  },
  liver: {
    en: '{a} with {b} can damage the liver',
    hi: '{a} और {b} साथ लेने से लिवर को नुकसान हो सकता है',
  },
} as const satisfies Readonly<Record<string, Label>>;
