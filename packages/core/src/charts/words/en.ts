import { defineWords } from '#formatting';

export const labels = defineWords('charts.labels', {
  '30-days': 'Last 30 days',
  '3-months': 'Last 3 months',
  '12-months': 'Last 12 months',
});

export const chartTopicLabels = defineWords('charts.chartTopicLabels', {
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
});

export const charts = defineWords('charts.charts', {
  getChartAddress: 'Asked for a chart',
});
