import { labelFromKey } from '@careline/core/formatting';
import { useMemo } from 'react';
import { defineMessages, languageOf } from './messages.ts';
import { useLocale } from './messages-provider.tsx';

/** The sentences behind the label keys of core's form definitions. */
export const formLabels = defineMessages({
  en: {
    'calls.bloodPressure': 'Blood pressure',
    'calls.bloodPressure.systolic': 'Systolic',
    'calls.bloodPressure.diastolic': 'Diastolic',
    'calls.bloodPressure.irrPulse': 'Irregular pulse',
    'calls.body': 'Body',
    'calls.body.weight': 'Weight',
    'calls.bloodGlucose': 'Blood glucose',
    'calls.bloodGlucose.value': 'Glucose',
    'calls.bloodGlucose.mealSituation': 'Meal situation',
    'calls.mealSituation.MEAL_SITUATION_FASTING': 'Fasting',
    'calls.mealSituation.MEAL_SITUATION_RANDOM': 'Random',
    'calls.mealSituation.MEAL_SITUATION_BEFORE_MEAL': 'Before a meal',
    'calls.mealSituation.MEAL_SITUATION_AFTER_MEAL': 'After a meal',
    'calls.complaints': 'Complaints',
    'calls.complaints.notes': 'What the patient reports',
  },
  hi: {
    'calls.bloodPressure': 'रक्तचाप',
    'calls.bloodPressure.systolic': 'सिस्टोलिक (ऊपर का)',
    'calls.bloodPressure.diastolic': 'डायस्टोलिक (नीचे का)',
    'calls.bloodPressure.irrPulse': 'अनियमित नाड़ी',
    'calls.body': 'शरीर',
    'calls.body.weight': 'वज़न',
    'calls.bloodGlucose': 'रक्त शर्करा',
    'calls.bloodGlucose.value': 'ग्लूकोज़',
    'calls.bloodGlucose.mealSituation': 'भोजन की स्थिति',
    'calls.mealSituation.MEAL_SITUATION_FASTING': 'खाली पेट',
    'calls.mealSituation.MEAL_SITUATION_RANDOM': 'किसी भी समय',
    'calls.mealSituation.MEAL_SITUATION_BEFORE_MEAL': 'भोजन से पहले',
    'calls.mealSituation.MEAL_SITUATION_AFTER_MEAL': 'भोजन के बाद',
    'calls.complaints': 'शिकायतें',
    'calls.complaints.notes': 'मरीज़ ने क्या बताया',
  },
});

/** The label of a key in a locale; a key without a sentence is shown as its last part in words. */
export function formLabel(key: string, locale: string): string {
  const labels: Readonly<Record<string, string>> = formLabels[languageOf(locale)];
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
  return label ?? labelFromKey(key.slice(key.lastIndexOf('.') + 1));
}

/** `formLabel` in the locale in force. */
export function useFormLabel(): (key: string) => string {
  const locale = useLocale();
  return useMemo(() => (key: string) => formLabel(key, locale), [locale]);
}
