import { type Label, labelIn } from '#formatting';

/** Words of the patient's copy, which may be in another language than the screen. */
const WORDS = {
  title: { en: 'How to take your medicines', hi: 'अपनी दवाएँ कैसे लें' },
  morning: { en: 'Morning', hi: 'सुबह' },
  noon: { en: 'Noon', hi: 'दोपहर' },
  evening: { en: 'Evening', hi: 'शाम' },
  night: { en: 'Night', hi: 'रात' },
  none: { en: 'None', hi: 'नहीं' },
  stopped: { en: 'Stopped: do not take it', hi: 'बंद: इसे न लें' },
  withdrawn: { en: 'Withdrawn: do not use this paper', hi: 'वापस लिया गया: इस काग़ज़ का उपयोग न करें' },
  allergies: {
    en: 'Show this to every doctor and chemist. Allergy',
    hi: 'हर डॉक्टर और दवा दुकान को यह दिखाएँ। एलर्जी',
  },
  advice: { en: 'Advice', hi: 'सलाह' },
  asWritten: { en: 'In the words of the doctor', hi: 'डॉक्टर के शब्दों में' },
  reason: { en: 'What it is for', hi: 'किस तकलीफ़ के लिए' },
  stepDays: { en: 'Days', hi: 'दिन' },
  stepDose: { en: 'Dose', hi: 'खुराक' },
  tests: { en: 'Tests to be done', hi: 'ये जाँचें कराएँ' },
  fasting: { en: 'on an empty stomach', hi: 'खाली पेट' },
  warningSigns: { en: 'Come at once, or call 108, if', hi: 'तुरंत आएँ या 108 पर फ़ोन करें, अगर' },
  nextVisit: { en: 'Next visit', hi: 'अगली बार आएँ' },
  questions: { en: 'Questions about your medicines? Call', hi: 'दवाओं के बारे में सवाल हो तो फ़ोन करें' },
  emergency: { en: 'Emergency: call 108', hi: 'आपात स्थिति में 108 पर फ़ोन करें' },
  date: { en: 'Date', hi: 'तारीख़' },
} as const satisfies Readonly<Record<string, Label>>;

export type PatientCopyWord = keyof typeof WORDS;

export const patientCopyText = (word: PatientCopyWord, locale?: string): string =>
  labelIn(WORDS[word], locale);
