import type { FormSection } from '#forms';
import { anyOf, asked, choice, date, section, text, when, yesNo } from '../fields.ts';
import { questions, thoughtsOfHarm } from '../talk.ts';

/** Who is on the line, and whether she can speak freely: asked first. */
export const callTo = section('callTo', [
  choice('person', ['PATIENT', 'HUSBAND', 'HER_MOTHER', 'MOTHER_IN_LAW', 'ANOTHER_RELATIVE']),
  yesNo('speaksFreely'),
]);

/** What to do about thoughts of harm during a call. Tele-MANAS, 14416, is India's mental health line. */
const SAFETY_STEPS = [
  'STAYED_ON_THE_LINE',
  'FAMILY_MEMBER_WITH_HER',
  'PSYCHIATRIST_INFORMED',
  'AMBULANCE_CALLED',
  'TELE_MANAS_GIVEN',
  // The log records that nothing could be done, too.
  'CALL_BROKE_OFF',
] as const;

/** A yes is never recorded alone: current danger and the action taken are required. */
export const harm = [
  thoughtsOfHarm,
  asked('harm', when('thoughtsOfHarm', 'YES'), [
    yesNo('urgent', { required: true }),
    anyOf('safetySteps', SAFETY_STEPS, { required: true }),
    text('safetyDetail', { maxLength: 1000 }),
  ]),
] as const;

/** Our own questions in plain words. Not a scale and without a score: the Edinburgh scale needs permission. */
const mood = section('questions', [
  choice('mood', ['MOOD_MOSTLY_GOOD', 'MOOD_UP_AND_DOWN', 'MOOD_MOSTLY_LOW']),
  choice('worry', ['WORRIES_RARELY', 'WORRIES_SOMETIMES', 'WORRIES_MOST_OF_THE_TIME']),
  yesNo('managesTheDay'),
  yesNo('hasSupport'),
  ...harm,
]);

/** Questionnaire of this call: mood and safety, then the common part. */
export const psychologyQuestions: FormSection = {
  ...questions,
  fields: [...mood.fields, ...questions.fields],
};

const STEPS = ['FOLLOW_UP_CALL', 'COUNSELLOR', 'PSYCHIATRIST', 'TREATING_DOCTOR', 'EMERGENCY_CARE'] as const;

export const nextStep = section('nextStep', [
  choice('step', ['NO_STEP_NEEDED', ...STEPS]),
  asked('planned', when('step', ...STEPS), [
    date('due', { days: { min: 0, max: 365 } }),
    text('agreed', { maxLength: 1000 }),
  ]),
]);
