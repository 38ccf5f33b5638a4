import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  labels: {
    '30-days': 'पिछले 30 दिन',
    '3-months': 'पिछले 3 महीने',
    '12-months': 'पिछले 12 महीने',
  },
  chartTopicLabels: {
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
  charts: {
    getChartAddress: 'चार्ट माँगा गया',
  },
};
