import type { AnswersOf } from '#forms';
import { asked, counted, section, text, when, yesNo } from '../fields.ts';
import { BABY_MAY_LIVE } from './delivery.ts';

/** The call after a birth as a whole. Depends on `deliveryDetails`, which stands before it. */
export const postNatal = section('postNatal', [
  // In days, as the schedule of visits is: 3, 7, 14, 21, 28, 42. Our own limit.
  asked('livingBaby', BABY_MAY_LIVE, [counted('babyAge', { min: 0, max: 366 })]),
  yesNo('checkedSinceBirth'),
  yesNo('lowMood'),
  asked('mood', when('lowMood', 'YES'), [yesNo('psychologyCallOffered')]),
  yesNo('familyPlanningTold'),
  text('questionnaire'),
]);

/** Specification 3.7: contains babyAge, here in days, and questionnaire. */
export type PostNatalCall = AnswersOf<typeof postNatal>;
