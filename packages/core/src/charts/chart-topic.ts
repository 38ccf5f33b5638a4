import { type CodedLabels, codedLabel } from '#formatting';

/** Topics of analytics charts (specification 1). The keys appear in chart addresses. */
export const CHART_TOPICS = [
  'touchpoints',
  'gender',
  'bmi',
  'risk-matrix',
  'coach-workload',
  'whatsapp-message-audit',
  'cardiac-risk',
  'diabetes-risk',
  'hypertension-risk',
  'dyslipidaemia-risk',
] as const;
export type ChartTopic = (typeof CHART_TOPICS)[number];

const CHART_TOPIC_LABELS = {
  en: {
    touchpoints: 'Touchpoints',
    gender: 'Gender',
    bmi: 'BMI',
    'risk-matrix': 'Risk matrix',
    'coach-workload': 'Coach workload',
    'whatsapp-message-audit': 'WhatsApp message audit',
    'cardiac-risk': 'Cardiac risk',
    'diabetes-risk': 'Diabetes risk',
    'hypertension-risk': 'Hypertension risk',
    'dyslipidaemia-risk': 'Dyslipidaemia risk',
  },
  hi: {
    touchpoints: 'संपर्क',
    gender: 'लिंग',
    bmi: 'BMI',
    'risk-matrix': 'जोखिम मैट्रिक्स',
    'coach-workload': 'कोच का कार्यभार',
    'whatsapp-message-audit': 'WhatsApp संदेशों का लेखा',
    'cardiac-risk': 'हृदय रोग का जोखिम',
    'diabetes-risk': 'मधुमेह का जोखिम',
    'hypertension-risk': 'उच्च रक्तचाप का जोखिम',
    'dyslipidaemia-risk': 'डिसलिपिडीमिया का जोखिम',
  },
} as const satisfies CodedLabels<ChartTopic>;

export function chartTopicLabel(key: string, locale?: string): string {
  return codedLabel(CHART_TOPIC_LABELS, key, locale);
}
