import type { AnswersOf } from '#forms';
import { anyOf, asked, counted, section, text, when, yesNo } from '../fields.ts';
import { PSYCHOSIS_SIGN_ACTS } from '../sign-acts.ts';
import { violence } from '../talk.ts';
import { BABY_MAY_LIVE } from './delivery.ts';
import { harm } from './psychology.ts';

/** The call after a birth. Depends on `deliveryDetails`, which comes first. */
export const postNatal = section('postNatal', [
  // In days, like the visit schedule: 3, 7, 14, 21, 28, 42. Our own limit.
  asked('livingBaby', BABY_MAY_LIVE, [counted('babyAge', { min: 0, max: 366 })]),
  yesNo('checkedSinceBirth'),
  yesNo('lowMood'),
  asked('mood', when('lowMood', 'YES'), [yesNo('psychologyCallOffered')]),
  ...harm,
  anyOf('psychosisSigns', [...Object.keys(PSYCHOSIS_SIGN_ACTS), 'NONE'], {
    danger: { kind: 'MOTHER_SIGN', acts: PSYCHOSIS_SIGN_ACTS },
  }),
  violence,
  yesNo('familyPlanningTold'),
  text('questionnaire'),
]);

/** Specification 3.7: contains babyAge, here in days, and questionnaire. */
export type PostNatalCall = AnswersOf<typeof postNatal>;
