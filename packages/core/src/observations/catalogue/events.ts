import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { event } from './definition.ts';

/** Metrics without values that have a unit and limits: activities, meals, medicines, files (specification 3.8). */
export const events = {
  activity: event({
    labels: wordLabel(words.events, 'physicalActivity'),
    path: 'activity',
  }),
  activitysummary: event({
    labels: wordLabel(words.events, 'activityOfDay'),
    path: 'activity',
  }),
  mealitem: event({ labels: wordLabel(words.events, 'meal') }),
  sleepsummary: event({ labels: wordLabel(words.events, 'sleep') }),
  // Design 3 maps paths to metrics.
  medication: event({
    labels: wordLabel(words.events, 'medication'),
    path: '/events/medication',
  }),
  habitevents: event({
    labels: wordLabel(words.events, 'habits'),
    path: '/events/behaviour',
  }),
  stress: event({ labels: wordLabel(words.events, 'stress') }),
  report: event({ labels: wordLabel(words.events, 'report') }),
  diet: event({ labels: wordLabel(words.events, 'diet'), path: '/dietplan/meals' }),
};
