import type { Label } from '#formatting';

/** Effects of two medicines on nerves, hormones, blood sugar and the immune system. */
export const NERVE_AND_HORMONE_EFFECTS = {
  serotonin: {
    en: '{a} with {b} can cause serotonin syndrome',
    hi: '{a} और {b} साथ लेने से सेरोटोनिन सिंड्रोम हो सकता है',
  },
  crisis: {
    en: '{a} with {b} can cause a hypertensive crisis',
    hi: '{a} और {b} साथ लेने से ब्लड प्रेशर अचानक बहुत बढ़ सकता है',
  },
  rebound: {
    en: '{a} with {b} can slow the pulse, and blood pressure can rise sharply when {b} is stopped',
    hi: '{a} और {b} साथ लेने से धड़कन धीमी हो सकती है, और {b} बंद करने पर ब्लड प्रेशर अचानक बढ़ सकता है',
  },
  breathing: {
    en: '{a} with {b} can cause deep sedation and stop the breathing',
    hi: '{a} और {b} साथ लेने से गहरी बेहोशी हो सकती है और साँस रुक सकती है',
  },
  drowsiness: {
    en: '{a} with {b} adds up to strong drowsiness',
    hi: '{a} और {b} साथ लेने से बहुत ज़्यादा नींद आ सकती है',
  },
  seizure: {
    en: '{a} with {b} makes fits more likely',
    hi: '{a} और {b} साथ लेने से दौरे पड़ने की संभावना बढ़ती है',
  },
  'seizure-control': {
    en: '{b} lowers the level of {a}: fits can return',
    hi: '{b} से {a} का स्तर घटता है: दौरे फिर से पड़ सकते हैं',
  },
  anticholinergic: {
    en: '{a} with {b} can cause confusion, constipation and urine retention',
    hi: '{a} और {b} साथ लेने से भ्रम, कब्ज़ और पेशाब रुकने की समस्या हो सकती है',
  },
  movement: {
    en: '{a} with {b} can cause stiffness and uncontrolled movements',
    hi: '{a} और {b} साथ लेने से अकड़न और बेकाबू हरकतें हो सकती हैं',
  },
  withdrawal: {
    en: '{b} blocks {a}: pain can return and withdrawal can start',
    hi: '{b} से {a} का असर रुकता है: दर्द लौट सकता है और विदड्रॉल के लक्षण हो सकते हैं',
  },
  psychosis: {
    en: '{a} with {b} can cause confusion and psychosis',
    hi: '{a} और {b} साथ लेने से भ्रम और मानसिक विकार हो सकता है',
  },
  'skin-rash': {
    en: '{b} doubles the level of {a}: a severe skin rash is possible',
    hi: '{b} से {a} का स्तर दोगुना हो जाता है: त्वचा पर गंभीर चकत्ते हो सकते हैं',
  },
  ammonia: {
    en: '{a} with {b} can raise ammonia: drowsiness and vomiting',
    hi: '{a} और {b} साथ लेने से अमोनिया बढ़ सकता है: सुस्ती और उल्टी हो सकती है',
  },
  neuropathy: {
    en: '{a} with {b} can damage the nerves and the pancreas',
    hi: '{a} और {b} साथ लेने से नसों और अग्न्याशय को नुकसान हो सकता है',
  },
  paralysis: {
    en: '{a} with {b} can weaken the muscles of breathing',
    hi: '{a} और {b} साथ लेने से साँस की मांसपेशियाँ कमज़ोर हो सकती हैं',
  },
  'brain-pressure': {
    en: '{a} with {b} can raise the pressure in the head',
    hi: '{a} और {b} साथ लेने से सिर के अंदर दबाव बढ़ सकता है',
  },
  tendon: {
    en: '{a} with {b} increases the risk of a torn tendon',
    hi: '{a} और {b} साथ लेने से टेंडन फटने का ख़तरा बढ़ता है',
  },
  'low-sugar': {
    en: '{a} with {b} can make the blood sugar fall too low',
    hi: '{a} और {b} साथ लेने से ब्लड शुगर बहुत कम हो सकती है',
  },
  'hidden-low-sugar': {
    en: '{b} can hide the signs of low blood sugar from {a}',
    hi: '{b} से {a} के कारण हुई कम शुगर के लक्षण छिप सकते हैं',
  },
  'high-sugar': {
    en: '{b} raises the blood sugar and works against {a}',
    hi: '{b} से ब्लड शुगर बढ़ती है और {a} का असर घटता है',
  },
  contraception: {
    en: '{b} lowers the level of {a}: the contraceptive can fail',
    hi: '{b} से {a} का स्तर घटता है: गर्भनिरोध विफल हो सकता है',
  },
  ergotism: {
    en: '{a} with {b} can close blood vessels of limbs, heart and brain',
    hi: '{a} और {b} साथ लेने से हाथ-पैर, दिल और दिमाग़ की नसें सिकुड़ सकती हैं',
  },
  steroid: {
    en: '{b} raises the level of {a}: Cushing syndrome and adrenal suppression are possible',
    hi: '{b} से {a} का स्तर बढ़ता है: कुशिंग सिंड्रोम और एड्रिनल ग्रंथि की कमज़ोरी हो सकती है',
  },
  infection: {
    en: '{a} with {b} weakens the defence against infections',
    hi: '{a} और {b} साथ लेने से संक्रमण से लड़ने की क्षमता बहुत घटती है',
  },
  'live-vaccine': {
    en: '{a} can cause the disease itself while the patient takes {b}',
    hi: '{b} लेते समय {a} से वही बीमारी हो सकती है',
  },
  'vitamin-a': {
    en: '{a} with {b} can cause vitamin A poisoning',
    hi: '{a} और {b} साथ लेने से विटामिन A की विषाक्तता हो सकती है',
  },
  'high-calcium': {
    en: '{a} with {b} can raise calcium too much',
    hi: '{a} और {b} साथ लेने से कैल्शियम बहुत बढ़ सकता है',
  },
  crystals: {
    en: '{a} and {b} form crystals in lungs and kidneys of newborns',
    hi: '{a} और {b} से नवजात के फेफड़ों और गुर्दों में क्रिस्टल बन सकते हैं',
  },
  womb: {
    en: '{a} with {b} can make the womb contract too strongly',
    hi: '{a} और {b} साथ देने से गर्भाशय बहुत ज़ोर से सिकुड़ सकता है',
  },
  rash: {
    en: '{a} with {b} causes a skin rash more often',
    hi: '{a} और {b} साथ लेने से त्वचा पर चकत्ते ज़्यादा होते हैं',
  },
  acidosis: {
    en: '{a} with {b} can injure the kidneys and cause lactic acidosis',
    hi: '{a} और {b} साथ लेने से गुर्दे ख़राब हो सकते हैं और लैक्टिक एसिडोसिस हो सकता है',
  },
} as const satisfies Readonly<Record<string, Label>>;
