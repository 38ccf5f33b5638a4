import { metric } from './definition.ts';

/** Metrics that hold no value with a unit and limits: what was done, eaten, taken or filed (specification 3.8). */
export const activity = metric({
  labels: { en: 'Physical Activity', hi: 'शारीरिक गतिविधि' },
  path: 'activity',
  values: {},
});
export const activitysummary = metric({
  labels: { en: 'Activity of a day', hi: 'दिन की गतिविधि' },
  path: 'activity',
  values: {},
});
export const mealitem = metric({ labels: { en: 'Meal', hi: 'भोजन' }, values: {} });
export const sleepsummary = metric({ labels: { en: 'Sleep', hi: 'नींद' }, values: {} });
/** Which metric each path of its own serves: design 3. */
export const medication = metric({
  labels: { en: 'Medication', hi: 'दवा' },
  path: '/events/medication',
  values: {},
});
export const habitevents = metric({
  labels: { en: 'Habits', hi: 'आदतें' },
  path: '/events/behaviour',
  values: {},
});
export const stress = metric({ labels: { en: 'Stress', hi: 'तनाव' }, values: {} });
export const report = metric({ labels: { en: 'Report', hi: 'रिपोर्ट' }, values: {} });
export const diet = metric({ labels: { en: 'Diet', hi: 'आहार' }, path: '/dietplan/meals', values: {} });
