import { exactly, measure, metric, molar } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

const labels = { en: 'Blood Glucose', hi: 'रक्त ग्लूकोज़' };

const glucose = measure({
  measure: 'glucose',
  labels,
  units: { 'mg/dL': exactly(0), 'mmol/L': molar(0.05551, 1) },
  limits: { hard: [10, 2000], soft: [60, 400], softFasting: [60, 300] },
  slips: [{ unit: 'mg/dL', meant: 'mmol/L', from: 2, below: 10 }],
  // Meters sold in India print LO under 20 mg/dL and HI over 600. From 10 on, a number in mg/dL first gets the question
  // whether it was LO, because Indian meters show mg/dL (clinical safety, part 3).
  meter: { LO: 20, HI: 600, perhapsLow: [10, 33.3], meant: 'mmol/L' },
});

/** Hours after a meal, or after the drink of a 75 g test. */
const hours = measure({
  measure: 'hours',
  labels: { en: 'Hours after', hi: 'कितने घंटे बाद' },
  units: { h: exactly(0) },
  limits: { hard: [0, 24] },
});

const fasting = 'MEAL_SITUATION_FASTING';
const afterMeal = 'MEAL_SITUATION_AFTER_MEAL';

export const bloodGlucose = {
  /**
   * Glucose after a 75 g load (1507-3, 1518-0) has no code here and is stored as a reading without a metric: it is
   * neither random nor after a meal.
   */
  bloodglucose: metric({
    labels,
    group: 'sugar',
    path: 'vitals',
    values: {
      value: {
        of: glucose,
        loinc: [
          '2339-0',
          '2345-7',
          '41653-7',
          '15074-8',
          '14749-6',
          '14743-9',
          { code: '1558-6', mealSituation: fasting },
          { code: '14771-0', mealSituation: fasting },
          { code: '1521-4', mealSituation: afterMeal },
          { code: '14761-1', mealSituation: afterMeal },
        ],
        entry: { decimals: 1, required: true },
      },
      hoursAfterMeal: { of: hours, beside: true },
      // Fasting, and not fasting.
      toleranceHours: { of: hours, beside: true },
      challengeHours: { of: hours, beside: true },
    },
    trends: [{ key: 'bloodGlucose', values: ['value'], bySituation: true }],
  }),
};

/** Goal flags also apply to HbA1c. */
export const GLUCOSE_FLAGS = {
  'ada:prediabetes': { en: 'Prediabetes range', hi: 'प्री-डायबिटीज़ सीमा' },
  'ada:diabetes-range': { en: 'Diabetes range', hi: 'मधुमेह सीमा' },
  'ada:igt': { en: 'Raised sugar 2 hours after the test drink', hi: 'जाँच पेय के 2 घंटे बाद शर्करा अधिक' },
  'ada:confirm': {
    en: 'High blood sugar: confirm with another test',
    hi: 'रक्त शर्करा अधिक: दूसरी जाँच से पुष्टि करें',
  },
  'ada:low-level1': { en: 'Low blood sugar', hi: 'रक्त शर्करा कम', act: 'low-sugar-now' },
  'ada:low-level2': {
    en: 'Dangerously low blood sugar',
    hi: 'रक्त शर्करा खतरनाक रूप से कम',
    act: 'low-sugar-now',
  },
  'sugar:high': { en: 'High blood sugar', hi: 'रक्त शर्करा अधिक' },
  'sugar:very-high': { en: 'Very high blood sugar', hi: 'रक्त शर्करा बहुत अधिक', act: 'doctor-today' },
  'sugar:dangerous': {
    en: 'Dangerously high blood sugar',
    hi: 'रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'sugar:dangerous-with-signs': {
    en: 'Very high blood sugar with a warning sign',
    hi: 'चेतावनी के लक्षण के साथ रक्त शर्करा बहुत अधिक',
    act: 'hospital-now',
  },
  'child-sugar:high': { en: 'High blood sugar in a child', hi: 'बच्चे की रक्त शर्करा अधिक', act: 'doctor-today' },
  'newborn-sugar:low': {
    en: 'Low blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा कम',
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-low': {
    en: 'Dangerously low blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'newborn-sugar:high': {
    en: 'High blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा अधिक',
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-high': {
    en: 'Dangerously high blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
  'goal:below': { en: 'Below the programme goal', hi: 'कार्यक्रम के लक्ष्य से कम' },
  'goal:above': { en: 'Above the programme goal', hi: 'कार्यक्रम के लक्ष्य से अधिक' },
  'iadpsg:gdm': {
    en: 'Diabetes of pregnancy range (fasting test)',
    hi: 'गर्भकालीन मधुमेह सीमा (खाली पेट जाँच)',
    act: 'ask-clinician',
  },
  'dipsi:gdm': {
    en: 'Diabetes of pregnancy range (single test)',
    hi: 'गर्भकालीन मधुमेह सीमा (एकल जाँच)',
    act: 'ask-clinician',
  },
  'gdm-goal:above': { en: 'Above the goal for pregnancy', hi: 'गर्भावस्था के लक्ष्य से अधिक' },
  'pregnancy-sugar:high': { en: 'High blood sugar for pregnancy', hi: 'गर्भावस्था के लिए रक्त शर्करा अधिक' },
  'pregnancy-sugar:very-high': {
    en: 'Very high blood sugar in pregnancy',
    hi: 'गर्भावस्था में रक्त शर्करा बहुत अधिक',
    act: 'doctor-today',
  },
  'pregnancy-sugar:dangerous': {
    en: 'Dangerously high blood sugar in pregnancy',
    hi: 'गर्भावस्था में रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
