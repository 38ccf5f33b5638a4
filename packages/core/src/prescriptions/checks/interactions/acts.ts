import type { Label } from '#formatting';

/** What to do about two medicines. `{a}` and `{b}` are the two sides of a row. */
export const ACTS = {
  never: { en: 'Do not give them together: choose another medicine', hi: 'साथ न दें: दूसरी दवा चुनें' },
  'without-a': { en: 'Choose an alternative to {a}', hi: '{a} की जगह दूसरी दवा चुनें' },
  'without-b': { en: 'Choose an alternative to {b}', hi: '{b} की जगह दूसरी दवा चुनें' },
  'one-of-two': { en: 'Give only one of them', hi: 'दोनों में से एक ही दें' },
  'fourteen-days': {
    en: 'Do not give them together, nor within 14 days of each other',
    hi: 'साथ न दें, और एक बंद करने के 14 दिन के भीतर दूसरी न दें',
  },
  'thirty-six-hours': {
    en: 'Stop the ACE inhibitor at least 36 hours before the first dose of {b}',
    hi: '{b} की पहली ख़ुराक से कम से कम 36 घंटे पहले ACE इनहिबिटर बंद करें',
  },
  'one-day': {
    en: 'Do not give {b} within 24 hours of {a}',
    hi: '{a} के 24 घंटे के भीतर {b} न दें',
  },
  'nitrate-free': {
    en: 'Do not give them together; after sildenafil no nitrate for 24 hours, after tadalafil for 48 hours',
    hi: 'साथ न दें; सिल्डेनाफ़िल के 24 घंटे और टैडालाफ़िल के 48 घंटे तक नाइट्रेट न दें',
  },
  'change-statin': {
    en: 'Stop {a} during the course of {b}, or choose rosuvastatin or pravastatin',
    hi: '{b} का कोर्स चलने तक {a} बंद रखें, या रोसुवास्टेटिन या प्रावास्टेटिन चुनें',
  },
  'simvastatin-20': {
    en: 'Give at most 20 mg of simvastatin a day, or choose rosuvastatin',
    hi: 'सिम्वास्टेटिन दिन में 20 mg से ज़्यादा न दें, या रोसुवास्टेटिन चुनें',
  },
  'simvastatin-10': {
    en: 'Give at most 10 mg of simvastatin a day, or choose rosuvastatin',
    hi: 'सिम्वास्टेटिन दिन में 10 mg से ज़्यादा न दें, या रोसुवास्टेटिन चुनें',
  },
  'pause-statin': {
    en: 'Stop {a} until seven days after the last dose of {b}',
    hi: '{b} की आख़िरी खुराक के सात दिन बाद तक {a} बंद रखें',
  },
  'low-statin': {
    en: 'Give the lowest dose of {a} and ask about muscle pain',
    hi: '{a} की सबसे कम मात्रा दें और मांसपेशियों के दर्द के बारे में पूछें',
  },
  'aspirin-100': { en: 'Give at most 100 mg of aspirin a day', hi: 'एस्पिरिन दिन में 100 mg से ज़्यादा न दें' },
  inr: {
    en: 'Check the INR after 3 to 5 days and adjust {a}; check again when {b} is stopped',
    hi: '3 से 5 दिन में INR जाँचें और {a} की मात्रा बदलें; {b} बंद होने पर फिर जाँचें',
  },
  'without-b-or-inr': {
    en: 'Choose an alternative to {b}; if there is none, check the INR within 3 days and adjust {a}',
    hi: '{b} की जगह दूसरी दवा चुनें; न हो तो 3 दिन में INR जाँचें और {a} की मात्रा बदलें',
  },
  'bleeding-signs': {
    en: 'Confirm that both are needed, add a PPI and explain the signs of bleeding',
    hi: 'पक्का करें कि दोनों ज़रूरी हैं, PPI जोड़ें और रक्तस्राव के लक्षण समझाएँ',
  },
  'add-ppi': {
    en: 'Give a PPI too, for the shortest time, and explain the signs of bleeding',
    hi: 'साथ में PPI दें, कम से कम समय के लिए, और रक्तस्राव के लक्षण समझाएँ',
  },
  level: {
    en: 'Measure the level of {a} and adjust its dose',
    hi: '{a} का स्तर जाँचें और मात्रा बदलें',
  },
  'halve-a': {
    en: 'Halve the dose of {a}, and check its level and the pulse',
    hi: '{a} की मात्रा आधी करें, और उसका स्तर और नब्ज़ जाँचें',
  },
  'quarter-a': {
    en: 'Choose an alternative to {b}, or reduce {a} to a quarter and check the blood count every week',
    hi: '{b} की जगह दूसरी दवा चुनें, या {a} की मात्रा एक चौथाई करें और हर हफ़्ते ख़ून की जाँच करें',
  },
  'reduce-a': {
    en: 'Reduce the dose of {a} and look for side effects',
    hi: '{a} की मात्रा कम करें और दुष्प्रभाव देखें',
  },
  'raise-a': {
    en: 'Check whether {a} still works and adjust its dose; check again when {b} is stopped',
    hi: 'देखें कि {a} असर कर रही है और मात्रा बदलें; {b} बंद होने पर फिर देखें',
  },
  ecg: {
    en: 'Choose an alternative, or take an ECG and correct potassium and magnesium first',
    hi: 'दूसरी दवा चुनें, या पहले ECG करें और पोटैशियम व मैग्नीशियम ठीक करें',
  },
  pulse: { en: 'Check pulse, blood pressure and ECG', hi: 'नब्ज़, ब्लड प्रेशर और ECG जाँचें' },
  standing: {
    en: 'Start with a low dose and measure the blood pressure standing',
    hi: 'कम मात्रा से शुरू करें और खड़े होकर ब्लड प्रेशर नापें',
  },
  potassium: {
    en: 'Check potassium and creatinine within one week',
    hi: 'एक हफ़्ते में पोटैशियम और क्रिएटिनिन जाँचें',
  },
  sodium: { en: 'Check sodium within two weeks', hi: 'दो हफ़्ते में सोडियम जाँचें' },
  creatinine: {
    en: 'Choose an alternative, or check creatinine within one week and make sure the patient drinks enough',
    hi: 'दूसरी दवा चुनें, या एक हफ़्ते में क्रिएटिनिन जाँचें और पर्याप्त पानी पिलाएँ',
  },
} as const satisfies Readonly<Record<string, Label>>;
