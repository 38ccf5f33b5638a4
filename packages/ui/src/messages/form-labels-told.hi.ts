import type { toldFormLabels } from './form-labels-told.ts';
import type { TranslationOf } from './messages.ts';

export const formLabelsToldHindi: TranslationOf<typeof toldFormLabels> = {
  name: 'form-labels-told',
  sentences: {
    'calls.mealSituation.MEAL_SITUATION_RANDOM': 'किसी भी समय',
    'calls.mealSituation.MEAL_SITUATION_FASTING': 'खाली पेट',
    'calls.mealSituation.MEAL_SITUATION_BEFORE_MEAL': 'भोजन से पहले',
    'calls.mealSituation.MEAL_SITUATION_AFTER_MEAL': 'भोजन के बाद',
    'calls.option.SELF_HARM': 'ख़ुद को नुकसान पहुँचाने के विचार',
    'calls.option.PREGNANCY_SIGN': 'गर्भावस्था के ख़तरे के संकेत',
    'calls.option.MOTHER_SIGN': 'माँ के ख़तरे के संकेत',
    'calls.option.INFANT_SIGN': 'शिशु के ख़तरे के संकेत',
    'calls.option.WARNING_SIGN': 'चेतावनी के संकेत',
    'calls.option.CRITICAL_READING': 'अत्यंत चिंताजनक रीडिंग',
  },
};
