import type { Label } from '#formatting';

/** What to monitor or separate if two medicines can be combined. */
export const WATCH_ACTS = {
  'blood-count': {
    en: 'Check blood count, liver and kidneys every week at first',
    hi: 'शुरू में हर हफ़्ते ख़ून, लिवर और गुर्दों की जाँच करें',
  },
  'liver-tests': {
    en: 'Check liver tests and explain the signs of jaundice',
    hi: 'लिवर की जाँच करें और पीलिया के लक्षण समझाएँ',
  },
  'creatine-kinase': {
    en: 'Ask about muscle pain, and measure creatine kinase if there is any',
    hi: 'मांसपेशियों के दर्द के बारे में पूछें, और हो तो क्रिएटिन काइनेज़ जाँचें',
  },
  'space-levothyroxine': {
    en: 'Take {a} on an empty stomach, at least 4 hours before {b}',
    hi: '{a} ख़ाली पेट, {b} से कम से कम 4 घंटे पहले लें',
  },
  'space-antibiotic': {
    en: 'Take {a} at least 2 hours before or 6 hours after {b}',
    hi: '{a} को {b} से कम से कम 2 घंटे पहले या 6 घंटे बाद लें',
  },
  'space-two-hours': {
    en: 'Take {a} and {b} at least 2 hours apart',
    hi: '{a} और {b} के बीच कम से कम 2 घंटे का अंतर रखें',
  },
  'space-bisphosphonate': {
    en: 'Take {a} in the morning, at least 30 minutes before {b}',
    hi: '{a} सुबह, {b} से कम से कम 30 मिनट पहले लें',
  },
  'space-sequestrant': {
    en: 'Take {a} 1 hour before or 6 hours after {b}',
    hi: '{a} को {b} से 1 घंटा पहले या 6 घंटे बाद लें',
  },
  'space-oxytocin': {
    en: 'Before the birth, give {a} at least 6 hours after {b}',
    hi: 'प्रसव से पहले {a}, {b} के कम से कम 6 घंटे बाद दें',
  },
  serotonin: {
    en: 'Use the lowest doses, and stop both if agitation, tremor, sweating or fever occur',
    hi: 'कम से कम मात्रा दें, और बेचैनी, कंपन, पसीना या बुख़ार हो तो दोनों बंद करें',
  },
  breathing: {
    en: 'Choose an alternative; if there is none, give the lowest doses for the shortest time and warn about slow breathing',
    hi: 'दूसरी दवा चुनें; न हो तो कम से कम मात्रा थोड़े समय दें और साँस धीमी होने के बारे में बताएँ',
  },
  drowsiness: {
    en: 'Start with low doses; no driving and no alcohol',
    hi: 'कम मात्रा से शुरू करें; गाड़ी न चलाएँ और शराब न लें',
  },
  sugar: {
    en: 'Measure blood sugar more often and reduce the dose if it is low',
    hi: 'ब्लड शुगर ज़्यादा बार नापें और कम हो तो मात्रा घटाएँ',
  },
  'sugar-up': {
    en: 'Measure blood sugar more often while {b} is taken',
    hi: '{b} लेते समय ब्लड शुगर ज़्यादा बार नापें',
  },
  contraception: {
    en: 'Use an intrauterine device or another method that {b} does not affect, until 4 weeks after {b}',
    hi: 'कॉपर-टी या कोई दूसरा तरीका अपनाएँ जिस पर {b} का असर न हो, {b} बंद होने के 4 हफ़्ते बाद तक',
  },
  'condoms-too': {
    en: 'Use condoms too, until 4 weeks after {b}',
    hi: '{b} बंद होने के 4 हफ़्ते बाद तक कंडोम भी इस्तेमाल करें',
  },
  'dolutegravir-twice': {
    en: 'Give dolutegravir 50 mg twice a day until 2 weeks after {b}',
    hi: 'डोल्यूटेग्राविर 50 mg दिन में दो बार दें, {b} बंद होने के 2 हफ़्ते बाद तक',
  },
  'metformin-1000': {
    en: 'Give at most 1 g of metformin a day',
    hi: 'मेटफ़ॉर्मिन दिन में 1 g से ज़्यादा न दें',
  },
  'slow-lamotrigine': {
    en: 'Start {a} with 25 mg on alternate days and raise it slowly',
    hi: '{a} 25 mg एक दिन छोड़कर शुरू करें और धीरे-धीरे बढ़ाएँ',
  },
  'stop-metformin': {
    en: 'With eGFR below 30, stop {a} on the day of the contrast and check creatinine after 48 hours',
    hi: 'eGFR 30 से कम हो तो कॉन्ट्रास्ट के दिन {a} बंद करें और 48 घंटे बाद क्रिएटिनिन जाँचें',
  },
  'short-course': {
    en: 'Give the shortest course, and check after it',
    hi: 'कम से कम समय के लिए दें, और उसके बाद जाँच करें',
  },
  'stop-beta-blocker-first': {
    en: 'Stop the beta blocker several days before clonidine is reduced',
    hi: 'क्लोनिडीन घटाने से कई दिन पहले बीटा ब्लॉकर बंद करें',
  },
  'level-unsteady': {
    en: 'Measure the level of {a}, look for unsteadiness and reduce its dose',
    hi: '{a} का स्तर जाँचें, लड़खड़ाहट देखें और मात्रा कम करें',
  },
  'postpone-vaccine': {
    en: 'Postpone {a} until the defence has recovered',
    hi: 'प्रतिरक्षा ठीक होने तक {a} टालें',
  },
  tendon: {
    en: 'Choose another antibiotic from 60 years; stop at the first pain of a tendon',
    hi: '60 साल से ऊपर दूसरी एंटीबायोटिक चुनें; टेंडन में दर्द होते ही बंद करें',
  },
  'thirty-minutes': {
    en: 'Take ibuprofen or naproxen at least 30 minutes after aspirin, or choose paracetamol',
    hi: 'आइबुप्रोफ़ेन या नेप्रोक्सेन एस्पिरिन के कम से कम 30 मिनट बाद लें, या पैरासिटामोल चुनें',
  },
  'choose-pantoprazole': {
    en: 'Choose pantoprazole or famotidine',
    hi: 'पैंटोप्राज़ोल या फ़ैमोटिडीन चुनें',
  },
  'fluid-weight': {
    en: 'Look for swelling and weight gain; not with heart failure',
    hi: 'सूजन और वज़न बढ़ने पर ध्यान दें; हार्ट फ़ेल्योर में न दें',
  },
} as const satisfies Readonly<Record<string, Label>>;
