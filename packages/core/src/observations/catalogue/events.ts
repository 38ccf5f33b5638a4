import { event } from './definition.ts';

/** Metrics without values that have a unit and limits: activities, meals, medicines, files (specification 3.8). */
export const events = {
  activity: event({
    labels: { en: 'Physical Activity', hi: 'शारीरिक गतिविधि' },
    path: 'activity',
  }),
  activitysummary: event({
    labels: { en: 'Activity of a day', hi: 'दिन की गतिविधि' },
    path: 'activity',
  }),
  mealitem: event({ labels: { en: 'Meal', hi: 'भोजन' } }),
  sleepsummary: event({ labels: { en: 'Sleep', hi: 'नींद' } }),
  // Design 3 maps paths to metrics.
  medication: event({
    labels: { en: 'Medication', hi: 'दवा' },
    path: '/events/medication',
  }),
  habitevents: event({
    labels: { en: 'Habits', hi: 'आदतें' },
    path: '/events/behaviour',
  }),
  stress: event({ labels: { en: 'Stress', hi: 'तनाव' } }),
  report: event({ labels: { en: 'Report', hi: 'रिपोर्ट' } }),
  diet: event({ labels: { en: 'Diet', hi: 'आहार' }, path: '/dietplan/meals' }),
};
